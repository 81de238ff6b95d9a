#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// A deck that is being edited, with an unlimited history: a plain value that can be copied and compared. It may
/// violate the rules for decks. Every function that changes the deck returns false if nothing changes; the history then
/// stays as it is.
class DeckDraft {
public:
    explicit DeckDraft(Deck deck) : m_states{std::move(deck)} {}

    [[nodiscard]] const Deck& deck() const { return m_states[m_at]; }
    /// Returns the number of copies in one part of the deck.
    [[nodiscard]] int count(DeckPart part, DefinitionId card) const;

    /// Adds one copy, at the end of the part if it is the first. Fails beyond Deck::mostOfOne.
    bool add(DeckPart part, DefinitionId card) { return setCount(part, card, count(part, card) + 1); }
    /// Removes one copy.
    bool remove(DeckPart part, DefinitionId card) { return setCount(part, card, count(part, card) - 1); }
    /// Sets the number of copies in one part, from 0 to Deck::mostOfOne.
    bool setCount(DeckPart part, DefinitionId card, int count);
    /// Moves one copy to another part.
    bool move(DeckPart from, DeckPart to, DefinitionId card);
    bool rename(const std::string& name);
    /// Makes the draft an entirely different deck, in one step.
    bool replace(Deck deck) { return become(std::move(deck)); }
    /// Gives the deck its first name, in every state: no step of the history.
    void setFirstName(const std::string& name);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_states.size(); }
    bool undo();
    bool redo();

    bool operator==(const DeckDraft&) const = default;

private:
    std::vector<Deck> m_states;  ///< every state of the deck, the first one first; never empty
    std::size_t m_at = 0;        ///< the current state

    bool become(Deck deck);
};

}  // namespace duelogue
