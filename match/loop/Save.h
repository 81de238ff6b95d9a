#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// Returns a whole state as bytes: a header (format, game, fingerprint of the cards), each part of the state with its
/// length, and a checksum. Can be called whenever the match waits. Works on little-endian machines only.
[[nodiscard]] std::vector<std::byte> save(const ReadableMatch& match);

/// The reason why bytes are not a saved match, and the offset where reading failed.
struct SaveError {
    std::size_t offset = 0;
    std::string message;
};

/// Returns the saved state. Truncated, altered or foreign bytes (another version, game or card pool) are an error. A
/// returned state contains only ids that exist.
[[nodiscard]] std::variant<MatchState, SaveError> load(const Rulebook& rulebook, std::span<const std::byte> bytes);

/// Returns the first problem in a state, such as a reference to something that does not exist; nullopt if it is valid.
[[nodiscard]] std::optional<std::string> problemIn(const MatchState& state, const Rulebook& rulebook);

}  // namespace duelogue
