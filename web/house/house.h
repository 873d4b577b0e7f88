// house/house.h — everything around the game at hand that any game needs: its stage, links in and
// out, games to go back to, watching it from its start, the page around this one.
#pragma once
#include <algorithm>

#include "house/doors.h"
#include "house/games.h"
#include "house/guest.h"
#include "house/stage.h"
#include "table/open.h"

namespace wg::house {

// What a game does in its own way. Where a function is absent there is nothing to do.
struct Customs {
  std::function<void()> taken;         // another game lies on the table
  std::function<void()> uncover;       // whatever of its own is open over the game is to be closed
  std::function<void()> without_link;  // the address names no game: perhaps one is to begin
  std::function<void(bool whole)> opened;              // a link; as far as it went
  std::function<bool(std::string_view text)> paste{};  // means something here, though it is no link
  std::function<void()> pause{};                       // whatever goes on by itself
  // The review, say, plays by itself when a game is to be watched.
  std::function<bool()> watch_otherwise{};
  // Of its own options, or of the stage's: what is wrong, in a sentence.
  std::function<std::string(std::string_view name, std::string_view value)> set_option;
  std::function<void(probe::Json&)> probe, probe_game;  // fields of its own
};

template <Game G>
class House {
 public:
  // `known`: all games of the site, this one among them.
  House(std::span<const Known> known, face::Desk& desk, Screens screens, Customs customs)
      : known_(known),
        doors_(known, G::Rules::kId),
        desk_(desk),
        customs_(std::move(customs)),
        stage_(desk, around(std::move(screens))) {}

  // As the address asks for it; then opens what the address says.
  void settle_in(const Asked&);
  void run();

  Stage& stage() { return stage_; }
  const Stage& stage() const { return stage_; }
  std::optional<G>& game() { return games_.at_hand(); }
  const std::optional<G>& game() const { return games_.at_hand(); }
  int count() const { return games_.count(); }  // of games that took the table so far
  bool at_start() const { return at_start_ || !game(); }
  bool shows_play() const;  // nothing lies over the game
  face::Lobby lobby() const;

  void lay_out(G);                          // another game: the one at hand can be gone back to
  void changed();                           // the game is another: the address says so
  std::string open(std::string_view link);  // what is wrong with it, in a sentence
  void complain(std::string title, std::string sentence);
  void watch() { watching_ = 0; }  // the game from where it is looked at, step by step
  void pause();

  // Of any wish, first: the control that a lock has taken away, or nothing. If so it is told.
  bool is_locked(std::string_view control);
  // The wishes that every game has.
  template <class Act>
  void in_game(Act act) {
    if (at_start()) return;
    act(*game());
    changed();
  }
  void stirred() { watching_.reset(); }  // whoever watches has something else in mind
  void fulfil(const face::wish::Undo&) {
    in_game([](G& game) { game.undo(); });
  }
  void fulfil(const face::wish::Redo&) {
    in_game([](G& game) { game.redo(); });
  }
  void fulfil(const face::wish::Reset&) {
    in_game([](G& game) { game.reset(); });
  }
  void fulfil(const face::wish::Seek& s) {
    in_game([&](G& game) { game.seek(s.step); });
  }
  void fulfil(const face::wish::BackToNow&) {
    in_game([](G& game) { game.seek(game.table().length()); });
  }
  void fulfil(const face::wish::Continue&);
  void fulfil(const face::wish::ToStart&) { at_start_ = true; }
  void fulfil(const face::wish::OpenText&) { page::ask_for_link(); }
  void fulfil(const face::wish::Theme& t) { stage_.choose(t.choice); }
  void fulfil(const face::wish::TextScale& t) { stage_.choose_scale(t.choice); }
  void fulfil(const face::wish::ShowAs& v) { stage_.look(v.choice); }
  void fulfil(const face::wish::SkipAnimation&) {}

  void probe(probe::Json&) const;

 private:
  using Own = std::variant<Table<typename G::Rules>>;

  Screens around(Screens);
  page::Listener listener();
  page::Reply asked(std::string_view command, std::string_view what, std::string_view value);
  void take(G);
  void take_opened(Opened<Own>);
  bool is_next_door(std::string_view link, const LinkFault&);
  std::string said_of(const LinkFault&) const;
  void watch_on(Answer&);
  void tell_parent();         // of another step, or of the end
  std::string state() const;  // as JSON
  void tell_notice();
  void settle();

  std::span<const Known> known_;
  Doors doors_;
  face::Desk& desk_;
  Customs customs_;
  Stage stage_;
  Games<G> games_;
  bool at_start_ = true;
  std::optional<std::uint64_t> watching_;  // until the next step
  struct Told {                            // to the page around this one
    int games = 0;
    Step length = 0;
    bool operator==(const Told&) const = default;
  };
  std::optional<Told> told_parent_;
  std::string notice_;    // what the address says in vain
  bool settled_ = false;  // it has been told that the page is ready
};

}  // namespace wg::house

#include "house/house_links.h"
#include "house/house_page.h"
