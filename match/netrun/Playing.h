#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// The play of an operation or event: X and targets are chosen, the cost is paid, cards trigger, and the text resolves.
/// Then the card goes to its owner's discard pile. Canceled if its player takes it back before paying.
struct PlayOne {
    static constexpr KindId kind = id(NetrunKind::PlayOne);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, Numbered, Targeted, PaidMore, Announced, Done, PutAway };
    /// The source of the play. An effect plays the card without a click; with `Bare`, also without its additional
    /// costs.
    enum class By : std::uint8_t { Action, Effect, Bare };

    CardId card;
    CardId paid;
    std::int16_t x = 0;
    PlayerId player;
    By by = By::Action;
    std::uint32_t since = 0;  ///< stamp of the card while it is being played

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Returns the reason why the player can't play a known card now, apart from the action's click; None if it is legal.
[[nodiscard]] MessageId whyNotPlay(const ReadableMatch& match, PlayerId player, CardId card,
                                   PlayOne::By by = PlayOne::By::Action);
/// Returns the number of clicks to play the card as an action.
[[nodiscard]] int clicksToPlay(const ReadableMatch& match, CardId card);
/// Appends the cards that the player may play from the hand.
void playOptions(const ReadableMatch& match, PlayerId player, Replies& out);

}  // namespace duelogue::netrun
