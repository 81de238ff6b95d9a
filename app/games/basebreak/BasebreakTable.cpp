#include "app/games/basebreak/BasebreakTable.h"

#include <algorithm>
#include <array>

#include "app/games/basebreak/BasebreakFace.h"
#include "app/games/basebreak/BasebreakQuestion.h"
#include "app/games/basebreak/BasebreakReasons.h"
#include "app/games/basebreak/BasebreakTr.h"
#include "app/games/presenter/TableWriter.h"
#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR_OF(Basebreak)

// The order of a seat's piles, and of the table's.
constexpr int deckPile = 0;
constexpr int discardPile = 1;
constexpr int baseDeckPile = 0;
constexpr int baseDiscardPile = 1;
constexpr const char* discardIcon = "card-discard";

/// The parts of a turn that the window shows, starting with Phase::Start.
const std::array<const char*, 5> phaseNames{
    QT_TRANSLATE_NOOP("Basebreak", "Start"), QT_TRANSLATE_NOOP("Basebreak", "Play cards"),
    QT_TRANSLATE_NOOP("Basebreak", "Score bases"), QT_TRANSLATE_NOOP("Basebreak", "Draw cards"),
    QT_TRANSLATE_NOOP("Basebreak", "End")};

QString points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

class BasebreakTableWriter final : public TableWriter {
public:
    BasebreakTableWriter(const View& view, const std::vector<Occupant>& occupants) : TableWriter(view, occupants) {}

private:
    void begin(TableState& table) const override {
        for (const char* name : phaseNames) table.phases.push_back(tr(name));
        table.phase = phaseNow(state());
        table.stackName = tr("Resolving");
        table.piles = {{tr("Base deck"), "castle", count(PlayerId{}, Zone::BaseDeck), true, false},
                       {tr("Base discard pile"), "castle-ruins", count(PlayerId{}, Zone::BaseDiscard), false, true}};
    }

    void lay(TableState& table) const override {
        bases(table);
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) cardsOf(PlayerId(p), table);
        layPile(PlayerId{}, Zone::BaseDiscard, baseDiscardPile, table);
    }

    void ask(const Replies& replies, TableState& table) const override {
        writeQuestion(match(), viewer(), replies, table);
        writeReasons(match(), viewer(), occupants(), table);
    }

    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }
    [[nodiscard]] QString frame(DefinitionId card) const override { return frameOf(match().pool(), card); }

    // ---- seats

    void describe(PlayerId player, TableSeat& seat) const override {
        seat.value = value(state(), player, Value::Points);
        seat.fullValue = option(state(), Option::PointsToWin);
        seat.valueName = tr("points");
        seat.valueIcon = "laurel-crown";
        seat.hue = player.value;
        seat.facts.push_back({"card-play", count(player, Zone::Hand), tr("Cards in hand")});
        if (state().globals.current == player && phase(state()) == Phase::Play) plays(player, seat);
        seat.piles.push_back({tr("Deck"), "stack", count(player, Zone::Deck), true, false});
        seat.piles.push_back({tr("Discard pile"), discardIcon, count(player, Zone::Discard), false, true});
    }

    /// Shows how many minions and actions the player may still play this turn.
    void plays(PlayerId player, TableSeat& seat) const {
        const Allowances allowances(match(), player);
        const auto left = [&](bool minions) {
            return static_cast<int>(std::ranges::count_if(allowances.all(), [minions](const Allowance& each) {
                const bool counts = each.of != Allowance::Of::Card && each.of != Allowance::Of::Nobody;
                return counts && !each.said && !each.instead && each.minions == minions;
            }));
        };
        seat.facts.push_back({"minions", left(true), tr("Minions left to play")});
        seat.facts.push_back({"lightning-arc", left(false), tr("Actions left to play")});
    }

    // ---- bases and the cards there

    void bases(TableState& table) const {
        for (const CardId base : basebreak::bases(state())) {
            TableCard head = card(base, PlayerId{}, TableZone::Board);
            head.column = static_cast<int>(table.columns.size());
            table.cards.push_back(head);
            table.columns.push_back(column(base));
        }
    }

    [[nodiscard]] TableColumn column(CardId base) const {
        TableColumn column;
        column.card = base.value;
        column.bar.most = breakpoint(state().card(base));
        const Standings standings = standingsAt(match(), base);
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) {
            column.bar.shares.push_back(standings[p].power);
            column.standing.push_back(standings[p].counts ? tr("Scores now: %1").arg(points(standings[p].points))
                                                          : QString());
        }
        const int total = totalPowerAt(state(), base);
        column.bar.words =
            (total >= column.bar.most ? tr("Will score: power %1 of %2") : tr("Power %1 of %2 (breakpoint)"))
                .arg(total)
                .arg(column.bar.most);
        column.marked = baseIn(state(), Global::ScoringBase) == base;
        return column;
    }

    [[nodiscard]] int columnOf(CardId base) const {
        const auto all = basebreak::bases(state());
        const auto found = std::find(all.begin(), all.end(), base);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }

    [[nodiscard]] TableCard inPlay(CardId id) const {
        const Card& held = state().card(id);
        TableCard shown = card(id, held.current.controller, TableZone::Board);
        shown.column = columnOf(state().placeOf(id));
        shown.gather = shown.face.name;
        const bool isOnCard = held.current.host && !has(state().card(held.current.host), Trait::Base);
        if (isOnCard) shown.attachedTo = held.current.host.value;
        notes(id, held, shown);
        return shown;
    }

    void notes(CardId id, const Card& card, TableCard& shown) const {
        if (!card.definition) return;
        const int printed = match().pool()[card.definition].figures[0];
        if (has(card, Trait::Minion) && power(card) != printed)
            shown.notes.push_back(tr("Power %1 (printed: %2)").arg(power(card)).arg(printed));
        if (card.owner && card.owner != card.current.controller)
            shown.notes.push_back(tr("Owner: %1").arg(occupants()[card.owner.value].name));
        if (card.current.suppressed != 0) shown.notes.push_back(tr("Abilities canceled"));
        tellLasting(id, Verb::Boost, {}, shown);
        tellStatements(id, Verb::MorePower, {}, shown);
        tellStatements(id, Verb::LessPower, {.sign = -1}, shown);
    }

    /// Lays each card in play on its controller's side, no matter whose zone contains it.
    void cardsOf(PlayerId player, TableState& table) const {
        layHand(player, Zone::Hand, table);
        state().eachCardIn(index(Zone::Play), [&](CardId id) {
            const Card& each = state().card(id);
            if (each.current.controller == player && !has(each, Trait::Base)) table.cards.push_back(inPlay(id));
        });
        layPile(player, Zone::Discard, discardPile, table);
    }

    // ---- the end

    /// Points decide the match, so no final blow is shown.
    [[nodiscard]] PlayerSet blowTo(PlayerId /*winner*/) const override { return {}; }

    /// Returns the final points: "Ann 16, Ben 12, Cleo conceded."
    [[nodiscard]] QString whyWon(PlayerId /*winner*/) const override {
        std::vector<PlayerId> players;
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) players.emplace_back(p);
        std::stable_sort(players.begin(), players.end(), [this](PlayerId a, PlayerId b) {
            return value(state(), a, Value::Points) > value(state(), b, Value::Points);
        });
        QStringList parts;
        for (const PlayerId player : players) {
            const QString& name = nameOf(player);
            const bool gaveUp = state().player(player).out != 0;
            parts << (gaveUp ? tr("%1 conceded").arg(name)
                             : QString("%1 %2").arg(name, QString::number(value(state(), player, Value::Points))));
        }
        return parts.join(", ") + ".";
    }
};

/// Returns true if points ended the match. The log has already reported them (tellStanding()).
bool isEndedByPoints(const MatchState& state) {
    return state.globals.over != 0 && leadersToWin(state).count() == 1 &&
           state.seatCount() == static_cast<int>(state.globals.playerCount);
}

}  // namespace

int phaseNow(const MatchState& state) {
    return std::max(0, static_cast<int>(phase(state)) - static_cast<int>(Phase::Start));
}

TablePlace placeOf(std::uint8_t zone) {
    switch (static_cast<Zone>(zone)) {
        case Zone::Hand:
            return {TableZone::Hand};
        case Zone::Deck:
            return {TableZone::Pile, deckPile};
        case Zone::Discard:
            return {TableZone::Pile, discardPile};
        case Zone::BaseDeck:
            return {TableZone::Pile, baseDeckPile};
        case Zone::BaseDiscard:
            return {TableZone::Pile, baseDiscardPile};
        default:
            return {};
    }
}

TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                     const MatchLog& log) {
    TableState table = BasebreakTableWriter(view, occupants).write(replies, log);
    if (isEndedByPoints(view.state())) table.log.back().text = table.result.title + '.';
    return table;
}

}  // namespace duelogue::basebreak
