#include "players/tribute/CardValue.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

int printedFigure(const ReadableMatch& match, const Card& card, Figure which) {
    return card.definition ? match.pool()[card.definition].figures[static_cast<std::size_t>(which)] : 0;
}

int strengthOf(const ReadableMatch& match, const Card& card, Figure which) {
    return has(card, Flag::FaceDown) ? printedFigure(match, card, which) : figure(card, which);
}

double worthOfMonster(const ReadableMatch& match, const Card& card) {
    const double attack = strengthOf(match, card, Figure::Attack) / attackOfOne;
    const double defense = strengthOf(match, card, Figure::Defense) / defenseOfOne;
    return asAMonster + (has(card, Flag::Defending) ? 0.6 * attack + defense : attack + 0.3 * defense);
}

double worthOnField(const ReadableMatch& match, const Card& card) {
    if (has(card, Trait::Monster)) return worthOfMonster(match, card);
    return has(card, Flag::FaceDown) ? setCard : stayingCard;
}

int strongestOf(const ReadableMatch& match, PlayerId player) {
    int most = 0;
    for (const CardId id : cardsIn(match.state(), player, Row::Monsters)) {
        const Card& card = match.state().card(id);
        if (isOpenMonster(card)) most = std::max(most, figure(card, Figure::Attack));
    }
    return most;
}

}  // namespace duelogue::tribute
