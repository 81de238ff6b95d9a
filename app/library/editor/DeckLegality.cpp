#include "app/library/editor/DeckLegality.h"

#include "app/shell/language/DeckWords.h"

namespace duelogue {

std::vector<LegalityNote> legalityOf(const Game& game, const Deck& deck) {
    std::vector<LegalityNote> notes;
    for (const DeckFinding& finding : deckFindings(game.pool(), deck, game.deckBuilding().rules)) {
        QString sentence = deckWords(finding.sentence) + '.';
        sentence[0] = sentence[0].toUpper();
        notes.push_back({sentence, finding.card, finding.isLack});
    }
    return notes;
}

}  // namespace duelogue
