#include "match/basebreak/Tell.h"

#include <algorithm>
#include <array>

#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"
#include "match/effects/Sentences.h"
#include "match/effects/Verb.h"

namespace duelogue::basebreak {

namespace {

using namespace sentences;  // NOLINT(google-build-using-namespace): the parts of what is told here

bool isVerb(const Communication& communication, Verb verb) {
    return communication.kind.value == static_cast<std::uint8_t>(verb);
}

bool isVerb(const Communication& communication, CoreVerb verb) {
    return communication.kind.value == static_cast<std::uint8_t>(verb);
}

/// What the communication on top belongs to; null: nothing.
const Communication* wholeOf(const Match& match) {
    const auto& stack = match.state().stack;
    return stack.size() < 2 ? nullptr : &stack[stack.size() - 2];
}

std::string tellMove(const Match& match, const Communication& done, std::span<const Subject> cards) {
    const bool one = cards.size() == 1;
    const std::string what = listed(cards) + (one ? " goes " : " go ");
    switch (static_cast<Zone>(done.as<duelogue::Verb>().zone)) {
        case Zone::Hand:
            return what + "to " + ownersPlace(match, cards, "hand", "hands");
        case Zone::Deck:
            return what + placeText(static_cast<Place>(done.as<duelogue::Verb>().place)) +
                   ownersPlace(match, cards, "deck", "decks");
        case Zone::Discard:
            return what + "to " + ownersPlace(match, cards, "discard pile", "discard piles");
        case Zone::Play:
            return listed(cards) + (one ? " comes" : " come") + " into play";
        case Zone::BaseDeck:
            return what + placeText(static_cast<Place>(done.as<duelogue::Verb>().place)) + "the base deck";
        case Zone::BaseDiscard:
        case Zone::Limbo:
        case Zone::Count:
            break;
    }
    return {};
}

/// Who gets what at a base that scores, and why.
std::string tellPoints(const Match& match, CardId base, PlayerId player, int points) {
    const Standings all = standingsAt(match, base);
    const Standing& own = all[player.value];
    const bool ties = std::count_if(all.begin(), all.end(),
                                    [&](const Standing& each) { return each.counts && each.rank == own.rank; }) > 1;
    constexpr std::array<const char*, 4> ranks{"first", "second", "third", "fourth"};
    return does(player, "scores", "score") + " " + counted(points, "a point", "points") + " at " + name(base) + ": " +
           (ties ? "tied for " : "") + ranks[static_cast<std::size_t>(std::clamp(own.rank, 1, 4) - 1)] + " with " +
           std::to_string(own.power) + " power";
}

std::string tellCore(const Match& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<duelogue::Verb>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return perform(who.first(1), "shuffles", "shuffle") + " the deck";
        case CoreVerb::Reveal:
            return listed(who) + (who.size() == 1 ? " is revealed" : " are revealed");
        case CoreVerb::Look:
            return does(body.player, "looks", "look") + " at " + counted(body.subjects, "a card", "cards");
        case CoreVerb::Draw:
            return perform(who, "draws", "draw") + " " +
                   counted(done.value / static_cast<int>(who.size()), "a card", "cards") +
                   (who.size() > 1 ? " each" : "");
        case CoreVerb::Discard:
            return performEach(match, who, "discards", "discard", [](const Card& card) { return card.owner; });
        case CoreVerb::Gain:
            if (body.amount == 0) return {};
            if (const auto* scoring = wholeOf(match); scoring != nullptr && scoring->is<ScoreBase>())
                return tellPoints(match, scoring->as<ScoreBase>().base, body.player, body.amount);
            return perform(who, "scores", "score") + " " + counted(body.amount, "a point", "points");
        case CoreVerb::Lose:
            return perform(who, "loses", "lose") + " " + counted(body.amount, "a point", "points");
        case CoreVerb::Count:
            break;
    }
    return {};
}

std::string tellPlay(const Match& match, const duelogue::Verb& body, CardId card) {
    std::string text = does(body.player, "plays", "play") + " " + name(card);
    if (!body.onto()) return text;
    return text + (has(match.state().card(card), Trait::Minion) ? " at " : " on ") + name(body.onto());
}

std::string tellVerb(const Match& match, const Communication& done) {
    const auto& body = done.as<duelogue::Verb>();
    const auto subjects = subjectsOf(match, done);
    if (body.part == duelogue::Verb::Part::Before || subjects.empty()) return {};
    if (done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count)) return tellCore(match, done, subjects);
    const std::string what = listed(subjects);
    const bool one = subjects.size() == 1;
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Destroy:
            if (body.source) return name(body.source) + " destroys " + what;
            return what + (one ? " is destroyed" : " are destroyed");
        case Verb::Move:
            return what + (one ? " moves to " : " move to ") + name(body.onto());
        case Verb::Boost:
            return what + (one ? " gets +" : " get +") + std::to_string(body.amount) + " power";
        case Verb::LowerBreakpoint:
            return "The breakpoint of " + what + " goes down by " + std::to_string(body.amount);
        case Verb::ExtraMinion:
        case Verb::ExtraWeakMinion:
            return perform(subjects, "may play", "may play") + " an extra minion";
        case Verb::ExtraAction:
            return perform(subjects, "may play", "may play") + " " +
                   counted(body.amount, "an extra action", "extra actions");
        case Verb::Exchange:
            return name(body.onto()) + " takes the place of " + what;
        case Verb::BeforeScoring:
            return what + " breaks";
        case Verb::Replaced:
            return name(body.onto()) + " takes the place of " + what;
        default:
            return {};
    }
}

/// Whether the line of what it is part of says it all: cards drawn one by one, a destroyed card's way to the discard
/// pile, an action that is put away, what is swept off a base.
bool isTold(const Match& match, const Communication& done) {
    if (wholeOf(match) == nullptr) return false;
    const Communication& whole = *wholeOf(match);
    if (isVerb(whole, CoreVerb::Draw) && done.kind == whole.kind) return done.succeeded();
    if (!isVerb(done, CoreVerb::Move)) return false;
    return isVerb(whole, CoreVerb::Draw) || isVerb(whole, CoreVerb::Discard) || isVerb(whole, Verb::Destroy) ||
           isVerb(whole, Verb::Play) || whole.is<ScoreBase>();
}

}  // namespace

std::string BasebreakNarrator::tell(const Match& match, const Communication& done) const {
    if (isTold(match, done)) return {};
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return stopped(match, done);
    if (isVerb(done, Verb::Announce)) {
        const auto subjects = subjectsOf(match, done);
        if (subjects.empty() || !done.succeeded()) return {};
        return tellPlay(match, done.as<duelogue::Verb>(), subjects.front().card());
    }
    if (done.is<UseAbility>() && done.succeeded()) {
        const auto& body = done.as<UseAbility>();
        return does(body.player, "uses", "use") + " an ability of " + name(body.card);
    }
    if (done.is<FirstHands>()) return does(match.state().globals.current, "begins", "begin");
    return done.kind.value < maxVerbs && done.succeeded() ? tellVerb(match, done) : std::string{};
}

}  // namespace duelogue::basebreak
