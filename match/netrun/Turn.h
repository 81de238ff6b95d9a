#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// The opening hands: both players draw. Then the Corp, and after it the Runner, may shuffle the hand back and draw
/// another one, once.
struct FirstHands {
    static constexpr KindId kind = id(NetrunKind::FirstHands);
    static constexpr std::string_view name = "first hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, PutBack, Shuffled, Redrawn };

    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&FirstHands::player>("player")}; }
};

/// The discard phase: the current player discards down to the maximum hand size; then a paid-ability window opens.
struct EndOfTurn {
    static constexpr KindId kind = id(NetrunKind::EndOfTurn);
    static constexpr std::string_view name = "discard";
    enum class Step : std::uint8_t { Begin, Chosen, Discarded, Used };

    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&EndOfTurn::player>("player")}; }
};

/// Returns the number of clicks that a turn of the player has.
[[nodiscard]] constexpr std::int16_t clicksOf(PlayerId player) { return player == corp ? 3 : 4; }
/// Runs a checkpoint (CR: checkpoints), which precedes everything else, even the next of several abilities. Ends a won
/// match and removes empty servers at once. Returns the verb or question for wrecked ice or programs without memory;
/// nullopt if the checkpoint is complete.
[[nodiscard]] std::optional<Communication> dueAtOnce(HandlerContext& match);
/// Like dueAtOnce(), for times when no other effect is under way. It first repeats the trashing of cards that are still
/// empty after their own trigger was prevented.
[[nodiscard]] std::optional<Communication> toSettle(HandlerContext& match);
/// Returns the next communication of the turn; nullopt if the turn has moved on without one. The communication stack
/// must be empty.
[[nodiscard]] std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered);

}  // namespace duelogue::netrun
