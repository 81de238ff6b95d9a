#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "match/loop/Match.h"
#include "match/notation/Text.h"

namespace duelogue {

/// "3 PHASE player 2", as a position and an expectation write a turn. The player may be left out where the players took
/// their turns one after the other.
[[nodiscard]] std::string writeTurn(const Match& match);
struct TurnReference {
    int turn = 1;
    std::optional<std::uint8_t> phase;
    PlayerId player;
};
[[nodiscard]] std::variant<TurnReference, NotationError> readTurn(const Match& match, const NotationLine& line,
                                                                  std::string_view text);

}  // namespace duelogue
