#include "app/library/editor/CardFaces.h"

#include <QStringList>

#include "app/games/presenter/GamePresenter.h"
#include "app/library/collection/FieldNames.h"
#include "app/match/layout/HandOrder.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

namespace {

/// Returns the words for the types of a card, without its color and its subtypes.
QString typeOf(const CardPool& pool, DefinitionId card) {
    QStringList types;
    const std::vector<TraitWord>& words = pool.vocabulary().traits;
    for (std::size_t bit = 0; bit < words.size(); ++bit) {
        const bool isType = words[bit].group == TraitWord::Group::Type;
        if (isType && (pool[card].traits >> bit & 1U) != 0) types += FieldNames::wordOf(words[bit].word);
    }
    return types.join(' ');
}

}  // namespace

CardFaces::CardFaces(const Game& game) : m_game(game), m_faces(game.pool().definitions().size()) {}

const CardFaceParts& CardFaces::operator[](DefinitionId card) const {
    std::optional<CardFaceParts>& face = m_faces[card.value];
    if (!face) {
        const TableFace printed = m_game.presenter().printed(m_game.pool(), card);
        face = {printed.name, FaceStore::instance().keyOf(printed), spokenFace(printed), typeOf(m_game.pool(), card),
                printed.cost.empty() ? std::nullopt : std::optional(costOf(printed))};
    }
    return *face;
}

}  // namespace duelogue
