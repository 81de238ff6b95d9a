#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/basebreak/Values.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

/// The opening hands: every player draws one. A player without a minion in it may show and discard it and draw another
/// one, once.
struct FirstHands {
    static constexpr KindId kind = id(BasebreakKind::FirstHands);
    static constexpr std::string_view name = "first hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, Shown, Discarded, Redrawn };

    std::uint8_t seat = 0;  ///< the index in turn order of the player who is checked
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&FirstHands::seat>("seat")}; }
};

/// The current player draws two cards and discards down to the hand limit.
struct EndOfDraw {
    static constexpr KindId kind = id(BasebreakKind::EndOfDraw);
    static constexpr std::string_view name = "draw cards";
    enum class Step : std::uint8_t { Begin, Drawn, Chosen, Discarded };

    PlayerId player;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&EndOfDraw::player>("player")}; }
};

/// Returns the players with enough points to win and the most points of all. With several leaders the match continues;
/// empty if all have too few points.
[[nodiscard]] PlayerSet leadersToWin(const MatchState& state);
/// Returns the next communication of the turn; nullopt if the turn has moved on without one. The communication stack
/// must be empty.
[[nodiscard]] std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered);

}  // namespace duelogue::basebreak
