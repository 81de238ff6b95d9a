// The plays and uses of a player's turn that are legal.
#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/text/Refusals.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

/// The zones from which permissions let cards be played.
constexpr std::array playedFrom{Zone::Hand, Zone::Discard};

/// A filter for duplicates: of equal cards only one is offered, because they make the same play.
class Offered {
public:
    /// Returns true for the first card of its kind.
    [[nodiscard]] bool isNew(const Card& card) {
        const std::uint32_t like = std::uint32_t{card.definition.value} << 8U | card.knownTo;
        const std::uint64_t bit = std::uint64_t{1} << (card.definition.value % 64U);
        if ((m_maybe & bit) != 0 && std::ranges::find(m_like, like) != m_like.end()) return false;
        m_maybe |= bit;
        m_like.push_back(like);
        return true;
    }

private:
    std::uint64_t m_maybe = 0;  ///< bit d % 64 for each definition d seen so far, as a quick first check
    SmallVector<std::uint32_t, 16> m_like;
};

/// Returns true if the condition can hold only before a base scores.
bool isForScoring(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& e = pool[condition];
    if (e.term == Term::Fact) return e.index == static_cast<std::uint8_t>(Fact::BeforeScoring);
    if (e.term == Term::Or) return isForScoring(pool, e.left) && isForScoring(pool, e.right);
    return e.term == Term::And && (isForScoring(pool, e.left) || isForScoring(pool, e.right));
}

/// Returns true if the condition includes the time before a base scores.
bool namesScoring(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& e = pool[condition];
    if (e.term == Term::And || e.term == Term::Or) return namesScoring(pool, e.left) || namesScoring(pool, e.right);
    return isForScoring(pool, condition);
}

/// Returns the card that suppresses the other one.
CardId jamming(const ReadableMatch& match, CardId card) {
    CardId by;
    (void)anyStatement(match, Verb::Jams, [&](const Instruction& said, const EvalContext& scope) {
        const bool isSaid = Evaluator(match, scope).any(said.cards, [card](Subject each) { return each == card; });
        if (isSaid) by = scope.self;
        return isSaid;
    });
    return by;
}

}  // namespace

Refusal whyNotUse(const ReadableMatch& match, PlayerId player, CardId id, AbilityId number) {
    const Ability& ability = match.pool()[number];
    const Card& card = match.state().card(id);
    if (ability.kind != AbilityKind::Activated || !worksIn(match, ability, card.zone)) return MessageId::NoAbility;
    if (card.current.suppressed != 0) return preventedBy(jamming(match, id));
    if ((card.current.flags & ability.cost.flags) != 0) return why(Reason::Used);
    const bool isTheTime = value(match.state(), Global::IsBefore) != 0;
    if (isTheTime && !namesScoring(match.pool(), ability.condition)) return why(Reason::NotBeforeScoring);
    if (!isTheTime && isForScoring(match.pool(), ability.condition)) return why(Reason::BeforeScoring);
    EvalContext scope = evalContextOf(match, id);
    scope.ability = &ability;
    if (scope.you != player) return MessageId::NotYours;
    if (!Evaluator(match, scope).holds(ability.condition)) return MessageId::TextForbids;
    if (!canPayBody(match, ability.cost.body, scope)) return MessageId::CostCantBePaid;
    return hasTargets(match, ability, scope) ? MessageId::None : MessageId::NoLegalTarget;
}

// -------------------------------------------------------------------------------------------------- legal replies

void playOptions(const Allowances& by, Replies& out, Traits all) {
    if (by.all().empty()) return;
    const MatchState& state = by.match().state();
    const Plays plays(by);
    for (const Zone zone : playedFrom) {
        if (zone != Zone::Hand && !by.mayName(zone)) continue;
        Offered offered;
        for (const CardId id : state.zone(by.player(), zone)) {
            const Card& card = state.card(id);
            if (!card.definition || (card.current.traits & all) != all || !offered.isNew(card)) continue;
            if (plays.canPlay(id)) out.emplace_back(Word::Play, id);
        }
    }
}

namespace {

void useOptionsIn(const ReadableMatch& match, PlayerId player, std::span<const CardId> cards, Replies& out) {
    const std::span<const Definition> definitions = match.pool().definitions();
    Offered offered;
    for (const CardId id : cards) {
        const Card& card = match.state().card(id);
        if (!card.definition || !definitions[card.definition.value].hasActivated) continue;
        if (!isIn(card, Zone::Play) && !offered.isNew(card)) continue;
        const Definition& printed = definitions[card.definition.value];
        for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
            const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
            if (whyNotUse(match, player, id, ability) == MessageId::None) out.emplace_back(Word::Use, id, Subject{}, i);
        }
    }
}

}  // namespace

/// Appends the uses of the player's own cards, and of bases in play if the player is the current one.
void useOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const MatchState& state = match.state();
    for (std::uint8_t zone = 0; zone < index(Zone::Limbo); ++zone) {
        if (((match.rulebook().abilities().outOfPlay().activatedZones >> zone) & 1U) == 0) continue;
        useOptionsIn(match, player, state.zone(player, zone), out);
        if (zone == index(Zone::Play)) useOptionsIn(match, player, bases(state), out);
    }
}

Refusal whyNot(const Allowances& by, const Reply& reply) {
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    if (reply.is(Word::Play)) return Plays(by).whyNot(card);
    if (!reply.is(Word::Use)) return {};
    const ReadableMatch& match = by.match();
    const Definition& printed = match.pool()[match.state().card(card).definition];
    if (reply.number < 0 || reply.number >= printed.abilityCount) return MessageId::NoAbility;
    return whyNotUse(match, by.player(), card,
                     AbilityId(static_cast<std::uint16_t>(printed.firstAbility + reply.number)));
}

Communication requestOf(const ReadableMatch& match, PlayerId player, const Reply& reply, PlayOne::By by) {
    if (reply.is(Word::Use)) {
        UseAbility use;
        use.card = reply.subject.card();
        const Definition& printed = match.pool()[match.state().card(use.card).definition];
        use.ability = AbilityId(static_cast<std::uint16_t>(printed.firstAbility + reply.number));
        use.player = player;
        return Communication::of(use);
    }
    PlayOne play;
    play.card = reply.subject.card();
    play.player = player;
    play.by = by;
    return Communication::of(play);
}

void PlayCards::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<PlayCards>().player;
    playOptions(Allowances(match, player), out);
    useOptions(match, player, out);
    out.emplace_back(ReplyWord::Done);
}

Refusal PlayCards::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    return basebreak::whyNot(Allowances(match, self.as<PlayCards>().player), reply);
}

Reaction PlayCards::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Complete::succeeded(0);
    return requestOf(match, self.as<PlayCards>().player, reply, PlayOne::By::Turn);
}

/// A canceled request leaves the question open.
}  // namespace duelogue::basebreak
