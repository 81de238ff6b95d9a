#pragma once

#include <QHash>
#include <QString>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Finds cards by names as other programs and people write them: capitals, accents, and the shape of apostrophes,
/// quotes and dashes do not matter, nor does the other half of a card with two ("This // That"), where that is no card.
class CardNames {
public:
    explicit CardNames(const CardPool& pool);

    /// None where there is no such card.
    [[nodiscard]] DefinitionId find(const QString& name) const;
    /// Whether a card has a name that is near.
    [[nodiscard]] bool isLike(const QString& name) const;
    /// `found "...", expected the name of a card; ...`
    [[nodiscard]] std::string unknown(const QString& name) const;

private:
    QHash<QString, DefinitionId> m_cards;
    std::vector<std::string> m_names;
};

}  // namespace duelogue
