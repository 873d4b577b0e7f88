// house/house_page.h — between the house and the page: its calls, the page around it, games that
// are watched, the table as JSON.
#pragma once
#include <imgui.h>

#include "core/wire.h"

#include "house/house.h"
#include "house/open_up.h"

namespace wg::house {

template <Game G>
void House<G>::settle_in(const Asked& asked) {
  notice_ = in_one_notice(asked.complaints);
  stage_.settle_in(asked);
}

template <Game G>
void House<G>::run() {
  load_typefaces();
  answer_probe([this] {
    probe::Json j;
    probe(j);
    return j.text();
  });
  page::listen(listener());
  if (!screen::run(stage_.client())) stage_.without_map();
  open(page::fragment());
  tell_notice();
  page::started();
  settle();
}

// The page is there: says so to the page around it.
template <Game G>
void House<G>::settle() {
  stage_.speak();
  probe::Json j;
  j.open().field("version", G::Rules::kVersion).field("game", G::Rules::kId).close();
  page::ready(j.text());
  settled_ = true;
  tell_parent();
}

template <Game G>
page::Listener House<G>::listener() {
  return {
      .fragment_changed = [this] { open(page::fragment()); },
      .pressed = [](std::string_view) {},
      .copied =
          [this](page::Copied how, int n) {
            const std::string count = std::to_string(n) + " characters";
            stage_.tell(how == page::Copied::kByHand
                            ? "The link is selected: copy it by hand, " + count + "."
                            : "Link copied, " + count +
                                  (page::is_on_disk()
                                       ? ". It opens on this computer alone; elsewhere, "
                                         "paste it into Open a link."
                                       : "."));
          },
      .pasted =
          [this](std::string_view text) {
            if (desk_.locks.paste)  // dropped, as the button is not there
              return stage_.tell("Pasting a link is locked on this page.");
            if (!customs_.paste || !customs_.paste(text)) open(text);
          },
      .asked = [this](auto command, auto what, auto value) { return asked(command, what, value); },
      .acted = [this](std::string_view control,
                      std::string_view value) { stage_.act(control, value); }};
}

template <Game G>
std::string House<G>::state() const {
  const auto& table = game()->table();
  probe::Json j;
  j.open().field("token", std::string(game()->token())).field("hour", table.length());
  j.field("shown", table.cursor()).field("side", std::string_view(game()->side()));
  return j.field("over", game()->over()).close().text();
}

template <Game G>
void House<G>::tell_parent() {
  if (!game() || !settled_) return;
  const Told now{games_.count(), game()->table().length()};
  if (told_parent_ == now) return;
  told_parent_ = now;
  page::post("state", state(), true);
  if (!game()->over()) return;
  probe::Json j;
  j.open().field("token", std::string(game()->token()));
  game()->tell_end(j);
  page::post("result", j.field("rules", G::Rules::kVersion).close().text(), true);
}

template <Game G>
page::Reply House<G>::asked(std::string_view command, std::string_view what,
                            std::string_view value) {
  screen::ask();
  if (command == "load") {
    if (const std::string why = open(what); !why.empty()) return refused(why);
    if (!game()) return refused("There is no game in it.");
    return {true, state()};
  }
  if (command == "setOption") {
    const std::string why = customs_.set_option(what, value);
    if (!why.empty()) return refused(why);
    stage_.habits().settle();  // the player's own habits stay what they were
    return {true, quoted(value)};
  }
  if (command == "pause") {
    pause();
    return {true, "null"};
  }
  if (at_start()) return refused("No game is open.");
  if (command == "goto") {
    const Step last = game()->table().length();
    const auto step = Query::whole_number(what, last);
    if (!step)
      return refused("The game has " + std::string(G::kSteps) + " 0 to " + std::to_string(last) +
                     " so far.");
    pause();
    game()->seek(*step);
  }
  return {true, state()};
}

template <Game G>
bool House<G>::is_locked(std::string_view control) {
  screen::ask();
  stirred();
  if (control.empty()) return false;
  std::string name(control);
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  stage_.tell(name + " is locked on this page.");
  return true;
}

template <Game G>
void House<G>::pause() {
  watching_.reset();
  desk_.playing = false;
  if (customs_.pause) customs_.pause();
}

template <Game G>
bool House<G>::shows_play() const {
  const std::string_view name = stage_.screens().name();
  return name == "play" || name == "over";
}

// Whatever is drawn may be a game that is watched, and any key or click ends that.
template <Game G>
Screens House<G>::around(Screens screens) {
  for (const face::Reading& door : doors_.all()) screens.readings.push_back(door);
  screens.show = [this, show = std::move(screens.show)](ui::Frame& frame) {
    if (frame.any_key() || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) stirred();
    Answer answer = show(frame);
    watch_on(answer);
    return answer;
  };
  return screens;
}

// One step follows the other until the player stirs or the present is reached. The review can do so
// by itself.
template <Game G>
void House<G>::watch_on(Answer& answer) {
  constexpr std::uint64_t kStep_ms = 2500;
  if (!watching_) return;
  if (screen::metrics().reduced_motion) return watching_.reset();
  if (customs_.watch_otherwise && customs_.watch_otherwise()) return watching_.reset();
  const bool still = *watching_ == 0;  // the first is shown from here on
  const std::uint64_t now_ms = screen::now_ms();
  if (!still && now_ms >= *watching_ && shows_play()) {
    game()->seek(game()->table().cursor() + 1);
    for (const std::string& line : game()->news()) page::announce(line);
  }
  if (game()->table().live()) return watching_.reset();
  if (still || now_ms >= *watching_) watching_ = now_ms + kStep_ms;
  answer.wake_ms = answer.wake_ms ? std::min(answer.wake_ms, *watching_) : *watching_;
}

template <Game G>
void House<G>::probe(probe::Json& j) const {
  j.open();
  stage_.probe_canvas(j);
  if (game()) {
    const auto& table = game()->table();
    j.open("game").field("id", G::Rules::kId).field("token", std::string(game()->token()));
    j.field("hour", table.length()).field("looking_at", table.cursor());
    j.field("over", game()->over()).field("kept", games_.any_kept());
    j.list("digests");
    for (Step s = 0; s <= table.length(); ++s) j.value(wg::probe::hex(digest(table.state(s))));
    j.end_list().list("news");
    for (const std::string& line : game()->news()) j.value(line);
    j.end_list();
    customs_.probe_game(j);
    j.close();
  }
  customs_.probe(j);
  stage_.probe_controls(j);
  j.close();
}

}  // namespace wg::house
