#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// The use of a card's ability: X and targets are chosen, the price is paid, and the ability resolves. Canceled if its
/// player takes it back before paying.
struct UseOne {
    static constexpr KindId kind = id(NetrunKind::UseOne);
    static constexpr std::string_view name = "use ability";
    enum class Step : std::uint8_t { Begin, Numbered, Targeted, Paid, Done };

    CardId card;
    AbilityId ability;
    CardId paid;
    std::int16_t x = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The times at which a card's abilities can be of use at all. Most cards need no second look.
struct Occasions {
    static constexpr std::uint8_t asAction = 1;
    static constexpr std::uint8_t atAnyTime = 2;

    std::uint8_t atLarge = 0;     ///< bits of these, for any situation
    std::uint8_t againstIce = 0;  ///< bits of these, for use only while there are subroutines to break
    bool onAccess = false;        ///< true if a use depends on whether a card is being accessed

    [[nodiscard]] bool has(std::uint8_t when, bool isIceToBreak) const {
        return ((atLarge | (isIceToBreak ? againstIce : 0)) & when) != 0;
    }
};
[[nodiscard]] Occasions findOccasions(const CardPool& pool, const Definition& card);

/// Returns true if the ability costs a click. It is then used only as an action.
[[nodiscard]] bool costsClick(const ReadableMatch& match, AbilityId ability);
/// Returns the reason why the player can't use the ability now with an effect; None if it is legal. An ability that
/// breaks subroutines or strengthens an icebreaker is legal only against ice that the card can break.
[[nodiscard]] MessageId whyNotUse(const ReadableMatch& match, PlayerId player, CardId card, AbilityId number);
/// Appends the abilities that the player can use now: those that cost a click if `clicks`, the others if not.
void useOptions(const ReadableMatch& match, PlayerId player, bool clicks, Replies& out);
/// For the log: returns the credits that the line of the ability's first effect names. These are the credits of an
/// ability that begins by breaking subroutines or by boosting its card, and has no further price. Otherwise 0.
[[nodiscard]] int priceNamedByEffect(const ReadableMatch& match, const UseOne& use);
/// Returns the request that the reply stands for.
[[nodiscard]] Communication useRequest(const ReadableMatch& match, PlayerId player, const Reply& reply);

}  // namespace duelogue::netrun
