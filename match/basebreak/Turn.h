#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/basebreak/Values.h"
#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// Everybody draws the first hand. Who has no minion in it may show and discard it and draw another one, once.
struct FirstHands {
    static constexpr KindId kind = id(BasebreakKind::FirstHands);
    static constexpr std::string_view name = "first hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, Shown, Discarded, Redrawn };

    std::uint8_t seat = 0;  ///< who is being looked at, in turn order
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&FirstHands::seat>("seat")}; }
};

/// The current player draws two cards and discards what the hand holds beyond its limit.
struct EndOfDraw {
    static constexpr KindId kind = id(BasebreakKind::EndOfDraw);
    static constexpr std::string_view name = "draw cards";
    enum class Step : std::uint8_t { Begin, Drawn, Chosen, Discarded };

    PlayerId player;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&EndOfDraw::player>("player")}; }
};

/// Who has enough points to win, and more than all others: with several of them nobody has won yet. Empty: nobody has
/// enough.
[[nodiscard]] PlayerSet leadersToWin(const MatchState& state);
/// What happens next while nothing is outstanding.
[[nodiscard]] std::optional<Communication> nextOfTurn(Match& match, const Communication* answered);

}  // namespace duelogue::basebreak
