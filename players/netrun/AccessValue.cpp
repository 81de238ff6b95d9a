#include "players/netrun/AccessValue.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "players/netrun/CardValue.h"
#include "players/netrun/ServerCost.h"

namespace duelogue::netrun {

double worthOfAccess(const ReadableMatch& match, const Rig& rig, DefinitionId definition, int advancement,
                     bool isInstalled) {
    const CardFacts& facts = factsFor(match.rulebook())[definition.value];
    const Definition& card = match.pool()[definition];
    double worth = 0;
    const Deeds& trap = facts.accessed;
    if (trap.harmsRunner()) {
        const bool canPay = value(match.state(), corp, PlayerValue::Credits) >= trap.price;
        if (canPay) worth -= harmOf(match, rig, trap, advancement);
    }
    if (isOf(card, Trait::Agenda)) {
        if (diesOfStealing(rig, trap.damage)) return worth - (facts.stealCost > 0 ? 0 : aDeath);
        worth -= 0.9 * rig.priceOfStealing;
        const bool affords = facts.stealCost <= rig.own;
        const int points = printedFigure(card, Figure::Points);
        return worth +
               (affords ? worthOfMorePoints(match, runner, points) + 0.6 * worthOfMorePoints(match, corp, points) : 0);
    }
    const bool root = (card.traits & (bit(Trait::Asset) | bit(Trait::Upgrade))) != 0;
    const int price = printedFigure(card, Figure::TrashCost);
    if (root && isInstalled && price > 0 && price <= rig.own)
        worth += std::max(0.0, 1.0 + 0.5 * card.cost.resources[0] + 3.0 * facts.eachTurn.credits + 0.3 * facts.hosted -
                                   aCredit * price);
    return worth;
}

double likelihood(const MatchState& state, CardId hidden, const Definition& card, const CardFacts& facts) {
    const Card& there = state.card(hidden);
    const int advancement = counters(there, Counter::Advancement);
    if (has(there, Trait::Ice)) {
        const bool may = isOf(card, Trait::Ice) && (advancement == 0 || facts.perAdvancement > 0);
        return may ? 1 : 0;
    }
    if ((card.traits & rootTypes) == 0) return 0;
    const bool agenda = isOf(card, Trait::Agenda);
    const bool isOfCentral = there.current.host && isCentral(there.current.host);
    if (isOfCentral) return isOf(card, Trait::Upgrade) ? 1 : 0;
    const bool guarded = iceBefore(state, there.current.host).count > 0;
    if (advancement > 0) {
        if (agenda) {
            const int needed = printedFigure(card, Figure::Requirement);
            // A scorable agenda would have been scored, and an advanced agenda would not be left without ice.
            constexpr double scorable = 0.1;
            constexpr double open = 0.25;
            return advancement >= needed ? scorable : guarded ? 1 : open;
        }
        return facts.isAdvanceable ? 0.7 : 0;
    }
    // The Corp would have rezzed a card that earns credits every turn.
    const bool economy = facts.eachTurn.credits > 0 || facts.hosted > 0;
    if (agenda) return guarded ? 1 : 0.25;
    if (isOf(card, Trait::Upgrade)) return guarded ? 0.6 : 0.15;
    if (facts.accessed.harmsRunner()) return guarded ? 0.6 : 1;
    return economy ? 0.7 : 1;
}

namespace {

/// Returns the mean access value of the cards in HQ and R&D that the viewer does not know.
double worthOfUnknown(const ReadableMatch& match, const Rig& rig, PlayerId viewer) {
    const MatchState& state = match.state();
    double sum = 0;
    int count = 0;
    for (const Zone zone : {Zone::Hand, Zone::Deck}) {
        for (const CardId id : state.zone(corp, zone)) {
            if (isSeen(state.card(id), viewer)) continue;
            sum += worthOfAccess(match, rig, state.card(id).definition, 0, false);
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

double worthInRoot(const ReadableMatch& match, const Rig& rig, CardId id, PlayerId viewer) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    const int advancement = counters(card, Counter::Advancement);
    if (has(card, Flag::Rezzed) || isSeen(card, viewer))
        return worthOfAccess(match, rig, card.definition, advancement, true);
    double sum = 0;
    double weights = 0;
    const auto& facts = factsFor(match.rulebook());
    const auto count = [&](CardId other) {
        if (isSeen(state.card(other), viewer)) return;
        const Definition& what = printed(match, other);
        const double weight = likelihood(state, id, what, facts[state.card(other).definition.value]);
        if (weight <= 0) return;
        weights += weight;
        sum += weight * worthOfAccess(match, rig, state.card(other).definition, advancement, true);
    };
    for (const Zone zone : {Zone::Hand, Zone::Deck, Zone::Play, Zone::Discard}) {
        for (const CardId other : state.zone(corp, zone)) count(other);
    }
    return weights > 0 ? sum / weights : 0;
}

}  // namespace

double worthOfBreach(const ReadableMatch& match, const Rig& rig, CardId server, PlayerId viewer, int more) {
    const MatchState& state = match.state();
    double worth = 0;
    for (const CardId id : state.zone(corp, Zone::Play)) {
        if (state.card(id).current.host == server && !has(state.card(id), Trait::Ice))
            worth += worthInRoot(match, rig, id, viewer);
    }
    const Zone behind = zoneBehind(server);
    if (behind == Zone::Count) return worth;
    const auto cards = state.zone(corp, behind);
    if (cards.empty()) return worth;
    const bool deck = behind == Zone::Deck;
    const auto seenWorth = [&](CardId id) { return worthOfAccess(match, rig, state.card(id).definition, 0, false); };
    // The order of R&D is hidden from both sides, except for the top cards that somebody has looked at.
    const PlayerId eyes = deck ? runner : viewer;
    double unknown = -1;
    const auto worthOf = [&](CardId id) {
        if (isSeen(state.card(id), eyes)) return seenWorth(id);
        if (unknown < 0) unknown = worthOfUnknown(match, rig, eyes);
        return unknown;
    };
    if (deck) {
        const auto accesses = std::min(cards.size(), static_cast<std::size_t>(1 + more));
        for (std::size_t i = 0; i < accesses; ++i) worth += worthOf(cards[cards.size() - 1 - i]);
        return worth;
    }
    double sum = 0;
    for (const CardId id : cards) {
        if (behind == Zone::Discard && has(state.card(id), Flag::FaceUp) && !isOf(printed(match, id), Trait::Agenda))
            continue;
        sum += std::max(behind == Zone::Discard ? 0.0 : -aDeath, worthOf(id));
    }
    return worth +
           (behind == Zone::Discard ? sum : sum * std::min(1.0, (1.0 + more) / static_cast<double>(cards.size())));
}

double worthOfSuccess(const ReadableMatch& match, CardId server) {
    const MatchState& state = match.state();
    const std::uint8_t here = isCentral(server) ? static_cast<std::uint8_t>(1U << server.value) : Deeds::anyServer;
    double worth = 0;
    for (const CardId id : state.zone(runner, Zone::Play)) {
        const Card& card = state.card(id);
        if ((factsOf(match, id).paysAt & here) == 0) continue;
        const bool identity = has(card, Trait::Identity);
        if (!identity || !has(card, Flag::Exhausted)) worth += identity ? 1.2 : 0.6;
    }
    return worth;
}

}  // namespace duelogue::netrun
