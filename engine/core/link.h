// core/link.h — a record as text: id version "." payload "." check, as in tarn1.DmAB….0aZ9bY
// Payload: base64url of the bit-packed record: its own length in characters (so that a cut is told
// from a change), what it is, the game's own packing, the digest of the state it ends in. Check:
// CRC-32 of all before it.
#pragma once
#include <string>
#include <variant>

#include "core/play.h"
#include "core/text.h"
#include "core/wire.h"

namespace wg {

inline constexpr std::size_t kLongestLink = 16 * 1024;  // bytes looked at
inline constexpr std::size_t kLongestPayload = 8192;    // characters
inline constexpr unsigned kLengthBits = 14, kKindBits = 2, kDigestBits = 32;

enum class LinkKind : std::uint8_t { kSetup, kGame, kPosition, kPuzzle };

// What is wrong with a link. `have` and `want` count characters of the token (incomplete), versions
// (newer), or are 0.
struct LinkFault {
  enum class Why : std::uint8_t {
    kNoToken,
    kIncomplete,
    kAltered,
    kOtherGame,
    kNewer,
    kUnreadable
  };
  Why why = Why::kNoToken;
  std::size_t have = 0, want = 0;
  std::string id;  // of the game it names, where it names one
  bool operator==(const LinkFault&) const = default;
};

// What is wrong, in one sentence for the person who opened the link.
std::string sentence(const LinkFault&);

struct Token {
  std::string id;
  std::uint32_t version = 0;
  std::string payload;
};
std::string to_text(const Token&);
// Finds the token in whatever was pasted: percent-encoding up to three deep, line breaks,
// zero-width characters, a whole address, words around it. Total: any bytes give a token or a
// fault. A damaged token is told from ordinary text by the ids of the games it may belong to.
std::variant<Token, LinkFault> find_token(std::string_view raw,
                                          std::span<const std::string_view> games);

template <RuleSystem G>
struct Linked {
  Record<G> record;
  std::uint32_t claims = 0;  // digest of the end state, as the sender saw it
};

// The state a record has reached, in 32 bits.
template <class State>
std::uint32_t short_digest(const State& state) {
  return static_cast<std::uint32_t>(digest(state));
}

template <RuleSystem G>
std::string to_link(const Record<G>& record, const typename G::State& end) {
  const auto write = [&](std::size_t characters) {
    WireOut out;
    out.bits(static_cast<std::uint32_t>(characters), kLengthBits);
    out.bits(static_cast<std::uint32_t>(LinkKind::kGame), kKindBits);
    write_record(out, record);
    out.bits(short_digest(end), kDigestBits);
    return to_base64url(out.bytes());
  };
  const std::string payload = write(write(0).size());
  WG_CHECK(payload.size() <= kLongestPayload);
  return to_text({std::string(G::kId), G::kVersion, payload});
}
template <RuleSystem G>
std::string to_link(const Record<G>& record) {
  return to_link<G>(record, play<G>(record).state);
}

template <RuleSystem G>
std::variant<Linked<G>, LinkFault> read_link(const Token& token) {
  using Why = LinkFault::Why;
  if (token.id != G::kId) return LinkFault{Why::kOtherGame, 0, 0, token.id};
  if (token.version > G::kVersion)
    return LinkFault{Why::kNewer, token.version, G::kVersion, token.id};
  const auto bytes = from_base64url(token.payload);
  if (!bytes || token.version != G::kVersion) return LinkFault{Why::kUnreadable, 0, 0, token.id};
  WireIn in(*bytes);
  Linked<G> linked;
  if (in.bits(kLengthBits) != token.payload.size()) in.fail();
  if (in.bits(kKindBits) != static_cast<std::uint32_t>(LinkKind::kGame)) in.fail();
  read_record(in, linked.record);
  linked.claims = in.bits(kDigestBits);
  if (!in.done()) return LinkFault{Why::kUnreadable, 0, 0, token.id};
  return linked;
}
template <RuleSystem G>
std::variant<Linked<G>, LinkFault> read_link(std::string_view raw) {
  constexpr std::string_view kGames[] = {G::kId};
  auto found = find_token(raw, kGames);
  if (auto* fault = std::get_if<LinkFault>(&found)) return std::move(*fault);
  return read_link<G>(std::get<Token>(found));
}

}  // namespace wg
