#include "players/netrun/CorpPriors.h"

#include <algorithm>

#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

bool hasAgendaInHand(const Situation& here) {
    return std::ranges::any_of(here.state.zone(corp, Zone::Hand),
                               [&](CardId id) { return isOf(here.what(id), Trait::Agenda); });
}

/// Returns an agenda or asset that a new one in the same server would trash, or an empty id.
CardId inRoot(const Situation& here, CardId server) {
    for (const CardId id : here.state.zone(corp, Zone::Play)) {
        if (here.card(id).current.host != server || has(here.card(id), Trait::Ice)) continue;
        if ((here.what(id).traits & (bit(Trait::Agenda) | bit(Trait::Asset))) != 0) return id;
    }
    return {};
}

/// Estimates the probability that the Runner enters the server before the Corp's next turn, as the Corp sees it.
double danger(const Situation& here, CardId server) {
    if (!isIn(here.card(server), Zone::Play)) return 0.9;
    Rig rig = here.rig;
    rig.credits += 2;
    rig.own += 2;
    rig.clicks = 4;
    const Way way = wayInto(here.match, rig, server, corp);
    if (way.chance <= 0) return way.stop && rig.covered < 3 ? 0.12 : 0.05;
    return way.chance * std::max(0.3, 0.95 - 0.04 * way.price - 0.04 * std::min(12.0, way.harm));
}

/// Returns the value of a new remote server. One server that is ready for an agenda is enough.
double needOfNew(const Situation& here) {
    for (const CardId server : here.state.zone(PlayerId{}, Zone::Play)) {
        if (!isCentral(server) && !inRoot(here, server) && iceBefore(here.state, server).count > 0) return -0.3;
    }
    return hasAgendaInHand(here) ? 2.2 : 0.8;
}

double gainOfIceAt(const Situation& here, CardId id, CardId server, bool isNew) {
    const Definition& ice = here.what(id);
    const auto there = isNew ? 0 : static_cast<int>(iceBefore(here.state, server).count);
    const int cost = costOf(here.match, id);
    double gain = isNew ? needOfNew(here) : needOfIce(here, server);
    const bool ends = std::ranges::any_of(here.facts(id).subroutines, &Deeds::endsRun);
    gain *= ends ? 1.15 : there > 0 ? 0.9 : 0.7;
    if (cost > here.credits + 3) gain *= 0.6;
    if (ice.cost.body && here.state.zone(corp, Zone::Score).empty()) gain *= 0.3;
    return gain + here.gainOfCredits(-there);
}

double gainOfAgendaAt(const Situation& here, CardId id, double risk) {
    const Definition& agenda = here.what(id);
    const int points = printedFigure(agenda, Figure::Points);
    const int needed = printedFigure(agenda, Figure::Requirement);
    const double mine = worthOfMorePoints(here.match, corp, points);
    const double theirs = worthOfMorePoints(here.match, runner, points);
    const int clicks = here.clicks - 1;
    if (needed <= clicks && needed <= here.credits) return 0.8 * mine;
    const double soon = here.credits + 2 >= needed ? 0.4 : 0.2;
    // An agenda in HQ can be stolen too, so leaving HQ has some value.
    const double held = 0.12 * theirs;
    return soon * mine * (1 - risk) - 0.8 * theirs * risk + held;
}

double gainOfAssetAt(const Situation& here, CardId id, CardId server, bool isNew) {
    const CardFacts& asset = here.facts(id);
    const auto ice = isNew ? 0 : iceBefore(here.state, server).count;
    const int cost = costOf(here.match, id);
    if (asset.accessed.harmsRunner())
        return 0.9 + (ice > 0 ? 0.2 : 0) + (here.credits >= asset.accessed.price ? 0.2 : 0);
    double gain = asset.hosted * 0.3 + asset.eachTurn.credits * 1.5;
    for (const UseFacts& use : asset.uses) {
        if (use.clicks > 0) gain += 0.4 * use.deeds.credits;
    }
    if (cost > here.credits) gain *= 0.4;
    // A server with ice is better used for agendas.
    return gain - (ice > 0 && hasAgendaInHand(here) ? 1.2 : 0) + (ice > 0 ? 0.3 : 0);
}

double gainOfPlacingOn(const Situation& here, CardId id, int amount, int clicksLeft) {
    const Definition& it = here.what(id);
    if (!isOf(it, Trait::Agenda)) return amount * gainOfAdvancing(here, id, clicksLeft);
    const int needed = requirementOf(here.match, id) - counters(here.card(id), Counter::Advancement);
    const double mine = worthOfMorePoints(here.match, corp, printedFigure(it, Figure::Points));
    const int left = needed - amount;
    if (left <= 0) return 0.8 * mine + 2;
    if (left <= clicksLeft && left <= here.credits - amount) return 0.6 * mine + 2;
    return amount * std::max(0.0, gainOfAdvancing(here, id, clicksLeft) - here.gainOfCredits(-1));
}

/// Returns the prior of rezzing ice: it may stop the Runner, cost the Runner credits, or do harm.
double gainOfRezzedIce(const Situation& here, const RunServer& run, CardId id, int cost) {
    const Met ice = meet(here.match, id);
    double prize = worthOfBreach(here.match, here.rig, run.server, corp, value(here.state, Global::MoreAccess));
    // If the server holds little of value, rezzing can wait.
    constexpr double something = 0.4;
    if (prize < something) prize -= 5;
    const auto plan = breakingOf(here.rig, ice, here.rig.credits, here.rig.clicks);
    const double harm = std::min(25.0, harmOf(here.match, here.rig, ice));
    double gain = 0.3 * here.gainOfCredits(-cost);
    if (ice.facts->encountered.taken > 0 || ice.facts->encountered.tags > 0) gain += 1.5;
    if (here.what(id).cost.body) gain -= 6;
    if (plan) return gain + 0.35 * plan->price() + (plan->price() > 2 ? 0.2 * prize : 0);
    if (!ice.ends()) return gain + 0.7 * harm;
    return gain + prize + 0.5 * harm + 0.6;
}

}  // namespace

double needOfIce(const Situation& here, CardId server) {
    const auto ice = static_cast<double>(iceBefore(here.state, server).count);
    if (server == central(Name::Archives)) return ice > 0 ? 0 : 0.3;
    double risk = std::min(10.0, worthOfBreach(here.match, here.rig, server, corp));
    if (isCentral(server)) {
        risk = std::max(risk, 2.5);
    } else {
        risk = std::max(risk, hasAgendaInHand(here) ? 4.5 : 1.0);
    }
    const Way way = wayInto(here.match, here.rig, server, corp);
    const double open = way.chance / (1 + 0.18 * way.price + 0.1 * std::min(10.0, way.harm));
    return risk * (0.25 + open) / (1 + 0.7 * ice);
}

double lossOf(const Situation& here, CardId id) {
    const Definition& lost = here.what(id);
    if (!isOf(lost, Trait::Agenda)) return worthInPlay(here.match, id, here.facts(id)) + aClick;
    // In Archives the Runner can steal the agenda.
    const int points = printedFigure(lost, Figure::Points);
    return 0.6 * (worthOfMorePoints(here.match, corp, points) + worthOfMorePoints(here.match, runner, points));
}

double gainAt(const Situation& here, CardId id, CardId server) {
    const Definition& card = here.what(id);
    const bool isNew = !isIn(here.state.card(server), Zone::Play);
    if (isOf(card, Trait::Ice)) return gainOfIceAt(here, id, server, isNew);
    if (isOf(card, Trait::Upgrade)) {
        if (isNew) return -0.5;
        const bool ice = iceBefore(here.state, server).count > 0;
        const bool helps = inRoot(here, server) || (isCentral(server) && !here.facts(id).helpsScoring);
        return (ice ? 0.8 : 0) + (helps && here.facts(id).helpsServer ? 0.5 : 0) - 0.3;
    }
    const CardId old = isNew ? CardId{} : inRoot(here, server);
    const double pushedOut = old ? lossOf(here, old) : 0;
    if (isOf(card, Trait::Agenda)) return gainOfAgendaAt(here, id, isNew ? 0.9 : danger(here, server)) - pushedOut;
    return gainOfAssetAt(here, id, server, isNew) - pushedOut;
}

double gainOfInstalling(const Situation& here, CardId id) {
    double best = -aDeath;
    for (const CardId server : here.state.zone(PlayerId{}, Zone::Play)) {
        if (mayInstallAt(here.match, id, server)) best = std::max(best, gainAt(here, id, server));
    }
    if (const CardId remote = newRemote(here.match); remote && mayInstallAt(here.match, id, remote))
        best = std::max(best, gainAt(here, id, remote));
    return best - 0.3 * aCard;
}

double gainOfAdvancing(const Situation& here, CardId id, int clicksLeft) {
    const Card& advanced = here.card(id);
    const int there = counters(advanced, Counter::Advancement);
    const Definition& it = here.what(id);
    if (isOf(it, Trait::Agenda)) {
        const int needed = requirementOf(here.match, id) - there;
        const double mine = worthOfMorePoints(here.match, corp, printedFigure(it, Figure::Points));
        const double theirs = worthOfMorePoints(here.match, runner, printedFigure(it, Figure::Points));
        if (needed <= 0) return -2;
        if (needed <= 1 + clicksLeft && needed <= here.credits) return 0.6 * mine + 2;
        const double risk = danger(here, advanced.current.host);
        return 0.3 * mine * (1 - risk) - 0.2 * theirs * risk + here.gainOfCredits(-1);
    }
    const CardFacts& what = here.facts(id);
    if (isOf(it, Trait::Ice)) return there < 3 && here.credits > 8 ? 0.35 : -0.3;
    if (what.accessed.byAdvancement) return there < 3 && here.credits > 4 ? 0.9 - 0.2 * there : -0.5;
    return -1;
}

double bestAdvance(const Situation& here, int amount, int clicksLeft) {
    double best = 0;
    for (const CardId id : here.state.zone(corp, Zone::Play)) {
        if (canBeAdvanced(here.match, id))
            best = std::max(best, gainOfAdvancing(here, id, clicksLeft) - here.gainOfCredits(-1));
    }
    return best * (amount > 1 ? 1.5 : 1);
}

double gainOfPlacing(const Situation& here, int amount, int clicksLeft) {
    double best = 0;
    for (const CardId id : here.state.zone(corp, Zone::Play)) {
        if (canBeAdvanced(here.match, id)) best = std::max(best, gainOfPlacingOn(here, id, amount, clicksLeft));
    }
    return best + here.gainOfCredits(-amount);
}

double bestPlacing(const Situation& here, int clicksLeft) {
    const int most = std::min(value(here.state, runner, PlayerValue::Tags), here.credits);
    double best = 0;
    for (int amount = 1; amount <= most; ++amount) best = std::max(best, gainOfPlacing(here, amount, clicksLeft));
    return best;
}

double gainOfRezzing(const Situation& here, CardId id) {
    const Definition& it = here.what(id);
    const CardFacts& what = here.facts(id);
    const int cost = costOf(here.match, id);
    const RunServer* const run = currentRun(here.state);
    if (isOf(it, Trait::Ice)) return run != nullptr ? gainOfRezzedIce(here, *run, id, cost) : -1;
    if (what.accessed.harmsRunner()) return aBlunder;
    double gain = here.gainOfCredits(-cost) - 0.1;
    if (what.eachTurn.credits > 0 || what.hosted > 0)
        return gain + 3.5 * what.eachTurn.credits + 0.8 * what.hosted + 0.5;
    const bool isHere = run != nullptr && run->server == here.card(id).current.host;
    for (const UseFacts& use : what.uses) {
        if (use.clicks > 0 && use.deeds.credits > 0 && here.state.globals.current == corp && run == nullptr)
            gain += here.clicks >= use.clicks ? 0.5 * use.deeds.credits : 0;
    }
    const CardId beside = what.helpsServer ? inRoot(here, here.card(id).current.host) : CardId{};
    if (beside && isOf(here.what(beside), Trait::Agenda)) gain += isHere || here.state.globals.current == corp ? 4 : 1;
    if (isHere && what.helpsServer) gain += 1;
    return gain;
}

double gainOfEndingRun(const Situation& here, const UseFacts& use) {
    const RunServer* const run = currentRun(here.state);
    if (run == nullptr || here.self != corp) return aBlunder;
    const double prize = worthOfBreach(here.match, here.rig, run->server, corp, value(here.state, Global::MoreAccess));
    return prize - (use.byAgenda ? 5 : 1) - 2.0 * run->left;
}

}  // namespace duelogue::netrun
