#include "app/arcana/ArcanaTable.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/arcana/ArcanaBadges.h"
#include "app/arcana/ArcanaFace.h"
#include "app/arcana/ArcanaQuestion.h"
#include "app/arcana/ArcanaReasons.h"
#include "app/language/CardWords.h"
#include "app/language/OutsideWords.h"
#include "app/staging/TableWords.h"
#include "match/arcana/Combat.h"
#include "match/arcana/Table.h"
#include "match/effects/Evaluator.h"

namespace duelogue::arcana {

namespace {

constexpr int graveyardPile = 1;
constexpr int exilePile = 2;

/// The parts of a turn that the window shows, and the part of each step.
const std::array<const char*, 6> phaseNames{
    QT_TRANSLATE_NOOP("Arcana", "Untap"),  QT_TRANSLATE_NOOP("Arcana", "Draw"),   QT_TRANSLATE_NOOP("Arcana", "Main"),
    QT_TRANSLATE_NOOP("Arcana", "Combat"), QT_TRANSLATE_NOOP("Arcana", "Main 2"), QT_TRANSLATE_NOOP("Arcana", "End")};

int phaseOf(Step step) {
    switch (step) {
        case Step::Untap:
        case Step::Upkeep:
            return 0;
        case Step::Draw:
            return 1;
        case Step::Main:
            return 2;
        case Step::BeginCombat:
        case Step::DeclareAttackers:
        case Step::DeclareBlockers:
        case Step::FirstDamage:
        case Step::Damage:
        case Step::EndCombat:
            return 3;
        case Step::SecondMain:
            return 4;
        case Step::End:
        case Step::Cleanup:
        case Step::Count:
            break;
    }
    return 5;
}

class Maker {
public:
    Maker(const View& view, const std::vector<Sitter>& sitters)
        : m_shown(view.match()), m_state(m_shown.state()), m_viewer(view.viewer()), m_sitters(sitters) {}

    void fill(Table& table) {
        table.viewer = m_viewer.value;
        for (const char* name : phaseNames) table.phases.push_back(QCoreApplication::translate("Arcana", name));
        table.phase = phaseNow(m_state);
        table.turn = std::max<int>(1, m_state.globals.turn);
        table.stackName = QCoreApplication::translate("Arcana", "Stack");
        table.advances = QCoreApplication::translate("Arcana", "attacks");
        table.guards = QCoreApplication::translate("Arcana", "blocks");
        table.turnSeat = m_state.globals.current.value;
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) table.seats.push_back(seat(PlayerId(p)));
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) cardsOf(PlayerId(p), table);
        items(table);
        arrows(table);
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
        TableSeat seat;
        seat.name = m_sitters[player.value].name;
        seat.person = m_sitters[player.value].person;
        seat.thinking = !seat.person && m_shown.asked() == player;
        seat.value = value(m_state, player, Value::Life);
        seat.fullValue = 20;
        seat.valueName = QCoreApplication::translate("Arcana", "life");
        seat.valueIcon = "hearts";
        seat.inDanger = seat.value <= 5;
        seat.facts.push_back(
            {"card-play", count(player, Zone::Hand), QCoreApplication::translate("Arcana", "Cards in hand")});
        seat.piles.push_back(
            {QCoreApplication::translate("Arcana", "Library"), "card-pick", count(player, Zone::Library), true, false});
        seat.piles.push_back({QCoreApplication::translate("Arcana", "Graveyard"), "tombstone",
                              count(player, Zone::Graveyard), false, true});
        if (count(player, Zone::Exile) > 0) {
            seat.piles.push_back(
                {QCoreApplication::translate("Arcana", "Exile"), "portal", count(player, Zone::Exile), false, true});
        }
        const auto pool = manaPool(m_state, player);
        constexpr std::array<const char*, manaKinds> pips{"C", "W", "U", "B", "R", "G"};
        for (std::size_t kind = 0; kind < manaKinds; ++kind) {
            if (pool[kind] > 0) seat.pool.push_back({pips[kind], pool[kind]});
        }
        return seat;
    }

    [[nodiscard]] TableCard card(CardId id, PlayerId side, TableZone zone) const {
        const Card& card = m_state.card(id);
        TableCard shown;
        shown.id = id.value;
        shown.seat = side.value;
        shown.zone = zone;
        shown.hidden = !card.definition;
        if (!shown.hidden) shown.face = faceOf(m_shown, id);
        return shown;
    }

    [[nodiscard]] TableCard permanent(CardId id, PlayerId side) const {
        const Card& held = m_state.card(id);
        TableCard shown = card(id, side, TableZone::Board);
        shown.row = has(held, Trait::Creature) ? TableRow::Front
                    : has(held, Trait::Land)   ? TableRow::Back
                                               : TableRow::Aside;
        shown.spent = has(held, Flag::Tapped);
        shown.unready = has(held, Trait::Creature) && has(held, Flag::Sick) && !has(held, Trait::Haste) &&
                        m_state.globals.current == side;
        if (has(held, Flag::Attacking)) shown.stance = TableStance::Advancing;
        if (has(held, Flag::Blocking)) shown.stance = TableStance::Guarding;
        shown.damage = value(held, CardValue::Damage);
        if (held.now.host) shown.attachedTo = held.now.host.value;
        shown.gather = shown.face.name;
        shown.badges = badgesOf(m_shown, id);
        notes(held, id, shown);
        return shown;
    }

    void notes(const Card& card, CardId id, TableCard& shown) const {
        const Traits given = card.now.traits & ~m_shown.pool()[card.definition].traits;
        for (std::size_t bit = 0; bit < m_shown.rulebook().vocabulary().traits.size(); ++bit) {
            if (((given >> bit) & 1U) == 0) continue;
            shown.notes.push_back(QCoreApplication::translate("Arcana", "has %1 now")
                                      .arg(inLanguage(m_shown.rulebook().vocabulary().traits[bit].word, "arcana")));
        }
        for (const FloatingEffect& effect : m_state.floating) {
            const bool boosts = effect.verb == static_cast<std::uint8_t>(Verb::Boost) && effect.on == Subject(id) &&
                                effect.onSince == card.since && (effect.amount != 0 || effect.second != 0);
            if (!boosts) continue;
            const auto sign = [](int n) { return (n < 0 ? QString() : QString("+")) + QString::number(n); };
            shown.notes.push_back(
                QCoreApplication::translate("Arcana", "gets %1/%2 %3")
                    .arg(sign(effect.amount), sign(effect.second), howLong(m_shown, m_sitters, m_viewer, effect)));
        }
    }

    void pile(PlayerId player, Zone zone, int index, Table& table) const {
        for (const CardId id : m_state.zone(player, zone)) {
            TableCard shown = card(id, player, TableZone::Pile);
            shown.pile = index;
            table.cards.push_back(shown);
        }
    }

    void cardsOf(PlayerId player, Table& table) const {
        for (const CardId id : m_state.zone(player, Zone::Hand))
            table.cards.push_back(card(id, player, TableZone::Hand));
        for (const CardId id : battlefield(m_state, player)) table.cards.push_back(permanent(id, player));
        pile(player, Zone::Graveyard, graveyardPile, table);
        pile(player, Zone::Exile, exilePile, table);
    }

    void items(Table& table) const {
        for (std::size_t i = m_state.items.size(); i > 0; --i) {
            const StackItem& item = m_state.items[i - 1];
            TableItem shown;
            shown.id = static_cast<int>(item.stamp);
            shown.card = item.card.value;
            shown.face = faceOf(m_shown, item.card);
            shown.title = shown.face.name;
            shown.text = item.isCard != 0 ? shown.face.typeLine : spoken::abilityText(m_shown.pool(), item.ability);
            shown.seat = item.controller.value;
            table.stack.push_back(shown);
            if (item.isCard != 0) table.cards.push_back(card(item.card, item.controller, TableZone::Stack));
            targets(item, shown.id, table);
        }
    }

    void targets(const StackItem& item, int from, Table& table) const {
        if (!item.ability) return;
        const Targets targets(m_shown.pool().targetsOf(m_shown.pool()[item.ability]), m_shown.targets(item));
        for (std::size_t i = 0; i < m_shown.pool()[item.ability].targetCount; ++i) {
            for (const Subject subject : targets.of(i)) {
                // What has moved since it was aimed at is no target any more.
                if (subject.isCard() && m_state.card(subject.card()).since > item.stamp) continue;
                TableArrow arrow;
                arrow.fromItem = from;
                if (subject.isPlayer()) arrow.toSeat = subject.player().value;
                if (subject.isCard()) arrow.toCard = subject.card().value;
                table.arrows.push_back(arrow);
            }
        }
    }

    void arrows(Table& table) const {
        const PlayerId defender = opponent(m_state.globals.current);
        for (const CardId attacker : attackersOf(m_shown)) {
            TableArrow arrow;
            arrow.kind = TableArrowKind::Advance;
            arrow.fromCard = attacker.value;
            arrow.toSeat = defender.value;
            if (!has(m_state.card(attacker), Flag::Blocked)) table.arrows.push_back(arrow);
            for (const CardId blocker : blockersOf(m_shown, attacker)) {
                TableArrow block;
                block.kind = TableArrowKind::Guard;
                block.fromCard = blocker.value;
                block.toCard = attacker.value;
                table.arrows.push_back(block);
            }
        }
    }

    void result(Table& table) const {
        if (m_state.globals.over == 0) return;
        table.result.over = true;
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) {
            if (((m_state.globals.winners >> p) & 1U) != 0) table.result.winner = p;
        }
        if (table.result.winner < 0) {
            table.result.title = QCoreApplication::translate("Arcana", "A draw");
            table.result.sentence = whyDrawn();
            return;
        }
        const PlayerId loser = opponent(PlayerId(static_cast<std::uint8_t>(table.result.winner)));
        table.result.title = winnerTitle(m_sitters, m_viewer, PlayerId(static_cast<std::uint8_t>(table.result.winner)));
        table.result.sentence = whyLost(loser).arg(m_sitters[loser.value].name);
    }

    /// A draw by what the cards do, or for the length of the match, has its sentence from the core.
    [[nodiscard]] QString whyDrawn() const {
        if (m_state.globals.ending == MessageId::None) {
            return QCoreApplication::translate("Arcana", "Both players lost at the same time.");
        }
        return translated("Endings", text(m_state.globals.ending));
    }

    [[nodiscard]] QString whyLost(PlayerId loser) const {
        if (value(m_state, loser, Value::Life) <= 0) return QCoreApplication::translate("Arcana", "%1: no life left.");
        if (value(m_state, loser, Value::DrewFromEmpty) != 0) {
            return QCoreApplication::translate("Arcana", "%1: no card left to draw.");
        }
        if (value(m_state, loser, Value::Lost) != 0)
            return QCoreApplication::translate("Arcana", "%1: lost by a card.");
        return QCoreApplication::translate("Arcana", "%1 gave up.");
    }
};

}  // namespace

int phaseNow(const MatchState& state) { return state.globals.turn == 0 ? 0 : phaseOf(step(state)); }

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

}  // namespace duelogue::arcana
