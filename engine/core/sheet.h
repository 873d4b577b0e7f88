// core/sheet.h — what a seat sees and may do, in words and rows. Canvas panels and text view both
// draw this.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace wg {

struct Fact {
  std::string name, value;
};

// One thing the seat commands. `subject` is the game's own number for it.
struct UnitRow {
  std::uint8_t subject = 0;
  std::string key;       // the key that picks it
  std::string name;      // "1st Rifles"
  std::string kind;      // "Infantry battalion"
  std::string place;     // "W2", "staging", "broken"
  std::string at;        // "W2 Thornhay"
  std::string strength;  // "5.2 of 8"
  std::string posture;   // "Prepared since 08:00"
  std::string order;     // "to W3 Millbeck, there 14:00"; empty without one
  bool waits = false;    // its order starts next hour
  bool gone = false;
};

// One thing reported of the other side.
struct ReportRow {
  static constexpr std::uint8_t kNobody = 0xFF;
  std::uint8_t subject = kNobody;  // the contact's number, where it is about one
  std::string place;               // "W1"
  std::string what;                // "Tank battalion"
  std::string how;                 // "in contact", "seen", "heard 09:00", "last seen 07:00"
  bool hearsay = false;
  bool struck = false;  // no longer true: broken, or shown not to be there
  bool on_map = true;
};

// One place of the ground, for whoever does not see the map.
struct PlaceRow {
  std::string place;     // "W2 Thornhay"
  std::string held;      // "Blue"
  std::string ways;      // "W1, W3 and C2, an hour each"
  std::string own;       // "1st Rifles and West Scouts"; empty: none
  std::string reported;  // "Tank battalion, seen"; empty: nothing
};

struct Sheet {
  std::string task;                 // "Blue: hold the crossing until 20:00"
  std::string clock, turn;          // "10:00", "hour 5 of 14"
  std::string orders, orders_note;  // "Orders start at 11:00", "Fire and stance do not wait."
  bool orders_wait = false;
  std::vector<UnitRow> units;
  std::string count;  // "3 of 8 with orders"
  std::vector<ReportRow> reports;
  std::vector<PlaceRow> ground;
  std::vector<std::string> news;  // what the seat learnt of the hour just ended
};

}  // namespace wg
