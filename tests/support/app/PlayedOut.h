#pragma once

#include "app/match/saved/Autosave.h"
#include "app/match/saved/Participants.h"
#include "match/loop/MatchDriver.h"

namespace duelogue {

/// Plays a match between computers to its end without a window, and returns it as it would be saved. The result is
/// without replies if the match cannot be played. `watching` observes the match.
inline SavedMatch playedOut(const MatchConfig& config, std::uint64_t seed, Observer* watching = nullptr) {
    const auto participants = Participants::of(config, seed, Participants::decksOf(config, seed), usualPlayer);
    if (!participants) return {};
    SavedMatch kept{config, seed, participants->decks(), {}, {}, true, MatchIdentity::now()};
    MatchDriver driver{Match(participants->game().rulebook())};
    Match& match = driver.edit();
    driver.setObserver(watching);
    begin(match, kept.start());
    while (match.pendingQuestion() != nullptr) {
        const PlayerId asked = match.playerToAct();
        const Reply reply = (*participants)[asked].player->choose(View(match, asked), {});
        if (match.play(asked, reply) != MessageId::None) return {};
        kept.replies.push_back({asked, reply});
    }
    return kept;
}

}  // namespace duelogue
