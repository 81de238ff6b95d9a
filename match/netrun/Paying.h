#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

/// Credits and clicks: what a player has for something, and spending it.
namespace duelogue {

class Evaluator;

}  // namespace duelogue

namespace duelogue::netrun {

/// What is paid for.
struct Bill {
    PlayerId player;
    Detail use = Detail::Count;  ///< Using, Installing, Tracing or Untagging; Count: anything else
    CardId card{};               ///< which is used or installed
};

/// How many credits the player can spend on it: those in the pool, those on cards that may be spent for it, and in a
/// run those that bad publicity gives.
[[nodiscard]] int purse(const Match& match, const Bill& bill);
/// Whether the player can spend so many on it. Quicker than to count them all, for mostly the pool has enough.
[[nodiscard]] bool canSpend(const Match& match, const Bill& bill, int amount);
/// The credits that a player is said to have: as for anything, but without those on cards that are to be spent only if
/// something can be counted, which may be these credits.
[[nodiscard]] int creditsOf(const Match& match, PlayerId player);
/// The player, who has as many, spends credits: first those that are lost soonest, then those on cards that are good
/// for the fewest things, and those of the pool last.
void spend(Match& match, const Bill& bill, int amount);
/// Whether what is done now is part of the price of an ability, of playing a card or of what an ability offers for it,
/// or goes to make room for a program: no one can prevent that.
[[nodiscard]] bool isPaying(const MatchState& state);
void spendClicks(Match& match, PlayerId player, int amount);

/// "You may pay 2 credits. If you do, ...": a player is asked, and pays or not. It counts as using the card.
struct Price {
    static constexpr KindId kind = id(NetrunKind::Price);
    static constexpr std::string_view name = "price";
    enum class Step : std::uint8_t { Begin, Decided };

    CardId card;  ///< that asks for it
    std::int16_t amount = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Recurring credits lie on the card as it becomes active, and again in each turn of its player.
void loadRecurring(Match& match, CardId card);

/// What the card costs to install or to rez, or to play: as printed, with what makes it cheaper.
[[nodiscard]] int costOf(const Match& match, CardId card);
/// Of Cost::resources, where clicks are.
inline constexpr std::size_t clickSlot = 1;
/// The clicks that are printed on the card as a part of what it costs.
[[nodiscard]] int clickCostOf(const Match& match, CardId card);
/// Whether the card is one of those; a description need not be looked up among all cards, and may be of one that is
/// still in a hand.
[[nodiscard]] bool isAmong(const Match& match, const Evaluator& evaluator, ExpressionId cards, CardId card);
/// Whether a statement of what cards cost or need holds and is about that one. What the card is counts, though it may
/// lie unrezzed: who is asked knows it.
[[nodiscard]] bool isSaidOf(const Match& match, const Instruction& said, const EvalContext& scope, CardId card);
/// Whether the rest of a price can be paid beside its credits and clicks.
[[nodiscard]] bool canPayRest(const Match& match, InstructionId rest, const EvalContext& scope, const Bill& bill,
                              int credits, int clicks);
/// What keeps the player from installing or rezzing the card beside the credits that it costs: clicks, so many of which
/// go anyway; its further price; its condition. None: nothing.
[[nodiscard]] MessageId whyNotOnTerms(const Match& match, const Bill& bill, int credits, int clicks);

/// Returns why the Corp can't pay all that the card costs to rez, or why the card forbids it; None if it can.
[[nodiscard]] MessageId whyNotPayForRez(const Match& match, CardId card);

}  // namespace duelogue::netrun
