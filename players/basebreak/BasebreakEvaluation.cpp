#include "players/basebreak/BasebreakEvaluation.h"

#include <algorithm>
#include <array>

#include "match/basebreak/Scoring.h"
#include "match/loop/Questions.h"
#include "players/basebreak/Guesses.h"

namespace duelogue::basebreak {

namespace {

constexpr double pointOfVictory = 4;
constexpr double powerInPlay = 0.35;
constexpr double lastingAction = 1.2;
constexpr double cardInHand = 0.9;
constexpr double cardTooMany = 0.4;
constexpr double enoughCards = 4;
/// Of a prize that is not won yet, so much at most.
constexpr double almostWon = 0.85;

/// What the players' shares of the bases in play are worth to each of them, in points of victory.
std::array<double, maxPlayers> sharesOfBases(const Match& match) {
    std::array<double, maxPlayers> shares{};
    const MatchState& state = match.state();
    for (const CardId base : bases(state)) {
        const double wanted = std::max(1, breakpoint(state.card(base)));
        const Standings standings = standingsAt(match, base);
        double total = 0;
        for (const Standing& one : standings) total += one.power;
        const double ready = std::min(1.0, total / wanted);
        for (std::size_t p = 0; p < maxPlayers; ++p) shares[p] += standings[p].points * ready * ready * almostWon;
    }
    return shares;
}

/// A turn allows two plays: beyond the first few, cards in hand wait for long.
double worthOfHand(const Match& match, PlayerId player) {
    const auto cards = static_cast<double>(match.state().zone(player, Zone::Hand).size());
    return cardInHand * std::min(cards, enoughCards) + cardTooMany * std::max(0.0, cards - enoughCards);
}

double worthInPlay(const Card& card) {
    if (has(card, Trait::Minion)) return powerInPlay * power(card);
    return has(card, Trait::Ongoing) ? lastingAction : 0;
}

double own(const Match& match, PlayerId player, double share) {
    const MatchState& state = match.state();
    const int points = value(state, player, Value::Points);
    const double toWin = std::max(1, option(state, Option::PointsToWin));
    // The last points count for more: who has them ends the match.
    const double near = std::min(1.0, (points + share) / toWin);
    double worth = pointOfVictory * (points + share + 3 * near * near * near);
    worth += worthOfHand(match, player);
    for (const CardId id : state.zone(player, Zone::Play)) worth += worthInPlay(state.card(id));
    return worth;
}

}  // namespace

double BasebreakEvaluation::standing(const Match& match, PlayerId player) const {
    const auto shares = sharesOfBases(match);
    double mine = 0;
    double best = -won;
    for (const PlayerId seat : match.state().seatsFrom(PlayerId(0))) {
        const double worth = own(match, seat, shares[seat.value]);
        if (seat == player) {
            mine = worth;
        } else {
            best = std::max(best, worth);
        }
    }
    return mine - best;
}

Reply BasebreakEvaluation::habit(const Match& match, const Replies& options, Random& random) const {
    std::vector<double> gains;
    guess(match, options, gains);
    const double most = *std::max_element(gains.begin(), gains.end());
    const auto equals = static_cast<std::uint32_t>(std::count(gains.begin(), gains.end(), most));
    std::uint32_t chosen = equals > 1 ? random.below(equals) : 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (gains[i] == most && chosen-- == 0) return options[i];
    }
    return options.front();
}

void BasebreakEvaluation::narrow(const Match& match, Replies& options) const {
    const auto isFoolish = [&](const Reply& reply) { return isFolly(match, reply); };
    const auto foolish = std::remove_if(options.begin(), options.end(), isFoolish);
    // Where all are foolish, none was moved.
    if (foolish != options.begin()) options.erase(foolish, options.end());
}

void BasebreakEvaluation::guess(const Match& match, const Replies& options, std::vector<double>& gains) const {
    guessGains(match, options, gains);
}

bool BasebreakEvaluation::isUnordered(const Communication& question) const {
    return (question.is<ChooseCard>() || question.is<ChooseTarget>()) && question.as<Selection>().most > 1;
}

int BasebreakEvaluation::turnsAhead(int /*players*/) const { return 0; }

double BasebreakEvaluation::clearLead() const { return 9; }

}  // namespace duelogue::basebreak
