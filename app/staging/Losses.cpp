#include "app/staging/Losses.h"

#include <algorithm>

namespace duelogue {

namespace {

/// Where a card lies that is the viewer's own: what is being used or lies on a pile is still there, if less so.
enum class Standing { Gone, OnAPile, InUse };

Standing standingOf(const Table& table, int id) {
    const auto card = std::ranges::find(table.cards, id, &TableCard::id);
    if (card == table.cards.end() || card->seat != table.viewer) return Standing::Gone;
    return card->zone == TableZone::Pile ? Standing::OnAPile : Standing::InUse;
}

}  // namespace

std::vector<int> lossesOf(const Staging& staging, const View& view, const std::vector<Sitter>& sitters,
                          const Table& now, const Reply& reply) {
    Random chance(1);
    Match match(view.rulebook(), view.sample(chance));
    if (match.answer(view.viewer(), reply) != MessageId::None) return {};
    std::vector<int> lost;
    for (const TableCard& card : now.cards) {
        if (card.seat != now.viewer) continue;
        const CardId id(static_cast<std::uint16_t>(card.id));
        if (match.state().card(id).zone != view.state().card(id).zone) lost.push_back(card.id);
    }
    if (lost.empty()) return lost;
    const Table then = staging.table(View(match, view.viewer()), sitters, {}, LogBook());
    std::erase_if(lost, [&](int id) { return standingOf(then, id) >= standingOf(now, id); });
    return lost;
}

}  // namespace duelogue
