#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Text.h"

namespace duelogue {

/// Writes the turn as positions and expectations do: "3 PHASE player 2". The player is left out if the players took
/// their turns in order.
[[nodiscard]] std::string writeTurn(const ReadableMatch& match);
/// A turn as the notation names it.
struct TurnReference {
    int turn = 1;                       ///< from 1
    std::optional<std::uint8_t> phase;  ///< none if the text names no phase
    PlayerId player;
};
/// Reads a turn, as writeTurn() writes it. Returns an error about `line` if the text is malformed.
[[nodiscard]] std::variant<TurnReference, NotationError> readTurn(const ReadableMatch& match, const NotationLine& line,
                                                                  std::string_view text);

}  // namespace duelogue
