#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// Both draw the first hand; the Corp, and then the Runner, may shuffle it back and draw another one, once.
struct FirstHands {
    static constexpr KindId kind = id(NetrunKind::FirstHands);
    static constexpr std::string_view name = "first hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, PutBack, Shuffled, Redrawn };

    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&FirstHands::player>("player")}; }
};

/// The current player discards down to the maximum hand size; then cards may be used.
struct EndOfTurn {
    static constexpr KindId kind = id(NetrunKind::EndOfTurn);
    static constexpr std::string_view name = "discard";
    enum class Step : std::uint8_t { Begin, Chosen, Discarded, Used };

    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&EndOfTurn::player>("player")}; }
};

/// How many clicks a turn of the player has.
[[nodiscard]] constexpr std::int16_t clicksOf(PlayerId player) { return player == corp ? 3 : 4; }
/// What the rules see to before anything else goes on, be it the next of several abilities (CR: checkpoints): ice that
/// is wrecked, programs without memory; servers without cards are gone at once. None: nothing.
[[nodiscard]] std::optional<Communication> dueAtOnce(Match& match);
/// Likewise as soon as nobody is in the middle of anything: also what has been kept from going while it is empty.
[[nodiscard]] std::optional<Communication> toSettle(Match& match);
/// What happens next while nothing is outstanding.
[[nodiscard]] std::optional<Communication> nextOfTurn(Match& match, const Communication* answered);

}  // namespace duelogue::netrun
