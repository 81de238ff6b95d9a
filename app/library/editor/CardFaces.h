#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/games/Games.h"
#include "cards/data/Definition.h"

namespace duelogue {

/// The parts of a card's face by which the deck editor shows and groups it.
struct CardFaceParts {
    QString name;             ///< always English
    QString key;              ///< of FaceStore
    QString spoken;           ///< the contents of the face for a screen reader
    QString type;             ///< without subtypes, in the current language
    std::optional<int> cost;  ///< the sum of the cost; nullopt for a card without a cost
};

/// The faces of a game's cards in the current language. Each is made when it is first needed. The game must outlive the
/// object.
class CardFaces {
public:
    explicit CardFaces(const Game& game);

    [[nodiscard]] const CardFaceParts& operator[](DefinitionId card) const;

private:
    const Game& m_game;
    mutable std::vector<std::optional<CardFaceParts>> m_faces;  ///< by card
};

}  // namespace duelogue
