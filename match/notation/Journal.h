#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/MatchStart.h"
#include "match/notation/RulesFingerprint.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

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

/// A match as text: what it was played with (match/notation/RulesFingerprint.h), decks, seed and every reply in words
/// up to the first that is refused, and the hash of the state that they lead to; a scenario that readScenarios() reads
/// and a ScenarioRunner plays to the same end. What a position can't say (what waits to resolve, what lasts, what is
/// being asked) is said so. Each note becomes a line of its own: "begun 2026-11-24". Without an edition the match was
/// played with the rules and cards of today.
[[nodiscard]] std::string writeReplay(const Rulebook& rulebook, const MatchStart& start,
                                      const std::vector<JournalEntry>& entries, std::string_view name,
                                      const std::vector<std::string>& notes = {},
                                      const std::optional<RulesFingerprint>& playedWith = {});

/// A match that was read from a text.
struct Replay {
    MatchStart start;
    std::vector<JournalEntry> entries;     ///< every reply, the forced ones that the text left out too
    std::optional<NotationError> mistake;  ///< why it ends before the text does; nothing where all of it was played
};
/// The match of a scenario whose players have decks, as far as it can be played; an error where it can't begin.
[[nodiscard]] std::variant<Replay, NotationError> readReplay(const Rulebook& rulebook, const Scenario& scenario);

}  // namespace duelogue
