#include "app/library/editor/DeckDifference.h"

namespace duelogue {

std::vector<CopyChange> differenceOf(const Deck& before, const Deck& after) {
    std::vector<CopyChange> changes;
    const auto compare = [&](DeckPart part, const std::vector<DeckEntry>& old, const std::vector<DeckEntry>& now) {
        for (const DeckEntry& entry : old) {
            const int count = Deck::copiesIn(now, entry.card);
            if (count != entry.count) changes.push_back({part, entry.card, entry.count, count});
        }
        for (const DeckEntry& entry : now) {
            if (Deck::copiesIn(old, entry.card) == 0) changes.push_back({part, entry.card, 0, entry.count});
        }
    };
    compare(DeckPart::Main, before.entries, after.entries);
    compare(DeckPart::Extra, before.extra, after.extra);
    compare(DeckPart::Side, before.sideboard, after.sideboard);
    return changes;
}

}  // namespace duelogue
