#include "match/netrun/run/Access.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/verbs/VerbHandlerParts.h"

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
        return known && rulesOf(match).profile(known).occasions.onAccess;
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

}  // namespace

void noteAccess(HandlerContext& match, CardId card) {
    if (!hasTrashCost(match, card)) return;
    acts::note(match, was(match.state(), Global::Turn, TurnEvent::AccessedCost) ? TurnEvent::AccessedMore
                                                                                : TurnEvent::AccessedCost);
}

namespace {

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

}  // namespace duelogue::netrun
