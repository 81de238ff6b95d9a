#include "app/match/session/RevealedInformation.h"

#include <algorithm>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// The information hidden from a player, and the state of the random generator.
struct Hidden {
    std::vector<std::vector<DefinitionId>> unseen;  ///< for each player, then for cards without an owner; sorted
    Random random;

    Hidden(const ReadableMatch& match, PlayerId player) : random(match.state().globals.random) {
        const View view(match, player);
        for (std::uint8_t owner = 0; owner < match.state().globals.playerCount; ++owner)
            unseen.push_back(view.unseen(PlayerId(owner)));
        unseen.push_back(view.unseen({}));
        for (auto& pile : unseen) std::ranges::sort(pile);
    }

    /// Returns true if all of this is still hidden in `now`.
    [[nodiscard]] bool isStillHidden(const Hidden& now) const {
        return random == now.random &&
               std::ranges::equal(unseen, now.unseen, [](const auto& before, const auto& after) {
                   return std::ranges::includes(after, before);
               });
    }
};

}  // namespace

bool hasSeenSince(const Rulebook& rulebook, const MatchStart& start, const std::vector<JournalEntry>& replies,
                  std::size_t from, PlayerId player) {
    Match match(rulebook);
    begin(match, start);
    for (std::size_t i = 0; i < from; ++i) (void)match.play(replies[i].player, replies[i].reply);
    const Hidden before(match, player);
    for (std::size_t i = from; i < replies.size(); ++i) {
        (void)match.play(replies[i].player, replies[i].reply);
        if (!before.isStillHidden(Hidden(match, player))) return true;
    }
    return false;
}

}  // namespace duelogue
