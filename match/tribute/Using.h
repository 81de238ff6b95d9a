#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/tribute/Values.h"

/// The use of spells, traps and effects.
namespace duelogue::tribute {

/// Returns true if the ability takes effect by using the card itself. A trap may also wait for an event.
[[nodiscard]] bool isOfUse(const Definition& card, const Ability& ability);
/// Returns the spell speed: 1 in one's own main phase without a chain, 2 also in response, 3 in response to anything.
/// Without an ability: that of a card that is only turned face-up.
[[nodiscard]] int speedOf(const Definition& card, const Ability* ability);
/// Returns the spell speed of a chain link.
[[nodiscard]] int speedOf(const ReadableMatch& match, const PendingItem& link);

/// The minimum spell speed for a response.
inline constexpr int quickSpeed = 2;

/// A way to use a card: the card itself with its text, or one of its abilities. Holds only what follows from the
/// printed card.
struct Way {
    AbilityId ability;          ///< none: the card is only turned face-up
    int speed = 0;              ///< speedOf()
    bool waits = false;         ///< true: needs an event as its occasion
    bool summonsAgain = false;  ///< true: a branch gives the player another summon
    bool brings = false;        ///< true: a branch needs room for a monster
};

/// The ways to use a card, and the highest of their spell speeds.
struct Uses {
    std::vector<Way> ways;
    int speed = 0;
};
[[nodiscard]] Uses findUses(const CardPool& pool, const Definition& card);

/// The use of a card, of one of its effects, or of both. A card that stays is turned face-up for its effect, as one
/// link. Targets are chosen, the price is paid, and the card turns face-up and joins the chain. Refused if it is
/// illegal; canceled if the player takes it back. If the activation is stopped, its link leaves the chain, and the card
/// itself goes to the graveyard.
struct UseCard {
    static constexpr KindId kind = id(TributeKind::UseCard);
    static constexpr std::string_view name = "use";
    enum class Step : std::uint8_t { Begin, Targeted, Paid, Used, Stopped };

    CardId card;
    AbilityId ability;  ///< none: the card is only turned face-up
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Returns true if the player can now use anything in response.
[[nodiscard]] bool canRespond(const ReadableMatch& match, PlayerId player);
/// Appends the uses that are legal now, as an action or in response.
void useOptions(const ReadableMatch& match, PlayerId player, bool inResponse, Replies& out);
/// Returns why the use that a reply names is illegal, for any known card; None if it is legal.
[[nodiscard]] MessageId whyNotUse(const ReadableMatch& match, PlayerId player, const Reply& reply, bool inResponse);
/// Returns true while the targets of a use are chosen, if its price could not be paid without this card. The card is
/// then not a legal target, because prices are paid first.
[[nodiscard]] bool isNeededForPrice(const ReadableMatch& match, CardId card);
/// Returns true while a price is paid, if the use targets this card. The card is then not part of the price.
[[nodiscard]] bool isAimedAt(const ReadableMatch& match, CardId card);
[[nodiscard]] Communication useRequest(const ReadableMatch& match, PlayerId player, const Reply& reply);

}  // namespace duelogue::tribute
