// tarn/differences.cpp — contact by contact, then sector by sector what nobody knew of.
#include "tarn/differences.h"

#include <algorithm>
#include <vector>

#include "core/order.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

struct Found {
  int weight;
  Difference what;
};
// What matters most: a battalion that is none, battalions nobody knows of, one that is elsewhere.
constexpr int kDecoyWeight = 90, kUnknownWeight = 60, kElsewhereWeight = 40, kStrengthWeight = 20,
              kIdleWeight = 5;

bool shown(const View& v, const Contact& c) {
  return c.placed && !c.broken && age_h(v, c) <= kOldestShown_h;
}

const Contact* by_number(const View& v, std::uint8_t number) {
  for (const Contact& c : v.contacts)
    if (c.number == number) return &c;
  return nullptr;
}

std::string lower(std::string s) {
  if (!s.empty() && s[0] >= 'A' && s[0] <= 'Z') s[0] = static_cast<char>(s[0] - 'A' + 'a');
  return s;
}
int weight_of(Strength s) { return static_cast<int>((s < 0 ? -s : s) / (4 * kPoint)); }

// "The tank battalion heard in E0", "The scouts seen in C0".
std::string as_believed(const Contact& c) {
  constexpr std::string_view kHow[] = {" heard in ", " seen in ", " in "};
  return "The " + lower(std::string(kind_name(c.kind))) +
         std::string(kHow[static_cast<std::size_t>(c.how)]) + std::string(code(c.sector));
}

class Comparison {
 public:
  Comparison(const View& belief, const View& truth) : belief_(belief), truth_(truth) {}

  std::vector<Found> all() {
    for (const Contact& c : belief_.contacts)
      if (shown(belief_, c)) known(c);
    for (const Sector s : kEverySector) unknown_in(s);
    return found_;
  }

 private:
  void tell(int weight, std::optional<Sector> believed, std::optional<Sector> there,
            std::string sentence) {
    found_.push_back({weight, {believed, there, std::move(sentence)}});
  }

  void known(const Contact& c) {
    const Contact* real = by_number(truth_, c.number);
    const std::string what = as_believed(c);
    const bool scouts = c.kind == Kind::kRecon;
    if (!real)
      return tell(kElsewhereWeight + weight_of(c.strength), c.sector, std::nullopt,
                  what + " had broken.");
    const bool moved = real->sector != c.sector;
    if (real->kind == Kind::kDecoy && c.kind != Kind::kDecoy) {
      tell(kDecoyWeight, c.sector, real->sector,
           what + " was the decoy" +
               (moved ? ", by now in " + std::string(code(real->sector)) : "") + ".");
    } else if (moved) {
      tell(kElsewhereWeight + weight_of(real->strength), c.sector, real->sector,
           what + (scouts ? " were" : " was") + " by now in " + std::string(code(real->sector)) +
               ".");
    } else if (const Strength off = c.strength - real->strength;
               off > kWorthTelling || off < -kWorthTelling) {
      tell(kStrengthWeight + weight_of(off), c.sector, c.sector,
           what + " had " + points(real->strength) + " points left" +
               (c.exact ? ", not " : " of ") + points(c.strength) + ".");
    }
  }

  // Units of which no report is on the side's map, sector by sector.
  void unknown_in(Sector s) {
    std::array<int, 5> n{};
    Strength sum = 0;
    int units = 0;
    for (const Contact& real : truth_.contacts) {
      const Contact* c = by_number(belief_, real.number);
      if (real.sector != s || (c && shown(belief_, *c))) continue;
      ++n[static_cast<std::size_t>(real.kind)];
      ++units;
      sum += real.strength;
    }
    const bool movement =
        std::any_of(belief_.movements.begin(), belief_.movements.end(), [&](const Movement& m) {
          return m.sector == s && belief_.hour - 1 - m.heard_in <= kOldestShown_h;
        });
    if (units == 0) {
      if (movement && !any_known(s))
        tell(kIdleWeight, s, std::nullopt,
             "What had moved in " + std::string(code(s)) + " was not there any more.");
      return;
    }
    std::string who;
    int left = units;
    for (std::size_t k = 0; k < n.size(); ++k) {
      if (n[k] == 0) continue;
      left -= n[k];
      who += (who.empty() ? "" : left == 0 ? " and " : ", ") + counted(n[k], static_cast<Kind>(k));
    }
    const bool plural = units > 1 || n[static_cast<std::size_t>(Kind::kRecon)] > 0;
    const int weight = sum > 0 ? kUnknownWeight + weight_of(sum) : kIdleWeight;
    if (movement)
      tell(weight, s, s, "Movement in " + std::string(code(s)) + " was " + who + ".");
    else
      tell(weight, s, s,
           capital(who) + (plural ? " were" : " was") + " in " + std::string(code(s)) +
               ", unknown to " + std::string(side_name(belief_.seat)) + ".");
  }

  bool any_known(Sector s) const {
    return std::any_of(truth_.contacts.begin(), truth_.contacts.end(),
                       [&](const Contact& c) { return c.sector == s; });
  }

  const View& belief_;
  const View& truth_;
  std::vector<Found> found_;
};

}  // namespace

List<Difference, kMostDifferences> differences(const View& belief, const View& truth) {
  std::vector<Found> all = Comparison(belief, truth).all();
  put_in_order(all, [](const Found& a, const Found& b) { return a.weight > b.weight; });
  List<Difference, kMostDifferences> most;
  for (Found& f : all)
    if (most.size() < most.capacity()) most.push_back(std::move(f.what));
  return most;
}

}  // namespace wg::tarn
