#include "app/library/editor/StoredDraft.h"

#include <algorithm>
#include <utility>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/editor/DeckVersions.h"

namespace duelogue {

std::optional<StoredDraft> StoredDraft::open(const Game& game, const std::string& id) {
    std::vector<OwnDeck> decks = ownDecks(game);
    const auto found = std::ranges::find(decks, id, &OwnDeck::id);
    if (found == decks.end()) return std::nullopt;
    return StoredDraft(game, id, std::move(found->deck));
}

StoredDraft StoredDraft::begin(const Game& game, Deck deck) { return {game, {}, std::move(deck)}; }

bool StoredDraft::change(const std::function<bool(DeckDraft&)>& edit) {
    DeckDraft changed = m_draft;
    if (!edit(changed)) return false;
    if (!keep(changed)) return false;
    m_draft = std::move(changed);
    return true;
}

bool StoredDraft::store() { return !m_id.empty() || keep(m_draft); }

/// A new deck gets a free name, which becomes part of the draft.
bool StoredDraft::keep(DeckDraft& draft) {
    if (!m_id.empty()) {
        // The deck as it was before this change. It already is the newest version, except before the first change.
        if (!m_draft.canUndo() && !m_draft.canRedo()) (void)recordVersion(*m_game, m_id);
        return replaceDeck(*m_game, m_id, draft.deck()).has_value();
    }
    const auto kept = keepDeck(*m_game, draft.deck());
    if (!kept) return false;
    m_id = kept->id;
    draft.setFirstName(kept->name);
    return true;
}

void StoredDraft::close() const {
    if (!m_id.empty()) (void)recordVersion(*m_game, m_id);
}

}  // namespace duelogue
