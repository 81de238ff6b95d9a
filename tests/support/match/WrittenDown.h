#pragma once

#include <string>
#include <variant>
#include <vector>

#include "match/loop/MatchDriver.h"
#include "match/notation/Journal.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/Scenario.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/match/Positions.h"
#include "tests/support/match/RandomMatch.h"

/// Checks that the text of a match of any game is complete. Each returns a problem, or an empty string.
namespace duelogue {

/// Plays a match with random replies, writes its replay and plays it again.
[[nodiscard]] inline std::string problemOfReplay(const Rulebook& rulebook, const MatchStart& start,
                                                 std::uint64_t seed) {
    MatchDriver driver{Match(rulebook)};
    Match& match = driver.edit();
    Journal journal;
    driver.setObserver(&journal);
    begin(match, start);
    Random random(seed);
    for (int i = 0; i < enoughToEnd && match.pendingQuestion() != nullptr; ++i)
        (void)match.play(match.playerToAct(), anyOf(match, random));
    const auto read = readScenarios(writeReplay(rulebook, start, journal.entries(), "again"));
    if (const auto* error = std::get_if<NotationError>(&read)) return error->message();
    const auto problem = runScenario(rulebook, std::get<std::vector<Scenario>>(read).front());
    return problem ? problem->message() : "";
}

/// Returns a scenario made of a position and the replies that follow.
[[nodiscard]] inline std::string scenarioOf(const Rulebook& rulebook, const std::string& position,
                                            const std::vector<JournalEntry>& replies) {
    std::string text = position + "moves\n";
    Match match = matchAt(rulebook, position);
    for (const JournalEntry& entry : replies) {
        text +=
            "  " + std::to_string(entry.player.value + 1) + " " + writeReply(match, entry.player, entry.reply) + "\n";
        if (match.play(entry.player, entry.reply) != MessageId::None) break;
    }
    return text;
}

/// Checks that a position that is written, read and written again stays the same.
[[nodiscard]] inline std::string problemOfPosition(const ReadableMatch& match) {
    const std::string text = writePosition(match, "");
    const auto read = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&read)) return error->message() + "\n" + text;
    Match other(match.rulebook());
    if (const auto problem = setUpScenario(other, std::get<std::vector<Scenario>>(read).front()))
        return problem->message() + "\n" + text;
    (void)other.run();
    const std::string again = writePosition(other, "");
    return again == text ? "" : text + "\nread and written:\n" + again;
}

}  // namespace duelogue
