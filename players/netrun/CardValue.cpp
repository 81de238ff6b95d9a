#include "players/netrun/CardValue.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

int printedFigure(const Definition& card, Figure which) { return card.figures[static_cast<std::size_t>(which)]; }

double worthOfPoints(const ReadableMatch& match, int points) {
    const double all = std::max(1, option(match.state(), Option::PointsToWin));
    const double share = std::min(1.0, points / all);
    constexpr double first = 30;
    constexpr double last = 22;
    return first * share + last * share * share * share;
}

double worthOfMorePoints(const ReadableMatch& match, PlayerId player, int more) {
    const int points = value(match.state(), player, PlayerValue::Points);
    constexpr double theWin = 40;
    const bool wins = points + more >= option(match.state(), Option::PointsToWin);
    return worthOfPoints(match, points + more) - worthOfPoints(match, points) + (wins ? theWin : 0);
}

double worthOfCredits(int credits) {
    struct Stage {
        int end;
        double each;
    };
    double worth = 0;
    int begin = 0;
    for (const Stage& stage : {Stage{5, 1.05}, Stage{10, 0.8}, Stage{18, 0.5}, Stage{1000, 0.2}}) {
        worth += stage.each * std::clamp(credits - begin, 0, stage.end - begin);
        begin = stage.end;
    }
    return worth;
}

double worthOfHand(PlayerId player, int cards) {
    constexpr int full = 5;
    constexpr double tooMany = 0.2;
    double worth = aCard * std::min(cards, full) + tooMany * std::max(0, cards - full);
    // A Runner with few cards is flatlined by the next trap.
    if (player == runner) worth -= cards < 2 ? 3.0 * (2 - cards) : cards < 4 ? 0.4 * (4 - cards) : 0;
    return worth;
}

namespace {

/// A credit on a card, taken gradually.
constexpr double hostedCredit = 0.4;
constexpr double eachTurn = 4;     ///< one credit every turn
constexpr double byClicks = 0.35;  ///< one credit for a click, repeatable

double worthOfCorpCard(const Card& card, const Definition& what, const CardFacts& facts) {
    const bool open = has(card, Flag::Rezzed);
    const double cost = what.cost.resources[0];
    if (isOf(what, Trait::Ice)) return open ? 0.9 + 0.75 * cost : 0.9 + 0.2 * cost;
    if (isOf(what, Trait::Agenda)) return 0.5;
    if (!open) return 0.9 + 0.1 * cost + 0.3 * std::max(0.0, facts.hosted - cost) + 1.8 * facts.eachTurn.credits;
    double worth = 0.7 + 0.5 * cost;
    if (facts.hosted > 0) return 0.8 + 0.6 * counters(card, Counter::Credit);
    if (facts.eachTurn.credits > 0) worth += eachTurn * facts.eachTurn.credits - 1;
    for (const UseFacts& use : facts.uses) {
        if (use.clicks > 0) worth += byClicks * use.deeds.credits;
    }
    return worth;
}

double worthOfRunnerCard(const Card& card, const Definition& what, const CardFacts& facts) {
    const double cost = what.cost.resources[0];
    if (facts.hosted > 0) return 0.3 + hostedCredit * counters(card, Counter::Credit);
    double worth = 1.2 + 0.7 * cost + facts.recurring * 1.5 + facts.memory * 0.5 + facts.link * 0.5;
    for (const UseFacts& use : facts.uses) {
        if (use.clicks > 0 && use.deeds.credits > 1 && !use.byItself && !use.byAgenda) worth += 3;
    }
    worth += 0.5 * counters(card, Counter::Virus);
    return worth;
}

}  // namespace

double worthInPlay(const ReadableMatch& match, CardId id, const CardFacts& facts) {
    const Card& card = match.state().card(id);
    const Definition& what = match.pool()[card.definition];
    if (isOf(what, Trait::Identity)) return 0;
    return card.owner == corp ? worthOfCorpCard(card, what, facts) : worthOfRunnerCard(card, what, facts);
}

}  // namespace duelogue::netrun
