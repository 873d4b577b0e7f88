// house/house_links.h — games in and out: links, the address, the table and what left it.
#pragma once
#include "house/house.h"

namespace wg::house {

template <Game G>
void House<G>::take(G game) {
  games_.take(std::move(game));
  at_start_ = false;
  stage_.card().reset();
  customs_.taken();
}

template <Game G>
void House<G>::lay_out(G game) {
  games_.keep();
  take(std::move(game));
  changed();
}

template <Game G>
void House<G>::changed() {
  if (!game()) return;
  page::set_fragment(game()->token());
  page::title(std::string(G::kTitle) + ": " + game()->title());
  tell_parent();
}

// A link that cannot be read harms nothing: the game at hand stays, and so does its address. With
// no game at hand the address stays what it is, for its reader to mend.
template <Game G>
std::string House<G>::open(std::string_view link) {
  screen::ask();
  if (link.empty()) {
    customs_.without_link();
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
template <Game G>
bool House<G>::is_next_door(std::string_view link, const LinkFault& fault) {
  if (fault.why != LinkFault::Why::kOtherGame || !find(known_, fault.id)) return false;
  const auto token = find_token(link, ids_of(known_));
  return page::visit(fault.id, to_text(std::get<Token>(token)));
}

template <Game G>
std::string House<G>::said_of(const LinkFault& fault) const {
  const Known* next_door =
      fault.why == LinkFault::Why::kOtherGame ? find(known_, fault.id) : nullptr;
  if (!next_door) return sentence(fault);
  return "This link is for another game, " + std::string(next_door->title) +
         ". It has a file of its own, " + std::string(next_door->file) + ".html.";
}

template <Game G>
void House<G>::take_opened(Opened<Own> found) {
  auto& table = std::get<0>(found.table);
  const auto refused = table.refused();
  if (game() && !refused && found.agrees && table.token() == game()->token()) {
    at_start_ = false;  // it is the game at hand
    if (customs_.uncover) customs_.uncover();
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
  customs_.opened(!refused);
  changed();
}

template <Game G>
face::Lobby House<G>::lobby() const {
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

template <Game G>
void House<G>::fulfil(const face::wish::Continue& c) {
  if (auto back = games_.go_back(c.kept)) take(std::move(*back));
  at_start_ = !game();
  changed();
}

template <Game G>
void House<G>::complain(std::string title, std::string sentence) {
  stage_.show_card({std::move(title), std::move(sentence), at_start() ? "All right" : "Go on"});
}

// Once the first game is open or the start screen stands: what the address said in vain.
template <Game G>
void House<G>::tell_notice() {
  if (notice_.empty()) return;
  auto& card = stage_.card();
  if (!card) return complain("Part of the address was not used", std::exchange(notice_, {}));
  page::announce(notice_);
  card->sentence += " " + std::exchange(notice_, {});
}

}  // namespace wg::house
