#include "players/plain/PlayMatch.h"

#include <algorithm>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

MatchReport& finish(MatchReport& report, const ReadableMatch& match) {
    report.turns = match.state().globals.turn;
    if (match.state().globals.over != 0) {
        report.end = MatchReport::End::Over;
    } else if (match.pendingQuestion() == nullptr) {
        report.end = MatchReport::End::Stuck;
        report.message = match.report();
    } else {
        report.end = MatchReport::End::Unfinished;
    }
    return report;
}

void tellEnd(const ReadableMatch& match, std::span<ComputerPlayer* const> players) {
    for (std::size_t p = 0; p < players.size(); ++p) {
        players[p]->ended(View(match, PlayerId(static_cast<std::uint8_t>(p))));
    }
}

Reply choiceOf(ComputerPlayer& player, const ReadableMatch& match, const Replies& replies,
               const std::stop_token& stop) {
    if (const auto reply = player.chooseUnseen(replies)) return *reply;
    return player.choose(View(match, match.playerToAct()), stop);
}

}  // namespace

MatchReport playMatch(Match& match, std::span<ComputerPlayer* const> players, const MatchLimits& limits,
                      const std::stop_token& stop) {
    MatchReport report;
    const std::int64_t answered = match.answers();
    const auto decisions = [&] { return static_cast<int>(match.answers() - answered); };
    const auto goesOn = [&] {
        return !stop.stop_requested() && decisions() < limits.decisions && match.state().globals.turn <= limits.turns;
    };
    Replies replies;
    if (goesOn()) match.runToDecision(replies, limits.turns);
    while (!replies.empty() && goesOn()) {
        const PlayerId player = match.playerToAct();
        ComputerPlayer& asked = *players[player.value];
        const Reply reply = choiceOf(asked, match, replies, stop);
        ++report.choices;
        if (std::find(replies.begin(), replies.end(), reply) != replies.end()) {
            match.applyAndRunToDecision(reply, replies, limits.turns);
            continue;
        }
        if (match.play(player, reply) != MessageId::None) {
            report.end = MatchReport::End::Refused;
            report.message = asked.name() + ": " + writeReply(match, player, reply) + ": " +
                             match.rulebook().reason(match, match.refusalReason(reply));
            report.decisions = decisions();
            report.turns = match.state().globals.turn;
            tellEnd(match, players);
            return report;
        }
        match.runToDecision(replies, limits.turns);
    }
    report.decisions = decisions();
    tellEnd(match, players);
    return finish(report, match);
}

}  // namespace duelogue
