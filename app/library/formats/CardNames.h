#pragma once

#include <QHash>
#include <QString>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Finds cards by their names as people and other programs write them. Ignores case, accents, and the shape of
/// apostrophes, quotes and dashes. Also ignores the other half of a double card ("This // That") unless that half is a
/// card.
class CardNames {
public:
    explicit CardNames(const CardPool& pool);

    /// Returns an invalid id if the name is unknown.
    [[nodiscard]] DefinitionId find(const QString& name) const;
    /// Returns true if a card has a similar name.
    [[nodiscard]] bool isLike(const QString& name) const;
    /// Returns an error such as `unknown card "...". Did you mean "..."?`.
    [[nodiscard]] std::string unknown(const QString& name) const;

private:
    QHash<QString, DefinitionId> m_cards;
    std::vector<std::string> m_names;
};

}  // namespace duelogue
