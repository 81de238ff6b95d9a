#include "app/games/presenter/TableWriter.h"

#include <algorithm>

#include "app/games/presenter/TableWords.h"
#include "app/shell/language/CardWords.h"
#include "app/shell/language/OutsideWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "match/effects/Evaluator.h"
#include "match/effects/Statements.h"

namespace duelogue {

namespace {

DUELOGUE_TR(TableWriter)

/// Moves cards of a seat's piles next to the hand while they can be used or can pay. A note names their pile.
void lendToHand(TableState& table) {
    if (table.question.ask != TableAsk::Act && table.question.ask != TableAsk::Payment) return;
    for (const TableAnswer& answer : table.question.answers) {
        const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
        if (card == table.cards.end() || card->zone != TableZone::Pile || card->seat < 0) continue;
        const TablePile& pile =
            table.seats[static_cast<std::size_t>(card->seat)].piles[static_cast<std::size_t>(card->pile)];
        card->zone = TableZone::Hand;
        card->lent = pile.icon;
        card->notes.push_back(tr("In: %1").arg(pile.name));
    }
}

/// Returns a change of figures: "+4/+0", "-2"; empty if nothing changes.
QString changed(bool isOfTwo, int first, int second) {
    const auto sign = [](int number) { return (number < 0 ? QString() : QString("+")) + QString::number(number); };
    if (first == 0 && (!isOfTwo || second == 0)) return {};
    return isOfTwo ? sign(first) + '/' + sign(second) : sign(first);
}

}  // namespace

TableWriter::TableWriter(const View& view, const std::vector<Occupant>& occupants)
    : m_view(view), m_match(view.match()), m_occupants(occupants) {}

TableState TableWriter::write(const Replies& replies, const MatchLog& log) {
    TableState table;
    table.viewer = viewer().value;
    table.turn = std::max<int>(1, state().globals.turn);
    table.turnSeat = state().globals.current.value;
    begin(table);
    // Before the first turn, no part of a turn is current.
    if (state().globals.turn == 0) table.turn = 0, table.phase = -1;
    for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) table.seats.push_back(seat(PlayerId(p)));
    lay(table);
    end(table);
    ask(replies, table);
    lendToHand(table);
    writeLog(
        m_view, m_occupants, log, [this](DefinitionId id) { return frame(id); }, table);
    if (table.result.winner >= 0)
        table.result.blow = lastOf(log, blowTo(PlayerId(static_cast<std::uint8_t>(table.result.winner))), table.log);
    return table;
}

TableSeat TableWriter::seat(PlayerId player) const {
    TableSeat seat;
    seat.name = nameOf(player);
    seat.person = m_occupants[player.value].person;
    seat.cloth = m_occupants[player.value].cloth;
    seat.thinking = !seat.person && m_match.playerToAct() == player;
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

TableItem TableWriter::item(const PendingItem& waiting) const {
    TableItem item;
    item.id = static_cast<int>(waiting.stamp);
    item.card = waiting.card.value;
    item.face = face(waiting.card);
    item.title = item.face.name;
    item.text = waiting.ability ? spoken::abilityText(m_match.pool(), waiting.ability) : item.face.typeLine;
    item.seat = waiting.controller.value;
    return item;
}

void TableWriter::aim(const PendingItem& waiting, TableState& table) const {
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

QString TableWriter::cameFrom(const QString& change, CardId on, CardId source) const {
    const QString name = source == on ? tr("its own text") : nameOf(source);
    return name.isEmpty() ? change : tr("%1 (%2)").arg(change, name);
}

void TableWriter::tellSaid(CardId id, std::uint8_t verb, Sum sum, TableCard& shown) const {
    const auto tell = [&](const ContinuousEffect* effect) {
        return [this, id, sum, effect, &shown](const Instruction& said, const EvalContext& scope) {
            const Evaluator evaluator(m_match, scope);
            const auto isIt = [id](Subject subject) { return subject == Subject(id); };
            const bool isAboutIt = said.cards ? evaluator.any(said.cards, isIt) : scope.self == id;
            if (!isAboutIt || !evaluator.holds(said.condition)) return false;
            const QString change = changed(sum.isOfTwo, sum.sign * (said.amount ? evaluator.number(said.amount) : 0),
                                           sum.sign * (said.second ? evaluator.number(said.second) : 0));
            if (change.isEmpty()) return false;
            const QString from = cameFrom(change, id, scope.self);
            shown.notes.push_back(effect == nullptr ? from : tr("%1, %2").arg(from, lasting(*effect)));
            return false;
        };
    };
    const std::uint64_t bit = std::uint64_t{1} << verb;
    (void)anyStatementOfCards(m_match, bit, PlayerId{}, tell(nullptr));
    for (const ContinuousEffect& effect : state().continuousEffects)
        (void)anyStatementIn(m_match, effect, bit, tell(&effect));
}

void TableWriter::tellDone(CardId id, std::uint8_t verb, Sum sum, TableCard& shown) const {
    for (const ContinuousEffect& effect : state().continuousEffects) {
        const bool isOn = effect.on == Subject(id) && effect.onSince == state().card(id).since;
        if (effect.ability || effect.verb != verb || !isOn) continue;
        const QString change = changed(sum.isOfTwo, sum.sign * effect.amount, sum.sign * effect.second);
        if (change.isEmpty()) continue;
        shown.notes.push_back(tr("%1, %2").arg(cameFrom(change, id, effect.source), lasting(effect)));
    }
}

QString TableWriter::nameOf(CardId card) const {
    if (!card || !state().card(card).definition) return {};
    return QString::fromUtf8(m_match.pool()[state().card(card).definition].name);
}

QString TableWriter::lasting(const ContinuousEffect& effect) const {
    return howLong(m_match, m_occupants, viewer(), effect);
}

/// Fills in the result. The engine has its own sentence for a draw by card effects or by the limit of turns.
void TableWriter::end(TableState& table) const {
    if (state().globals.over == 0) return;
    table.result.over = true;
    const PlayerSet winners(state().globals.winners);
    if (winners.count() == 1) {
        table.result.winner = winners.first().value;
        table.result.title = winnerTitle(m_occupants, winners.first());
        table.result.sentence = whyWon(winners.first());
    } else {
        const MessageId ending = state().globals.ending;
        table.result.title = tr("Draw");
        table.result.sentence = ending == MessageId::None ? whyDrawn() : translated("Endings", text(ending));
    }
}

}  // namespace duelogue
