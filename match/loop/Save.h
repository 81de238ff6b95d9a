#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// A whole state as bytes: a head (format, game, fingerprint of the cards), each part of the state with its length, and
/// a checksum. Little-endian machines only. Written and read at any wait.
[[nodiscard]] std::vector<std::byte> save(const Match& match);

/// Why bytes are not a saved match, and where.
struct SaveError {
    std::size_t offset = 0;
    std::string message;
};

/// The state that was saved. Bytes that are cut off, altered, of another game or of other cards are an error; a state
/// that comes back holds only ids that exist.
[[nodiscard]] std::variant<MatchState, SaveError> load(const Rulebook& rulebook, std::span<const std::byte> bytes);

/// What in a state refers to something that isn't there; none where all is well.
[[nodiscard]] std::optional<std::string> problemIn(const MatchState& state, const Rulebook& rulebook);

}  // namespace duelogue
