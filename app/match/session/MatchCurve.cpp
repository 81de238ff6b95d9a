#include "app/match/session/MatchCurve.h"

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/chances/Calibration.h"
#include "players/plain/Evaluation.h"

namespace duelogue {

MatchCurve curveOf(const Rulebook& rulebook, const MatchStart& start, const std::vector<JournalEntry>& replies) {
    const Evaluation& evaluation = evaluationFor(rulebook);
    MatchCurve curve;
    curve.chances.resize(start.decks.size());
    Match match(rulebook);
    const auto note = [&] {
        const Chances now = evaluation.chances(match, sharpnessFor(match));
        for (std::size_t seat = 0; seat < curve.chances.size(); ++seat) curve.chances[seat].push_back(now[seat]);
        curve.turns.push_back(match.state().globals.turn);
    };
    begin(match, start);
    note();
    int turn = match.state().globals.turn;
    for (const JournalEntry& entry : replies) {
        if (match.play(entry.player, entry.reply) != MessageId::None) break;
        const Globals& globals = match.state().globals;
        if (globals.turn == turn && globals.over == 0) continue;
        turn = globals.turn;
        note();
    }
    return curve;
}

}  // namespace duelogue
