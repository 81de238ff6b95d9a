#include "app/basebreak/BasebreakTable.h"

#include <algorithm>
#include <array>

#include "app/basebreak/BasebreakFace.h"
#include "app/basebreak/BasebreakQuestion.h"
#include "app/basebreak/BasebreakReasons.h"
#include "app/language/OutsideWords.h"
#include "app/language/Tr.h"
#include "app/staging/TableWords.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR(Basebreak)

constexpr int discardPile = 1;
constexpr const char* discardIcon = "card-discard";
constexpr int baseDiscardPile = 1;

/// The parts of a turn that the window shows, from Phase::Start on.
const std::array<const char*, 5> phaseNames{
    QT_TRANSLATE_NOOP("Basebreak", "Start"), QT_TRANSLATE_NOOP("Basebreak", "Play cards"),
    QT_TRANSLATE_NOOP("Basebreak", "Score bases"), QT_TRANSLATE_NOOP("Basebreak", "Draw cards"),
    QT_TRANSLATE_NOOP("Basebreak", "End")};

QString points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

class Maker {
public:
    Maker(const View& view, const std::vector<Sitter>& sitters)
        : m_shown(view.match()), m_state(m_shown.state()), m_viewer(view.viewer()), m_sitters(sitters) {}

    void fill(Table& table) {
        table.viewer = m_viewer.value;
        for (const char* name : phaseNames) table.phases.push_back(tr(name));
        table.phase = phaseNow(m_state);
        table.turn = std::max<int>(1, m_state.globals.turn);
        table.stackName = tr("Stack");
        table.turnSeat = m_state.globals.current.value;
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) table.seats.push_back(seat(PlayerId(p)));
        table.piles = {{tr("Bases to come"), "castle",
                        static_cast<int>(m_state.zone(PlayerId{}, Zone::BaseDeck).size()), true, false},
                       {tr("Bases that are gone"), "castle-ruins",
                        static_cast<int>(m_state.zone(PlayerId{}, Zone::BaseDiscard).size()), false, true}};
        bases(table);
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) cardsOf(PlayerId(p), table);
        pile(PlayerId{}, Zone::BaseDiscard, baseDiscardPile, table);
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

    // ---- seats

    [[nodiscard]] TableSeat seat(PlayerId player) const {
        TableSeat seat;
        seat.name = m_sitters[player.value].name;
        seat.person = m_sitters[player.value].person;
        seat.thinking = !seat.person && m_shown.asked() == player;
        seat.value = value(m_state, player, Value::Points);
        seat.fullValue = option(m_state, Option::PointsToWin);
        seat.valueName = tr("points");
        seat.valueIcon = "laurel-crown";
        seat.hue = player.value;
        seat.facts.push_back({"card-play", count(player, Zone::Hand), tr("Cards in hand")});
        if (m_state.globals.current == player && phase(m_state) == Phase::Play) plays(player, seat);
        seat.piles.push_back({tr("Deck"), "stack", count(player, Zone::Deck), true, false});
        seat.piles.push_back({tr("Discard pile"), discardIcon, count(player, Zone::Discard), false, true});
        return seat;
    }

    /// What the player may still play this turn.
    void plays(PlayerId player, TableSeat& seat) const {
        const Allowances allowances(m_shown, player);
        const auto left = [&](bool minions) {
            return static_cast<int>(std::ranges::count_if(allowances.all(), [minions](const Allowance& each) {
                const bool counts = each.of == Allowance::Of::Turn || each.of == Allowance::Of::Extra;
                return counts && each.said == nullptr && each.minions == minions;
            }));
        };
        seat.facts.push_back({"minions", left(true), tr("Minions that may still be played this turn")});
        seat.facts.push_back({"lightning-arc", left(false), tr("Actions that may still be played this turn")});
    }

    // ---- bases and what is there

    void bases(Table& table) const {
        for (const CardId base : basebreak::bases(m_state)) {
            TableCard head = card(base, PlayerId{}, TableZone::Board);
            head.column = static_cast<int>(table.columns.size());
            table.cards.push_back(head);
            table.columns.push_back(column(base));
        }
    }

    [[nodiscard]] TableColumn column(CardId base) const {
        TableColumn column;
        column.card = base.value;
        column.bar.most = breakpoint(m_state.card(base));
        const Standings standings = standingsAt(m_shown, base);
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) {
            column.bar.shares.push_back(standings[p].power);
            column.standing.push_back(standings[p].counts ? tr("%1 if it broke now").arg(points(standings[p].points))
                                                          : QString());
        }
        column.bar.words = tr("%1 of %2 power").arg(totalPowerAt(m_state, base)).arg(column.bar.most);
        column.marked = baseIn(m_state, Global::ScoringBase) == base;
        return column;
    }

    [[nodiscard]] int columnOf(CardId base) const {
        const auto all = basebreak::bases(m_state);
        const auto found = std::find(all.begin(), all.end(), base);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }

    [[nodiscard]] TableCard card(CardId id, PlayerId side, TableZone zone) const {
        TableCard shown;
        shown.id = id.value;
        shown.seat = side ? side.value : -1;
        shown.zone = zone;
        shown.hidden = !m_state.card(id).definition;
        if (!shown.hidden) shown.face = faceOf(m_shown, id);
        return shown;
    }

    [[nodiscard]] TableCard inPlay(CardId id) const {
        const Card& held = m_state.card(id);
        TableCard shown = card(id, held.now.controller, TableZone::Board);
        shown.column = columnOf(m_state.placeOf(id));
        shown.gather = shown.face.name;
        const bool isOnCard = held.now.host && !has(m_state.card(held.now.host), Trait::Base);
        if (isOnCard) shown.attachedTo = held.now.host.value;
        notes(id, held, shown);
        return shown;
    }

    void notes(CardId id, const Card& card, TableCard& shown) const {
        if (!card.definition) return;
        const int printed = m_shown.pool()[card.definition].figures[0];
        if (has(card, Trait::Minion) && power(card) != printed)
            shown.notes.push_back(tr("Power %1; %2 is printed on it").arg(power(card)).arg(printed));
        if (card.owner && card.owner != card.now.controller)
            shown.notes.push_back(tr("It belongs to %1.").arg(m_sitters[card.owner.value].name));
        if (card.now.muted != 0) shown.notes.push_back(tr("Its abilities don't work."));
        for (const FloatingEffect& effect : m_state.floating) {
            const bool boosts = effect.verb == static_cast<std::uint8_t>(Verb::Boost) && effect.on == Subject(id) &&
                                effect.onSince == card.since;
            if (!boosts) continue;
            shown.notes.push_back(
                tr("+%1 power %2").arg(effect.amount).arg(howLong(m_shown, m_sitters, m_viewer, effect)));
        }
    }

    void pile(PlayerId player, Zone zone, int index, Table& table) const {
        for (const CardId id : m_state.zone(player, zone)) {
            TableCard shown = card(id, player, TableZone::Pile);
            shown.pile = index;
            table.cards.push_back(shown);
        }
    }

    /// On the table whoever controls a card has it, whose zone it lies in or not.
    void cardsOf(PlayerId player, Table& table) const {
        for (const CardId id : m_state.zone(player, Zone::Hand))
            table.cards.push_back(card(id, player, TableZone::Hand));
        m_state.eachCardIn(index(Zone::Play), [&](CardId id) {
            const Card& each = m_state.card(id);
            if (each.now.controller == player && !has(each, Trait::Base)) table.cards.push_back(inPlay(id));
        });
        pile(player, Zone::Discard, discardPile, table);
    }

    // ---- the end

    void result(Table& table) const {
        if (m_state.globals.over == 0) return;
        table.result.over = true;
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) {
            if (((m_state.globals.winners >> p) & 1U) != 0) table.result.winner = p;
        }
        if (table.result.winner < 0) {
            table.result.title = tr("A draw");
            table.result.sentence = translated("Endings", text(m_state.globals.ending));
            return;
        }
        const PlayerId winner(static_cast<std::uint8_t>(table.result.winner));
        table.result.title = winnerTitle(m_sitters, m_viewer, winner);
        table.result.sentence = standings();
    }

    /// "Ann 16, Ben 12, Cleo gave up."
    [[nodiscard]] QString standings() const {
        std::vector<PlayerId> players;
        for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) players.emplace_back(p);
        std::stable_sort(players.begin(), players.end(), [this](PlayerId a, PlayerId b) {
            return value(m_state, a, Value::Points) > value(m_state, b, Value::Points);
        });
        QStringList parts;
        for (const PlayerId player : players) {
            const QString& name = m_sitters[player.value].name;
            const bool gaveUp = m_state.player(player).out != 0;
            parts << (gaveUp ? tr("%1 gave up").arg(name)
                             : QString("%1 %2").arg(name).arg(value(m_state, player, Value::Points)));
        }
        return parts.join(", ") + ".";
    }
};

/// Where the points have ended the match, the log has told them already (tellStanding()).
bool isEndedByPoints(const MatchState& state) {
    return state.globals.over != 0 && leadersToWin(state).count() == 1 &&
           state.seatCount() == static_cast<int>(state.globals.playerCount);
}

/// What may be played from the discard pile lies beside the hand while it may.
void lendToHand(Table& table) {
    if (table.question.ask != TableAsk::Act) return;
    for (const TableAnswer& answer : table.question.answers) {
        const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
        if (card == table.cards.end() || card->zone != TableZone::Pile) continue;
        card->zone = TableZone::Hand;
        card->lent = discardIcon;
        card->notes.push_back(tr("It lies in your discard pile."));
    }
}

}  // namespace

int phaseNow(const MatchState& state) {
    return std::max(0, static_cast<int>(phase(state)) - static_cast<int>(Phase::Start));
}

Table makeTable(const View& view, const std::vector<Sitter>& sitters, const Replies& replies, const LogBook& log) {
    Table table;
    Maker maker(view, sitters);
    maker.fill(table);
    writeQuestion(maker.shown(), view.viewer(), replies, table);
    lendToHand(table);
    writeReasons(maker.shown(), view.viewer(), sitters, table);
    writeLog(
        view, sitters, log, [&](DefinitionId id) { return frameOf(view.rulebook().pool(), id); }, table);
    if (isEndedByPoints(view.state())) table.log.back().text = table.result.title + '.';
    return table;
}

}  // namespace duelogue::basebreak
