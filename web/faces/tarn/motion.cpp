// faces/tarn/motion.cpp — marches and fire, then all fights together, then the front line.
#include "faces/tarn/motion.h"

#include <algorithm>

#include "faces/tarn/ways.h"

namespace wg::tarn_face {
namespace {

// Milliseconds. Look, "Movement on screen": one hour takes at most 1.6 s, one fight 0.6.
constexpr float kMarch = 400, kShell = 200;
constexpr float kCloseIn = 80, kFire = 360, kPart = 480, kFight = 600;  // from the fight's start
constexpr float kCountFrom = 160;
constexpr float kStepIn = 4, kSwell = 1.5f, kWideRing = 22;

float between(float t, float from, float to) {
  return std::clamp((t - from) / (to - from), 0.0f, 1.0f);
}
float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

SectorSet fought_in(const View& v) {
  SectorSet set = 0;
  for (std::size_t i = 0; i < count_of(v.seat); ++i)
    if (v.own[i].fought) set |= bit(v.own[i].sector);
  return set;
}

const Piece* find(const std::vector<Piece>& all, const Hit& subject) {
  const auto it =
      std::find_if(all.begin(), all.end(), [&](const Piece& q) { return q.subject == subject; });
  return it == all.end() ? nullptr : &*it;
}

std::vector<Piece> arrange_before(const Layout& l, const Picture& p) {
  Picture then;
  then.now = p.before;
  then.plan = plan(*p.before, {});
  return arrange(l, then);
}

struct Play {
  const Layout& l;
  const SectorSet fights;
  const std::vector<Piece> was, is;
  const float ms;

  bool in_fight(const Piece& piece) const { return has(fights, piece.sector); }
  // How far the losses of this piece have run down: under fire at once, in a fight while it lasts.
  float spent(const Piece& piece) const {
    return in_fight(piece) ? between(ms, kMarch + kCloseIn, kMarch + kFire)
                           : between(ms, 0, kShell);
  }
  float pressed() const {  // 0: apart; 1: pressed together
    return between(ms, kMarch, kMarch + kCloseIn) *
           (1 - between(ms, kMarch + kFire, kMarch + kPart));
  }

  ImVec2 marching(const Piece& from, const Piece& to) const {
    const float t = ease_out(between(ms, 0, kMarch));
    if (edge_h(from.sector, to.sector) == 0) return lerp(from.at, to.at, t);
    const Points path = beside(way_between(l.frame, from.sector, to.sector), from.at, to.at);
    return along(path, length(path) * t);
  }
  ImVec2 entering(const Piece& to) const {
    const Points road = way_in(l.frame, to.sector), path = beside(road, road.front(), to.at);
    return along(path, length(path) * ease_out(between(ms, 0, kMarch)));
  }

  std::optional<Piece> now(const Piece& to) const {
    const Piece* from = find(was, to.subject);
    const bool is_own = std::holds_alternative<OnUnit>(to.subject);
    if (!from && !is_own && ms < kMarch) return std::nullopt;  // found only when the march is over
    Piece piece = to;
    if (!from) {
      piece.at = is_own && is_entry(to.sector) ? entering(to) : to.at;
      return piece;
    }
    const bool still_whole = to.mark.broken && spent(to) < 1;
    if (ms < kMarch || still_whole) {
      piece.mark = from->mark;
      piece.age_h = from->age_h;
    }
    if (ms < kMarch && from->sector != to.sector) {
      piece.mark.dug = Dug::kNot;
      piece.hidden = false;
      piece.stacked = 0;
    }
    piece.at = to.mark.broken ? lerp(from->at, to.at, between(ms, kMarch + kFire, kMarch + kPart))
                              : marching(*from, to);
    if (const float lost = loss(*from, to); lost > 0) {
      piece.mark.strength.lost = lost * spent(to);
      piece.mark.strength.now = from->mark.strength.now - piece.mark.strength.lost;
    }
    if (in_fight(to)) piece.at.x += (to.mark.side == Side::kBlue ? kStepIn : -kStepIn) * pressed();
    return piece;
  }

  static float loss(const Piece& from, const Piece& to) {
    const board::Strength &a = from.mark.strength, &b = to.mark.strength;
    const bool exact = from.mark.known == Known::kExact && to.mark.known == Known::kExact;
    return exact && a.full > 0 && b.full > 0 ? a.now - b.now : 0;
  }
};

}  // namespace

int play_ms(const View&, const View& now) {
  return static_cast<int>(fought_in(now) ? kMarch + kFight : kMarch);
}

Moment moment(const Layout& l, const Picture& p) {
  if (!p.before || p.progress >= 1) {
    Moment m{p.now, p.now, arrange(l, p), {}, {}, {}, true};
    for (const Fight& fight : fights(m.pieces)) m.clashes.push_back({fight.between});
    return m;
  }
  const float ms = p.progress * static_cast<float>(play_ms(*p.before, *p.now));
  const Play play{l, fought_in(*p.now), arrange_before(l, p), arrange(l, p), ms};
  Moment m;
  m.at_rest = false;
  m.knows = ms < kMarch ? p.before : p.now;
  m.holds = ms < kMarch + (play.fights ? kPart : 0) ? p.before : p.now;
  for (const Piece& to : play.is) {
    const auto piece = play.now(to);
    if (!piece) continue;
    m.pieces.push_back(*piece);
    const Piece* from = find(play.was, to.subject);
    const float counts_from = play.in_fight(to) ? kMarch + kCountFrom : kShell;
    if (const float lost = from ? Play::loss(*from, to) : 0; lost > 0 && ms >= counts_from) {
      const Rect foot = footprint(l, *piece);
      m.losses.push_back({{piece->at.x + 21 * l.scale, foot.y + foot.h}, lost});
    }
  }
  if (ms < kMarch)  // what is known no more goes when the march is over
    for (const Piece& old : play.was)
      if (!find(play.is, old.subject)) m.pieces.push_back(old);
  for (const Fight& fight : fights(ms < kMarch ? play.was : m.pieces))
    m.clashes.push_back(
        {fight.between, 3.5f + kSwell * (has(play.fights, fight.sector) ? play.pressed() : 0)});
  if (p.now->last_fire)
    m.shell = Shell{*p.now->last_fire, lerp(kWideRing, target_radius(l), between(ms, 0, kShell))};
  return m;
}

}  // namespace wg::tarn_face
