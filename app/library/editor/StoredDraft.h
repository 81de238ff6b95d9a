#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/games/Games.h"
#include "app/library/editor/DeckDraft.h"

namespace duelogue {

/// A draft together with its place among the user's decks. Each change is stored before it counts, in one transaction
/// of the Database, so that a crash loses nothing. Versions (DeckVersions.h) keep the deck as it was before the first
/// change and as it is when it is closed.
class StoredDraft {
public:
    /// Opens one of the user's decks; nullopt if the id is unknown.
    [[nodiscard]] static std::optional<StoredDraft> open(const Game& game, const std::string& id);
    /// Begins a new deck, for example as a copy of one of the program. It is stored with its first change.
    [[nodiscard]] static StoredDraft begin(const Game& game, Deck deck);

    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] const DeckDraft& draft() const { return m_draft; }
    [[nodiscard]] const Deck& deck() const { return m_draft.deck(); }
    /// Returns the id of the stored deck; empty before the first change of a new deck.
    [[nodiscard]] const std::string& id() const { return m_id; }

    /// Stores the draft as this function changes it. Returns false if it changes nothing or can't be stored; the draft
    /// then stays as it is, and Database::takeProblems() says why.
    bool change(const std::function<bool(DeckDraft&)>& edit);
    /// Stores the new deck without waiting for a change. Returns false if it can't be stored.
    bool store();
    /// Records the current state as a version.
    void close() const;

private:
    StoredDraft(const Game& game, std::string id, Deck deck)
        : m_game(&game), m_id(std::move(id)), m_draft(std::move(deck)) {}

    const Game* m_game;
    std::string m_id;
    DeckDraft m_draft;

    [[nodiscard]] bool keep(DeckDraft& draft);
};

}  // namespace duelogue
