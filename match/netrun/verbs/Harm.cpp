// Damage, trashing and exposing.
#include <algorithm>
#include <variant>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/verbs/VerbHandlerParts.h"
#include "match/netrun/verbs/VerbHandlers.h"
#include "match/state/Numbers.h"

namespace duelogue::netrun::acts {

/// Applies to the accessed card only.
StepResult mustTrash(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    AccessOne* const access = currentAccess(match.state());
    const auto subjects = subjectsOf(match, self);
    const bool isIt = access != nullptr && std::ranges::find(subjects, Subject(access->card)) != subjects.end();
    if (!isIt || self.as<Body>().player != runner) return Complete::impossible();
    access->isForced = 1;
    return Complete::succeeded(1);
}

namespace {

/// The progress of damage, in VerbBody::place.
enum class Damaging : std::uint8_t { Begin, Offered, Picked, Trashed };

void goTo(Communication& self, Damaging next) { self.as<Body>().place = static_cast<std::uint8_t>(next); }

/// Returns the card by which the Corp may choose one of the trashed cards; none if the Corp lacks this choice. The
/// choice exists only for the first damage of the kind each turn, and only if part of the hand stays.
CardId pickerFor(const ReadableMatch& match, const Body& damage, std::size_t hand) {
    CardId by;
    const bool isFirst = damage.detail == static_cast<std::uint8_t>(Detail::Net) &&
                         !was(match.state(), Global::Turn, TurnEvent::SufferedNet);
    if (!isFirst || hand <= static_cast<std::size_t>(damage.amount)) return by;
    anyStatementOf(match, Verb::Picks, corp, [&](const Instruction& said, const EvalContext& scope) {
        const bool counts = said.detail == damage.detail && Evaluator(match, scope).holds(said.condition);
        if (counts) by = scope.self;
        return counts;
    });
    return by;
}

/// Shows the hand to the Corp, which chooses one of its cards.
StepResult askPick(HandlerContext& match, Communication& self, CardId by, PlayerId player) {
    goTo(self, Damaging::Picked);
    const auto there = match.state().zone(player, Zone::Hand);
    const std::vector<Subject> hand(there.begin(), there.end());
    Body show;
    show.player = corp;
    executeSilently(match, KindId(static_cast<std::uint8_t>(CoreRule::Show)), show, hand);
    Selection selection;
    selection.card = by;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(by), Party::of(corp));
    match.listAdd(question, hand);
    return Ask{question, Body::Step::Own};
}

/// Returns the trashing for damage. Rule: it cannot be prevented.
Communication trashingFor(HandlerContext& match, const Body& damage, const std::vector<CardId>& cards) {
    Body body;
    body.player = runner;
    body.source = damage.source;
    body.since = damage.since;
    Communication trash = Body::make(Verb::Trash, body);
    for (const CardId card : cards) Body::add(match, trash, card);
    return byRule(trash);
}

/// Trashes the chosen card, if there is one, and the others at random, all at once. Rule: a Runner with too few cards
/// is flatlined at once, before any triggers.
StepResult trashHand(HandlerContext& match, Communication& self, PlayerId player, CardId chosen) {
    const auto hand = match.state().zone(player, Zone::Hand);
    const auto amount = static_cast<std::size_t>(self.as<Body>().amount);
    const std::vector<CardId> cards = verbs::randomCards(match, hand, amount, chosen);
    if (cards.empty()) {
        match.end(PlayerSet(otherThan(player)));
        return Complete::succeeded(self.as<Body>().amount);
    }
    goTo(self, Damaging::Trashed);
    const bool isFatal = std::ssize(cards) < self.as<Body>().amount;
    return Ask{isFatal ? byRule(movingTo(match, cards, Zone::Discard)) : trashingFor(match, self.as<Body>(), cards),
               Body::Step::Own};
}

StepResult beginDamage(HandlerContext& match, Communication& self) {
    MatchState& state = match.state();
    const Body body = self.as<Body>();
    // Rule: only the Runner suffers damage.
    const PlayerId player = runner;
    const auto subjects = subjectsOf(match, self);
    const bool isIt = std::ranges::find(subjects, Subject(player)) != subjects.end();
    if (body.amount <= 0 || !isIt) return Complete::impossible();
    if (body.detail == static_cast<std::uint8_t>(Detail::Core)) {
        std::int16_t& core = value(state, player, PlayerValue::CoreDamage);
        core = saturated(core + body.amount);
        state.globals.stale = Globals::isOutdated;
    }
    const CardId by = pickerFor(match, body, state.zone(player, Zone::Hand).size());
    if (body.detail == static_cast<std::uint8_t>(Detail::Net)) note(match, TurnEvent::SufferedNet);
    if (!by) return trashHand(match, self, player, CardId{});
    goTo(self, Damaging::Offered);
    return Ask{Communication::of(YesNo{by}, Party::of(by), Party::of(corp)), Body::Step::Own};
}

}  // namespace

bool hasTakenCards(const Communication& damage) {
    return damage.as<Body>().place == static_cast<std::uint8_t>(Damaging::Trashed);
}

void countNetDamage(HandlerContext& match, const Communication& damage) {
    const Body& body = damage.as<Body>();
    if (body.detail != static_cast<std::uint8_t>(Detail::Net) || body.amount <= 0) return;
    note(match,
         was(match.state(), Global::Turn, TurnEvent::NetDamage) ? TurnEvent::MoreNetDamage : TurnEvent::NetDamage);
}

/// Trashes `amount` cards of the hand at once, at random except for one that the Corp may choose. A Runner with fewer
/// cards is flatlined and loses.
StepResult damage(HandlerContext& match, Communication& self, const Communication* answered) {
    const PlayerId player = runner;
    switch (static_cast<Damaging>(self.as<Body>().place)) {
        case Damaging::Begin:
            return beginDamage(match, self);
        case Damaging::Offered:
            if (answered->value == 0) return trashHand(match, self, player, CardId{});
            return askPick(match, self, answered->as<YesNo>().card, player);
        case Damaging::Picked:
            return trashHand(match, self, player, match.list(*answered).front().card());
        case Damaging::Trashed:
            break;
    }
    const int amount = self.as<Body>().amount;
    if (answered->as<Body>().subjects < amount) match.end(PlayerSet(otherThan(player)));
    return Complete::succeeded(amount);
}

/// Makes damage on which cards trigger as usual; replacements and preventions are skipped.
StepResult sureDamage(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete{answered->outcome, answered->value};
    Body body = self.as<Body>();
    body.subjects = 0;
    Communication damage = Body::make(Verb::Damage, body);
    for (const Subject subject : copyOfSubjects(match, self)) Body::add(match, damage, subject);
    return Ask{byRule(damage), Body::Step::Own};
}

namespace {

/// If the Runner trashes a persistent card during its access, its static abilities apply for the rest of the run.
void persist(HandlerContext& match, CardId id) {
    const Card& card = match.state().card(id);
    const Definition& printed = match.pool()[card.definition];
    if ((printed.traits & bit(Trait::Persistent)) == 0) return;
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        ContinuousEffect effect;
        effect.ability = AbilityId(static_cast<std::uint16_t>(printed.firstAbility + i));
        if (match.pool()[effect.ability].kind != AbilityKind::Static) continue;
        effect.source = id;
        effect.since = card.since;
        effect.duration = static_cast<std::uint8_t>(Duration::Run);
        effect.controller = corp;
        match.addContinuousEffect(effect);
    }
}

}  // namespace

/// Rule: cards on a card that leaves play are trashed, and nothing can prevent this.
StepResult move(HandlerContext& match, Communication& self, const Communication* answered) {
    Body body;
    body.zone = index(Zone::Discard);
    const std::vector<Subject> hosted = verbs::goingAlong(match, self);
    collectAlong(match, self, Body::make(Verb::Trash, body), hosted);
    collectAlong(match, self, Body::make(CoreVerb::Move, body), hosted);
    return verbs::move(match, self, answered);
}

namespace {

/// Returns true if the card is accessed in Archives. It can be trashed there, which ends the access.
bool isAccessedInArchives(const ReadableMatch& match, CardId id) {
    const AccessOne* const access = currentAccess(match.state());
    return access != nullptr && access->card == id && isAccessed(match, *access);
}

/// Begins to trash cards. Rule: a card in a discard pile can be trashed only during its access, and it stays in the
/// pile.
StepResult beginTrash(HandlerContext& match, Communication& self) {
    std::vector<CardId> going;
    const bool isAny = verbs::leaveOutOthers(match, self, [&](Subject subject) {
        if (!subject.isCard()) return false;
        const CardId id = subject.card();
        if (!isIn(match.state().card(id), Zone::Discard)) {
            going.push_back(id);
            return true;
        }
        if (!isAccessedInArchives(match, id)) return false;
        currentAccess(match.state())->isTrashed = 1;
        return true;
    });
    if (!isAny) return Complete::impossible();
    if (going.empty()) return Complete::succeeded(1);
    self.as<Body>().place = 1;
    // A trashing by the rules starts at its own handler, and so does its move.
    const bool isByRule = self.step == static_cast<std::uint8_t>(Body::Step::Own);
    const Communication move = movingTo(match, going, Zone::Discard);
    return Ask{isByRule ? byRule(move) : move, Body::Step::Own};
}

}  // namespace

bool hasMoved(const Communication& trash) { return trash.as<Body>().place != 0; }

/// A card trashed during its access is known to both players.
StepResult trash(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered == nullptr) return beginTrash(match, self);
    const StepResult result =
        verbs::afterMove(match, self, *answered, [](const Card& card) { return !isIn(card, Zone::Discard); });
    if (std::get<Complete>(result).outcome != Outcome::Succeeded) return result;
    const std::vector<CardId> cards = cardsOf(match, self);
    const AccessOne* const access = currentAccess(match.state());
    for (const CardId id : cards) {
        Card& card = match.state().card(id);
        if (access == nullptr || access->card != id || !isIn(card, Zone::Discard)) continue;
        card.knownTo = knownToBoth;
        card.current.flags |= bit(Flag::FaceUp);
        if ((card.lastKnown.flags & bit(Flag::Rezzed)) != 0) persist(match, id);
    }
    return Complete::succeeded(static_cast<int>(cards.size()));
}

/// Shows the cards while abilities trigger. The part after the exposure is a verb of its own; when it ends, the cards
/// are hidden again.
StepResult expose(HandlerContext& match, Communication& self, const Communication* answered) {
    match.state().globals.outdateLooks();
    if (answered != nullptr) {
        self.as<Body>().subjects = 0;
        return Complete::succeeded(answered->value);
    }
    Body heard = self.as<Body>();
    heard.subjects = 0;
    heard.part = Body::Part::After;
    Communication shown = Body::make(Verb::Expose, heard);
    for (const CardId id : cardsOf(match, self)) {
        Card& card = match.state().card(id);
        if (!isUnrezzed(card)) continue;
        card.knownTo = knownToBoth;
        Body::add(match, shown, id);
    }
    return shown.as<Body>().subjects > 0 ? StepResult(Ask{shown, Body::Step::Own}) : Complete::impossible();
}

}  // namespace duelogue::netrun::acts
