#include "players/netrun/RunnerPriors.h"

#include <algorithm>
#include <cmath>

#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Access.h"

namespace duelogue::netrun {

namespace {

/// Returns the value of continuous effects that last for the run and await its success.
double lasting(const Situation& here) {
    const bool waits = std::ranges::any_of(here.state.continuousEffects, [](const ContinuousEffect& effect) {
        return effect.ability && effect.duration == static_cast<std::uint8_t>(Duration::Run);
    });
    return waits ? 3 : 0;
}

/// Returns the value of a successful run with the remaining rig.
double prizeOf(const Situation& here, const Rig& rig, const RunServer& run) {
    return worthOfBreach(here.match, rig, run.server, runner, value(here.state, Global::MoreAccess)) +
           worthOfSuccess(here.match, run.server) + lasting(here);
}

/// Returns the damage that rezzed cards do to a Runner who trashes a card.
int vengeance(const Situation& here) {
    int damage = 0;
    for (const CardId id : here.state.zone(corp, Zone::Play)) {
        if (has(here.card(id), Flag::Rezzed)) damage += here.facts(id).avenges;
    }
    return damage;
}

/// Returns true if rezzed ice of this kind is in play.
bool standsOpen(const Situation& here, Traits kind) {
    return std::ranges::any_of(here.state.zone(corp, Zone::Play), [&](CardId id) {
        return has(here.card(id), Trait::Ice) && has(here.card(id), Flag::Rezzed) &&
               (here.card(id).current.traits & kind) != 0;
    });
}

/// Returns the value of an icebreaker. The first one for a kind of ice is worth the most.
double gainOfBreaker(const Situation& here, const Definition& it, const CardFacts& what) {
    Traits kinds = 0;
    bool any = false;
    for (const UseFacts& use : what.uses) {
        if (use.purpose != UseFacts::For::Break) continue;
        kinds |= use.kinds;
        any = any || (use.kinds == 0 && !use.tag);
    }
    double gain = 0.5 * it.cost.resources[0];
    for (const Trait kind : {Trait::Barrier, Trait::CodeGate, Trait::Sentry}) {
        if (!any && (kinds & bit(kind)) == 0) continue;
        if (!here.rig.breaks(bit(kind))) gain += (any ? 1.6 : 3) + (standsOpen(here, bit(kind)) ? 3.0 : 0);
    }
    return gain;
}

}  // namespace

double gainOfRun(const Situation& here, CardId server, const Raid& raid) {
    const IceList ice = iceBefore(here.state, server);
    const int left = raid.bypasses && ice.count > 0 ? static_cast<int>(ice.count) - 1 : -1;
    const Way way = wayInto(here.match, here.rig, server, runner, left);
    const double cost = here.gainOfCredits(-static_cast<int>(std::lround(way.price)));
    if (way.chance <= 0) return aBlunder;
    Rig rig = here.rig;
    rig.credits -= static_cast<int>(way.price);
    rig.own = std::max(0, std::min(rig.own, rig.credits));
    double prize = raid.breaches ? worthOfBreach(here.match, rig, server, runner, raid.more) : 0;
    prize += worthOfSuccess(here.match, server) + raid.success;
    double gain = way.chance * (prize + cost) + (1 - way.chance) * 0.6 * cost - way.harm - raid.price;
    // Unknown ice may cost the Corp credits.
    if (!way.isCertain && value(here.state, corp, PlayerValue::Credits) > 0 && rig.hand > 2) gain += 0.5;
    return gain;
}

double bestRun(const Situation& here, const Deeds& deeds, double success) {
    // A card that takes credits does so instead of the breach.
    const Raid raid{.more = deeds.more, .bypasses = deeds.bypasses, .success = success, .breaches = deeds.taken <= 0};
    double best = aBlunder;
    for (const CardId server : here.state.zone(PlayerId{}, Zone::Play)) {
        const bool named = isCentral(server) && ((deeds.runs >> server.value) & 1U) != 0;
        if (!named && (deeds.runs & Deeds::anyServer) == 0) continue;
        best = std::max(best, gainOfRun(here, server, raid));
    }
    return best;
}

double gainOfBreaking(const Situation& here, CardId id, int place) {
    const EncounterIce* const encounter = currentEncounter(here.state);
    const RunServer* const run = currentRun(here.state);
    if (encounter == nullptr || run == nullptr) return aBlunder;
    const Met ice = meet(here.match, encounter->ice);
    const auto plan = breakingOf(here.rig, ice, here.rig.credits, here.rig.clicks);
    if (!plan) return aBlunder;
    double saved = harmOf(here.match, here.rig, ice) + harmInEncounter(here.match, here.rig, When::Now);
    if (ice.ends()) saved += prizeBehind(here, *run, *plan);
    // Credits reserved for runs are worth less than credits that can be saved. A click always counts in full.
    const double clicks = aClick * plan->clicks;
    const double gain = saved - 0.6 * (plan->price() - clicks) - clicks;
    if (gain <= 0) return gain - 0.5;
    return plan->card == id && plan->use == place ? gain : -0.5;
}

double prizeBehind(const Situation& here, const RunServer& run, const Breaking& spent) {
    Rig rig = here.rig;
    rig.credits -= spent.credits;
    rig.own = std::min(rig.own, rig.credits);
    rig.clicks -= spent.clicks;
    const int left = std::max(0, run.left - (run.ice ? 1 : 0));
    const Way way = wayInto(here.match, rig, run.server, runner, left);
    const double prize = prizeOf(here, rig, run);
    return std::max(0.0, way.chance * (prize - aCredit * way.price) - way.harm);
}

double worthOfGoingOn(const Situation& here) {
    const RunServer* const run = currentRun(here.state);
    if (run == nullptr) return 0;
    const Way way = wayInto(here.match, here.rig, run->server, runner, run->left);
    const double prize = prizeOf(here, here.rig, *run);
    return way.chance * (prize + here.gainOfCredits(-static_cast<int>(way.price))) - way.harm + 0.1;
}

double worthOfTrashing(const Situation& here, CardId id) {
    const Definition& it = here.what(id);
    if (isOf(it, Trait::Agenda)) return -2;
    const CardFacts& what = here.facts(id);
    const bool installed = isIn(here.card(id), Zone::Play);
    double worth = 0.7 + 0.35 * it.cost.resources[0] + 3.0 * what.eachTurn.credits + 0.2 * what.hosted;
    if (what.accessed.harmsRunner()) worth = isIn(here.card(id), Zone::Deck) ? 1.2 : 0.8;
    if (what.helpsServer) worth += installed ? 1.5 : 0.5;
    return installed ? worth : 0.7 * worth;
}

double gainOfAccessed(const Situation& here, const Reply& reply) {
    if (reply.is(Word::Steal)) return diesOfStealing(here.rig, 0) ? -aDeath : 30;
    if (reply.is(ReplyWord::Pass)) return 0;
    const CardId id = here.question.as<Accessed>().card;
    const int damage = vengeance(here);
    if (damage > here.handSize(runner)) return -aDeath;
    constexpr double eachDamage = 1.2;
    const double worth = worthOfTrashing(here, id) - eachDamage * damage;
    if (reply.is(Word::Use)) return worth;
    return worth + here.gainOfCredits(-printedFigure(here.what(id), Figure::TrashCost));
}

double gainOfRigging(const Situation& here, CardId id, int cheaper) {
    const Definition& it = here.what(id);
    const CardFacts& what = here.facts(id);
    const int cost = std::max(0, costOf(here.match, id) - cheaper);
    double gain = here.gainOfCredits(-cost) - 0.3 * aCard;
    if (isOf(it, Trait::Program)) {
        const int free = value(here.state, runner, PlayerValue::Memory) - memoryTaken(here.match);
        if (printedFigure(it, Figure::Memory) > free) gain -= 4;
    }
    if (what.isBreaker) return gain + gainOfBreaker(here, it, what);
    if (what.hosted > 0) return gain + 0.3 * what.hosted + (here.credits < 6 ? 0.5 : 0);
    gain += gainOfTools(what);
    if (gain < 0 && (it.traits & bit(Trait::Unique)) == 0) gain += 0.5 * cost * aCredit;
    for (const CardId other : here.state.zone(runner, Zone::Play)) {
        if (here.card(other).definition == here.card(id).definition) gain -= isOf(it, Trait::Unique) ? 8 : 0.8;
    }
    return gain;
}

double gainOfTools(const CardFacts& what) {
    double gain = 1.3 * what.recurring + 0.5 * what.memory + 0.6 * what.link + (what.guards ? 0.7 : 0);
    for (const UseFacts& use : what.uses) {
        if (use.clicks > 0 && use.deeds.credits > 0 && !use.byAgenda) gain += 1.8 * use.deeds.credits;
        if (use.clicks > 0 && use.deeds.runs != 0) gain += 2;
    }
    if (what.eachTurn.cards > 0) gain += 1.5;
    if (what.wrecks) gain += 2.5;
    if (what.countsViruses) gain += 2;
    if (what.paysAt != 0) gain += 2.2;
    return gain;
}

}  // namespace duelogue::netrun
