#pragma once

#include <QVariantList>
#include <vector>

#include "app/library/editor/CardFaces.h"
#include "app/library/editor/DeckFigures.h"
#include "app/library/editor/DeckOdds.h"
#include "app/library/editor/DeckSections.h"
#include "app/library/editor/DeckVersions.h"

// The deck of the editor as QML sees it. DeckEditorModel.h describes the maps.

namespace duelogue {

/// The last own turn of DeckEditorModel::odds.
constexpr int lastOddsTurn = 8;

[[nodiscard]] QVariantMap faceMap(const CardFaceParts& face);
[[nodiscard]] QVariantList sectionMaps(const Game& game, const Deck& deck, const CardFaces& faces,
                                       DeckGrouping grouping, const std::vector<DefinitionId>& marked);
[[nodiscard]] QVariantMap countMap(const Deck& deck, const CardFaces& faces);
[[nodiscard]] QVariantMap partMap(const Deck& deck, DeckPart part);
[[nodiscard]] QVariantList problemMaps(const Game& game, const Deck& deck);
[[nodiscard]] QVariantList barMaps(const std::vector<FigureBar>& bars);
[[nodiscard]] QVariantList oddsMaps(const DeckOdds& odds);
[[nodiscard]] QVariantList readyMaps(const Game& game, const CardFaces& faces);
[[nodiscard]] QVariantList sharedMaps(const Game& game, const Deck& deck);
/// `versions` are those of the deck, the newest first.
[[nodiscard]] QVariantList versionMaps(const Game& game, const Deck& deck, const std::vector<DeckVersion>& versions);

}  // namespace duelogue
