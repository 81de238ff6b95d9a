#pragma once

#include <QtTest>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"

/// Scenarios for tests of the notation.
namespace duelogue {

inline const std::string dragon =
    "game        arcana\n"
    "name        Ebon Dragon makes the opponent discard\n"
    "seed        7\n"
    "turn        1 main\n"
    "player 1\n"
    "  life        20\n"
    "  hand        Ebon Dragon\n"
    "  battlefield Swamp x7\n"
    "  library     Swamp x10\n"
    "player 2\n"
    "  hand        Forest, Bee Sting\n"
    "  library     Forest x10\n"
    "moves\n"
    "  1 play Ebon Dragon\n"
    "  1 pay auto\n"
    "  1 pass\n"
    "  2 pass\n"
    "  forced\n"
    "  expect 1 asked yes-no\n"
    "  1 yes\n"
    "  expect 2 asked choose-card\n"
    "  2 choose Bee Sting\n"
    "  expect 2 graveyard = Bee Sting\n"
    "  expect 1 battlefield has Ebon Dragon\n";

[[nodiscard]] inline const Rulebook& rulesOf(std::string_view game) {
    if (game == "basebreak") return BasebreakGame::instance().rulebook();
    if (game == "netrun") return NetrunGame::instance().rulebook();
    if (game == "tribute") return TributeGame::instance().rulebook();
    return ArcanaGame::instance().rulebook();
}

[[nodiscard]] inline std::string say(const NotationError& error) {
    return std::to_string(error.line) + ": " + error.message();
}

/// Returns the first error of a text as "line: message", or an empty string.
[[nodiscard]] inline std::string firstError(const std::string& text) {
    const auto read = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&read)) return say(*error);
    for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
        if (const auto error = runScenario(rulesOf(scenario.game), scenario)) return say(*error);
    }
    return {};
}

/// Netrun position with one remote server.
[[nodiscard]] inline std::string netrunWith(const std::string& corp, const std::string& runner,
                                            const std::string& moves = "expect 1 asked\n") {
    return "game netrun\nturn 1 action\ntable\nplay Server 1\nplayer 1\n" + corp + "\nplayer 2\n" + runner +
           "\nmoves\n" + moves;
}

[[nodiscard]] inline std::string basebreakWith(const std::string& first, const std::string& second,
                                               const std::string& moves = "expect 1 asked\n") {
    return "game basebreak\ntable\nplay Tar Pits, Tortuga\nplayer 1\n" + first + "\nplayer 2\n" + second + "\nmoves\n" +
           moves;
}

/// Arcana position for short tests, with cards of both players in each zone.
[[nodiscard]] inline std::string with(const std::string& moves) {
    return "game arcana\n"
           "turn 3 main player 1\n"
           "player 1\n"
           "life 15\n"
           "hand Grizzly Bears, Volcanic Hammer, Mountain\n"
           "battlefield Forest x2, Mountain x2 (tapped), Mountain, Bog Imp, Grizzly Bears (sick)\n"
           "library Swamp, Forest x3\n"
           "player 2\n"
           "hand Bee Sting\n"
           "battlefield Bog Imp (tapped), Forest\n"
           "library Forest x4\n"
           "moves\n" +
           moves;
}

[[nodiscard]] inline Scenario scenarioOf(const std::string& text) {
    auto read = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s", error->message().c_str());
    return std::get<std::vector<Scenario>>(read).at(0);
}

[[nodiscard]] inline Match startOf(const std::string& text) {
    Match match(ArcanaGame::instance().rulebook());
    if (const auto error = setUpScenario(match, scenarioOf(text))) qFatal("%s", error->message().c_str());
    return match;
}

}  // namespace duelogue
