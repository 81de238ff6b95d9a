#include "app/staging/TableWriter.h"

#include <algorithm>

#include "app/language/CardWords.h"
#include "app/language/OutsideWords.h"
#include "app/language/Tr.h"
#include "app/staging/TableWords.h"
#include "match/effects/Evaluator.h"

namespace duelogue {

namespace {

DUELOGUE_TR(TableWriter)

/// What can be used or pay where it lies in a pile of a seat lies beside the hand while it can, with a note of where it
/// is.
void lendToHand(Table& table) {
    if (table.question.ask != TableAsk::Act && table.question.ask != TableAsk::Payment) return;
    for (const TableAnswer& answer : table.question.answers) {
        const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
        if (card == table.cards.end() || card->zone != TableZone::Pile || card->seat < 0) continue;
        const TablePile& pile =
            table.seats[static_cast<std::size_t>(card->seat)].piles[static_cast<std::size_t>(card->pile)];
        card->zone = TableZone::Hand;
        card->lent = pile.icon;
        card->notes.push_back(tr("It lies in: %1.").arg(pile.name));
    }
}

}  // namespace

TableWriter::TableWriter(const View& view, const std::vector<Sitter>& sitters)
    : m_view(view), m_match(view.match()), m_sitters(sitters) {}

Table TableWriter::write(const Replies& replies, const LogBook& log) {
    Table table;
    table.viewer = viewer().value;
    table.turn = std::max<int>(1, state().globals.turn);
    table.turnSeat = state().globals.current.value;
    begin(table);
    for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) table.seats.push_back(seat(PlayerId(p)));
    lay(table);
    end(table);
    ask(replies, table);
    lendToHand(table);
    writeLog(
        m_view, m_sitters, log, [this](DefinitionId id) { return frame(id); }, table);
    if (table.result.winner >= 0)
        table.result.blow = lastOf(log, blowTo(PlayerId(static_cast<std::uint8_t>(table.result.winner))), table.log);
    return table;
}

TableSeat TableWriter::seat(PlayerId player) const {
    TableSeat seat;
    seat.name = nameOf(player);
    seat.person = m_sitters[player.value].person;
    seat.thinking = !seat.person && m_match.asked() == player;
    describe(player, seat);
    return seat;
}

TableCard TableWriter::card(CardId id, PlayerId side, TableZone zone) const {
    TableCard card;
    card.id = id.value;
    card.seat = side ? side.value : -1;
    card.zone = zone;
    card.hidden = !state().card(id).definition;
    if (!card.hidden) card.face = face(id);
    return card;
}

TableItem TableWriter::item(const StackItem& waiting) const {
    TableItem item;
    item.id = static_cast<int>(waiting.stamp);
    item.card = waiting.card.value;
    item.face = face(waiting.card);
    item.title = item.face.name;
    item.text = waiting.ability ? spoken::abilityText(m_match.pool(), waiting.ability) : item.face.typeLine;
    item.seat = waiting.controller.value;
    return item;
}

void TableWriter::aim(const StackItem& waiting, Table& table) const {
    if (!waiting.ability) return;
    const auto specs = m_match.pool().targetsOf(m_match.pool()[waiting.ability]);
    const Targets targets(specs, m_match.targets(waiting));
    for (std::size_t i = 0; i < specs.size(); ++i) {
        for (const Subject subject : targets.of(i)) {
            if (subject.isCard() && state().card(subject.card()).since > waiting.stamp) continue;
            TableArrow arrow;
            arrow.fromItem = static_cast<int>(waiting.stamp);
            if (subject.isPlayer()) arrow.toSeat = subject.player().value;
            if (subject.isCard()) arrow.toCard = subject.card().value;
            table.arrows.push_back(arrow);
        }
    }
}

QString TableWriter::lasting(const FloatingEffect& effect) const {
    return howLong(m_match, m_sitters, viewer(), effect);
}

/// A draw by what the cards do, or for the length of the match, has its sentence from the core.
void TableWriter::end(Table& table) const {
    if (state().globals.over == 0) return;
    table.result.over = true;
    const PlayerSet winners(state().globals.winners);
    if (winners.count() == 1) {
        table.result.winner = winners.first().value;
        table.result.title = winnerTitle(m_sitters, viewer(), winners.first());
        table.result.sentence = whyWon(winners.first());
    } else {
        const MessageId ending = state().globals.ending;
        table.result.title = tr("A draw");
        table.result.sentence = ending == MessageId::None ? whyDrawn() : translated("Endings", text(ending));
    }
}

}  // namespace duelogue
