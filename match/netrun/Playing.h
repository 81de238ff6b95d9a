#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// An operation or an event is played: X is chosen, it is paid for, cards hear of it, it does what it says, and goes to
/// its owner's discard pile. Cancelled where its player takes it back before it is paid.
struct PlayOne {
    static constexpr KindId kind = id(NetrunKind::PlayOne);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, Numbered, Targeted, PaidMore, Announced, Done, PutAway };
    /// Who has it played. A card does so without a click, and perhaps without what it costs besides (Bare).
    enum class By : std::uint8_t { Action, Effect, Bare };

    CardId card;
    CardId paid;
    std::int16_t x = 0;
    PlayerId player;
    By by = By::Action;
    std::uint32_t since = 0;  ///< stamp of the card as it is being played

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// What keeps the player from playing a known card now, apart from the action's click; None: nothing.
[[nodiscard]] MessageId whyNotPlay(const Match& match, PlayerId player, CardId card,
                                   PlayOne::By by = PlayOne::By::Action);
/// How many clicks it takes to play the card as an action.
[[nodiscard]] int clicksToPlay(const Match& match, CardId card);
/// Appends what the player may play from the hand.
void playOptions(const Match& match, PlayerId player, Replies& out);

}  // namespace duelogue::netrun
