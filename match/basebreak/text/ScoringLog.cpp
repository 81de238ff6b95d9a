#include "match/basebreak/text/ScoringLog.h"

#include <algorithm>
#include <array>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"
#include "match/basebreak/text/CardLog.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the rank, as in " (first, 10 power)" or " (tied for second, 4 power)".
std::string rankText(const Standings& all, const Standing& own) {
    const bool ties =
        std::ranges::count_if(all, [&](const Standing& each) { return each.counts && each.rank == own.rank; }) > 1;
    constexpr std::array<const char*, 4> ranks{"first", "second", "third", "fourth"};
    return (ties ? std::string(" (tied for ") : std::string(" (")) +
           ranks[static_cast<std::size_t>(std::clamp(own.rank, 1, 4) - 1)] + ", " + std::to_string(own.power) +
           " power)";
}

bool speaksOf(const CardPool& pool, ExpressionId id, Term term) {
    if (!id) return false;
    const Expression& e = pool[id];
    return e.term == term || speaksOf(pool, e.left, term) || speaksOf(pool, e.right, term);
}

/// Returns true if an ability of the card triggers on destruction.
bool hearsOfDestruction(const ReadableMatch& match, CardId card) {
    const Definition& definition = match.pool()[match.state().card(card).definition];
    return ((definition.triggersOn >> static_cast<unsigned>(Verb::Destroy)) & 1U) != 0;
}

/// Returns the reason for points of a base beyond its prizes: the counted power or minions, or a destroyed minion.
std::string meritAt(const ReadableMatch& match, CardId base, const Communication& gain) {
    if (gain.instruction == 0xffff) return {};
    const auto& body = gain.as<VerbBody>();
    const ExpressionId amount = match.pool()[InstructionId(gain.instruction)].amount;
    if (speaksOf(match.pool(), amount, Term::Sum))
        return " for " + std::to_string(standingsAt(match, base)[body.player.value].power) + " power there";
    if (speaksOf(match.pool(), amount, Term::Count))
        return " for " + counted(body.amount, "a minion", "minions") + " there";
    return hearsOfDestruction(match, base) ? " for a minion destroyed there" : "";
}

}  // namespace

std::string tellPrize(const ReadableMatch& match, CardId base, PlayerId player, int points) {
    const Standings all = standingsAt(match, base);
    return does(player, "scores", "score") + " " + counted(points, "1 point", "points") + " on " + name(base) +
           rankText(all, all[player.value]);
}

std::string tellNoPrize(const ReadableMatch& match, CardId base) {
    const Standings all = standingsAt(match, base);
    std::vector<std::string> without;
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current)) {
        const Standing& own = all[player.value];
        if (own.counts && own.points == 0) without.push_back(name(player) + rankText(all, own));
    }
    return without.empty() ? std::string() : "No points on " + name(base) + " for " + joined(without);
}

std::string tellGivenPoints(const ReadableMatch& match, const Communication& gain) {
    const auto& body = gain.as<VerbBody>();
    std::string scores =
        perform(subjectsOf(match, gain), "scores", "score") + " " + counted(body.amount, "1 point", "points");
    if (!body.source) return scores;
    if (!has(match.state().card(body.source), Trait::Base)) return scores + " with " + name(body.source);
    return scores + " on " + name(body.source) + meritAt(match, body.source, gain);
}

std::string tellSweep(CardId base, std::span<const Subject> cards) {
    return listed(cards) + (cards.size() == 1 ? " is" : " are") + " discarded from " + name(base);
}

std::string tellStanding(const ReadableMatch& match) {
    const MatchState& state = match.state();
    const PlayerSet leaders = leadersToWin(state);
    if (leaders.empty()) return {};
    const auto pointsOf = [&state](PlayerId player) { return value(state, player, Value::Points); };
    const MatchState::Seats seats = state.seatsFrom(PlayerId(0));
    std::vector<PlayerId> players(seats.begin(), seats.end());
    std::ranges::stable_sort(players, std::ranges::greater{}, pointsOf);
    if (leaders.count() > 1) {
        std::vector<std::string> tied;
        for (const PlayerId player : players) {
            if (leaders.has(player)) tied.push_back(name(player));
        }
        return joined(tied) + " are tied at " + std::to_string(pointsOf(leaders.first())) +
               " points: the match continues";
    }
    std::string text = "Final score: ";
    for (const PlayerId player : players)
        text += (player == players.front() ? "" : ", ") + name(player) + " " + std::to_string(pointsOf(player));
    return text;
}

}  // namespace duelogue::basebreak
