#include "app/library/measure/StrengthOrder.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>
#include <vector>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/FindDeck.h"
#include "cards/data/CardPool.h"
#include "cards/data/Fnv1aHash.h"
#include "match/notation/RulesFingerprint.h"

namespace duelogue {

namespace {

constexpr double matchesPerMinute = 20;
/// The interval between two writes to the disk.
constexpr std::chrono::seconds keepingTime{1};

void add(PlayOptions& seats, const std::string& name, const Deck& deck) {
    seats.deckNames.push_back(name);
    seats.decks.push_back(deck.cards());
    seats.anew.emplace_back();
    seats.seatOf.push_back(seatOfDeck(*seats.game, deck));
}

void addNamed(PlayOptions& seats, const std::string& name) {
    const FoundDeck found = findDeck(*seats.game, name);
    if (const auto* deck = std::get_if<Deck>(&found)) add(seats, name, *deck);
}

void addOwn(PlayOptions& seats, const std::string& except) {
    for (const OwnDeck& own : ownDecks(*seats.game)) {
        const bool isLegal = deckFindings(seats.game->pool(), own.deck, seats.game->deckBuilding().rules).empty();
        if (own.id != except && isLegal) add(seats, own.id, own.deck);
    }
}

/// Returns the plan without a player. Its opponents are empty if no deck can play against the deck.
MeasurePlan planOf(const StrengthOrder& order, const std::stop_token& stop) {
    MeasurePlan plan;
    plan.seats.game = order.game;
    plan.matches = order.matches;
    plan.jobs = order.jobs;
    plan.stop = stop;
    add(plan.seats, order.deck.name, inOrder(*order.game, order.deck));
    if (order.against == StrengthOrder::ofProgram) {
        for (const std::string& name : allDecks(*order.game)) addNamed(plan.seats, name);
    } else if (order.against == StrengthOrder::ofUser) {
        addOwn(plan.seats, order.id);
    } else {
        addNamed(plan.seats, order.against);
    }
    removeUnsuitable(plan.seats);
    return plan;
}

std::string conditionsOf(const PlayOptions& seats) {
    const RulesFingerprint edition = editionOf(seats.game->rulebook(), seats.decks);
    Fnv1aHash hash;
    hash << edition.rules;
    for (const std::uint64_t card : edition.cards) hash << card;
    for (std::size_t d = 1; d < seats.decks.size(); ++d) {
        hash << std::string_view(seats.deckNames[d]);
        for (const DefinitionId card : seats.decks[d]) hash << card;
    }
    return std::to_string(hash.value());
}

/// Lets the player of the order play: that of the kept measurement if its level was chosen by speed.
void choosePlayer(const StrengthOrder& order, const std::optional<KeptMeasurement>& kept, MeasurePlan& plan) {
    std::string player = order.level;
    if (player.empty() && kept) player = kept->state.results.player;
    if (player.empty()) player = strongestLevel(plan, matchesPerMinute);
    plan.seats.players = {player};
}

std::optional<KeptMeasurement> keptFor(const StrengthOrder& order, const std::string& conditions) {
    auto kept = keptMeasurement(order.key());
    if (kept && kept->conditions != conditions) kept.reset();
    return kept;
}

}  // namespace

bool measureInBackground(const StrengthOrder& order, const std::stop_token& stop, const StrengthObserver& observer) {
    MeasurePlan plan = planOf(order, stop);
    if (plan.opponents() < 1) return false;
    const std::string conditions = conditionsOf(plan.seats);
    auto kept = keptFor(order, conditions);
    choosePlayer(order, kept, plan);
    if (stop.stop_requested()) return true;
    if (kept) plan.matches = std::max(plan.matches, kept->state.results.matches);
    MeasureState state = kept ? std::move(kept->state) : beginMeasurement(plan);
    observer.measured(state, plan.size());
    auto keptAt = std::chrono::steady_clock::now();
    continueMeasurement(plan, state, [&](const MeasureState&) {
        observer.measured(state, plan.size());
        const auto now = std::chrono::steady_clock::now();
        if (now - keptAt < keepingTime) return;
        keptAt = now;
        (void)keepMeasurement(order.key(), {state, conditions});
    });
    (void)keepMeasurement(order.key(), {state, conditions});
    return true;
}

std::optional<SuggestionResult> suggestInBackground(const StrengthOrder& order, const std::stop_token& stop,
                                                    const StrengthObserver& observer) {
    SuggestionPlan plan;
    plan.measure = planOf(order, stop);
    plan.deck = inOrder(*order.game, order.deck);
    plan.matches = order.suggestionMatches;
    if (plan.measure.opponents() < 1) return std::nullopt;
    choosePlayer(order, keptFor(order, conditionsOf(plan.measure.seats)), plan.measure);
    if (stop.stop_requested()) return SuggestionResult{};
    return suggestChanges(plan, observer.suggested);
}

}  // namespace duelogue
