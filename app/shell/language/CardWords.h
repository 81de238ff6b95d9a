#pragma once

#include <QString>
#include <QStringList>
#include <string_view>

#include "cards/data/CardPool.h"

namespace duelogue {

/// What stands on cards, in the language that is spoken. The lists `resources/translations/cards_CODE.ts` have a
/// translation for each line; one that they don't know, as of a card of one's own, stays English.
///
/// `game` is Vocabulary::game: where two games need different words for the same line, the lists have the game of the
/// one that differs beside it.
[[nodiscard]] QString inLanguage(std::string_view lines, std::string_view game);

/// What cards/rulestext/RulesText.h says, so that it need be asked nowhere else in the window.
namespace spoken {

[[nodiscard]] QString rulesText(const CardPool& pool, DefinitionId id);
[[nodiscard]] QString abilityText(const CardPool& pool, AbilityId ability);
[[nodiscard]] QString priceText(const CardPool& pool, AbilityId ability);
/// What stands before the dash is translated in one, and each family by itself.
[[nodiscard]] QString typeLine(const CardPool& pool, DefinitionId id);
[[nodiscard]] QString family(const CardPool& pool, TagId tag);

/// As duelogue::Offer.
struct Offer {
    QString deed;
    QString otherwise;
};
/// `targets` as there: the name of what each target is, empty where there is none. In the lists they are %1, %2.
[[nodiscard]] Offer offerAt(const CardPool& pool, AbilityId ability, InstructionId id, const QStringList& targets);

}  // namespace spoken

}  // namespace duelogue
