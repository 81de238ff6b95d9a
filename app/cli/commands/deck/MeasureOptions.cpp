#include "app/cli/commands/deck/MeasureOptions.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <span>
#include <utility>
#include <variant>

#include "app/cli/ReadPlayOptions.h"
#include "app/cli/commands/deck/DeckArgument.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/measure/DeckMeasurementJson.h"
#include "app/library/measure/GameSpec.h"

namespace duelogue {

namespace {

/// Returns the names of the decks that --against names: "all" for those of the program, "own" for the user's.
std::vector<std::string> opponentsOf(const Arguments& arguments, const Game& game, const std::string& measured) {
    std::vector<std::string> names;
    for (const std::string& word : arguments.list("against")) {
        if (word == "all") {
            std::ranges::copy(allDecks(game), std::back_inserter(names));
        } else if (word == "own") {
            std::ranges::transform(ownDecks(game), std::back_inserter(names), &OwnDeck::id);
        } else {
            names.push_back(word);
        }
    }
    std::erase(names, measured);
    return names;
}

/// Reads --part I/N.
void readPart(Arguments& arguments, MeasurePlan& plan) {
    if (!arguments.has("part")) return;
    const std::string text = arguments.value("part");
    constexpr int most = 100'000;
    char end = 0;
    if (std::sscanf(text.c_str(), "%d/%d%c", &plan.part, &plan.parts, &end) == 2 && plan.part >= 1 &&
        plan.part <= plan.parts && plan.parts <= most)
        return;
    plan.part = plan.parts = 1;
    arguments.setProblem("--part: expected I/N with I from 1 to N, e.g. 2/8, not \"" + text + '"');
}

}  // namespace

std::optional<MeasurePlan> readMeasurePlan(Arguments& arguments) {
    const std::string& deck = arguments.words()[1];
    MeasurePlan plan;
    plan.seats.game = gameOf(arguments, DeckArgument(deck));
    if (plan.seats.game == nullptr) return std::nullopt;
    if (arguments.words().size() > 2) arguments.setProblem("expected one deck; --against names the others");
    plan.seats.seed = arguments.number("seed", 0, UINT64_MAX);
    plan.matches = static_cast<int>(arguments.numberOr(20, "matches", 1, 1'000'000));
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    readPart(arguments, plan);
    plan.seats.deckNames = opponentsOf(arguments, *plan.seats.game, deck);
    plan.seats.deckNames.insert(plan.seats.deckNames.begin(), deck);
    if (arguments.has("player")) {
        plan.seats.players = {arguments.value("player")};
        checkPlayers(arguments, *plan.seats.game, plan.seats.players);
    }
    constexpr std::size_t tableSize = 2;
    if (arguments.problem().empty()) readDecks(arguments, plan.seats, DeckUse::AnySeat, tableSize);
    if (!arguments.problem().empty()) return std::nullopt;
    removeUnsuitable(plan.seats);
    if (plan.opponents() < 1) {
        arguments.setProblem("--against: no other deck can play against \"" + deck + '"');
        return std::nullopt;
    }
    return plan;
}

void choosePlayer(MeasurePlan& plan, Console& console) {
    if (!plan.seats.players.empty()) return;
    constexpr double perMinute = 20;
    plan.seats.players = {strongestLevel(plan, perMinute)};
    console.err << "Both sides are played by " << plan.seats.players.front()
                << ", the strongest level that plays 20 matches a minute here.\n";
}

std::vector<DeckMeasurement> measurementsIn(Arguments& arguments) {
    std::vector<DeckMeasurement> measurements;
    for (const std::string& file : std::span(arguments.words()).subspan(1)) {
        auto read = readMeasurement(file);
        if (const auto* problem = std::get_if<std::string>(&read)) {
            arguments.setProblem(*problem);
        } else {
            measurements.push_back(std::get<DeckMeasurement>(std::move(read)));
        }
    }
    return measurements;
}

}  // namespace duelogue
