#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"
#include "match/state/EvalContext.h"

/// Credits and clicks: the amount that a player can spend on something, and spending it.
namespace duelogue {

class Evaluator;

}  // namespace duelogue

namespace duelogue::netrun {

/// The purpose of a payment.
struct Bill {
    PlayerId player;
    Detail use = Detail::Count;  ///< Using, Installing, Tracing or Untagging; Count: any other purpose
    CardId card{};               ///< the card to use or install
};

/// Returns the credits that the player can spend on the bill. These are the credits in the pool, on cards that may pay
/// for it, and during a run those from bad publicity.
[[nodiscard]] int purse(const ReadableMatch& match, const Bill& bill);
/// Returns true if the player can spend `amount` on the bill. This is faster than purse(), because the pool usually
/// suffices.
[[nodiscard]] bool canSpend(const ReadableMatch& match, const Bill& bill, int amount);
/// Returns the credits of a player as cards count them: the credits for any purpose. Credits on cards are left out if a
/// condition on a count restricts them, because that count may include these very credits.
[[nodiscard]] int creditsOf(const ReadableMatch& match, PlayerId player);
/// For the log: whether a payment has a line of its own, or the line of the purchase names the price.
enum class PriceLine : std::uint8_t { Own, WithPurchase };
/// Spends credits of the player, who must have them. Credits that are lost soonest come first, then those on cards with
/// the fewest uses, and the pool last.
void spend(HandlerContext& match, const Bill& bill, int amount, PriceLine line = PriceLine::Own);
/// Returns true if the current verb is part of a price. It can be the price of an ability, of a card, or of an offer in
/// an ability. Also true for programs trashed to make room. Such a verb cannot be prevented.
[[nodiscard]] bool isPaying(const MatchState& state);
void spendClicks(HandlerContext& match, PlayerId player, int amount);

/// An optional price in an ability ("You may pay 2 credits. If you do, ..."): asks the player, who pays or declines.
/// Paying counts as using the card.
struct Price {
    static constexpr KindId kind = id(NetrunKind::Price);
    static constexpr std::string_view name = "price";
    enum class Step : std::uint8_t { Begin, Decided };

    CardId card;  ///< the card that offers it
    std::int16_t amount = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Refills the recurring credits on the card. Called when the card becomes active and in each turn of its player.
void loadRecurring(HandlerContext& match, CardId card);

/// Returns the cost to install, rez or play the card: the printed cost less all reductions.
[[nodiscard]] int costOf(const ReadableMatch& match, CardId card);
/// The index of clicks in Cost::resources.
inline constexpr std::size_t clickSlot = 1;
/// Returns the clicks printed as a part of the card's cost.
[[nodiscard]] int clickCostOf(const ReadableMatch& match, CardId card);
/// Returns true if the card is one of `cards`. A filter is tested directly, so the card may still be in a hand.
[[nodiscard]] bool isAmong(const ReadableMatch& match, const Evaluator& evaluator, ExpressionId cards, CardId card);
/// Returns true if a static ability about costs or requirements applies to the card and its condition holds. The
/// characteristics of an unrezzed card count, because the player who is asked knows it.
[[nodiscard]] bool isSaidOf(const ReadableMatch& match, const Instruction& said, const EvalContext& scope, CardId card);
/// Returns true if the rest of a price can be paid in addition to `credits` and `clicks`.
[[nodiscard]] bool canPayRest(const ReadableMatch& match, InstructionId rest, const EvalContext& scope,
                              const Bill& bill, int credits, int clicks);
/// Returns the reason why the player can't install or rez the card, apart from its credits; None if it is legal. Checks
/// clicks (`clicks` are spent anyway), additional costs and its condition.
[[nodiscard]] MessageId whyNotOnTerms(const ReadableMatch& match, const Bill& bill, int credits, int clicks);

/// Returns the reason why the Corp can't pay the whole cost to rez the card, or the card forbids it; None if it can.
[[nodiscard]] MessageId whyNotPayForRez(const ReadableMatch& match, CardId card);

}  // namespace duelogue::netrun
