#pragma once

#include <QString>
#include <QtGlobal>
#include <string>
#include <variant>
#include <vector>

#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/match/NetrunGame.h"

/// Positions of Netrun for tests of computer players.
namespace duelogue {

/// Returns a match at the position of the text, after its moves.
[[nodiscard]] inline Match netrunPlayed(const std::string& text) {
    auto read = readScenarios("game netrun\n" + text);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s", error->message().c_str());
    ScenarioRunner runner(NetrunGame::instance().rulebook());
    if (const auto wrong = runner.run(std::get<std::vector<Scenario>>(read).at(0)))
        qFatal("line %d: %s", wrong->line, wrong->message().c_str());
    return runner.match();
}

/// Returns the reply to the pending question in the notation.
[[nodiscard]] inline QString netrunWords(const ReadableMatch& match, const Reply& reply) {
    return QString::fromStdString(writeReply(match, match.playerToAct(), reply));
}

}  // namespace duelogue
