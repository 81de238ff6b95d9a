#include "app/staging/Losses.h"

#include <algorithm>

namespace duelogue {

namespace {

/// A card that is being used is not lost yet.
bool isOwn(const TableCard& card, int viewer) { return card.seat == viewer && card.zone != TableZone::Pile; }

}  // namespace

std::vector<int> lossesOf(const Staging& staging, const View& view, const std::vector<Sitter>& sitters,
                          const Table& now, const Reply& reply) {
    Random chance(1);
    Match match(view.rulebook(), view.sample(chance));
    if (match.answer(view.viewer(), reply) != MessageId::None) return {};
    std::vector<int> lost;
    for (const TableCard& card : now.cards) {
        const CardId id(static_cast<std::uint16_t>(card.id));
        const bool moves = isOwn(card, now.viewer) && match.state().card(id).zone != view.state().card(id).zone;
        if (moves) lost.push_back(card.id);
    }
    if (lost.empty()) return lost;
    const Table then = staging.table(View(match, view.viewer()), sitters, {}, LogBook());
    std::erase_if(lost, [&](int id) {
        const auto card = std::ranges::find(then.cards, id, &TableCard::id);
        return card != then.cards.end() && isOwn(*card, then.viewer);
    });
    return lost;
}

}  // namespace duelogue
