// clash/constants.h — the numbers of a fight that belong to no table. All are forced by the source,
// but where it says otherwise.
#pragma once
#include <cstdint>

namespace wg::clash {

inline constexpr std::int32_t kIntensityAssault = 60, kIntensityBombard = 22;
inline constexpr std::int32_t kLeastMods = -700, kMostMods = 1800;
inline constexpr std::int32_t kLeastVolatility = 250, kMostVolatility = 1500;
inline constexpr std::int32_t kBaseResolve = 40, kLeastResolve = 5, kMostResolve = 95;
inline constexpr std::int32_t kLeadFactor = 1000, kSupportFactor = 400;  // per mille
inline constexpr std::int32_t kCombinedArms[] = {0, 0, 120, 260};        // by roles that take part
inline constexpr std::int32_t kPerOther = 100, kPerDug = 100;
inline constexpr std::int32_t kRiver = -180, kUphill = -100;
inline constexpr std::int32_t kResolvePerWorks = 6, kResolveCity = 10, kResolveEncircled = -20;
inline constexpr std::int32_t kShockPerFlanker = 8, kMostFlankers = 4;
inline constexpr std::int32_t kShockOfAssault = 6, kShockOfEntrenched = 10;
inline constexpr std::int32_t kShockPerWorks = 8, kMostShockOfWorks = 16;

// Disorder: the split of the sums 27 and 15 is solved, the price of firing ours.
inline constexpr std::int32_t kDisorderPerLoss = 2;  // divides
inline constexpr std::int32_t kDisorderAssault = 6, kDisorderBreak = 10, kDisorderSupport = 10;
inline constexpr std::int32_t kDisorderWithdraw = 15, kDisorderFiring = 5;
inline constexpr std::int32_t kDisorderShelled = 5, kDisorderPerShelledLoss = 3;

// Experience: ours.
inline constexpr std::int32_t kExperienceBase = 2, kExperiencePerLoss = 4, kExperienceBreak = 10;
inline constexpr std::int32_t kExperienceSupport = 2, kMostExperienceATurn = 25;
inline constexpr std::int32_t kMostExperience = 255;
inline constexpr std::int32_t kExperienceOf[] = {0, 40, 120, 220};  // by grade

}  // namespace wg::clash
