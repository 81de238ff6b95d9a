#include "match/netrun/run/Access.h"

#include <algorithm>
#include <type_traits>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Using.h"
#include "match/netrun/VerbHandlerParts.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

bool isListed(const ReadableMatch& match, const Communication& self, CardId card) {
    return std::ranges::find(match.list(self), Subject(card)) != match.list(self).end();
}

std::vector<CardId> notAccessed(const ReadableMatch& match, const Communication& self, std::span<const CardId> cards) {
    std::vector<CardId> left;
    std::ranges::copy_if(cards, std::back_inserter(left), [&](CardId card) { return !isListed(match, self, card); });
    return left;
}

/// Returns the next cards from the zone of a central server: any card of HQ, the top card of R&D.
std::vector<CardId> behind(const ReadableMatch& match, const Communication& self) {
    const auto& body = self.as<BreachServer>();
    const Zone zone = zoneBehind(body.server);
    if (zone == Zone::Count || (zone != Zone::Discard && body.left <= 0)) return {};
    std::vector<CardId> left = notAccessed(match, self, match.state().zone(corp, zone));
    if (zone == Zone::Deck && left.size() > 1) left.erase(left.begin(), left.end() - 1);
    return left;
}

/// An active ability, or an effect with a duration, that concerns accesses.
struct Watcher {
    AbilityId ability;
    EvalContext scope;
};

std::vector<Watcher> watchersOfAccesses(const ReadableMatch& match) {
    constexpr KindId access(static_cast<std::uint8_t>(Verb::Access));
    std::vector<Watcher> found;
    for (const AbilityKind kind : {AbilityKind::Triggered, AbilityKind::Preempt, AbilityKind::Response}) {
        eachWatching(match, kind, access, PlayerId(0), [&](CardId at, AbilityId ability) {
            if (!isUnrezzed(match.state().card(at))) found.push_back({ability, evalContextOf(match, at)});
        });
    }
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const bool isAbout =
            effect.ability && ((match.rulebook().abilities().verbsOf(effect.ability) >> access.value) & 1U) != 0;
        if (isAbout) found.push_back({effect.ability, evalContextOf(effect)});
    }
    return found;
}

/// Returns true if the Runner has a card that can be used only while another card is accessed.
bool hasUsesOnAccess(const ReadableMatch& match) {
    const auto isUsed = [&](CardId card) {
        const DefinitionId known = match.state().card(card).definition;
        return known && rulesOf(match).occasionsFor(known).onAccess;
    };
    for (std::uint8_t zone = 0; zone < maxZones; ++zone) {
        const bool isActive = ((match.rulebook().abilities().outOfPlay().activatedZones >> zone) & 1U) != 0;
        if (isActive && std::ranges::any_of(match.state().zone(runner, zone), isUsed)) return true;
    }
    return false;
}

/// Returns true if the Runner could use an ability during the access of this card, but not otherwise.
bool isOfUse(const ReadableMatch& match, CardId card, CardId server) {
    Replies before;
    useOptions(match, runner, false, before);
    Hypothetical accessing(match);
    AccessOne access;
    access.card = card;
    access.server = server;
    access.since = match.state().card(card).since;
    access.isOpen = 1;
    accessing.state().communications.push_back(Communication::of(access));
    Replies then;
    useOptions(accessing, runner, false, then);
    return then.size() > before.size();
}

/// The effects that may make the access of a card in Archives matter, besides the card itself.
struct Interest {
    std::vector<Watcher> watchers;
    bool hasUses = false;

    explicit Interest(const ReadableMatch& match)
        : watchers(watchersOfAccesses(match)), hasUses(hasUsesOnAccess(match)) {}
};

/// Returns true if the access of this card in Archives can have an effect.
bool mattersInArchives(const ReadableMatch& match, CardId card, const Interest& interest) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    if ((printed.traits & bit(Trait::Agenda)) != 0) return true;
    if ((((printed.triggersOn | printed.preempts) >> static_cast<unsigned>(Verb::Access)) & 1U) != 0) return true;
    Body body;
    body.player = runner;
    const Communication verb = Body::make(Verb::Access, body);
    const auto hears = [&](const Watcher& watcher) {
        return fits(match, match.pool()[match.pool()[watcher.ability].pattern], watcher.scope, verb, card);
    };
    if (std::ranges::any_of(interest.watchers, hears)) return true;
    return interest.hasUses && isOfUse(match, card, central(Name::Archives));
}

StepResult access(HandlerContext& match, Communication& self, CardId card) {
    AccessOne one;
    one.card = card;
    one.server = self.as<BreachServer>().server;
    one.since = match.state().card(card).since;
    match.listAppend(self, card);
    return Ask{Communication::of(one), BreachServer::Step::Accessed};
}

/// Accesses a random card of the hand or the top card of the deck.
StepResult accessBehind(HandlerContext& match, Communication& self) {
    auto& body = self.as<BreachServer>();
    const std::vector<CardId> cards = behind(match, self);
    --body.left;
    const bool byChance = zoneBehind(body.server) == Zone::Hand;
    const std::size_t at =
        byChance ? match.state().globals.random.below(static_cast<std::uint32_t>(cards.size())) : cards.size() - 1;
    return access(match, self, cards[at]);
}

/// Returns the candidates for the next access: the cards in the root and each card of Archives. The server stands for
/// the next card of HQ or R&D.
std::vector<CardId> candidates(HandlerContext& match, Communication& self) {
    const CardId server = self.as<BreachServer>().server;
    std::vector<CardId> found = notAccessed(match, self, rootOf(match, server));
    const std::vector<CardId> cards = behind(match, self);
    if (zoneBehind(server) == Zone::Discard) {
        const Interest interest(match);
        std::ranges::copy_if(cards, std::back_inserter(found),
                             [&](CardId card) { return mattersInArchives(match, card, interest); });
    } else if (!cards.empty()) {
        found.push_back(server);
    }
    return found;
}

StepResult accessChosen(HandlerContext& match, Communication& self, CardId chosen) {
    const bool isBehind = chosen == self.as<BreachServer>().server;
    return isBehind ? accessBehind(match, self) : access(match, self, chosen);
}

StepResult accessNext(HandlerContext& match, Communication& self) {
    const RunServer* const run = currentRun(match.state());
    if (match.state().globals.over != 0 || run == nullptr || run->isOver != 0) return Complete::succeeded();
    if (const auto due = dueAtOnce(match)) return Ask{*due, BreachServer::Step::Accessed};
    const std::vector<CardId> found = candidates(match, self);
    if (found.empty()) return Complete::succeeded();
    if (found.size() == 1 && !match.asksEverything()) return accessChosen(match, self, found.front());
    Selection selection;
    selection.card = self.as<BreachServer>().server;
    selection.purpose = forAccess;
    Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(runner));
    for (const CardId card : found) match.listAdd(question, card);
    return Ask{question, BreachServer::Step::Chosen};
}

/// Turns the face-down cards in Archives face-up, before the first access.
void uncover(HandlerContext& match) {
    std::vector<Subject> hidden;
    for (const CardId card : match.state().zone(corp, Zone::Discard)) {
        if (!has(match.state().card(card), Flag::FaceUp)) hidden.emplace_back(card);
    }
    Body body;
    body.player = runner;
    if (!hidden.empty()) executeSilently(match, KindId(static_cast<std::uint8_t>(Rule::Uncover)), body, hidden);
}

/// Records the access of a card with a trash cost, even if it can't be trashed.
void noteAccess(HandlerContext& match, CardId card) {
    if (!hasTrashCost(match, card)) return;
    acts::note(match, was(match.state(), Global::Turn, TurnEvent::AccessedCost) ? TurnEvent::AccessedMore
                                                                                : TurnEvent::AccessedCost);
}

/// Records the accesses of cards in Archives. All are accessed, but those without effect are not offered.
void noteArchives(HandlerContext& match) {
    const Interest interest(match);
    for (const CardId card : match.state().zone(corp, Zone::Discard)) {
        if (!mattersInArchives(match, card, interest)) noteAccess(match, card);
    }
}

StepResult beginBreach(HandlerContext& match, Communication& self) {
    auto& body = self.as<BreachServer>();
    const Zone zone = zoneBehind(body.server);
    if (zone == Zone::Hand || zone == Zone::Deck)
        body.left = static_cast<std::int16_t>(1 + value(match.state(), Global::MoreAccess));
    if (zone == Zone::Discard) {
        uncover(match);
        noteArchives(match);
    }
    return accessNext(match, self);
}

/// Forgets the access of a card that has moved to another place at the same server. Rule: it is a new object there and
/// is accessed again.
void forgetIfMoved(HandlerContext& match, Communication& self, const AccessOne& access) {
    const Card& card = match.state().card(access.card);
    const CardId server = self.as<BreachServer>().server;
    const bool isThere = isIn(card, zoneBehind(server)) || (isIn(card, Zone::Play) && card.current.host == server);
    if (card.since == access.since || card.owner != corp || !isThere) return;
    const auto accessed = match.list(self);
    const auto last = std::remove(accessed.begin(), accessed.end(), Subject(access.card));
    match.listTruncate(self, static_cast<std::size_t>(last - accessed.begin()));
}

}  // namespace

StepResult BreachServer::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginBreach(match, self);
        case Step::Chosen:
            return accessChosen(match, self, match.list(*answered).front().card());
        case Step::Accessed:
            if (answered->is<AccessOne>()) forgetIfMoved(match, self, answered->as<AccessOne>());
            return accessNext(match, self);
    }
    return Complete::impossible();
}

// -------------------------------------------------------------------------------------------------- one card

const AccessOne* currentAccess(const MatchState& state) { return topmost<const AccessOne>(state); }
BreachServer* currentBreach(MatchState& state) { return topmost<BreachServer>(state); }
AccessOne* currentAccess(MatchState& state) { return topmost<AccessOne>(state); }

bool isAccessed(const ReadableMatch& match, const AccessOne& access) {
    return access.isTrashed == 0 && match.state().card(access.card).since == access.since;
}

bool hasTrashCost(const ReadableMatch& match, CardId card) {
    return (printedTraits(match.pool(), match.state().card(card)) & (bit(Trait::Asset) | bit(Trait::Upgrade))) != 0;
}

int trashCost(const ReadableMatch& match, CardId card) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    return printed.figures[static_cast<std::size_t>(Figure::TrashCost)];
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
        return whyNotUse(match, runner, reply.subject.card(), number);
    }
    if (!reply.is(Word::Steal) && !reply.is(Word::Trash)) return whyNotOutsideTurn(match, runner, reply);
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
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(static_cast<int>(Word::Use));
}

}  // namespace duelogue::netrun
