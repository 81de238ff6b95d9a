#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// An ability of a card is used: its X is chosen, its targets are, its price is paid, and it is done. Cancelled where
/// its player takes it back before it is paid.
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

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// When abilities of a card can be of use at all: so most cards need no second look.
struct Occasions {
    static constexpr std::uint8_t asAction = 1;
    static constexpr std::uint8_t atAnyTime = 2;

    std::uint8_t atLarge = 0;     ///< bits of these
    std::uint8_t againstIce = 0;  ///< likewise, where there are subroutines to break and not otherwise
    bool onAccess = false;        ///< one of those hangs on whether a card is being accessed

    [[nodiscard]] bool has(std::uint8_t when, bool isIceToBreak) const {
        return ((atLarge | (isIceToBreak ? againstIce : 0)) & when) != 0;
    }
};
[[nodiscard]] Occasions findOccasions(const CardPool& pool, const Definition& card);

/// Whether the ability costs a click: then it is used as an action, and at no other time.
[[nodiscard]] bool costsClick(const Match& match, AbilityId ability);
/// What keeps the player from using it now, to some effect: what breaks subroutines or strengthens an icebreaker only
/// against ice that it can break; None: nothing.
[[nodiscard]] MessageId whyNotUse(const Match& match, PlayerId player, CardId card, AbilityId number);
/// Appends the abilities that the player can use now: those that cost a click, or the others.
void useOptions(const Match& match, PlayerId player, bool clicks, Replies& out);
/// What the reply asks for.
[[nodiscard]] Communication useRequest(const Match& match, PlayerId player, const Reply& reply);

}  // namespace duelogue::netrun
