// faces/tarn/text_balance.cpp — the balance check in words: the choices, and its table as a table.
#include "tarn/guide.h"
#include "tarn/words.h"
#include "tarn/worth.h"

#include "faces/tarn/text_parts.h"

namespace wg::tarn_face {
namespace {

using text::Option;

constexpr std::string_view kPairing = "pairing";

struct Check : Telling {
  const BalanceScene& scene;

  bool own_pairing() const { return desk.balance.table >= scene.all.tables.size(); }

  template <class Commander>
  void seat(std::string_view name, Seat side, Commander tarn::Setup::*member,
            Commander last) const {
    tarn::Setup& s = desk.balance.pairing;
    std::vector<Option> all;
    for (int i = 1; i <= static_cast<int>(last); ++i) {
      tarn::Setup one;
      one.*member = static_cast<Commander>(i);
      all.push_back({std::to_string(i), capital(commander_name(side, one))});
    }
    if (const auto to = leaf.select(std::string(name), std::string(side_name(side)), std::move(all),
                                    std::to_string(static_cast<int>(s.*member))))
      for (int i = 1; i <= static_cast<int>(last); ++i)
        if (*to == std::to_string(i)) s.*member = static_cast<Commander>(i);
  }

  void choices() const {
    const text::Section section(leaf, "What is played");
    std::vector<Option> tables;
    for (const auto& table : scene.all.tables)
      tables.push_back({std::string(table.id), table.title});
    tables.push_back({std::string(kPairing), "A pairing of your own"});
    const std::string now = own_pairing() ? std::string(kPairing)
                                          : std::string(scene.all.tables[desk.balance.table].id);
    if (const auto to = leaf.select("balance.table", "Table", tables, now))
      for (std::size_t i = 0; i < tables.size(); ++i)
        if (tables[i].value == *to) desk.balance.table = i;
    if (own_pairing()) {
      seat("balance.blue", Seat::kBlue, &tarn::Setup::blue, BlueCommander::kIdle);
      seat("balance.red", Seat::kRed, &tarn::Setup::red, RedCommander::kAllIn);
      std::uint8_t& balance = desk.balance.pairing.balance;
      if (const auto to = leaf.range("balance.slider", "Offence–defence balance", balance,
                                     kLastBalance, balance_value(balance)))
        balance = static_cast<std::uint8_t>(*to);
    }
    if (const auto to =
            leaf.radios("balance.games", "Games a pairing", {{"few", "1,000"}, {"many", "10,000"}},
                        desk.balance.many ? "many" : "few"))
      desk.balance.many = *to == "many";
    if (leaf.check("balance.fresh", "Fresh dice, not the published ones", desk.balance.fresh_dice))
      desk.balance.fresh_dice = !desk.balance.fresh_dice;
    run();
  }

  void run() const {
    const bool begun = scene.wanted > 0, done = begun && scene.counts.games >= scene.wanted;
    if (begun)
      leaf.progress(
          with_commas(scene.counts.games) + " of " + with_commas(scene.wanted) + " games a pairing",
          scene.counts.games, scene.wanted);
    // One control under one name, so that the focus stays where it was pressed.
    if (leaf.button({.name = "balance.run",
                     .label = scene.running    ? "Stop"
                              : begun && !done ? "Go on"
                                               : "Play the games",
                     .primary = true}))
      wish(scene.running ? Wish(wish::StopBalance{}) : Wish(wish::RunBalance{}));
  }

  std::string figure(const std::optional<tarn::Cell>& cell) const {
    if (!cell || scene.counts.games == 0) return "–";
    const tarn::Value v = value_of(*cell, scene.shown.series, scene.counts);
    if (is_difference(*cell))
      return in_points(v.value) + " points (" + in_points(v.interval.low) + " to " +
             in_points(v.interval.high) + ")";
    return percent(v.value) + " (" + percent(v.interval.low) + " to " + percent(v.interval.high) +
           ")";
  }

  void table() const {
    const tarn::BalanceTable& t = scene.shown.tables[0];
    const text::Section section(leaf, t.title);
    leaf.words(t.note);
    std::vector<std::string> columns{t.measure};
    columns.insert(columns.end(), t.columns.begin(), t.columns.end());
    leaf.open_table(t.title + ", with 95 % intervals", std::move(columns));
    for (const auto& line : t.lines) {
      leaf.open_row(line.label);
      for (const auto& cell : line.cells) leaf.words(figure(cell));
      leaf.close();
    }
    leaf.close();
  }
};

}  // namespace

Answer tell_balance(text::Leaf& leaf, Desk& desk, const BalanceScene& scene) {
  Answer answer;
  const Check c{{leaf, desk, answer}, scene};
  leaf.title("Balance check");
  leaf.words(
      "Scripted strategies stand in for players and play each other on this device. Every figure "
      "has its 95 % interval.");
  if (leaf.button({.name = "balance.back", .label = "Back"})) answer.wishes.push_back(wish::Back{});
  c.choices();
  c.table();
  return answer;
}

}  // namespace wg::tarn_face
