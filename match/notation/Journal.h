#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/Scenario.h"

namespace duelogue {

/// How a match began: all that it takes to begin it again.
struct MatchStart {
    std::uint64_t seed = 1;
    std::vector<std::vector<DefinitionId>> decks;
    std::vector<std::int16_t> options{};  ///< in the order of Rulebook::matchOptions(); empty: the usual ones

    bool operator==(const MatchStart&) const = default;
};

/// Sets a new match up as it began, and runs it to its first question.
void begin(Match& match, const MatchStart& start);

/// One reply of a player.
struct JournalEntry {
    PlayerId player;
    Reply reply;

    bool operator==(const JournalEntry&) const = default;
};

/// Keeps every reply that a match takes. With how the match began, that is the whole match.
class Journal : public Observer {
public:
    void replied(const Match& /*match*/, PlayerId player, const Reply& reply) override {
        m_entries.push_back({player, reply});
    }
    [[nodiscard]] const std::vector<JournalEntry>& entries() const { return m_entries; }

private:
    std::vector<JournalEntry> m_entries;
};

/// A match as text: what it was played with (match/notation/Edition.h), decks, seed and every reply in words up to the
/// first that is refused, and the hash of the state that they lead to; a scenario that readScenarios() reads and a
/// ScenarioRunner plays to the same end. What a position can't say (what waits to resolve, what lasts, what is being
/// asked) is said so.
[[nodiscard]] std::string writeReplay(const Rulebook& rulebook, const MatchStart& start,
                                      const std::vector<JournalEntry>& entries, std::string_view name);

}  // namespace duelogue
