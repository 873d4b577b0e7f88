// tarn/constants.h — the numbers of the model, each with where it comes from. The rules read them
// here and nowhere else; facts.cpp tells readers the same ones.
//   FM 5-0    historical minimum planning ratios, Table B-1, through the source document
//   source    the source document
//   notional  the source document, which itself calls the number a choice
//   ours      chosen here, so that the source's balance figures come out
#pragma once
#include <cstdint>

namespace wg::tarn {

using Hour = std::int8_t;       // 0 is 06:00–07:00 … 13 is 19:00–20:00
using Strength = std::int32_t;  // milli-points: a tank battalion of 12 points has 12,000
inline constexpr Strength kPoint = 1000;

// The day.
inline constexpr Hour kHours = 14;     // source
inline constexpr int kFirstClock = 6;  // source: hour 0 begins at 06:00
inline constexpr Hour kEchelonArrives[] = {0, 0, 2,
                                           6};  // by echelon from 1. Waves: source; when: ours

// The order of battle, in points. Tanks and the decoy's looks: source. The rest: ours.
inline constexpr int kTankPoints = 12, kMechPoints = 10, kRiflePoints = 8, kReconPoints = 2;
inline constexpr Strength kDecoyLooks = 12 * kPoint;  // "a full tank battalion (12 points)"

// Marching. Ours: the source has no map.
inline constexpr std::int8_t kRoad_h = 1, kTrack_h = 2;

// Order delay. That there is one: source. One slow hour in each block from the first to the last:
// ours.
inline constexpr Hour kFirstSlowHour = 1,
                      kLastSlowHour = 12;  // the hours from 07:00 and from 18:00
inline constexpr int kSlowBlock_h = 3;

// Combat. k is what a holder's posture multiplies its fire by, in thousandths.
inline constexpr std::int32_t kPreparedK = 9000;  // FM 5-0: √9 = 3:1
inline constexpr std::int32_t kHastyK = 6250;     // FM 5-0: √6.25 = 2.5:1
inline constexpr std::int32_t kOpenK = 1000;      // FM 5-0: 1:1. Meetings, movers, flanked holders
inline constexpr int kHastyAfter_h = 1;           // ours
inline constexpr int kPreparedAfter_h = 2;        // source
inline constexpr int kBreaksAt_pc = 50;           // source, after Mearsheimer
// Loss an hour per point of enemy fire, in ten-thousandths, and the size of the two dice that are
// multiplied. Ours: together they make a prepared defender hold against three times its number in
// 55.3 % of trials, which is the source's figure.
inline constexpr std::int64_t kLossRate = 700;
inline constexpr std::uint32_t kLargestDie_pc = 200;
inline constexpr std::uint32_t kLowestQuality_pc = 60, kHighestQuality_pc = 140;  // ours
inline constexpr int kLeavingFire_pc = 50;  // of an hour of the enemy's fire; notional

// The balance: k × 1.1^(5 − setting). The step: notional.
inline constexpr std::uint8_t kStandardBalance = 5, kLastBalance = 10;
inline constexpr int kBalanceStep_tenths = 11;

// Artillery.
inline constexpr int kShellLoss_pc = 8;                             // notional
inline constexpr std::uint32_t kOwnReconHitIn = 2;                  // source: hit half the time
inline constexpr std::uint32_t kReportsIn = 10, kReportsRight = 9;  // source: 9 in 10 are right
inline constexpr int kExaggeration = 2;  // that a wrong one exaggerates: source; by this: ours
inline constexpr Strength kReportGrain = kPoint / 2;  // ours

// Seeing.
inline constexpr std::uint32_t kMissOneIn = 10;  // source

// How many hours old a contact may be for a commander to fire or strike at it, to advance on it or
// answer it, and to weigh a road by it; and for the decoy to keep away from it. Ours.
inline constexpr int kFresh_h = 1, kRecent_h = 2, kLately_h = 3, kDecoyFears_h = 4;

// Blue's commander. Its rules: source. Its thresholds: ours.
inline constexpr Strength kReserveCalledAt = 22 * kPoint;  // known on one road
inline constexpr Strength kMovementCounts = 6 * kPoint;    // a sector with nothing seen near it
inline constexpr int kMovementLasts_h = 3;
inline constexpr Strength kBestRoadBonus = 100 * kPoint;  // checked before any strength elsewhere
inline constexpr Strength kQuietRoad = 12 * kPoint;       // the doctrinal defender gives it up

// Red's commander. Its rules and 08:00: source. The rest: ours.
inline constexpr Hour kChooses = 2;           // 08:00: the road for the second echelon
inline constexpr Hour kMainStarts = 3;        // 09:00
inline constexpr Hour kWhateverTheOdds = 10;  // 16:00
inline constexpr int kAdvanceOdds_pc = 200, kAssaultOneRoad_pc = 350, kAssaultTwoRoads_pc = 250;
inline constexpr int kReadyTimes = 3;  // more than this times what is still behind
inline constexpr int kDecoyKeeps = 2;  // rows from the nearest known Blue
inline constexpr Strength kWorthFire = 2 * kPoint;
inline constexpr Strength kMainRoadFire = 50 * kPoint, kCrossingFire = 60 * kPoint;

}  // namespace wg::tarn
