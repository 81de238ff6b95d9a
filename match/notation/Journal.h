#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/notation/MatchStart.h"
#include "match/notation/RulesFingerprint.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

/// A reply of a player.
struct JournalEntry {
    PlayerId player;
    Reply reply;

    bool operator==(const JournalEntry&) const = default;
};

/// An observer that records every accepted reply. Together with the MatchStart, the entries are the whole match.
class Journal : public Observer {
public:
    void replied(const ReadableMatch& /*match*/, PlayerId player, const Reply& reply) override {
        m_entries.push_back({player, reply});
    }
    [[nodiscard]] const std::vector<JournalEntry>& entries() const { return m_entries; }

private:
    std::vector<JournalEntry> m_entries;
};

/// Writes a match as text. The text has the rules and cards (RulesFingerprint), the decks and the seed. Then come every
/// reply up to the first refused one, and the hash of the resulting state. It is a scenario: readScenarios() reads it,
/// and a ScenarioRunner plays it to the same end. So it covers what a position cannot: pending items, continuous
/// effects and the pending question. Each of the `notes` becomes a line of its own, such as "begun 2026-11-24". Without
/// `playedWith`, the present rules and cards are written.
[[nodiscard]] std::string writeReplay(const Rulebook& rulebook, const MatchStart& start,
                                      const std::vector<JournalEntry>& entries, std::string_view name,
                                      const std::vector<std::string>& notes = {},
                                      const std::optional<RulesFingerprint>& playedWith = {});

/// A match that was read from a text.
struct Replay {
    MatchStart start;
    std::vector<JournalEntry> entries;     ///< every reply, including the forced ones that the text leaves out
    std::optional<NotationError> mistake;  ///< why the replay ends before the text; empty if all of it was played
};
/// Plays the match of a scenario whose players have decks, as far as possible. Returns an error if the match cannot
/// begin.
[[nodiscard]] std::variant<Replay, NotationError> readReplay(const Rulebook& rulebook, const Scenario& scenario);

}  // namespace duelogue
