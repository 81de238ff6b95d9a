// The access of one card: its price, and what the Runner decides.
#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/FreeUses.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/Refusals.h"
#include "match/netrun/verbs/VerbHandlerParts.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- one card

bool isAccessed(const ReadableMatch& match, const AccessOne& access) {
    return access.isTrashed == 0 && match.state().card(access.card).since == access.since;
}

bool hasTrashCost(const ReadableMatch& match, CardId card) {
    return (printedTraits(match.pool(), match.state().card(card)) & (bit(Trait::Asset) | bit(Trait::Upgrade))) != 0;
}

int trashCost(const ReadableMatch& match, CardId card) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    return figure(printed, Figure::TrashCost);
}

namespace {

/// Returns the additional steal cost of an agenda by its own text, which counts in every zone.
int ownStealCost(const ReadableMatch& match, CardId agenda) {
    int cost = 0;
    for (const Ability& ability : match.pool().abilitiesOf(match.pool()[match.state().card(agenda).definition])) {
        if (ability.kind != AbilityKind::Static) continue;
        const EvalContext scope = evalContextOf(match, agenda);
        for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
            const Instruction& said = match.pool()[at];
            const bool own = said.cards && match.pool()[said.cards].term == Term::This;
            if (!own || said.verb != static_cast<std::uint8_t>(Verb::StealCost)) continue;
            const Evaluator evaluator(match, scope);
            if (evaluator.holds(said.condition)) cost += evaluator.number(said.amount);
        }
    }
    return cost;
}

/// Rule: an access ends with its run, even if a decision is still open.
bool hasRunEnded(const MatchState& state) {
    const RunServer* const run = currentRun(state);
    return run == nullptr || run->isOver != 0;
}

StepResult decide(HandlerContext& match, AccessOne& body) {
    if (!isAccessed(match, body) || hasRunEnded(match.state()) || match.state().globals.over != 0)
        return Complete::succeeded(1);
    body.isOpen = 1;
    return Ask{Communication::of(Accessed{body.card}, Party::match(), Party::of(runner)), AccessOne::Step::Decided};
}

StepResult carryOutDecision(HandlerContext& match, AccessOne& body, int decision) {
    Body verb;
    verb.player = runner;
    if (decision == static_cast<int>(Word::Steal)) {
        spend(match, {runner}, stealCost(match, body.card, body.server));
        return Ask{Body::on(match, Verb::Steal, verb, body.card), AccessOne::Step::Done};
    }
    if (decision == static_cast<int>(Word::Trash)) {
        spend(match, {runner}, trashCost(match, body.card), PriceLine::WithPurchase);
        return Ask{Body::on(match, Verb::Trash, verb, body.card), AccessOne::Step::Done};
    }
    return decision == 0 ? StepResult(Complete::succeeded(1)) : decide(match, body);
}

}  // namespace

int stealCost(const ReadableMatch& match, CardId agenda, CardId server) {
    int cost = ownStealCost(match, agenda);
    anyStatement(match, Verb::StealCost, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        const auto isServer = [server](Subject subject) { return subject == Subject(server); };
        const bool counts =
            (said.cards && isAmong(match, evaluator, said.cards, agenda)) || evaluator.any(said.onto, isServer);
        if (scope.self != agenda && evaluator.holds(said.condition) && counts) cost += evaluator.number(said.amount);
        return false;
    });
    return cost;
}

namespace {

StepResult accessIt(HandlerContext& match, Communication& self, const Communication* answered) {
    using Step = AccessOne::Step;
    auto& body = self.as<AccessOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            Body reveal;
            reveal.player = runner;
            executeSilently(match, Rule::Reveal, reveal, {body.card});
            noteAccess(match, body.card);
            Body heard;
            heard.player = runner;
            return Ask{Body::on(match, Verb::Access, heard, body.card), Step::Heard};
        }
        case Step::Heard:
            // Something else happened instead, or the access was prevented.
            if (!answered->succeeded() || !answered->is(Verb::Access)) return Complete::succeeded(1);
            return decide(match, body);
        case Step::Decided:
            body.isOpen = 0;
            return carryOutDecision(match, body, answered->value);
        case Step::Done:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

}  // namespace

/// The card is shown while it is accessed.
StepResult AccessOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const bool begins = static_cast<Step>(self.step) == Step::Begin;
    if (begins) match.state().globals.outdateLooks();
    const StepResult next = accessIt(match, self, answered);
    if (std::holds_alternative<Complete>(next)) match.state().globals.outdateLooks();
    return next;
}

/// Lists the decisions. An agenda without a steal cost must be stolen. The trash cost of a card in Archives cannot be
/// paid.
void Accessed::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const CardId id = self.as<Accessed>().card;
    const Card& card = match.state().card(id);
    if (!card.definition) return;
    const AccessOne* const access = currentAccess(match.state());
    const Traits printed = printedTraits(match.pool(), card);
    const int credits = purse(match, {runner});
    bool mayLeave = true;
    if ((printed & bit(Trait::Agenda)) != 0) {
        const int cost = stealCost(match, id, access != nullptr ? access->server : CardId{});
        mayLeave = cost > 0;
        if (cost <= credits) out.emplace_back(Word::Steal, id);
    }
    if (hasTrashCost(match, id) && !isIn(card, Zone::Discard) && trashCost(match, id) <= credits) {
        out.emplace_back(Word::Trash, id);
        if (access != nullptr && access->isForced != 0) return;
    }
    useOptions(match, runner, false, out);
    if (mayLeave) out.emplace_back(ReplyWord::Pass);
}

Refusal Accessed::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const CardId id = self.as<Accessed>().card;
    if (reply.is(Word::Use) && reply.subject.isCard()) {
        const DefinitionId known = match.state().card(reply.subject.card()).definition;
        if (!known || reply.number < 0 || reply.number >= match.pool()[known].abilityCount) return MessageId::NoAbility;
        const AbilityId number(static_cast<std::uint16_t>(match.pool()[known].firstAbility + reply.number));
        const Refusal reason = whyNotUse(match, runner, reply.subject.card(), number);
        return reason == MessageId::None ? Refusal(MessageId::NoAbility) : reason;
    }
    if (!reply.is(Word::Steal) && !reply.is(Word::Trash)) {
        return isFree(match, reply) ? whyNotFree(match, runner, CardId{}, reply)
                                    : Refusal(whyNotOutsideTurn(match, runner, reply));
    }
    if (reply.subject != Subject(id)) return MessageId::OtherCard;
    const Card& card = match.state().card(id);
    const bool isAgenda = (printedTraits(match.pool(), card) & bit(Trait::Agenda)) != 0;
    if (reply.is(Word::Steal)) return isAgenda ? MessageId::NotEnoughResources : MessageId::WrongType;
    const bool hasCost = hasTrashCost(match, id) && !isIn(card, Zone::Discard);
    return hasCost ? MessageId::NotEnoughResources : why(Reason::NotTrashed);
}

Reaction Accessed::reply(HandlerContext& match, Communication& /*self*/, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    if (reply.is(Word::Use)) return useRequest(match, runner, reply);
    return Complete::succeeded(reply.word);
}

/// After a card was used, the remaining decisions are offered again.
std::optional<Complete> Accessed::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                               const Communication& request) {
    if (request.canceled()) return std::nullopt;
    return Complete::succeeded(static_cast<int>(Word::Use));
}

}  // namespace duelogue::netrun
