// The summons, sets and changes of position that are legal.
#include <algorithm>
#include <optional>
#include <span>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/summons/Summoning.h"
#include "match/tribute/summons/Tributes.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

/// A check of the summons that a player can make from the hand in the current state.
class Summoner {
public:
    Summoner(const ReadableMatch& match, PlayerId player)
        : m_match(match), m_player(player), m_hasRoom(hasRoomIn(match.state(), player, Row::Monsters)) {}

    /// Returns why the monster can't be summoned; None if it is legal.
    [[nodiscard]] MessageId whyNot(CardId id) {
        const MatchState& state = m_match.state();
        const Card& card = state.card(id);
        if (!card.definition || !isIn(card, Zone::Hand) || card.holder != m_player) return MessageId::NotInHand;
        if (!has(card, Trait::Monster)) return MessageId::WrongType;
        if (const MessageId reason = whyNotByWords(id); reason != MessageId::None) return reason;
        const auto needed = static_cast<std::size_t>(tributesOf(state, id));
        if (needed > 0) return whyNotGiveUp(needed);
        return m_hasRoom ? MessageId::None : why(Reason::NoMonsterSpace);
    }
    [[nodiscard]] bool can(CardId id) { return whyNot(id) == MessageId::None; }

private:
    const ReadableMatch& m_match;
    PlayerId m_player;
    bool m_hasRoom;
    std::optional<Offerings> m_offerings;

    /// Returns why the monster's own condition or additional cost forbids the summon; None if it is legal.
    [[nodiscard]] MessageId whyNotByWords(CardId id) const {
        const Definition& printed = m_match.pool()[m_match.state().card(id).definition];
        if (!printed.condition && !printed.cost.body) return MessageId::None;
        EvalContext scope;
        scope.self = id;
        scope.you = m_player;
        if (!Evaluator(m_match, scope).holds(printed.condition)) return MessageId::TextForbids;
        return canPayBody(m_match, printed.cost.body, scope) ? MessageId::None : MessageId::CostCantBePaid;
    }

    /// Returns the reason why the tributes are impossible. Tributing a monster of the other side makes no room on the
    /// player's own side.
    [[nodiscard]] MessageId whyNotGiveUp(std::size_t needed) {
        if (!m_offerings) m_offerings = offeringsOf(m_match, m_player);
        if (m_offerings->cards.size() < needed) return why(Reason::TooFewTributes);
        const auto isOthers = [&](CardId id) { return m_match.state().card(id).current.controller != m_player; };
        const std::size_t bound = m_offerings->bound;
        const auto foreign =
            static_cast<std::size_t>(std::ranges::count_if(std::span(m_offerings->cards).first(bound), isOthers));
        // If the bound cards suffice, own ones among them can be chosen; otherwise all must be used.
        const std::size_t freed = needed <= bound ? std::min(needed, bound - foreign) : needed - foreign;
        return m_hasRoom || freed > 0 ? MessageId::None : why(Reason::NoMonsterSpace);
    }
};

/// Calls `visit` for one card of each kind in the hand; equal cards make the same reply.
template <class IsOne>
void eachInHand(const MatchState& state, PlayerId player, IsOne&& visit) {
    const auto hand = state.zone(player, Zone::Hand);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card& card = state.card(hand[i]);
        const bool isSeen = std::any_of(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(i), [&](CardId other) {
            return state.card(other).definition == card.definition && state.card(other).knownTo == card.knownTo;
        });
        if (card.definition && !isSeen) visit(hand[i]);
    }
}

}  // namespace

void summonOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    Summoner summoner(match, player);
    eachInHand(match.state(), player, [&](CardId id) {
        if (!summoner.can(id)) return;
        out.emplace_back(Word::Summon, id);
        out.emplace_back(Word::Set, id);
    });
}

int countSummonable(const ReadableMatch& match, PlayerId player) {
    Summoner summoner(match, player);
    const auto hand = match.state().zone(player, Zone::Hand);
    return static_cast<int>(std::ranges::count_if(hand, [&](CardId id) { return summoner.can(id); }));
}

MessageId whyNotSummon(const ReadableMatch& match, PlayerId player, CardId id) {
    return Summoner(match, player).whyNot(id);
}

Refusal whyNotOutsideMain(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    if (reply.is(Word::Battle) || reply.is(Word::End)) return why(Reason::NotInMain);
    if (!reply.subject.isCard()) return {};
    if (reply.is(Word::Attack) || reply.is(Word::Strike)) return why(Reason::NotInBattle);
    const CardId card = reply.subject.card();
    const bool isSpell = reply.is(Word::Set) && !has(match.state().card(card), Trait::Monster);
    Refusal reason;
    if (reply.is(Word::Turn)) {
        reason = whyNotTurn(match, player, card);
    } else if (reply.is(Word::Summon) || reply.is(Word::Set)) {
        reason = isSpell ? whyNotSet(match, player, card) : whyNotSummon(match, player, card);
    } else {
        return {};
    }
    return isOutOfPlace(reason.message) ? reason : Refusal(why(Reason::NotInMain));
}

void setOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const bool hasRoom = hasRoomIn(match.state(), player, Row::Backs);
    eachInHand(match.state(), player, [&](CardId id) {
        const Row row = rowOf(match.state().card(id));
        if (row == Row::Field || (row == Row::Backs && hasRoom)) out.emplace_back(Word::Set, id);
    });
}

MessageId whyNotSet(const ReadableMatch& match, PlayerId player, CardId id) {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Hand) || card.holder != player) return MessageId::NotInHand;
    const bool hasRoom = rowOf(card) != Row::Backs || hasRoomIn(match.state(), player, Row::Backs);
    return hasRoom ? MessageId::None : why(Reason::NoSpellSpace);
}

void positionOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    for (const CardId id : match.state().zone(player, Zone::Field)) {
        if (whyNotTurn(match, player, id) == MessageId::None) out.emplace_back(Word::Turn, id);
    }
}

namespace {

/// Returns the card that keeps the monster in its position.
CardId holding(const ReadableMatch& match, CardId monster) {
    CardId by;
    (void)anyStatement(match, Verb::Holds, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        const bool isSaid = evaluator.holds(said.condition) &&
                            evaluator.any(said.cards, [monster](Subject each) { return each == monster; });
        if (isSaid) by = scope.self;
        return isSaid;
    });
    return by;
}

}  // namespace

Refusal whyNotTurn(const ReadableMatch& match, PlayerId player, CardId id) {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Field)) return MessageId::NotInPlay;
    if (card.holder != player) return MessageId::NotYours;
    if (!has(card, Trait::Monster)) return MessageId::WrongType;
    if (has(card, Flag::Settled)) return why(Reason::Settled);
    return isHeld(card) ? preventedBy(holding(match, id)) : Refusal();
}

}  // namespace duelogue::tribute
