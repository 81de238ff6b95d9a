#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/tribute/Values.h"

/// Spells, traps and effects, as they are used.
namespace duelogue::tribute {

/// Whether an ability is used by using the card itself. A trap may wait for an event.
[[nodiscard]] bool isOfUse(const Definition& card, const Ability& ability);
/// How fast it is: 1 in one's own main phase while nothing is in the chain; 2 in response as well; 3 in response to
/// anything. Without an ability: of a card that only comes to lie on the field.
[[nodiscard]] int speedOf(const Definition& card, const Ability* ability);
/// The same of a link of the chain.
[[nodiscard]] int speedOf(const Match& match, const PendingItem& link);

/// What is at least so fast can be used in response.
inline constexpr int quickSpeed = 2;

/// A way in which a card can be used: the card itself, by what it does as it is used, or one of its abilities. What is
/// known of it from the card alone.
struct Way {
    AbilityId ability;          ///< none: a card that only comes to lie on the field
    int speed = 0;              ///< speedOf()
    bool waits = false;         ///< for an event
    bool summonsAgain = false;  ///< in some branch it lets the player summon once more
    bool brings = false;        ///< in some branch it needs room for a monster
};

/// In what ways a card can be used, and how fast the fastest of them is.
struct Uses {
    std::vector<Way> ways;
    int speed = 0;
};
[[nodiscard]] Uses findUses(const CardPool& pool, const Definition& card);

/// A card or an effect of it is used, or both: a card that stays is turned up for its effect, and that is one link. Its
/// targets are chosen, its price is paid, it lies face-up, and it joins the
/// chain. Refused where that is not allowed, cancelled where the player takes it back. What is stopped as it joins the
/// chain has no effect: its link is gone, and a card that was used goes to the graveyard.
struct UseCard {
    static constexpr KindId kind = id(TributeKind::UseCard);
    static constexpr std::string_view name = "use";
    enum class Step : std::uint8_t { Begin, Targeted, Paid, Used, Stopped };

    CardId card;
    AbilityId ability;  ///< none: a card that only comes to lie on the field
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Whether there is anything that the player may use now in response.
[[nodiscard]] bool canRespond(const Match& match, PlayerId player);
/// Appends what the player may use now: in the open, or in response.
void useOptions(const Match& match, PlayerId player, bool inResponse, Replies& out);
/// What keeps the player from the use that a reply names, of any known card; None: nothing.
[[nodiscard]] MessageId whyNotUse(const Match& match, PlayerId player, const Reply& reply, bool inResponse);
/// While the targets of a use are chosen: whether its price could not be paid without this card, which is no target
/// therefore. What is given up for a price is gone before anything is aimed at.
[[nodiscard]] bool isNeededForPrice(const Match& match, CardId card);
/// While its price is paid: whether it is aimed at this card, which is not given up therefore.
[[nodiscard]] bool isAimedAt(const Match& match, CardId card);
[[nodiscard]] Communication useRequest(const Match& match, PlayerId player, const Reply& reply);

}  // namespace duelogue::tribute
