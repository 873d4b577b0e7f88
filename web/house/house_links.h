// house/house_links.h — games in and out: links, the address, the table and what left it.
#pragma once
#include "house/house.h"

namespace wg::house {

template <class App>
void House<App>::take(G game) {
  games_.take(std::move(game));
  at_start_ = false;
  stage_.card().reset();
  app_.taken();
}

template <class App>
void House<App>::lay_out(G game) {
  games_.keep();
  take(std::move(game));
  changed();
}

template <class App>
void House<App>::changed() {
  if (!game()) return;
  page::set_fragment(game()->token());
  page::title(std::string(G::kTitle) + ": " + game()->title());
  // What the one before was told is not for who sits down next.
  if (app_.screen_name() == "curtain") page::announce("");
  tell_parent();
}

// A link that cannot be read harms nothing: the game at hand stays, and so does its address. With
// no game at hand the address stays what it is, for its reader to mend.
template <class App>
std::string House<App>::open(std::string_view link) {
  screen::ask();
  if (link.empty()) {
    app_.without_link();
    return {};
  }
  auto opened = open_link<Own>(link, ids_of(known_));
  if (const auto* fault = std::get_if<LinkFault>(&opened)) {
    if (is_next_door(link, *fault)) return {};
    std::string why = said_of(*fault);
    complain("This link does not open a game", why);
    tell_fault(*fault);
    changed();
    return why;
  }
  take_opened(std::get<Opened<Own>>(std::move(opened)));
  return {};
}

// A whole link of another game of this site is opened by that game's program, in this one's place.
template <class App>
bool House<App>::is_next_door(std::string_view link, const LinkFault& fault) {
  if (fault.why != LinkFault::Why::kOtherGame || !find(known_, fault.id)) return false;
  const auto token = find_token(link, ids_of(known_));
  return page::visit(fault.id, to_text(std::get<Token>(token)));
}

template <class App>
std::string House<App>::said_of(const LinkFault& fault) const {
  const Known* next_door =
      fault.why == LinkFault::Why::kOtherGame ? find(known_, fault.id) : nullptr;
  if (!next_door) return sentence(fault);
  return "This link is for another game, " + std::string(next_door->title) +
         ". It has a file of its own, " + std::string(next_door->file) + ".html.";
}

template <class App>
void House<App>::take_opened(Opened<Own> found) {
  auto& table = std::get<0>(found.table);
  const auto refused = table.refused();
  if (game() && !refused && found.agrees && table.token() == game()->token()) {
    at_start_ = false;  // it is the game at hand
    app_.uncover();
    stage_.card().reset();
    return changed();
  }
  games_.keep();
  take(G(std::move(table)));
  if (refused) {
    tell_fault("refused", refused);
    complain("This game stops early", "The order " + std::string(game()->when(*refused)) +
                                          " is not possible. Here is the game up to it.");
  } else if (!found.agrees) {
    tell_fault("differs", {});
    complain("This game came out differently",
             "Its link says that things stood otherwise " +
                 std::string(game()->when(game()->table().length())) +
                 ", where it ends. It may have been made by other rules.");
  }
  app_.opened(!refused);
  changed();
}

template <class App>
face::Lobby House<App>::lobby() const {
  face::Lobby lobby{.card = stage_.card()};
  const auto offered = [](const char* which, const G& game) {
    return face::Unfinished{which + std::string(game.title()), std::string(game.in_words())};
  };
  const auto [mine, before, mine_is_kept] = games_.offer();
  if (mine) lobby.unfinished = offered("Your game: ", *mine);
  if (before) lobby.kept = offered("The one before: ", *before);
  lobby.others = doors_.all();
  return lobby;
}

template <class App>
void House<App>::fulfil(const face::wish::Continue& c) {
  if (auto back = games_.go_back(c.kept)) take(std::move(*back));
  at_start_ = !game();
  changed();
}

template <class App>
void House<App>::complain(std::string title, std::string sentence) {
  stage_.show_card({std::move(title), std::move(sentence), at_start() ? "All right" : "Go on"});
}

// Once the first game is open or the start screen stands: what the address said in vain.
template <class App>
void House<App>::tell_notice() {
  if (notice_.empty()) return;
  auto& card = stage_.card();
  if (!card) return complain("Part of the address was not used", std::exchange(notice_, {}));
  page::announce(notice_);
  card->sentence += " " + std::exchange(notice_, {});
}

}  // namespace wg::house
