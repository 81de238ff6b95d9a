#include "match/tribute/Rules.h"

#include <algorithm>
#include <vector>

#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"

namespace duelogue::tribute::rules {

namespace {

using Body = VerbBody;

CardId cardOf(const ReadableMatch& match, const Communication& self) { return subjectsOf(match, self).front().card(); }

void enter(MatchState& state, Detail next) {
    state.globals.phase = static_cast<std::uint8_t>(next);
    value(state, Global::Begun) = 0;
    value(state, Global::Leaving) = 0;
}

void endEffects(HandlerContext& match, Duration duration) {
    match.endContinuousEffects(
        [duration](const ContinuousEffect& effect) { return effect.duration == static_cast<std::uint8_t>(duration); });
}

/// Moves cards to their owners' graveyards. Cards trigger on this like on any other move.
void sendAway(HandlerContext& match, const Communication& cards) {
    Communication move = cards;
    move.kind = KindId(static_cast<std::uint8_t>(CoreVerb::Move));
    move.as<Body>().zone = index(Zone::Graveyard);
    collectTriggers(match, move, Moment::Before);
    for (const Subject subject : subjectsOf(match, cards))
        relocate(match, subject.card(), match.state().card(subject.card()).owner, index(Zone::Graveyard), Place::Top);
    match.refreshAfterVerb();
    collectTriggers(match, move, Moment::After);
}

void setFlag(HandlerContext& match, const Communication& self, Flag flag) {
    for (const Subject subject : subjectsOf(match, self)) match.state().card(subject.card()).current.flags |= bit(flag);
}

}  // namespace

StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    ++state.globals.turn;
    state.globals.current = self.as<Body>().player;
    enter(state, Detail::Draw);
    return Complete::succeeded();
}

/// Enters a phase. Effects with a duration until the end phase end when it begins.
StepResult enterPhase(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const auto next = static_cast<Detail>(self.as<Body>().detail);
    enter(match.state(), next);
    if (next == Detail::End) endEffects(match, Duration::UntilEndPhase);
    return Complete::succeeded();
}

/// Resets the values of the turn and ends the effects of the turn.
StepResult endTurn(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    MatchState& state = match.state();
    endEffects(match, Duration::ThisTurn);
    endEffects(match, Duration::UntilEndPhase);  // effects that began in the end phase
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        value(state, player, Value::Summoned) = 0;
        value(state, player, Value::Fallen) = 0;
    }
    constexpr std::uint32_t ofTurn = bit(Flag::Attacked) | bit(Flag::Settled) | bit(Flag::Fresh) | bit(Flag::Late);
    state.eachCardIn(index(Zone::Field), [&](CardId id) { state.card(id).current.flags &= ~ofTurn; });
    return Complete::succeeded();
}

StepResult useSummon(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state(), self.as<Body>().player, Value::Summoned) = 1;
    return Complete::succeeded();
}

/// Marks an attack. The monster also keeps its position this turn.
StepResult markAttack(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Attacked);
    setFlag(match, self, Flag::Settled);
    return Complete::succeeded();
}

StepResult settle(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Settled);
    return Complete::succeeded();
}

/// Puts a card from the hand on the field, or turns a set one face-up. A field spell replaces the previous one.
StepResult putIntoUse(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const CardId id = cardOf(match, self);
    const PlayerId player = self.as<Body>().player;
    if (!isIn(match.state().card(id), Zone::Field)) {
        acts::makeWay(match, id, player);
        relocate(match, id, player, index(Zone::Field), Place::Top);
    } else {
        acts::turnUp(match, id);
    }
    setFlag(match, self, Flag::Active);
    match.state().globals.outdateLooks();  // a card in use does not take effect yet
    return Complete::succeeded();
}

StepResult establish(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    Card& card = match.state().card(cardOf(match, self));
    card.current.flags &= ~bit(Flag::Active);
    if (has(card, Trait::Equip)) card.current.host = self.as<Body>().source;
    match.state().globals.outdateLooks();
    return Complete::succeeded();
}

StepResult putAway(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    sendAway(match, self);
    return Complete::succeeded();
}

StepResult holdDown(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Defending);
    return Complete::succeeded();
}

StepResult closeWindow(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    value(match.state(), Global::Window) = 0;
    return Complete::succeeded();
}

/// Records the progress of a battle. When it is over, no monster is doomed; a monster that was saved stays saved.
StepResult noteStep(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    value(state, Global::Step) = self.as<Body>().amount;
    if (battleStep(state) != BattleStep::None) return Complete::succeeded();
    state.eachCardIn(index(Zone::Field), [&](CardId id) { state.card(id).current.flags &= ~bit(Flag::Doomed); });
    return Complete::succeeded();
}

StepResult noteCall(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state().card(cardOf(match, self)), CardValue::Called) =
        static_cast<std::int16_t>(match.state().globals.turn);
    return Complete::succeeded();
}

StepResult noteEmpty(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state(), self.as<Body>().player, Value::Empty) = 1;
    match.state().globals.touched = 1;
    return Complete::succeeded();
}

/// Returns lent monsters. If the lender lacks room, the monster goes to its owner's graveyard. Its waiting triggers are
/// dropped.
StepResult giveBack(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const auto listed = subjectsOf(match, self);
    for (const Subject subject : std::vector<Subject>(listed.begin(), listed.end())) {
        const CardId id = subject.card();
        const PlayerId owner(static_cast<std::uint8_t>(value(state.card(id), CardValue::Lender) - 1));
        value(state.card(id), CardValue::Lender) = 0;
        std::erase_if(state.triggers, [id](const Trigger& trigger) { return trigger.source == id; });
        if (hasRoomIn(state, owner, Row::Monsters)) {
            acts::handOver(match, id, owner);
        } else {
            const std::size_t drafted = state.lists.size();
            sendAway(match, Body::on(match, Rule::GiveBack, Body{}, id));
            state.lists.resize(drafted);
        }
    }
    return Complete::succeeded();
}

StepResult doom(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Doomed);
    return Complete::succeeded();
}

}  // namespace duelogue::tribute::rules
