#include "players/PlayMatch.h"

#include "match/NotationReplies.h"

namespace duelogue {

namespace {

MatchReport& finish(MatchReport& report, const Match& match) {
    report.turns = match.state().globals.turn;
    if (match.state().globals.over != 0) {
        report.end = MatchReport::End::Over;
    } else if (match.question() == nullptr) {
        report.end = MatchReport::End::Stuck;
        report.message = match.report();
    } else {
        report.end = MatchReport::End::Unfinished;
    }
    return report;
}

void tellEnd(const Match& match, std::span<ComputerPlayer* const> players) {
    for (std::size_t p = 0; p < players.size(); ++p) {
        players[p]->ended(View(match, PlayerId(static_cast<std::uint8_t>(p))));
    }
}

}  // namespace

MatchReport playMatch(Match& match, std::span<ComputerPlayer* const> players, const MatchLimits& limits,
                      const std::stop_token& stop) {
    MatchReport report;
    Replies options;
    while (match.question() != nullptr && !stop.stop_requested()) {
        if (report.decisions >= limits.decisions || match.state().globals.turn > limits.turns) break;
        match.options(options);
        const PlayerId player = match.asked();
        Reply reply = options.front();
        if (options.size() > 1) {
            reply = players[player.value]->choose(View(match, player), stop);
            ++report.choices;
        }
        const MessageId refused = match.answer(player, reply);
        if (refused != MessageId::None) {
            report.end = MatchReport::End::Refused;
            report.message = players[player.value]->name() + ": " + writeReply(match, player, reply) + ": " +
                             match.rulebook().sentence(refused);
            report.turns = match.state().globals.turn;
            tellEnd(match, players);
            return report;
        }
        ++report.decisions;
    }
    tellEnd(match, players);
    return finish(report, match);
}

}  // namespace duelogue
