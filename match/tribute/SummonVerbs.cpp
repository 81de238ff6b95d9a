// Handlers of the verbs by which monsters come to the field or turn over.
#include <algorithm>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute::acts {

namespace {

using Body = VerbBody;

Posture postureOf(const Body& body) { return static_cast<Posture>(body.amount); }

/// Sets the flags of a monster that has entered the field.
void lay(Card& card, Posture posture) {
    card.current.flags |= bit(Flag::Settled);
    if (posture != Posture::Attack) card.current.flags |= bit(Flag::Defending);
}

/// Moves a monster from another zone to the field.
void bring(HandlerContext& match, CardId id, PlayerId player, Posture posture) {
    relocate(match, id, player, index(Zone::Field), Place::Top);
    lay(match.state().card(id), posture);
}

/// Opens a response window. During a chain all may respond, because a window follows the chain anyway.
void openWindow(HandlerContext& match, Window window) {
    const auto& stack = match.state().communications;
    if (std::ranges::any_of(stack, [](const Communication& outstanding) { return outstanding.is<Chain>(); }))
        window = Window::ToAll;
    std::int16_t& open = value(match.state(), Global::Window);
    open = std::max(open, static_cast<std::int16_t>(window));
}

}  // namespace

/// Summons the monsters one by one and asks for their positions. `examined` counts them.
StepResult specialSummon(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) body.examined = 0;
    if (answered != nullptr && answered->is(Verb::Summon) && answered->outcome == Outcome::Negated)
        return Ask{moveToGraveyard(match, subjectsOf(match, *answered).front().card()), Body::Step::Own};
    if (answered != nullptr && answered->is<YesNo>()) {
        Body summon;
        summon.player = body.player;
        summon.source = body.source;
        summon.since = body.since;
        summon.zone = index(Zone::Field);
        summon.amount = static_cast<std::int16_t>(answered->value != 0 ? Posture::Attack : Posture::Defense);
        summon.detail = static_cast<std::uint8_t>(Detail::Special);
        return Ask{Body::on(match, Verb::Summon, summon, subjectsOf(match, self)[body.examined++]), Body::Step::Own};
    }
    if (answered != nullptr && answered->is(Verb::Summon)) self.value += answered->succeeded() ? 1 : 0;
    for (; body.examined < body.subjects; ++body.examined) {
        const Subject subject = subjectsOf(match, self)[body.examined];
        if (!subject.isCard() || !hasRoomIn(match.state(), body.player, Row::Monsters)) continue;
        const Card& card = match.state().card(subject.card());
        if (!has(card, Trait::Monster) || isIn(card, Zone::Field)) continue;
        YesNo question;
        question.card = subject.card();
        return Ask{Communication::of(question, Party::of(body.source), Party::of(body.player)), Body::Step::Own};
    }
    return self.value > 0 ? Complete::succeeded(0) : Complete::impossible();
}

/// Turns cards face-up. A monster flip summoned by its player changes to attack position; an attacked monster, or one
/// turned by an effect, stays in defense position.
StepResult flip(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    int flipped = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isCard() || !has(match.state().card(subject.card()), Flag::FaceDown)) continue;
        turnUp(match, subject.card());
        if (self.as<Body>().detail == static_cast<std::uint8_t>(Detail::FlipSummon))
            match.state().card(subject.card()).current.flags &= ~bit(Flag::Defending);
        ++flipped;
    }
    return flipped > 0 ? Complete::succeeded(flipped) : Complete::impossible();
}

StepResult switchPosition(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    int changed = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isCard()) continue;
        Card& card = match.state().card(subject.card());
        if (!isOpenMonster(card)) continue;
        card.current.flags ^= bit(Flag::Defending);
        ++changed;
    }
    openWindow(match, Window::ToAll);
    return changed > 0 ? Complete::succeeded(changed) : Complete::impossible();
}

StepResult summonAgain(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body& body = self.as<Body>();
    if (answered != nullptr) return Complete::succeeded(answered->value);
    const Subject who = subjectsOf(match, self).front();
    SummonNow summon;
    summon.card = body.source;
    summon.player = who.player();
    Replies replies;
    summonOptions(match, summon.player, replies);
    if (replies.empty()) return Complete::impossible();
    return Ask{Communication::of(summon, Party::of(body.source), Party::of(summon.player)), Body::Step::Own};
}

/// Moves the monster that an effect summons. Replacements and responses apply to this move.
StepResult summon(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered == nullptr) {
        Communication move = verbs::moveOf(match, self, index(Zone::Field));
        move.as<Body>().player = self.as<Body>().player;
        return Ask{move, Body::Step::Own};
    }
    if (!answered->succeeded()) return Complete{answered->outcome, 0, answered->message};
    for (const Subject subject : subjectsOf(match, self)) {
        Card& card = match.state().card(subject.card());
        if (isIn(card, Zone::Field)) lay(card, postureOf(self.as<Body>()));
    }
    openWindow(match, Window::ToAll);
    return Complete::succeeded(1);
}

/// Summons a monster from the hand, or flip summons a set one. If the flip is stopped, the monster stays face-down.
StepResult summonOwn(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body body = self.as<Body>();
    const CardId id = subjectsOf(match, self).front().card();
    if (answered != nullptr && !answered->succeeded()) return Complete::impossible();
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Field)) {
        bring(match, id, body.player, postureOf(body));
    } else if (has(card, Flag::FaceDown)) {
        Body turned;
        turned.player = body.player;
        turned.detail = body.detail;
        return Ask{Body::on(match, Verb::Flip, turned, id), Body::Step::Own};
    }
    openWindow(match, Window::ToAll);
    return Complete::succeeded(1);
}

/// Sets cards. Only the opponent is asked for responses, because the player could use quick cards anyway.
StepResult set(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : copyOfSubjects(match, self)) {
        const CardId id = subject.card();
        makeWay(match, id, body.player);
        const bool monster = has(match.state().card(id), Trait::Monster);
        bring(match, id, body.player, monster ? Posture::FaceDown : Posture::Attack);
        Card& card = match.state().card(id);
        card.current.flags |= bit(Flag::FaceDown) | bit(Flag::Fresh);
        // Players who have seen the card in the hand can't know that it is this one.
        card.knownTo = PlayerSet(body.player).bits();
    }
    openWindow(match, Window::ToOthers);
    return Complete::succeeded(1);
}

}  // namespace duelogue::tribute::acts
