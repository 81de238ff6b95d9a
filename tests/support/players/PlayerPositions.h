#pragma once

#include <QString>
#include <string>
#include <utility>

#include "match/loop/View.h"
#include "match/notation/scenario/Replies.h"
#include "players/plain/Evaluation.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/Positions.h"
#include "tests/support/players/Choices.h"

/// Positions of Arcana for tests of computer players.
namespace duelogue {

[[nodiscard]] inline const arcana::Arcana& rules() { return ArcanaGame::instance().rulebook(); }
[[nodiscard]] inline const Evaluation& evaluation() { return evaluationFor(rules()); }

/// Returns a match at the position, waiting for its first answer.
[[nodiscard]] inline Match positionOf(const std::string& text) { return matchAt(rules(), "game arcana\n" + text); }

/// Returns a quiet position with many possible plays.
[[nodiscard]] inline Match busyPosition() {
    return positionOf(
        "turn 9 main player 1\nplayer 1\nlife 14\nhand Hand of Death, Grizzly Bears, Lava Axe, Forest, Raging Goblin\n"
        "battlefield Swamp x3, Mountain x3, Goblin Bully, Spined Wurm, Bog Imp\nlibrary Forest x5, Swamp x9\n"
        "player 2\nlife 13\nhand Gorilla Warrior, Path of Peace, Plains\n"
        "battlefield Forest x3, Plains x3, Giant Spider, Grizzly Bears, Armored Pegasus\nlibrary Forest x9, Plains x9\n"
        "moves\n");
}

/// Calls `visit(match)` at every choice of some matches, played mostly by the rollout policy.
template <class Visit>
void atUsualChoices(int matches, Visit&& visit) {
    const auto begun = [](std::uint64_t seed) { return ArcanaGame::instance().begun(seed); };
    atUsualChoices(matches, begun, evaluation(), std::forward<Visit>(visit));
}

/// Returns the reply to the pending question in the notation.
[[nodiscard]] inline QString words(const ReadableMatch& match, const Reply& reply) {
    return QString::fromStdString(writeReply(match, match.playerToAct(), reply));
}

}  // namespace duelogue
