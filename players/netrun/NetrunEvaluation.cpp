#include "players/netrun/NetrunEvaluation.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "players/netrun/AccessValue.h"
#include "players/netrun/BlunderFilter.h"
#include "players/netrun/CardValue.h"
#include "players/netrun/Determinizer.h"
#include "players/netrun/ReplyPriors.h"
#include "players/netrun/ServerCost.h"
#include "players/plain/Choosing.h"

namespace duelogue::netrun {

namespace {

/// Returns the Corp's risk of decking, in points. A Corp that must draw from an empty deck loses.
double dangerOfDrawing(std::size_t deck) {
    constexpr std::size_t safe = 6;
    return deck >= safe ? 0 : 3.0 * static_cast<double>(safe - deck);
}

/// Estimates the probability that the Runner enters before the Corp has scored.
double chanceOfEntry(const Rig& rig, const Way& way) {
    if (way.chance <= 0) return rig.covered < 3 ? 0.12 : 0.06;
    const bool affords = way.price <= rig.credits;
    return affords ? std::max(0.25, 0.85 - 0.05 * way.price - 0.04 * std::min(10.0, way.harm)) : 0.15;
}

/// Returns the Corp's expected gain or loss at a server. The Runner's chance to enter weighs the loss.
double stakesOf(const ReadableMatch& match, const Rig& rig, CardId server) {
    const MatchState& state = match.state();
    const auto& facts = factsFor(match.rulebook());
    const double entry = chanceOfEntry(rig, wayInto(match, rig, server, PlayerId{}));
    double worth = 0;
    if (isCentral(server)) {
        constexpr double often = 0.8;
        const double prize = std::min(14.0, worthOfBreach(match, rig, server, PlayerId{}));
        return -often * entry * std::max(0.0, prize);
    }
    for (const CardId id : state.zone(corp, Zone::Play)) {
        const Card& card = state.card(id);
        if (card.current.host != server || has(card, Trait::Ice)) continue;
        const Definition& what = match.pool()[card.definition];
        const int advancement = counters(card, Counter::Advancement);
        if (isOf(what, Trait::Agenda)) {
            const int needed = std::max(1, printedFigure(what, Figure::Requirement));
            const int points = printedFigure(what, Figure::Points);
            const double done = std::min(1.0, static_cast<double>(advancement) / needed);
            const double mine = worthOfMorePoints(match, corp, points);
            const double theirs = worthOfMorePoints(match, runner, points);
            worth += (0.25 + 0.6 * done) * mine * (1 - entry) - 0.85 * theirs * entry;
        } else if (!has(card, Flag::Rezzed)) {
            const Deeds& trap = facts[card.definition.value].accessed;
            if (trap.byAdvancement) worth += 0.7 * std::min(advancement, 3);
        }
    }
    return worth;
}

double ofRunner(const ReadableMatch& match, const Rig& rig) {
    const MatchState& state = match.state();
    const auto& facts = factsFor(match.rulebook());
    double worth = worthOfPoints(match, value(state, runner, PlayerValue::Points));
    worth += worthOfCredits(value(state, runner, PlayerValue::Credits));
    worth += worthOfHand(runner, rig.hand);
    for (const CardId id : state.zone(runner, Zone::Play))
        worth += worthInPlay(match, id, facts[state.card(id).definition.value]);
    constexpr double eachKind = 2.2;
    worth += eachKind * rig.covered;
    const int tags = value(state, runner, PlayerValue::Tags);
    worth -= aTag * tags + (tags > 0 ? 1.5 : 0);
    worth -= 3.0 * value(state, runner, PlayerValue::CoreDamage);
    return worth;
}

double ofCorp(const ReadableMatch& match, const Rig& rig) {
    const MatchState& state = match.state();
    const auto& facts = factsFor(match.rulebook());
    double worth = worthOfPoints(match, value(state, corp, PlayerValue::Points));
    worth += worthOfCredits(value(state, corp, PlayerValue::Credits));
    worth += worthOfHand(corp, static_cast<int>(state.zone(corp, Zone::Hand).size()));
    for (const CardId id : state.zone(corp, Zone::Play))
        worth += worthInPlay(match, id, facts[state.card(id).definition.value]);
    for (const CardId id : state.zone(corp, Zone::Score)) worth += 3.0 * counters(state.card(id), Counter::Agenda);
    for (const CardId server : state.zone(PlayerId{}, Zone::Play)) worth += stakesOf(match, rig, server);
    worth -= 1.5 * value(state, corp, PlayerValue::BadPublicity);
    return worth - dangerOfDrawing(state.zone(corp, Zone::Deck).size());
}

}  // namespace

double NetrunEvaluation::evaluate(const ReadableMatch& match, PlayerId player) const {
    Rig rig = rigOf(match);
    // The Runner usually gains some credits before the next run.
    constexpr int soon = 3;
    rig.credits += soon;
    rig.own += soon;
    const double lead = ofCorp(match, rig) - ofRunner(match, rig);
    return player == corp ? lead : -lead;
}

void NetrunEvaluation::prune(const ReadableMatch& match, Replies& replies) const { filterBlunders(match, replies); }

MatchState NetrunEvaluation::determinize(const View& view, Random& random) const { return determinized(view, random); }

void NetrunEvaluation::priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const {
    replyPriors(match, replies, gains);
}

bool NetrunEvaluation::isUnordered(const Communication& question) const { return choosesSeveral(question); }

int NetrunEvaluation::worlds() const { return 4; }

double NetrunEvaluation::logisticScale() const { return 11; }

}  // namespace duelogue::netrun
