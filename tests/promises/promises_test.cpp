// promises_test.cpp — what every rule system must keep, checked on every rule system.
#include <doctest/doctest.h>

#include "games.h"
#include "promises/samples.h"
#include "table/open.h"

using namespace wg;

#define EVERY_GAME tarn::Rules, war::Rules, clash::Rules

TEST_CASE_TEMPLATE("a record survives its link and ends where it claims", G, EVERY_GAME) {
  for (std::uint32_t n = 0; n < 200; ++n) {
    const Record<G> record = random_record<G>(n);
    const auto played = play<G>(record);
    REQUIRE_FALSE(played.refusal);
    const std::string link = to_link<G>(record, played.state);
    const auto back = read_link<G>(link);
    REQUIRE(std::holds_alternative<Linked<G>>(back));
    const auto& linked = std::get<Linked<G>>(back);
    const auto again = play<G>(linked.record);
    CHECK(again.state == played.state);
    CHECK(linked.claims == short_digest(again.state));
    CHECK(to_link<G>(linked.record, again.state) == link);
  }
}

TEST_CASE_TEMPLATE("a finished game fits its link's budget", G, EVERY_GAME) {
  std::size_t longest = 0;
  for (std::uint32_t n = 0; n < 200; ++n) {
    const std::size_t size = to_link<G>(random_record<G>(n)).size();
    if (size > longest) longest = size;
  }
  MESSAGE("longest link of 200 random games: " << longest);
  CHECK(longest <= link_budget<G>());
}

TEST_CASE_TEMPLATE("reading any cut or flipped link never does more than fault", G, EVERY_GAME) {
  const Record<G> record = random_record<G>(7);
  const std::string link = to_link<G>(record);
  for (std::size_t i = 0; i < link.size(); ++i) {
    CHECK(std::holds_alternative<LinkFault>(open_link<AnyTable>(link.substr(0, i))));
    for (unsigned b = 0; b < 7; ++b) {
      std::string flipped = link;
      flipped[i] = static_cast<char>(flipped[i] ^ 1 << b);
      open_link<AnyTable>(flipped);
    }
  }
  // Past the check: the payload itself damaged, the check made anew. Whatever can be read must be
  // playable.
  const auto found = find_token(link, std::array{G::kId});
  const Token token = std::get<Token>(found);
  for (std::size_t i = 0; i < token.payload.size(); ++i)
    for (const char c : {'A', '_', '5', 'z'}) {
      Token damaged = token;
      damaged.payload[i] = c;
      open_link<AnyTable>(to_text(damaged));
      damaged.payload.resize(i);
      open_link<AnyTable>(to_text(damaged));
    }
}

TEST_CASE_TEMPLATE("a game played live equals its own record replayed", G, EVERY_GAME) {
  for (std::uint32_t n = 0; n < 50; ++n) {
    const Record<G> record = random_record<G>(n);
    Table<G> live(Record<G>{record.setup, 0, {}});
    while (live.length() < record.length) {
      for (const auto& g : orders_of(record, live.length()))
        CHECK_FALSE(live.give(g.seat, g.order));
      live.advance();
    }
    CHECK(live.state() == play<G>(record).state);
    CHECK(live.token() == to_link<G>(record));
  }
}

TEST_CASE_TEMPLATE("playing to n, then on, equals playing through", G, EVERY_GAME) {
  const Record<G> record = random_record<G>(3);
  Table<G> table(record);
  for (Step s = 0; s <= record.length; ++s) {
    Record<G> shorter = record;
    shorter.length = s;
    table.seek(s);
    CHECK(table.state() == play<G>(shorter).state);
  }
}

TEST_CASE_TEMPLATE("the same game twice in one process, and two tables side by side, agree", G,
                   EVERY_GAME) {
  const Record<G> a = random_record<G>(11), b = random_record<G>(12);
  const auto alone = play<G>(a).state;
  Table<G> first(Record<G>{a.setup, 0, {}}), second(Record<G>{b.setup, 0, {}});
  for (Step s = 0; s < a.length || s < b.length; ++s) {
    for (auto* t : {&first, &second}) {
      const auto& r = t == &first ? a : b;
      if (s >= r.length) continue;
      for (const auto& g : orders_of(r, s)) t->give(g.seat, g.order);
      t->advance();
    }
  }
  CHECK(first.state() == alone);
  CHECK(first.state() == play<G>(a).state);
}

TEST_CASE_TEMPLATE("P16 undo and redo restore the identical token; reset is one undo", G,
                   EVERY_GAME) {
  const Record<G> record = random_record<G>(5);
  Table<G> table(Record<G>{record.setup, 0, {}});
  std::vector<std::string> tokens{table.token()};
  for (const auto& g : orders_of(record, 0)) {
    table.give(g.seat, g.order);
    tokens.push_back(table.token());
  }
  constexpr bool kOneAStep = requires(const typename G::Setup& s, const typename G::View& v) {
    G::may_take_back(s, v, v);
  };
  REQUIRE(tokens.size() > (kOneAStep ? 1 : 2));
  table.reset();
  CHECK(table.token() == tokens.front());
  table.undo();
  CHECK(table.token() == tokens.back());
  for (std::size_t i = tokens.size() - 1; i-- > 0;) {
    table.undo();
    CHECK(table.token() == tokens[i]);
  }
  CHECK_FALSE(table.can_undo());
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    table.redo();
    CHECK(table.token() == tokens[i]);
  }
}

TEST_CASE_TEMPLATE("P16 a step that may be taken back leaves the identical token, and comes again",
                   G, clash::Rules) {
  std::uint32_t back = 0, kept = 0;
  for (std::uint32_t n = 0; n < 30; ++n) {
    const Record<G> record = random_record<G>(n);
    Table<G> table(Record<G>{record.setup, 0, {}});
    for (const auto& g : record.given) {
      const std::string before = table.token();
      table.give(g.seat, g.order);
      table.advance();
      const std::string after = table.token();
      const auto state = table.state();
      if (!table.can_undo()) {
        ++kept;
        table.undo();
        CHECK(table.token() == after);
        continue;
      }
      ++back;
      table.undo();
      CHECK(table.token() == before);
      table.redo();
      CHECK(table.token() == after);
      CHECK(table.state() == state);
    }
  }
  CHECK(back > 300);
  CHECK(kept > 300);
}

TEST_CASE_TEMPLATE("orders of the unfinished step are in the link", G, EVERY_GAME) {
  const Record<G> record = random_record<G>(5);
  Table<G> table(Record<G>{record.setup, 0, {}});
  for (const auto& g : orders_of(record, 0)) table.give(g.seat, g.order);
  auto opened = open_link<AnyTable>(table.token());
  REQUIRE(std::holds_alternative<Opened<AnyTable>>(opened));
  auto& again = std::get<Table<G>>(std::get<Opened<AnyTable>>(opened).table);
  CHECK(std::get<Opened<AnyTable>>(opened).agrees);
  CHECK(again.token() == table.token());
  again.advance();
  table.advance();
  CHECK(again.state() == table.state());
}

TEST_CASE_TEMPLATE("a link with an order its game refuses opens at that step", G, EVERY_GAME) {
  Record<G> record = random_record<G>(2);
  const Step at = spoil<G>(record);
  const auto opened = open_link<AnyTable>(to_link<G>(record));
  REQUIRE(std::holds_alternative<Opened<AnyTable>>(opened));
  const auto& table = std::get<Table<G>>(std::get<Opened<AnyTable>>(opened).table);
  CHECK(table.refused() == at);
  CHECK(table.length() == at);
}

TEST_CASE_TEMPLATE("scripted orders are never refused", G, EVERY_GAME) {
  for (std::uint32_t n = 0; n < 100; ++n) {
    const Record<G> record = scripted_record<G>(n);
    play<G>(record, [&](const auto& p, const auto&) {
      if (G::verdict(record.setup, p.state)) return;
      for (const Seat seat : kPlayers) {
        const auto view = G::view(record.setup, p.state, seat);
        for (const auto& order : G::command(record.setup, view, Dice{record.setup.seed}))
          CHECK_FALSE(G::refuse(record.setup, view, order));
      }
    });
  }
}

TEST_CASE_TEMPLATE("facts a side cannot know change nothing in its view, refusals or commands", G,
                   EVERY_GAME) {
  std::uint32_t perturbed = 0;
  for (std::uint32_t n = 0; n < 200; ++n) {
    const Record<G> record = scripted_record<G>(n);
    play<G>(record, [&](const auto& p, const auto&) {
      for (const Seat seat : kPlayers) {
        auto other_truth = p.state;
        if (!perturb_hidden<G>(record.setup, other_truth, seat, n)) continue;
        ++perturbed;
        REQUIRE_FALSE(other_truth == p.state);
        const auto seen = G::view(record.setup, p.state, seat),
                   seen_there = G::view(record.setup, other_truth, seat);
        CHECK(seen == seen_there);
        const Dice dice{record.setup.seed};
        CHECK(G::command(record.setup, seen, dice) == G::command(record.setup, seen_there, dice));
        for (const auto& order : some_orders<G>(seat))
          CHECK(G::refuse(record.setup, seen, order) == G::refuse(record.setup, seen_there, order));
      }
    });
  }
  CHECK(perturbed > 1000);
}

TEST_CASE_TEMPLATE("the digest changes with the state", G, EVERY_GAME) {
  const Record<G> record = random_record<G>(4);
  std::vector<std::uint64_t> seen;
  play<G>(record, [&](const auto& p, const auto&) { seen.push_back(digest(p.state)); });
  for (std::size_t i = 0; i < seen.size(); ++i)
    for (std::size_t j = i + 1; j < seen.size(); ++j) CHECK(seen[i] != seen[j]);
}

TEST_CASE("a link of a game this page does not know says so") {
  const std::string stranger = to_text({"chess", 1, "AAAAAAAA"});
  const auto opened = open_link<AnyTable>(stranger);
  REQUIRE(std::holds_alternative<LinkFault>(opened));
  CHECK(std::get<LinkFault>(opened).why == LinkFault::Why::kOtherGame);
  const auto newer = open_link<AnyTable>(to_text({"tarn", 99, "AAAAAAAA"}));
  CHECK(std::get<LinkFault>(newer).why == LinkFault::Why::kNewer);
  const auto unreadable = open_link<AnyTable>(to_text({"tarn", 1, "AAAAAAAA"}));
  CHECK(std::get<LinkFault>(unreadable).why == LinkFault::Why::kUnreadable);
}
