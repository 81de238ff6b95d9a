#include "match/basebreak/text/BasebreakLog.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"
#include "match/basebreak/text/AimLog.h"
#include "match/basebreak/text/CardLog.h"
#include "match/basebreak/text/ScoringLog.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the base whose scoring contains the communication on top; none otherwise.
CardId scoredBase(const ReadableMatch& match) {
    const Communication* const whole = match.state().asker();
    return whole != nullptr && whole->is<ScoreBase>() ? whole->as<ScoreBase>().base : CardId{};
}

/// Returns the line for cards shuffled into a deck. Their ids have changed, and their origin may be hidden.
std::string tellShuffledIn(const ReadableMatch& match, std::span<const Subject> cards) {
    const int count = static_cast<int>(cards.size());
    const CardId first = cards.front().card();
    const std::string what = counted(count, "A card is", "cards are") + " shuffled into ";
    return what + (match.state().card(first).owner ? ownersPlace(match, cards, "deck", "decks") : "the base deck");
}

std::string tellMove(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    if (static_cast<Place>(done.as<VerbBody>().place) == Place::Shuffled) return tellShuffledIn(match, cards);
    const bool one = cards.size() == 1;
    const std::string what = listed(cards) + (one ? " goes " : " go ");
    switch (static_cast<Zone>(done.as<VerbBody>().zone)) {
        case Zone::Hand:
            return what + "to " + ownersPlace(match, cards, "hand", "hands") + whatFell(match, cards);
        case Zone::Deck:
            return what + placeText(static_cast<Place>(done.as<VerbBody>().place)) +
                   ownersPlace(match, cards, "deck", "decks") + whatFell(match, cards);
        case Zone::Discard:
            if (const CardId base = scoredBase(match)) return tellSweep(base, cards);
            return what + "to " + ownersPlace(match, cards, "discard pile", "discard piles");
        case Zone::Play:
            return listed(cards) + (one ? " comes" : " come") + " into play";
        case Zone::BaseDeck:
            return what + placeText(static_cast<Place>(done.as<VerbBody>().place)) + "the base deck";
        case Zone::BaseDiscard:
        case Zone::Limbo:
        case Zone::Count:
            break;
    }
    return {};
}

std::string tellReveal(const ReadableMatch& match, std::span<const Subject> cards) {
    if (match.state().card(cards.front().card()).owner)
        return performEach(match, cards, "reveals", "reveal", [](const Card& card) { return card.owner; });
    return listed(cards) + (cards.size() == 1 ? " is revealed" : " are revealed");
}

/// Returns the line for looking at cards, with their place.
std::string tellLook(const ReadableMatch& match, const VerbBody& body, std::span<const Subject> cards) {
    const Card& first = match.state().card(cards.front().card());
    const std::string looks = does(body.player, "looks", "look") + " at ";
    if (isIn(first, Zone::Hand))
        return looks + cardsSeen(match, cards, true) + ownersPlace(match, cards, "hand", "hands");
    return looks + cardsSeen(match, cards, false) +
           (first.owner ? ownersPlace(match, cards, "deck", "decks") : "the base deck");
}

std::string tellGain(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    if (body.amount == 0) return {};
    if (const CardId base = scoredBase(match)) return tellPrize(match, base, body.player, body.amount);
    return tellGivenPoints(match, done);
}

std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<VerbBody>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return performOwn(who.first(1), "shuffles", "shuffle", "deck", "decks");
        case CoreVerb::Reveal:
            return tellReveal(match, who);
        case CoreVerb::Look:
            return tellLook(match, body, who);
        case CoreVerb::Draw:
            if (done.value == 0) return {};
            return perform(who, "draws", "draw") + " " +
                   counted(done.value / static_cast<int>(who.size()), "a card", "cards") +
                   (who.size() > 1 ? " each" : "");
        case CoreVerb::Discard:
            return performEach(match, who, "discards", "discard", [](const Card& card) { return card.owner; });
        case CoreVerb::Gain:
            return tellGain(match, done);
        case CoreVerb::Lose:
            return perform(who, "loses", "lose") + " " + counted(body.amount, "a point", "points");
        case CoreVerb::Count:
            break;
    }
    return {};
}

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

std::string tellPlay(const ReadableMatch& match, const VerbBody& body, CardId card) {
    std::string text = does(body.player, "plays", "play") + " " + name(card);
    if (isFromDiscard(match, card)) text += " from the discard pile";
    if (body.onto()) text += " on " + which(match, body.onto());
    const CardId by = allowedBy(match, card);
    if (by) text += ", thanks to " + name(by);
    return hasNothingToDo(match, card, body.player) ? text + "; it has no effect" : text;
}

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

/// Returns the source of a triggered effect, as in "The Great Library: you draw a card".
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

/// Returns the line for a stopped verb. It names the card whose effect is prevented.
std::string tellStopped(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    if (!by) return {};
    const auto subjects = subjectsOf(match, done);
    const CardId source = done.as<VerbBody>().source;
    const bool isItsOwn = !source || source == by || std::ranges::find(subjects, Subject(source)) != subjects.end();
    if (subjects.empty()) return {};
    const bool goes = done.is(CoreVerb::Move) || done.is(Verb::Move);
    const bool isSelf = subjects.front() == Subject(by);
    const bool isHarmed = subjects.front().isPlayer() || done.is(Verb::Destroy) || done.is(Verb::Affect);
    if (!isItsOwn && !isSelf && isHarmed)
        return name(by) + " protects " + (subjects.front().isPlayer() ? listed(subjects) : which(match, subjects)) +
               " from " + name(source);
    if (!goes || isSelf) return stopped(match, done) + (isItsOwn ? "" : " by " + name(source));
    if (isItsOwn) return name(by) + " prevents " + which(match, subjects) + " from moving";
    return name(by) + " prevents " + name(source) + " from moving " + which(match, subjects);
}

/// Returns true if the line of the enclosing communication covers this one. Examples: cards drawn one by one, the move
/// of a destroyed card or a completed action, bases that come and go.
bool isTold(const ReadableMatch& match, const Communication& done) {
    if (match.state().asker() == nullptr) return false;
    const Communication& whole = *match.state().asker();
    if (whole.is(CoreVerb::Draw) && done.kind == whole.kind) return done.succeeded();
    if (!done.is(CoreVerb::Move)) return false;
    const bool isPutAway =
        whole.is(Verb::Play) && std::ranges::equal(subjectsOf(match, done), subjectsOf(match, whole));
    const bool isOfBases = whole.is<ScoreBase>() && static_cast<Zone>(done.as<VerbBody>().zone) != Zone::Discard;
    return whole.is(CoreVerb::Draw) || whole.is(CoreVerb::Discard) || whole.is(Verb::Destroy) || isPutAway || isOfBases;
}

}  // namespace

std::string BasebreakLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (isTold(match, done)) return {};
    if (std::string nothing = tellNothing(match, done); !nothing.empty()) return nothing;
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return tellStopped(match, done);
    if (done.is(Verb::Announce)) {
        const auto subjects = subjectsOf(match, done);
        if (subjects.empty() || !done.succeeded()) return {};
        return tellPlay(match, done.as<VerbBody>(), subjects.front().card());
    }
    if (done.is<ChooseTargets>() && done.succeeded()) return tellAim(match, done);
    if (done.is<ChooseCard>() && done.succeeded()) return tellChoice(match, done);
    if (done.is<ChooseFamily>() && done.succeeded()) {
        const TagId family(static_cast<std::uint16_t>(done.value));
        return does(done.answerer.player, "names", "name") + " " + std::string(match.pool().tag(family));
    }
    if (done.kind.value >= maxVerbs || !done.succeeded()) return {};
    const std::string told = tellVerb(match, done);
    return told.empty() ? told : because(match, done) + told;
}

/// The first player is random. The row of bases is known from the beginning.
std::string BasebreakLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const Communication* const asker = match.state().asker();
    const bool isOpening = done.is(CoreVerb::Draw) && asker != nullptr && asker->is<FirstHands>() &&
                           asker->step == static_cast<std::uint8_t>(FirstHands::Step::Drawn);
    if (!isOpening) return {};
    const std::span<const CardId> row = bases(match.state());
    const std::vector<Subject> all(row.begin(), row.end());
    const std::string goes = does(match.state().globals.current, "goes", "go") + " first";
    return all.empty() ? goes : goes + "; the bases are " + listed(all);
}

std::string BasebreakLog::tellRule(const ReadableMatch& match, const Communication& done) const {
    const auto& body = done.as<VerbBody>();
    const auto subjects = subjectsOf(match, done);
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::UseIt:
            return does(body.player, "uses", "use") + " " + listed(subjects) + "'s ability";
        case Rule::Fall:
            return listed(subjects) + (subjects.size() == 1 ? " is discarded" : " are discarded");
        case Rule::EndTurn:
            return tellStanding(match);
        case Rule::FillVacancy:
            return listed(subjects) + " comes into play";
        case Rule::Reshuffle:
            if (!body.player) return "The base discard pile is shuffled into the base deck";
            return does(body.player, "shuffles their discard pile into their", "shuffle your discard pile into your") +
                   " deck";
        default:
            return {};
    }
}

}  // namespace duelogue::basebreak
