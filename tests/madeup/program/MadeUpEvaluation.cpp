#include "tests/madeup/program/MadeUpEvaluation.h"

#include <algorithm>

#include "match/loop/ReadableMatch.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

namespace {

double worthOf(const ReadableMatch& match, PlayerId player) {
    constexpr double aPoint = 8, aCard = 1, aCredit = .3, aTag = -.5, aUnit = 1, aPower = .5;
    double worth = aPoint * value(match.state(), player, PlayerValue::Points) +
                   aCredit * std::min(value(match.state(), player, PlayerValue::Credits), 12) +
                   aTag * value(match.state(), player, PlayerValue::Tags) +
                   aCard * static_cast<double>(match.state().zone(player, Zone::Hand).size());
    for (const CardId id : match.state().zone(player, Zone::Board)) {
        const Card& card = match.state().card(id);
        worth += aUnit + aPower * card.current.figures[static_cast<std::size_t>(Figure::Power)];
    }
    return worth;
}

}  // namespace

double MadeUpEvaluation::evaluate(const ReadableMatch& match, PlayerId player) const {
    double best = 0;
    for (const PlayerId other : match.state().seatsFrom(player)) {
        if (other != player) best = std::max(best, worthOf(match, other));
    }
    return worthOf(match, player) - best;
}

void MadeUpEvaluation::priors(const ReadableMatch& /*match*/, const Replies& replies,
                              std::vector<double>& gains) const {
    gains.clear();
    for (const Reply& reply : replies) {
        const bool plays = reply.is(MadeUpWord::Play) || reply.is(MadeUpWord::Pay);
        gains.push_back(plays ? 1 : reply.is(MadeUpWord::Work) ? .3 : 0);
    }
}

}  // namespace duelogue::madeup
