#include "app/library/editor/DeckDraft.h"

#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

bool setIn(std::vector<DeckEntry>& entries, DefinitionId card, int count) {
    if (count < 0 || count > Deck::mostOfOne) return false;
    const auto found = std::ranges::find(entries, card, &DeckEntry::card);
    if (found == entries.end()) {
        if (count > 0) entries.push_back({count, card});
    } else if (count == 0) {
        entries.erase(found);
    } else {
        found->count = count;
    }
    return true;
}

}  // namespace

int DeckDraft::count(DeckPart part, DefinitionId card) const { return Deck::copiesIn(deck().part(part), card); }

bool DeckDraft::setCount(DeckPart part, DefinitionId card, int count) {
    Deck changed = deck();
    return setIn(changed.part(part), card, count) && become(std::move(changed));
}

bool DeckDraft::move(DeckPart from, DeckPart to, DefinitionId card) {
    if (from == to) return false;
    Deck changed = deck();
    return setIn(changed.part(from), card, count(from, card) - 1) &&
           setIn(changed.part(to), card, count(to, card) + 1) && become(std::move(changed));
}

bool DeckDraft::rename(const std::string& name) {
    Deck changed = deck();
    changed.name = name;
    return become(std::move(changed));
}

void DeckDraft::setFirstName(const std::string& name) {
    for (Deck& state : m_states) state.name = name;
}

bool DeckDraft::undo() {
    if (!canUndo()) return false;
    --m_at;
    return true;
}

bool DeckDraft::redo() {
    if (!canRedo()) return false;
    ++m_at;
    return true;
}

/// Makes the deck the current state. States that were undone are lost.
bool DeckDraft::become(Deck deck) {
    if (deck == m_states[m_at]) return false;
    m_states.resize(m_at + 1);
    m_states.push_back(std::move(deck));
    ++m_at;
    return true;
}

}  // namespace duelogue
