#include "players/netrun/SecretBids.h"

#include <algorithm>
#include <array>

#include "match/effects/verbs/Contest.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Values.h"
#include "match/netrun/run/Run.h"
#include "players/netrun/AccessValue.h"
#include "players/netrun/CardValue.h"

namespace duelogue::netrun {

namespace {

constexpr int highest = 2;
using Chances = std::array<double, highest + 1>;

/// A hash of added numbers, used as a reproducible random number.
class Draw {
public:
    void add(int seen) {
        m_mixed += static_cast<std::uint64_t>(seen) + 0x9e3779b97f4a7c15U;
        m_mixed = (m_mixed ^ (m_mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        m_mixed = (m_mixed ^ (m_mixed >> 27U)) * 0x94d049bb133111ebU;
        m_mixed ^= m_mixed >> 31U;
    }
    /// Returns a number in [0, 1).
    [[nodiscard]] double chance() const { return static_cast<double>(m_mixed >> 11U) * 0x1.0p-53; }

private:
    std::uint64_t m_mixed = 0;
};

/// Hashes the public information about both players and the bidder's own hand.
Draw drawFor(const ReadableMatch& match, PlayerId bidder) {
    const MatchState& state = match.state();
    Draw draw;
    draw.add(bidder.value);
    draw.add(static_cast<int>(state.globals.turn));
    for (const PlayerId player : {corp, runner}) {
        for (const PlayerValue which : {PlayerValue::Credits, PlayerValue::Clicks, PlayerValue::Points})
            draw.add(value(state, player, which));
        for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Discard})
            draw.add(static_cast<int>(state.zone(player, zone).size()));
    }
    for (const CardId card : state.zone(bidder, Zone::Hand)) draw.add(state.card(card).definition.value);
    return draw;
}

/// Returns the value at stake for the player to act, in credits.
double stakeOf(const ReadableMatch& match) {
    constexpr double least = 5;
    const RunServer* const run = currentRun(match.state());
    const auto hand = static_cast<double>(match.state().zone(runner, Zone::Hand).size());
    if (run == nullptr || run->isSuccessful != 0) return std::max(least, 1.5 * hand);
    const double prize = worthOfBreach(match, rigOf(match), run->server, match.playerToAct());
    return std::max(least, prize / aCredit);
}

/// Returns the weight of each bid up to `most`. Each credit changes the weight by `tilt`.
Chances mixed(int most, double tilt) {
    Chances chances{};
    const double share = 1.0 / (most + 1);
    for (int bid = 0; bid <= most; ++bid)
        chances[static_cast<std::size_t>(bid)] = std::max(0.02, share + tilt * (bid - 0.5 * most));
    return chances;
}

int drawn(const Chances& chances, int most, double chance) {
    double sum = 0;
    for (int bid = 0; bid <= most; ++bid) sum += chances[static_cast<std::size_t>(bid)];
    double left = chance * sum;
    for (int bid = 0; bid < most; ++bid) {
        left -= chances[static_cast<std::size_t>(bid)];
        if (left < 0) return bid;
    }
    return most;
}

}  // namespace

bool isSecretBid(const ReadableMatch& match) {
    const Communication* const question = match.pendingQuestion();
    const Communication* const asker = match.state().asker();
    return question != nullptr && question->is<Bid>() && asker != nullptr && asker->is<Contest>() &&
           asker->as<Contest>().secret != 0;
}

int secretBid(const ReadableMatch& match) {
    const PlayerId bidder = match.playerToAct();
    const int own = std::min<int>(highest, match.pendingQuestion()->as<Bid>().most);
    const int theirs = std::min(highest, creditsOf(match, otherThan(bidder)));
    const double stake = stakeOf(match);
    const int both = std::min(own, theirs);
    // A richer Corp outbids the Runner for certain, if the stake is worth it. More credits give the Runner no
    // certainty, so a richer Runner never bids more than the Corp can.
    const bool isSure = bidder == corp && own > theirs && stake > (theirs + 1) * (theirs + 1);
    if (isSure) return theirs + 1;
    const double tilt = (bidder == corp ? 1 : -1) / stake;
    return drawn(mixed(both, tilt), both, drawFor(match, bidder).chance());
}

}  // namespace duelogue::netrun
