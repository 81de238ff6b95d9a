#pragma once

#include "app/match/saved/Autosave.h"
#include "app/match/saved/Participants.h"

namespace duelogue {

/// Plays a match between computers to its end without a window, and returns it as it would be saved. The result is
/// without replies if the match cannot be played. `watching` observes the match.
inline SavedMatch playedOut(const MatchConfig& wish, std::uint64_t seed, Observer* watching = nullptr) {
    const auto seating = Participants::of(wish, seed, Participants::decksOf(wish, seed), usualPlayer);
    if (!seating) return {};
    SavedMatch kept{wish, seed, seating->decks(), {}, {}, true, MatchIdentity::now()};
    Match match(seating->game().rulebook());
    match.setObserver(watching);
    begin(match, kept.start());
    while (match.pendingQuestion() != nullptr) {
        const PlayerId asked = match.playerToAct();
        const Reply reply = (*seating)[asked].player->choose(View(match, asked), {});
        if (match.play(asked, reply) != MessageId::None) return {};
        kept.replies.push_back({asked, reply});
    }
    return kept;
}

}  // namespace duelogue
