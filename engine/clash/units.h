// clash/units.h — what a unit is, and what its type, grade, supply and posture are worth.
#pragma once
#include <array>
#include <cstdint>
#include <type_traits>

namespace wg::clash {

// "Forced" below: a number that survives in the source fixes the value. "Solved": it does together
// with others, and the round solution is taken. "Ours": the source says nothing.
enum class Type : std::uint8_t { kRifles, kArmour, kBattery, kScouts };
enum class Role : std::uint8_t { kFoot, kArmour, kGun, kRecon };
enum class Grade : std::uint8_t { kGreen, kTrained, kVeteran, kElite };
enum class Supply : std::uint8_t { kCut, kStrained, kAdequate, kFull };
enum class Posture : std::uint8_t { kAssault, kHold, kEntrenched, kWithdraw };
enum class Terrain : std::uint8_t { kOpen, kHills, kForest, kMarsh, kMountain, kUrban };
inline constexpr std::size_t kTypes = 4, kGrades = 4, kSupplies = 4, kPostures = 4, kTerrains = 6;

template <class E>
requires std::is_enum_v<E>
constexpr std::size_t at(E e) { return static_cast<std::size_t>(e); }

// Six fields, five bytes' worth: strength and disorder in percent, experience 0 … 255, full rounds
// dug in 0 … 4.
struct Unit {
  Type type = Type::kRifles;
  Grade grade = Grade::kGreen;
  Posture posture = Posture::kHold;
  std::uint8_t strength = 100, disorder = 0, experience = 0, dug = 0;
  bool operator==(const Unit&) const = default;
  template <class A>
  void serialize(A& a) {
    a(type, grade, posture, strength, disorder, experience, dug);
  }
};

// Attack, defence and toughness: 44, 62, 48 and 60 … 130 forced, the others ours. Toughness divides
// losses: 100 is a rifle company.
struct TypeWorth {
  Role role;
  std::int16_t attack, defence, tough;
  std::int8_t range;  // of a bombardment, in tiles; 0: cannot
};
inline constexpr std::array<TypeWorth, kTypes> kTypeWorth = {{{Role::kFoot, 38, 44, 100, 0},
                                                              {Role::kArmour, 62, 40, 130, 0},
                                                              {Role::kGun, 48, 16, 70, 2},
                                                              {Role::kRecon, 24, 24, 60, 0}}};
constexpr const TypeWorth& worth(Type t) { return kTypeWorth[at(t)]; }

// By role and the terrain of the defender's tile, per mille. Forest and the city's foot and armour
// forced, open and mountain solved, the rest ours.
inline constexpr std::array<std::array<std::int16_t, kTerrains>, 4> kRoleOn = {
    {{0, 100, 150, 0, 300, 200},
     {150, -100, -300, -400, -400, -250},
     {100, -50, -150, -200, -350, -100},
     {50, 50, 50, 100, -100, -150}}};

// Cover adds to the defender's power, chaos to volatility, per mille. Cover forced but in hills and
// marsh; chaos of forest forced, of open and mountain solved.
struct TerrainWorth {
  std::int16_t cover, chaos;
};
inline constexpr std::array<TerrainWorth, kTerrains> kTerrainWorth = {
    {{0, -150}, {250, 0}, {400, 200}, {200, 300}, {600, -100}, {500, 400}}};

struct GradeWorth {
  std::int16_t power, volatility, resolve;  // per mille, per mille, points
};
inline constexpr std::array<GradeWorth, kGrades> kGradeWorth = {
    {{0, 1000, 0}, {80, 850, 5}, {180, 700, 12}, {300, 550, 20}}};
inline constexpr std::array<GradeWorth, kSupplies> kSupplyWorth = {
    {{-300, 250, -15}, {-100, 100, -5}, {0, 0, 0}, {50, -100, 0}}};

struct PostureWorth {
  std::int16_t attack, defence, resolve;  // per mille, per mille, points
};
inline constexpr std::array<PostureWorth, kPostures> kPostureWorth = {
    {{250, 0, -10}, {0, 0, 0}, {-200, 300, 15}, {-200, -200, 0}}};

inline constexpr int kMostDug = 4;

}  // namespace wg::clash
