#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Random.h"

/// Checks that hold at every decision of a match of any game: copy, save and load, views, refusals, and playing on.
/// Each check returns a problem, or an empty string.
namespace duelogue {

[[nodiscard]] inline Reply anyOf(const ReadableMatch& match, Random& random) {
    Replies replies;
    match.legalReplies(replies);
    return replies[random.below(static_cast<std::uint32_t>(replies.size()))];
}

/// The number of cards by definition and owner. It never changes in a match.
using CardCounts = std::map<std::pair<std::uint16_t, std::uint8_t>, int>;
[[nodiscard]] inline CardCounts cardsOf(const MatchState& state) {
    CardCounts cards;
    for (const Card& card : state.cards) ++cards[{card.definition.value, card.owner.value}];
    return cards;
}

/// Returns the state without mere counters, to compare states before and after taking back.
[[nodiscard]] inline MatchState withoutCounters(MatchState state) {
    state.globals.nextCommunication = 0;
    state.globals.nextStamp = 0;
    state.globals.stale = 0;
    state.globals.touched = 0;
    return state;
}

/// Checks that a copy and a loaded save equal the match and have the same hash.
[[nodiscard]] inline std::string copyProblem(const Match& match) {
    const Match copy = match;  // NOLINT(performance-unnecessary-copy-initialization): it is the copy that is tested
    if (copy.state() != match.state()) return "a copy differs";
    if (copy.state().hash() != match.state().hash()) return "a copy has another hash";
    const auto loaded = load(match.rulebook(), save(match));
    if (const auto* error = std::get_if<SaveError>(&loaded)) return "can't be loaded: " + error->message;
    const auto& state = std::get<MatchState>(loaded);
    if (state != match.state()) return "what was loaded differs";
    return state.hash() == match.state().hash() ? "" : "what was loaded has another hash";
}

/// Checks the player's view, and that a match sampled from it gives an equal view and the same replies.
[[nodiscard]] inline std::string viewProblem(const ReadableMatch& match, PlayerId viewer, Random& random) {
    const View view(match, viewer);
    const Match other(match.rulebook(), view.sample(random));
    if (other.playerToAct() != match.playerToAct()) return "in a sampled match somebody else is asked";
    Replies replies;
    if (match.playerToAct() == viewer) other.legalReplies(replies);
    if (replies != view.legalReplies()) return "a sampled match has other replies";
    if (const auto problem = problemIn(other.state(), match.rulebook()))
        return "a sampled match is broken: " + *problem;
    return View(other, viewer) == view ? "" : "a player sees something of what is hidden";
}

/// Does the same for each player's view.
[[nodiscard]] inline std::string viewProblem(const ReadableMatch& match, Random& random) {
    for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
        if (auto wrong = viewProblem(match, PlayerId(p), random); !wrong.empty()) return wrong;
    }
    return {};
}

/// Returns a legal reply with one random change. It may still be legal.
[[nodiscard]] inline Reply changed(Reply reply, const ReadableMatch& match, Random& random) {
    const auto below = [&random](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    const auto anything = [&] {
        return below(6) == 0 ? Subject(PlayerId(static_cast<std::uint8_t>(below(match.state().globals.playerCount))))
                             : Subject(CardId(static_cast<std::uint16_t>(below(match.state().cards.size()))));
    };
    constexpr std::size_t mostWords = 32;
    switch (below(4)) {
        case 0:
            reply.word = static_cast<std::uint8_t>(below(mostWords));
            break;
        case 1:
            reply.subject = anything();
            break;
        case 2:
            reply.second = anything();
            break;
        default:
            reply.number = static_cast<std::int16_t>(static_cast<int>(below(40)) - 10);
    }
    return reply;
}

/// Returns true if the player to act may give the reply.
[[nodiscard]] inline bool isGood(const ReadableMatch& match, const Replies& replies, const Reply& reply) {
    if (reply.is(ReplyWord::Concede)) return true;
    if (reply.is(ReplyWord::Cancel)) return match.canCancel();
    const Communication& question = *match.pendingQuestion();
    const CommunicationKind& kind = match.rulebook().kinds()[question.kind];
    const bool takesBack = kind.takesBack != nullptr && kind.takesBack(match, question, reply);
    return takesBack || std::ranges::find(replies, reply) != replies.end();
}

/// Checks that answers of other players and illegal replies are refused and leave the match unchanged.
[[nodiscard]] inline std::string refusalProblem(const Match& match, Random& random) {
    Match copy = match;
    Replies replies;
    match.legalReplies(replies);
    if (replies.empty()) return "somebody is asked who can't answer";
    for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
        if (PlayerId(p) == match.playerToAct()) continue;
        if (copy.submit(PlayerId(p), replies.front()) != MessageId::NotYourTurnToAnswer)
            return "somebody else's answer is taken";
    }
    constexpr int tries = 8;
    for (int i = 0; i < tries; ++i) {
        const Reply& one = replies[random.below(static_cast<std::uint32_t>(replies.size()))];
        const Reply reply = changed(one, match, random);
        if (isGood(match, replies, reply)) continue;
        if (copy.submit(match.playerToAct(), reply) == MessageId::None) return "an illegal answer is taken";
    }
    return copy.state() == match.state() ? "" : "what was refused changed something";
}

/// The maximum number of decisions in a match.
constexpr int enoughToEnd = 20'000;

/// Plays random replies for a number of decisions, and returns the state after them.
[[nodiscard]] inline MatchState endOf(Match match, Random random, int decisions) {
    for (int i = 0; i < decisions && match.pendingQuestion() != nullptr; ++i) {
        if (match.play(match.playerToAct(), anyOf(match, random)) != MessageId::None) break;
    }
    return match.state();
}

/// Checks that a copy and a loaded match continue like the match itself for a number of decisions. With `enoughToEnd`,
/// the match must also end.
[[nodiscard]] inline std::string endProblem(const Match& match, const Random& random, int decisions) {
    const MatchState end = endOf(match, random, decisions);
    if (decisions >= enoughToEnd && end.globals.over == 0) return "a match that does not end";
    const Match copy = match;  // NOLINT(performance-unnecessary-copy-initialization): it is the copy that is tested
    if (endOf(copy, random, decisions) != end) return "a copy goes on to another end";
    const auto loaded = load(match.rulebook(), save(match));
    if (const auto* error = std::get_if<SaveError>(&loaded)) return "can't be loaded: " + error->message;
    if (endOf(Match(match.rulebook(), std::get<MatchState>(loaded)), random, decisions) != end)
        return "what was loaded goes on to another end";
    return {};
}

}  // namespace duelogue
