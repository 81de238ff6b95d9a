#pragma once

#include <QString>
#include <QtGlobal>
#include <string>
#include <variant>
#include <vector>

#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/match/NetrunGame.h"

/// Positions of Netrun at which a computer player is asked, for the tests of players.
namespace duelogue {

/// A match as far as the text tells, moves and all.
[[nodiscard]] inline Match netrunPlayed(const std::string& text) {
    auto read = readScenarios("game netrun\n" + text);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s", error->message().c_str());
    ScenarioRunner runner(NetrunGame::instance().rulebook());
    if (const auto wrong = runner.run(std::get<std::vector<Scenario>>(read).at(0)))
        qFatal("line %d: %s", wrong->line, wrong->message().c_str());
    return runner.match();
}

/// What is answered at the question that waits, in the words of the notation.
[[nodiscard]] inline QString netrunWords(const Match& match, const Reply& reply) {
    return QString::fromStdString(writeReply(match, match.playerToAct(), reply));
}

}  // namespace duelogue
