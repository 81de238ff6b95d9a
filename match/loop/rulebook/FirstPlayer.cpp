#include "match/loop/rulebook/FirstPlayer.h"

namespace duelogue {

TurnStructure::MatchSetting firstPlayerSetting(std::size_t seats) {
    return {.word = "first player",
            .least = 0,
            .most = static_cast<int>(seats),
            .usual = 0,
            .meaning = "takes the first turn",
            .names = {"random"},
            .isSeat = true};
}

PlayerId firstPlayer(MatchState& state, int setting) {
    const int players = state.globals.playerCount;
    if (setting > 0 && setting <= players) return PlayerId(static_cast<std::uint8_t>(setting - 1));
    return PlayerId(static_cast<std::uint8_t>(state.globals.random.below(static_cast<std::uint32_t>(players))));
}

}  // namespace duelogue
