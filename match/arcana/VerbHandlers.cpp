#include "match/arcana/VerbHandlers.h"

#include <algorithm>
#include <vector>

#include "match/arcana/Table.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/state/Numbers.h"

namespace duelogue::arcana::acts {

namespace {

Communication lifeVerb(HandlerContext& match, CoreVerb verb, const Communication& self, PlayerId player, int amount) {
    VerbBody body;
    body.source = self.as<VerbBody>().source;
    body.since = self.as<VerbBody>().since;
    body.player = player;
    body.amount = saturated(amount);
    body.detail = static_cast<std::uint8_t>(PlayerValue::Life);
    return VerbBody::on(match, verb, body, player);
}

/// Rule 120.3: damage to a creature is marked on it.
void mark(HandlerContext& match, CardId creature, int amount, bool isDeadly) {
    Card& card = match.state().card(creature);
    raise(value(card, CardValue::Damage), amount);
    if (isDeadly && !has(card, Trait::Indestructible)) value(card, CardValue::Deathtouched) = 1;
}

/// Returns the characteristics of the damage source; if it has left the battlefield, its last known information (rule
/// 113.7a).
Characteristics sourceOf(const ReadableMatch& match, const VerbBody& body) {
    if (!body.source) return {};
    const Card& card = match.state().card(body.source);
    const bool hasLeft = body.since != 0 && card.since != body.since && card.lastKnown.controller;
    return hasLeft ? card.lastKnown : card.current;
}

bool has(const Characteristics& look, Trait trait) { return (look.traits & bit(trait)) != 0; }

/// Removes subjects that the verb can't affect, so that no ability notices them. Returns true if any are left.
template <class CanBe>
bool happensTo(HandlerContext& match, Communication& self, CanBe&& canBe) {
    return verbs::leaveOutOthers(
        match, self, [&](Subject subject) { return !subject.isCard() || canBe(match.state().card(subject.card())); });
}

bool isInPlay(const Card& card) { return isIn(card, Zone::Battlefield); }

}  // namespace

/// Deals damage. Rule 120.3: a damaged player loses that much life, and lifelink gains that much for the source's
/// controller. `second` counts the results so far, even if replaced: 1 is the loss, 2 the gain.
StepResult damage(HandlerContext& match, Communication& self, const Communication* answered) {
    VerbBody& body = self.as<VerbBody>();
    if (answered == nullptr) {
        // Rule 120.1: only players and creatures are dealt damage.
        const auto canBe = [](const Card& card) { return isInPlay(card) && has(card, Trait::Creature); };
        if (body.amount <= 0 || !happensTo(match, self, canBe)) return Complete::impossible();
        body.second = 0;
    }
    const auto subjects = subjectsOf(match, self);
    const Characteristics source = sourceOf(match, body);
    std::vector<Subject> players;
    for (const Subject subject : subjects) {
        if (subject.isPlayer()) players.push_back(subject);
        if (subject.isCard() && answered == nullptr)
            mark(match, subject.card(), body.amount, has(source, Trait::Deathtouch));
    }
    const int dealt = body.amount * static_cast<int>(subjects.size());
    if (answered == nullptr && !players.empty()) {
        Communication loss = lifeVerb(match, CoreVerb::Lose, self, players.front().player(), body.amount);
        for (std::size_t i = 1; i < players.size(); ++i) VerbBody::add(match, loss, players[i]);
        body.second = 1;
        return Ask{loss, VerbBody::Step::Own};
    }
    if (has(source, Trait::Lifelink) && body.second < 2) {
        body.second = 2;
        return Ask{lifeVerb(match, CoreVerb::Gain, self, source.controller, dealt), VerbBody::Step::Own};
    }
    return Complete::succeeded(body.amount);
}

/// Rule 701.8: a destroyed permanent goes to its owner's graveyard; indestructible permanents stay.
StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto canBe = [](const Card& card) { return !has(card, Trait::Indestructible); };
    if (answered == nullptr && !happensTo(match, self, canBe)) return Complete::impossible();
    return verbs::discardFromPlay(match, self, answered, verbs::MovedBy::Source);
}

/// Rule 701.21: the controller of a sacrificed permanent puts it into its owner's graveyard.
StepResult sacrifice(HandlerContext& match, Communication& self, const Communication* answered) {
    return verbs::discardFromPlay(match, self, answered, verbs::MovedBy::Source);
}

/// Rule 701.26a: a tapped permanent can't be tapped again.
StepResult tap(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const auto canBe = [](const Card& card) { return !has(card, Flag::Tapped); };
    if (!happensTo(match, self, canBe)) return Complete::impossible();
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isCard()) match.state().card(subject.card()).current.flags |= bit(Flag::Tapped);
    }
    return Complete::succeeded(self.as<VerbBody>().subjects);
}

StepResult untap(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const auto canBe = [](const Card& card) { return has(card, Flag::Tapped); };
    if (!happensTo(match, self, canBe)) return Complete::impossible();
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isCard()) match.state().card(subject.card()).current.flags &= ~bit(Flag::Tapped);
    }
    return Complete::succeeded(self.as<VerbBody>().subjects);
}

/// Rule 701.6: a countered spell goes to its owner's graveyard without resolving.
StepResult counter(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr)
        return verbs::afterMove(match, self, *answered, [](const Card& card) { return isIn(card, Zone::Stack); });
    return Ask{verbs::moveOf(match, self, index(Zone::Graveyard)), VerbBody::Step::Own};
}

/// Rule 611.2c: the affected creatures are fixed now.
StepResult change(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const VerbBody body = self.as<VerbBody>();
    const auto listed = subjectsOf(match, self);
    const std::vector<Subject> subjects(listed.begin(), listed.end());
    for (const Subject subject : subjects) {
        if (!subject.isCard()) continue;
        ContinuousEffect effect;
        effect.traits = body.traits;
        effect.amount = body.amount;
        effect.second = body.second;
        effect.verb = static_cast<std::uint8_t>(Verb::Boost);
        effect.duration = body.duration;
        effect.source = body.source;
        effect.since = body.since;
        effect.controller = body.player;
        effect.until = body.player;
        effect.on = subject;
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(static_cast<int>(subjects.size()));
}

StepResult addMana(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const VerbBody& body = self.as<VerbBody>();
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isPlayer()) continue;
        raise(manaPool(match.state(), subject.player())[body.detail], std::max<int>(0, body.amount));
    }
    return Complete::succeeded(body.amount);
}

/// Rule 500.7: extra turns are added one at a time. Each is an effect that lasts until the turn is taken.
StepResult extraTurn(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const VerbBody body = self.as<VerbBody>();
    const auto listed = subjectsOf(match, self);
    for (const Subject subject : std::vector<Subject>(listed.begin(), listed.end())) {
        if (!subject.isPlayer()) continue;
        ContinuousEffect effect;
        effect.verb = static_cast<std::uint8_t>(Verb::ExtraTurn);
        effect.duration = static_cast<std::uint8_t>(Duration::Forever);
        effect.source = body.source;
        effect.since = body.since;
        effect.controller = subject.player();
        effect.on = subject;
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(1);
}

/// Rule 104.3e: a player who loses by an effect loses at the next check of state-based actions.
StepResult loseGame(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isPlayer()) value(match.state(), subject.player(), Value::Lost) = 1;
    }
    return Complete::succeeded(1);
}

/// Rule 508.1f: attacking creatures tap unless they have vigilance.
StepResult attack(HandlerContext& match, Communication& self, const Communication* answered) {
    const int count = self.as<VerbBody>().subjects;
    if (answered != nullptr) return Complete::succeeded(count);
    value(match.state(), Global::Attacked) = 1;
    VerbBody body;
    body.player = self.as<VerbBody>().player;
    Communication tap = VerbBody::make(Verb::Tap, body);
    for (int i = 0; i < count; ++i) {
        const CardId attacker = subjectsOf(match, self)[static_cast<std::size_t>(i)].card();
        Card& card = match.state().card(attacker);
        card.current.flags |= bit(Flag::Attacking);
        if (!has(card, Trait::Vigilance)) VerbBody::add(match, tap, attacker);
    }
    if (tap.listSize() == 0) return Complete::succeeded(count);
    return Ask{tap, VerbBody::Step::Own};
}

/// Rule 509.1g, h: the declared creatures become blocking, and their attackers blocked.
StepResult block(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    for (const Subject blocker : subjectsOf(match, self)) {
        Card& card = state.card(blocker.card());
        card.current.flags |= bit(Flag::Blocking);
        const CardId attacker(static_cast<std::uint16_t>(value(card, CardValue::Blocks) - 1));
        state.card(attacker).current.flags |= bit(Flag::Blocked);
    }
    return Complete::succeeded(self.as<VerbBody>().subjects);
}

/// Rule 305.1: a land enters the battlefield directly.
StepResult playLand(HandlerContext& match, Communication& self, const Communication* answered) {
    const VerbBody& body = self.as<VerbBody>();
    if (answered != nullptr)
        return verbs::afterMove(match, self, *answered, [](const Card& card) { return isIn(card, Zone::Hand); });
    Communication move = verbs::moveOf(match, self, index(Zone::Battlefield));
    move.as<VerbBody>().player = body.player;
    return Ask{move, VerbBody::Step::Own};
}

}  // namespace duelogue::arcana::acts
