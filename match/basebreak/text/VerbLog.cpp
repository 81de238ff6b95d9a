#include "match/basebreak/text/VerbLog.h"

#include <algorithm>
#include <span>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/text/AimLog.h"
#include "match/basebreak/text/CardLog.h"
#include "match/basebreak/text/ScoringLog.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns true if the card is being played from a discard pile.
bool isFromDiscard(const ReadableMatch& match, CardId card) {
    const auto& stack = match.state().communications;
    return std::ranges::any_of(stack, [card](const Communication& outstanding) {
        return outstanding.is<PlayOne>() && outstanding.as<PlayOne>().card == card &&
               outstanding.as<PlayOne>().from == index(Zone::Discard);
    });
}

/// Returns the card whose permission is used for the play; none for a regular play or a play by another card.
CardId allowedBy(const ReadableMatch& match, CardId card) {
    const auto& stack = match.state().communications;
    const auto playing = std::find_if(stack.rbegin(), stack.rend(), [card](const Communication& outstanding) {
        return outstanding.is<PlayOne>() && outstanding.as<PlayOne>().card == card;
    });
    if (playing == stack.rend()) return {};
    const CardId by = playing->as<PlayOne>().source;
    return by == card ? CardId{} : by;
}

}  // namespace

std::string tellPlay(const ReadableMatch& match, const VerbBody& body, CardId card) {
    std::string text = does(body.player, "plays", "play") + " " + name(card);
    if (isFromDiscard(match, card)) text += " from the discard pile";
    if (body.onto()) text += " on " + which(match, body.onto());
    const CardId by = allowedBy(match, card);
    if (by) text += ", thanks to " + name(by);
    return hasNothingToDo(match, card, body.player) ? text + "; it has no effect" : text;
}

namespace {

/// Returns the event that a destroyed card has prevented at its own expense; nullptr if none. It is read from the
/// effect that the card leaves for the rest of the turn.
const EventContext* keptBy(const ReadableMatch& match, CardId gone) {
    const MatchState& state = match.state();
    const auto effect = std::ranges::find_if(state.continuousEffects, [&](const ContinuousEffect& each) {
        return each.source == gone && each.since == state.card(gone).before && each.event.card && each.event.source;
    });
    return effect == state.continuousEffects.end() ? nullptr : &effect->event;
}

std::string tellDestroy(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    const CardId source = done.as<VerbBody>().source;
    const bool isItself = cards.size() == 1 && cards.front() == Subject(source);
    if (isItself && has(match.state().card(source), Trait::Minion)) return which(match, cards) + " destroys itself";
    if (const EventContext* const kept = isItself ? keptBy(match, source) : nullptr)
        return name(source) + " protects " + which(match, kept->card) + " from " + name(kept->source) +
               " and is destroyed";
    if (source && !isItself) return name(source) + " destroys " + which(match, cards);
    return which(match, cards) + (cards.size() == 1 ? " is destroyed" : " are destroyed");
}

/// Returns the source of the destruction that a minion escapes by moving; none if it just moves.
CardId escapedFrom(const ReadableMatch& match, const Communication& done) {
    const Communication* const whole = match.state().asker();
    if (whole == nullptr || !whole->is<RunAbility>()) return {};
    const auto& running = whole->as<RunAbility>();
    const bool isInstead = running.ability && match.pool()[running.ability].kind == AbilityKind::Preempt;
    return isInstead && done.as<VerbBody>().source == running.self ? running.event.source : CardId{};
}

std::string tellMinionsMove(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    const std::string text = moving(match, cards) + " to " + name(done.as<VerbBody>().onto());
    const CardId by = escapedFrom(match, done);
    return by ? text + " instead of being destroyed by " + name(by) : text;
}

/// Returns the line for an extra minion. An extra play that cannot be kept is named by the play itself.
std::string tellExtraMinion(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const MatchState& state = match.state();
    const auto& body = done.as<VerbBody>();
    if (phase(state) != Phase::Play || Subject(state.globals.current) != who.front()) return {};
    std::string text = perform(who, "may play", "may play") + " an extra minion";
    if (done.is(Verb::ExtraWeakMinion)) text += " of power " + std::to_string(body.amount) + " or less";
    return body.onto() ? text + " on " + name(body.onto()) : text;
}

/// Returns true if the line names the source of the effect.
bool namesItsSource(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    const auto subjects = subjectsOf(match, done);
    if (done.is(Verb::Move) && !subjects.empty() && subjects.front().isCard() &&
        match.state().card(subjects.front().card()).lastKnown.host == body.source)
        return true;
    const bool isItself = std::ranges::find(subjects, Subject(body.source)) != subjects.end();
    return isItself || done.is(Verb::Destroy) || done.is(CoreVerb::Gain) ||
           (done.is(Verb::Move) && body.onto() == body.source);
}

/// Returns true if the card is the latest one that is being played or used, so the line before names it.
bool isBeingUsed(const ReadableMatch& match, CardId card) {
    const auto& stack = match.state().communications;
    const auto last = std::find_if(stack.rbegin(), stack.rend(), [](const Communication& outstanding) {
        return outstanding.is<PlayOne>() || outstanding.is<UseAbility>();
    });
    if (last == stack.rend()) return false;
    return (last->is<PlayOne>() ? last->as<PlayOne>().card : last->as<UseAbility>().card) == card;
}

}  // namespace

std::string because(const ReadableMatch& match, const Communication& done) {
    const CardId source = done.as<VerbBody>().source;
    if (!source || namesItsSource(match, done) || isBeingUsed(match, source)) return {};
    return name(source) + ": ";
}

std::string tellVerb(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    const auto subjects = subjectsOf(match, done);
    if (body.part == VerbBody::Part::Before || subjects.empty()) return {};
    if (done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count)) return tellCore(match, done, subjects);
    const std::string what = listed(subjects);
    const bool one = subjects.size() == 1;
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Destroy:
            return tellDestroy(match, done, subjects) + whatFell(match, subjects);
        case Verb::Move:
            return tellMinionsMove(match, done, subjects);
        case Verb::Boost:
            return which(match, subjects) + (one ? " gets +" : " get +") + std::to_string(body.amount) + " power";
        case Verb::Ignore:
            return does(body.player, "ignores", "ignore") + " " + what + "'s abilities";
        case Verb::LowerBreakpoint:
            return what + "'s breakpoint drops by " + std::to_string(body.amount);
        case Verb::ExtraMinion:
        case Verb::ExtraWeakMinion:
            return tellExtraMinion(match, done, subjects);
        case Verb::ExtraAction:
            return perform(subjects, "may play", "may play") + " " +
                   counted(body.amount, "an extra action", "extra actions");
        case Verb::Exchange:
            // The old base has been shuffled away, and its id now belongs to another one.
            return name(body.onto()) + " replaces it; the base deck is shuffled";
        case Verb::BeforeScoring: {
            const CardId base = subjects.front().card();
            return what + " scores (" + std::to_string(totalPowerAt(match.state(), base)) + " power, breakpoint " +
                   std::to_string(breakpoint(match.state().card(base))) + ")";
        }
        case Verb::Scores:
            return tellNoPrize(match, subjects.front().card());
        case Verb::Replaced:
            return name(body.onto()) + " replaces " + what;
        // Silent: visible on the table, logged by the request that caused it, or a static effect.
        case Verb::PlayCard:
        case Verb::Spend:
        case Verb::Mark:
        case Verb::RenewHand:
        case Verb::Cling:
        case Verb::Announce:
        case Verb::Play:
        case Verb::TurnBegins:
        case Verb::TurnEnds:
        case Verb::Scored:
        case Verb::Affect:
        case Verb::MorePower:
        case Verb::LessPower:
        case Verb::MayPlay:
        case Verb::MayPlayInstead:
        case Verb::Jams:
        case Verb::Count:
            break;
    }
    return {};  // a verb of the rules
}

}  // namespace duelogue::basebreak
