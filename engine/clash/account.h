// clash/account.h — an attack told before it is made: verdict, losses, odds, every number with its
// source, what follows, what else could be done. All from one `Forecast`, and from the tables the
// fight uses.
#pragma once
#include <string>
#include <vector>

#include "clash/attack.h"

namespace wg::clash {

// One thing that counts, and how much: per mille of power, or points of resolve and shock.
struct Term {
  std::string what;  // "veteran"
  std::int32_t value = 0;
  bool operator==(const Term&) const = default;
};
std::string in_words(const std::vector<Term>&);  // "veteran +180, full supply +50"
std::int32_t sum(const std::vector<Term>&);

// What one unit brings: base × strength × (1000 + terms) × factor, rounded down.
struct UnitLine {
  std::string name;
  std::int32_t base = 0, strength = 0;  // strength in percent
  std::vector<Term> terms;              // grade, supply, role on that terrain
  std::int32_t multiplier = 1000;       // per mille: 1000 and the terms, never below 0
  std::int32_t factor = 1000;           // per mille: 400 for support
  std::int32_t contribution = 0;
  std::string sum() const;      // "62 × 92% × 0.93"; of support "48 × 100% × 0.98 × 40%"
  std::string sources() const;  // "veteran +180, full supply +50, in forest −300"
};
struct SideLines {
  std::vector<UnitLine> units;     // the lead or the defender first
  std::int32_t raw = 0;            // all that they bring
  std::vector<Term> mods;          // per mille; "assault", "two arms"; "forest", "entrenched"
  std::int32_t multiplier = 1000;  // 1000 and the mods, within their limits
  std::int32_t power = 0;          // A or D
};
// Names of the lead and the supporters, in order.
SideLines attack_lines(const Clash&, const std::vector<std::string>& names);
SideLines defence_lines(const Clash&, std::string name);
// What resolve is made of, the terms adding up to it but for its limits of 5 and 95.
std::vector<Term> resolve_terms(const Clash&, bool of_defender);
// Shock besides losses: flankers, assault; entrenched, works.
std::vector<Term> shock_terms(const Clash&, bool on_defender);
// Why the fight is more or less of a gamble, from what adds most: "Green troops, broken ground".
std::string causes(const Clash&);

struct Losses {
  std::string who;          // "They lose", "You lose"
  std::int32_t before = 0;  // strength; where not known, the most it may be
  std::int32_t least = 0, most = 0;
  std::optional<std::int32_t> median{};  // where all is known
  std::string in_words() const;          // "41 · 34 · 26", higher first
  std::string leaves;                    // "78 leaves 37 to 52"
};

struct Instead {
  std::string what;     // "Without 1st Battery", "Bombard first with 1st Battery"
  std::string verdict;  // "certain; they lose 20 to 35"
  Outlook outlook = Outlook::kOpen;
  bool bombards = false;
  UnitId gun = kNobody;  // that bombards
  Units supporters = 0;  // of the assault
};

struct Account {
  std::string heading;  // "2nd Armoured assaults 3rd Rifles at Belvoir Wood (K5)"
  std::string verdict;  // "They break: certain"; under fog what it hangs on
  Outlook outlook = Outlook::kOpen;
  bool fights = true;                    // they stay: else neither odds nor powers come to anything
  std::vector<std::string> small_print;  // "Grade unseen; a scout beside them would tell."
  std::string shock;                     // "Shock 40 to 55 against a resolve of 29."
  Losses they, you;
  std::string odds;         // "1.31 : 1"
  std::string reliability;  // "97 against 74, give or take 25%"
  std::string causes;       // "Green troops, broken ground"
  SideLines attack, defence;
  std::string as_estimated;  // said before the defence where it is; or empty
  std::vector<Term> resolve_they, resolve_you, shock_they, shock_you;
  std::vector<std::string> follows;
  std::vector<Instead> instead;
};
// None: nobody is seen there. `lead` may be an enemy: what they could do to us.
std::optional<Account> account(const Scenario&, const View&, const Piece& lead, Tile target,
                               const Supporters&, bool bombards = false);
// What strength it would cost both: `they` the defender's, whose piece that is.
struct LossRanges {
  Range they{}, you{};
  bool operator==(const LossRanges&) const = default;
};
LossRanges losses_of(const Forecast&, const Piece& defender);
// The verdict alone, in a word or two: "certain", "59.7%", "never", "depends", "slips away".
std::string verdict_in_short(const Forecast&);

}  // namespace wg::clash
