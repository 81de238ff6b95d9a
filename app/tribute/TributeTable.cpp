#include "app/tribute/TributeTable.h"

#include <algorithm>
#include <array>

#include "app/language/CardWords.h"
#include "app/language/OutsideWords.h"
#include "app/language/Tr.h"
#include "app/staging/TableWords.h"
#include "app/tribute/TributeFace.h"
#include "app/tribute/TributeQuestion.h"
#include "app/tribute/TributeReasons.h"
#include "match/effects/Evaluator.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR(Tribute)

constexpr int graveyardPile = 1;

/// The parts of a turn, from Detail::Draw on.
const std::array<const char*, 6> phaseNames{
    QT_TRANSLATE_NOOP("Tribute", "Draw"),   QT_TRANSLATE_NOOP("Tribute", "Standby"),
    QT_TRANSLATE_NOOP("Tribute", "Main"),   QT_TRANSLATE_NOOP("Tribute", "Battle"),
    QT_TRANSLATE_NOOP("Tribute", "Main 2"), QT_TRANSLATE_NOOP("Tribute", "End")};

class Maker {
public:
    Maker(const View& view, const std::vector<Sitter>& sitters)
        : m_shown(view.match()), m_state(m_shown.state()), m_viewer(view.viewer()), m_sitters(sitters) {}

    void fill(Table& table) {
        table.viewer = m_viewer.value;
        for (const char* name : phaseNames) table.phases.push_back(tr(name));
        table.phase = phaseNow(m_state);
        table.turn = std::max<int>(1, m_state.globals.turn);
        table.stackName = tr("Chain");
        table.advances = tr("attacks");
        table.turnSeat = m_state.globals.current.value;
        table.spaces = option(m_state, Option::Spaces);
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) table.seats.push_back(seat(PlayerId(p)));
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) cardsOf(PlayerId(p), table);
        links(table);
        attack(table);
        result(table);
    }
    [[nodiscard]] const Match& shown() const { return m_shown; }

private:
    Match m_shown;
    const MatchState& m_state;
    PlayerId m_viewer;
    const std::vector<Sitter>& m_sitters;

    [[nodiscard]] int count(PlayerId player, Zone zone) const {
        return static_cast<int>(m_state.zone(player, zone).size());
    }

    [[nodiscard]] TableSeat seat(PlayerId player) const {
        constexpr int warning = 1'000;
        TableSeat seat;
        seat.name = m_sitters[player.value].name;
        seat.person = m_sitters[player.value].person;
        seat.thinking = !seat.person && m_shown.asked() == player;
        seat.value = std::max(0, value(m_state, player, Value::Life));
        seat.fullValue = option(m_state, Option::Life);
        seat.valueName = tr("life points");
        seat.valueIcon = "hearts";
        seat.inDanger = seat.value <= warning;
        seat.facts.push_back({"card-play", count(player, Zone::Hand), tr("Cards in hand")});
        if (m_state.globals.current == player && isMain(phase(m_state)))
            seat.facts.push_back({"mountain-climbing", value(m_state, player, Value::Summoned) == 0 ? 1 : 0,
                                  tr("Normal summons or sets left this turn")});
        seat.piles.push_back({tr("Deck"), "stack", count(player, Zone::Deck), true, false});
        seat.piles.push_back({tr("Graveyard"), "tombstone", count(player, Zone::Graveyard), false, true});
        return seat;
    }

    [[nodiscard]] TableCard card(CardId id, PlayerId side, TableZone zone) const {
        TableCard shown;
        shown.id = id.value;
        shown.seat = side.value;
        shown.zone = zone;
        shown.hidden = !m_state.card(id).definition;
        if (!shown.hidden) shown.face = faceOf(m_shown, id);
        return shown;
    }

    [[nodiscard]] TableCard onField(CardId id) const {
        const Card& held = m_state.card(id);
        TableCard shown = card(id, held.now.controller, TableZone::Board);
        const Row row = rowOf(held);
        shown.row = row == Row::Monsters ? TableRow::Front : row == Row::Backs ? TableRow::Back : TableRow::Aside;
        shown.space = std::max(0, value(held, CardValue::Space) - 1);
        shown.faceDown = has(held, Flag::FaceDown);
        shown.sideways = has(held, Flag::Defending);
        shown.badges = badges(held);
        notes(id, held, shown);
        return shown;
    }

    [[nodiscard]] static std::vector<TableBadge> badges(const Card& card) {
        if (!isOpenMonster(card) || !has(card, Flag::Defending)) return {};
        return {{"shield", tr("defense position"), tr("Its defense counts when it is attacked.")}};
    }

    void notes(CardId id, const Card& card, TableCard& shown) const {
        if (shown.faceDown && card.definition) shown.notes.push_back(tr("It lies face-down."));
        if (has(card, Flag::Attacked)) shown.notes.push_back(tr("It has attacked this turn."));
        if (card.now.host && m_state.card(card.now.host).definition)
            shown.notes.push_back(tr("On %1.").arg(faceOf(m_shown, card.now.host).name));
        if (card.definition) changes(card, shown);
        const bool isLent = value(card, CardValue::Lender) != 0;
        if (isLent) {
            const auto lender = static_cast<std::size_t>(value(card, CardValue::Lender) - 1);
            shown.notes.push_back(tr("It goes back to %1 in the end phase.").arg(m_sitters[lender].name));
        }
        for (const FloatingEffect& effect : m_state.floating) {
            const bool changes = !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::Change);
            if (!changes || effect.on != Subject(id) || effect.onSince != card.since) continue;
            shown.notes.push_back(
                tr("%1 attack, %2 defense %3")
                    .arg(sign(effect.amount), sign(effect.second), howLong(m_shown, m_sitters, m_viewer, effect)));
        }
    }

    static QString sign(int number) { return (number < 0 ? QString() : QString("+")) + QString::number(number); }

    void changes(const Card& card, TableCard& shown) const {
        if (shown.face.change == TableChange::Same || !isOpenMonster(card)) return;
        const Definition& printed = m_shown.pool()[card.definition];
        shown.notes.push_back(tr("%1/%2 is printed on it.")
                                  .arg(printed.figures[static_cast<std::size_t>(Figure::Attack)])
                                  .arg(printed.figures[static_cast<std::size_t>(Figure::Defense)]));
    }

    void cardsOf(PlayerId player, Table& table) const {
        for (const CardId id : m_state.zone(player, Zone::Hand))
            table.cards.push_back(card(id, player, TableZone::Hand));
        for (const CardId id : m_state.zone(player, Zone::Field)) table.cards.push_back(onField(id));
        for (const CardId id : m_state.zone(player, Zone::Graveyard)) {
            TableCard shown = card(id, player, TableZone::Pile);
            shown.pile = graveyardPile;
            table.cards.push_back(shown);
        }
    }

    /// The chain, the link first that is resolved first.
    void links(Table& table) const {
        for (std::size_t i = m_state.items.size(); i > 0; --i) {
            const StackItem& link = m_state.items[i - 1];
            TableItem shown;
            shown.id = static_cast<int>(link.stamp);
            shown.card = link.card.value;
            shown.face = faceOf(m_shown, link.card);
            shown.title = tr("%1. %2").arg(i).arg(shown.face.name);
            shown.text = link.ability ? spoken::abilityText(m_shown.pool(), link.ability) : shown.face.typeLine;
            shown.seat = link.controller.value;
            table.stack.push_back(shown);
            targets(link, shown.id, table);
        }
    }

    void targets(const StackItem& link, int from, Table& table) const {
        if (!link.ability) return;
        const Targets targets(m_shown.pool().targetsOf(m_shown.pool()[link.ability]), m_shown.targets(link));
        for (std::size_t i = 0; i < m_shown.pool()[link.ability].targetCount; ++i) {
            for (const Subject subject : targets.of(i)) {
                TableArrow arrow;
                arrow.fromItem = from;
                if (subject.isPlayer()) arrow.toSeat = subject.player().value;
                if (subject.isCard()) arrow.toCard = subject.card().value;
                table.arrows.push_back(arrow);
            }
        }
    }

    /// The attack that is going on.
    void attack(Table& table) const {
        const auto found = std::ranges::find_if(m_state.stack, [](const Communication& c) { return c.is<Battle>(); });
        if (found == m_state.stack.end()) return;
        const auto& battle = found->as<Battle>();
        if (!isIn(m_state.card(battle.attacker), Zone::Field)) return;
        const auto attacker = std::ranges::find(table.cards, static_cast<int>(battle.attacker.value), &TableCard::id);
        if (attacker != table.cards.end()) attacker->stance = TableStance::Advancing;
        TableArrow arrow;
        arrow.kind = TableArrowKind::Advance;
        arrow.fromCard = battle.attacker.value;
        if (battle.target) {
            arrow.toCard = battle.target.value;
        } else {
            arrow.toSeat = rivalOf(m_state, battle.player).value;
        }
        table.arrows.push_back(arrow);
    }

    void result(Table& table) const {
        if (m_state.globals.over == 0) return;
        table.result.over = true;
        const PlayerSet winners(m_state.globals.winners);
        if (winners.count() != 1) {
            table.result.title = tr("A draw");
            table.result.sentence = m_state.globals.ending == MessageId::None
                                        ? tr("Both players lost at the same time.")
                                        : translated("Endings", text(m_state.globals.ending));
            return;
        }
        table.result.winner = winners.first().value;
        const PlayerId loser = rivalOf(m_state, winners.first());
        table.result.title = winnerTitle(m_sitters, m_viewer, winners.first());
        table.result.sentence = whyLost(loser).arg(m_sitters[loser.value].name);
    }

    [[nodiscard]] QString whyLost(PlayerId loser) const {
        if (value(m_state, loser, Value::Life) <= 0) return tr("%1: no life points left.");
        if (value(m_state, loser, Value::Empty) != 0) return tr("%1: no card left to draw.");
        return tr("%1 gave up.");
    }
};

}  // namespace

int phaseNow(const MatchState& state) { return std::max(0, phaseNumber(phase(state))); }

Table makeTable(const View& view, const std::vector<Sitter>& sitters, const Replies& replies, const LogBook& log) {
    Table table;
    Maker maker(view, sitters);
    maker.fill(table);
    writeQuestion(maker.shown(), view.viewer(), replies, table);
    writeReasons(maker.shown(), view.viewer(), sitters, table);
    writeLog(
        view, sitters, log, [&](DefinitionId id) { return frameOf(view.rulebook().pool(), id); }, table);
    return table;
}

}  // namespace duelogue::tribute
