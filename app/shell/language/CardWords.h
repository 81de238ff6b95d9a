#pragma once

#include <QString>
#include <QStringList>
#include <string_view>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Card text in the current language. `resources/translations/cards_CODE.ts` has a translation for each line. A line
/// that is missing there, for example of a user's own card, stays English.
///
/// `game` is Vocabulary::game. If two games need different translations of the same line, the lists name the game of
/// the differing one.
[[nodiscard]] QString inLanguage(std::string_view lines, std::string_view game);

/// Translated versions of the functions in cards/rulestext/RulesText.h, which the window uses instead of those.
namespace spoken {

[[nodiscard]] QString rulesText(const CardPool& pool, DefinitionId id);
[[nodiscard]] QString abilityText(const CardPool& pool, AbilityId ability);
[[nodiscard]] QString priceText(const CardPool& pool, AbilityId ability);
/// Translates the part before the dash as a whole, and each family separately.
[[nodiscard]] QString typeLine(const CardPool& pool, DefinitionId id);
[[nodiscard]] QString family(const CardPool& pool, TagId tag);

/// Like duelogue::Offer.
struct Offer {
    QString action;
    QString otherwise;
};
/// `targets` holds the name of each target, or an empty string for none, as in duelogue::offerAt(). The lists call them
/// %1, %2.
[[nodiscard]] Offer offerAt(const CardPool& pool, AbilityId ability, InstructionId id, const QStringList& targets);

}  // namespace spoken

}  // namespace duelogue
