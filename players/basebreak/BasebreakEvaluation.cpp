#include "players/basebreak/BasebreakEvaluation.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "match/basebreak/Values.h"
#include "match/loop/ReadableMatch.h"
#include "players/basebreak/LongTermValue.h"
#include "players/basebreak/ReplyPriors.h"
#include "players/plain/Choosing.h"

namespace duelogue::basebreak {

namespace {

// Fitted to predict the winner of 1,400 matches of greedy players, regardless of their factions.
constexpr double pointOfVictory = 4;
constexpr double pointExpected = 1.3;  ///< for each point of an expected prize, besides the value of the minions
constexpr double minionInPlay = 1.2;
constexpr double powerInPlay = 0.13;
constexpr double minionInHand = 1.4;
constexpr double minionTooMany = 0.6;
constexpr int enoughMinions = 2;
constexpr double actionInHand = 1.2;
/// The last victory points count more, because reaching the target ends the match.
constexpr double nearTheEnd = 6;
constexpr double lastPoints = 4.5;
/// The share of an expected prize that counts as progress to the victory target.
constexpr double almostWon = 0.85;
/// The lead that is kept in about three of four cases when the base is at its breakpoint, and the additional lead for
/// each missing power.
constexpr double sureLead = 0.8;
constexpr double leadByPower = 0.15;
/// The first, second and third prize.
constexpr std::size_t prizes = 3;

/// Returns the prize that a player may expect at a base. The more power is missing to the breakpoint, the less a small
/// lead counts.
double expectedPrize(const ReadableMatch& match, const BaseNow& base, std::size_t player) {
    const Standing& own = base.standings[player];
    if (!own.counts) return 0;
    const Card& card = match.state().card(base.base);
    const double scale = sureLead + leadByPower * (1 - base.ready) * breakpoint(card);
    // Element n is the probability that exactly n other players end up ahead.
    std::array<double, maxPlayers> ahead{1};
    for (std::size_t other = 0; other < maxPlayers; ++other) {
        if (other == player || !base.standings[other].counts) continue;
        const double passes = 1 / (1 + std::exp((own.power - base.standings[other].power) / scale));
        for (std::size_t n = maxPlayers - 1; n > 0; --n) ahead[n] += passes * (ahead[n - 1] - ahead[n]);
        ahead[0] *= 1 - passes;
    }
    double prize = 0;
    for (std::size_t n = 0; n < prizes; ++n)
        prize += ahead[n] * card.current.figures[static_cast<std::size_t>(Figure::First) + n];
    return prize;
}

/// Returns each player's expected prizes at all bases, weighted by how close each base is to its breakpoint.
std::array<double, maxPlayers> sharesOf(const ReadableMatch& match, const std::vector<BaseNow>& bases) {
    std::array<double, maxPlayers> shares{};
    for (const BaseNow& base : bases) {
        for (std::size_t p = 0; p < maxPlayers; ++p)
            shares[p] += expectedPrize(match, base, p) * base.ready * base.ready;
    }
    return shares;
}

/// A turn allows one minion, so minions beyond the first few wait long. An action can wait for its moment.
double worthOfHand(const ReadableMatch& match, PlayerId player) {
    int minions = 0;
    int actions = 0;
    for (const CardId id : match.state().zone(player, Zone::Hand))
        ++(has(match.state().card(id), Trait::Minion) ? minions : actions);
    return minionInHand * std::min(minions, enoughMinions) + minionTooMany * std::max(0, minions - enoughMinions) +
           actionInHand * actions;
}

double own(const ReadableMatch& match, PlayerId player, double share) {
    const MatchState& state = match.state();
    const int points = value(state, player, Value::Points);
    const double toWin = std::max(1, option(state, Option::PointsToWin));
    const double near = std::min(1.0, (points + almostWon * share) / toWin);
    double worth = pointOfVictory * points + pointExpected * share;
    worth += nearTheEnd * std::pow(near, 3) + lastPoints * std::pow(near, 8);
    worth += worthOfHand(match, player);
    for (const CardId id : state.zone(player, Zone::Play)) {
        if (has(state.card(id), Trait::Minion)) worth += minionInPlay + powerInPlay * power(state.card(id));
    }
    return worth;
}

}  // namespace

double BasebreakEvaluation::evaluate(const ReadableMatch& match, PlayerId player) const {
    const std::vector<BaseNow> bases = basesNow(match);
    const auto shares = sharesOf(match, bases);
    const auto lasting = longTermValue(match, bases);
    double mine = 0;
    double best = -won;
    for (const PlayerId seat : match.state().seatsFrom(PlayerId(0))) {
        const double worth = own(match, seat, shares[seat.value]) + lasting[seat.value];
        if (seat == player) {
            mine = worth;
        } else {
            best = std::max(best, worth);
        }
    }
    return mine - best;
}

void BasebreakEvaluation::prune(const ReadableMatch& match, Replies& replies) const {
    keep(replies, [&](std::size_t i) { return !isBlunder(match, replies[i]); });
}

void BasebreakEvaluation::priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const {
    replyPriors(match, replies, gains);
}

bool BasebreakEvaluation::isUnordered(const Communication& question) const { return choosesSeveral(question); }

int BasebreakEvaluation::turnsAhead(int /*players*/) const { return 0; }

int BasebreakEvaluation::turnsSearched(int players, bool own) const {
    return players > 2 ? players - 1 : Evaluation::turnsSearched(players, own);
}

double BasebreakEvaluation::logisticScale() const { return 7.5; }

}  // namespace duelogue::basebreak
