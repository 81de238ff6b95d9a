#include "app/netrun/NetrunTable.h"

#include <algorithm>
#include <array>

#include "app/language/OutsideWords.h"
#include "app/language/Tr.h"
#include "app/netrun/NetrunAffairs.h"
#include "app/netrun/NetrunFace.h"
#include "app/netrun/NetrunQuestion.h"
#include "app/netrun/NetrunReasons.h"
#include "app/staging/TableWords.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Run.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Windows.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR(Netrun)

constexpr int discardPile = 1;
constexpr int scorePile = 2;
constexpr const char* scoreIcon = "laurel-crown";

/// Icons of counters, in the order of Counter.
constexpr std::array<const char*, static_cast<std::size_t>(Counter::Count)> counterIcons{
    "two-coins", "virus", "lightning-arc", "upgrade", "flag-objective"};

class Maker {
public:
    Maker(const View& view, const std::vector<Sitter>& sitters)
        : m_shown(view.match()), m_state(m_shown.state()), m_viewer(view.viewer()), m_sitters(sitters) {}

    void fill(Table& table) {
        table.viewer = m_viewer.value;
        phases(table);
        table.turn = std::max<int>(1, m_state.globals.turn);
        table.stackName = tr("Now");
        table.guards = tr("stands in the way");
        table.turnSeat = m_state.globals.current.value;
        for (const PlayerId player : {corp, runner}) table.seats.push_back(seat(player));
        for (const CardId server : columnServers()) column(server, table);
        for (const PlayerId player : {corp, runner}) cardsOf(player, table);
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

    /// Only the Corp has a part of the turn in which it draws.
    void phases(Table& table) const {
        const bool draws = m_state.globals.current == corp;
        table.phases.push_back(tr("Start"));
        if (draws) table.phases.push_back(tr("Draw"));
        table.phases.push_back(tr("Actions"));
        table.phases.push_back(tr("Discard"));
        table.phase = phaseNow(m_state);
    }

    // ---- seats

    [[nodiscard]] TableSeat seat(PlayerId player) const {
        constexpr int rich = 12;
        TableSeat seat;
        seat.name = m_sitters[player.value].name;
        seat.person = m_sitters[player.value].person;
        seat.role = player == corp ? tr("Corp") : tr("Runner");
        seat.thinking = !seat.person && m_shown.asked() == player;
        seat.value = value(m_state, player, PlayerValue::Credits);
        seat.fullValue = rich;
        seat.valueName = tr("credits");
        seat.valueIcon = "two-coins";
        const int clicks = value(m_state, player, PlayerValue::Clicks);
        seat.pool.push_back({"K", clicks, std::max<int>(clicks, clicksOf(player)), tr("clicks")});
        facts(player, seat);
        piles(player, seat);
        return seat;
    }

    void facts(PlayerId player, TableSeat& seat) const {
        const auto add = [&](const char* icon, PlayerValue which, const QString& hint) {
            const int number = value(m_state, player, which);
            if (number != 0) seat.facts.push_back({icon, number, hint});
        };
        seat.facts.push_back({scoreIcon, value(m_state, player, PlayerValue::Points),
                              tr("Agenda points, of those that win"), option(m_state, Option::PointsToWin)});
        const int size = value(m_state, player, PlayerValue::HandSize);
        seat.facts.push_back({"card-play", count(player, Zone::Hand),
                              player == corp ? tr("Cards in HQ, of the maximum hand size")
                                             : tr("Cards in the grip, of the maximum hand size"),
                              std::max(0, size)});
        if (player == runner) {
            seat.facts.push_back({"microchip", memoryTaken(m_shown), tr("Memory that is taken, of what there is"),
                                  value(m_state, runner, PlayerValue::Memory)});
            add("linked-rings", PlayerValue::Link, tr("Link"));
            if (const int lent = value(m_state, Global::LentCredits); lent > 0)
                seat.facts.push_back({"coins", lent, tr("Credits from bad publicity, for this run")});
        }
        add("price-tag", PlayerValue::Tags, tr("Tags"));
        add("newspaper", PlayerValue::BadPublicity, tr("Bad publicity: so many credits for each run"));
        add("brain", PlayerValue::CoreDamage, tr("Core damage: the hand is so much smaller"));
    }

    void piles(PlayerId player, TableSeat& seat) const {
        const bool isCorp = player == corp;
        seat.piles.push_back({isCorp ? tr("R&D") : tr("Stack"), "stack", count(player, Zone::Deck), true, false});
        seat.piles.push_back({isCorp ? tr("Archives") : tr("Heap"), isCorp ? "archive-register" : "trash-can",
                              count(player, Zone::Discard), false, true});
        seat.piles.push_back({tr("Score area"), scoreIcon, count(player, Zone::Score), false, true});
    }

    // ---- servers and what lies there

    /// Those that are there, and a new one while it can be chosen.
    [[nodiscard]] std::vector<CardId> columnServers() const {
        std::vector<CardId> all = servers(m_shown);
        const Communication* const asking = m_shown.question();
        if (asking == nullptr || !asking->is<ChooseCard>() || asking->answerer.player != m_viewer) return all;
        for (const Subject subject : m_shown.list(*asking)) {
            if (subject.isCard() && isIn(m_state.card(subject.card()), Zone::Reserve)) all.push_back(subject.card());
        }
        return all;
    }

    void column(CardId server, Table& table) const {
        const auto index = static_cast<int>(table.columns.size());
        const RunServer* const run = currentRun(m_state);
        TableColumn column;
        column.card = server.value;
        column.seat = corp.value;
        column.marked = run != nullptr && run->server == server;
        table.columns.push_back(column);
        TableCard head = card(server, PlayerId{}, TableZone::Board);
        head.column = index;
        table.cards.push_back(head);
        std::vector<CardId> ice = iceAt(m_shown, server);
        std::ranges::reverse(ice);
        for (const CardId id : ice) place(id, TableRow::Front, index, table);
        if (server == central(Name::Hq)) place(identityOf(corp), TableRow::Back, index, table);
        for (const CardId id : rootOf(m_shown, server)) place(id, TableRow::Back, index, table);
        for (const PlayerId player : {corp, runner}) {
            for (const CardId id : m_state.zone(player, Zone::Play)) {
                const CardId host = m_state.card(id).now.host;
                if (host == server && player == runner) place(id, TableRow::Back, index, table);
                if (host && host != server && m_state.placeOf(id) == server) hosted(id, server, index, table);
            }
        }
    }

    [[nodiscard]] CardId identityOf(PlayerId player) const {
        for (const CardId id : m_state.zone(player, Zone::Play)) {
            if (has(m_state.card(id), Trait::Identity)) return id;
        }
        return {};
    }

    void place(CardId id, TableRow row, int column, Table& table) const {
        if (!id) return;
        TableCard shown = inPlay(id);
        shown.row = row;
        shown.column = column;
        table.cards.push_back(shown);
    }

    /// On the card at the server that bears it, however many are between them.
    void hosted(CardId id, CardId server, int column, Table& table) const {
        CardId bearer = id;
        while (m_state.card(bearer).now.host != server) bearer = m_state.card(bearer).now.host;
        TableCard shown = inPlay(id);
        shown.column = column;
        shown.attachedTo = bearer.value;
        table.cards.push_back(shown);
    }

    // ---- cards

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
        TableCard shown = card(id, held.owner, TableZone::Board);
        shown.faceDown = isUnrezzed(held);
        const EncounterIce* const encounter = currentEncounter(m_state);
        if (encounter != nullptr && encounter->ice == id) shown.stance = TableStance::Guarding;
        badges(held, shown);
        notes(id, held, shown);
        return shown;
    }

    void badges(const Card& held, TableCard& shown) const {
        const auto& words = m_shown.rulebook().vocabulary().counters;
        for (std::size_t i = 0; i < counterIcons.size(); ++i) {
            const int number = held.values[i];
            if (number <= 0) continue;
            const QString name = translated("Counters", number == 1 ? words[i].text : words[i].plural);
            shown.badges.push_back({counterIcons[i], name, translated("Counters", words[i].meaning), number});
        }
    }

    void notes(CardId id, const Card& held, TableCard& shown) const {
        for (const TableBadge& badge : shown.badges)
            shown.notes.push_back(tr("%1 %2 on it.").arg(badge.count).arg(badge.name));
        if (!held.definition) return;
        if (shown.faceDown) unrezzedNotes(id, held, shown);
        if (shown.face.change != TableChange::Same)
            shown.notes.push_back(tr("Strength %1; %2 is printed on it.")
                                      .arg(shown.face.figures)
                                      .arg(m_shown.pool()[held.definition].figures[0]));
        if (has(held, Flag::Exhausted)) shown.notes.push_back(tr("It has been used this turn."));
        if (const int kept = value(held, CardValue::Remembered); kept > 0)
            shown.notes.push_back(
                tr("It names %1.").arg(faceOf(m_shown, CardId(static_cast<std::uint16_t>(kept - 1))).name));
    }

    void unrezzedNotes(CardId id, const Card& held, TableCard& shown) const {
        const Traits printed = printedTraits(m_shown.pool(), held);
        if ((printed & bit(Trait::Agenda)) != 0) {
            shown.notes.push_back(tr("It is advanced %1 of %2 times.")
                                      .arg(counters(held, Counter::Advancement))
                                      .arg(requirementOf(m_shown, id)));
        } else {
            shown.notes.push_back(tr("It is not rezzed; to rez it costs %1.").arg(costOf(m_shown, id)));
        }
    }

    void cardsOf(PlayerId player, Table& table) const {
        for (const CardId id : m_state.zone(player, Zone::Hand))
            table.cards.push_back(card(id, player, TableZone::Hand));
        if (player == runner) rig(table);
        played(player, table);
        pile(player, Zone::Discard, discardPile, table);
        pile(player, Zone::Score, scorePile, table);
    }

    void rig(Table& table) const {
        for (const CardId id : m_state.zone(runner, Zone::Play)) {
            const CardId bearer = m_state.placeOf(id);
            if (has(m_state.card(bearer), Trait::Server)) continue;
            TableCard shown = inPlay(id);
            const Card& held = m_state.card(id);
            shown.row = has(held, Trait::Program)    ? TableRow::Front
                        : has(held, Trait::Resource) ? TableRow::Aside
                                                     : TableRow::Back;
            if (bearer != id) shown.attachedTo = bearer.value;
            table.cards.push_back(shown);
        }
    }

    /// What is being played lies with the identity of its player.
    void played(PlayerId player, Table& table) const {
        for (const CardId id : m_state.zone(player, Zone::Limbo)) {
            TableCard shown = card(id, player, TableZone::Board);
            shown.row = TableRow::Back;
            if (player == corp) shown.column = 0;
            badges(m_state.card(id), shown);
            shown.notes.push_back(tr("It is being played."));
            table.cards.push_back(shown);
        }
    }

    void pile(PlayerId player, Zone zone, int index, Table& table) const {
        for (const CardId id : m_state.zone(player, zone)) {
            TableCard shown = card(id, player, TableZone::Pile);
            shown.pile = index;
            const Card& lying = m_state.card(id);
            const bool isCovered = player == corp && zone == Zone::Discard && !has(lying, Flag::FaceUp);
            if (isCovered && !shown.hidden) shown.notes.push_back(tr("It lies face-down in Archives."));
            badges(lying, shown);
            for (const TableBadge& badge : shown.badges)
                shown.notes.push_back(tr("%1 %2 on it.").arg(badge.count).arg(badge.name));
            table.cards.push_back(shown);
        }
    }

    // ---- a run, and the end

    void arrows(Table& table) const {
        const RunServer* const run = currentRun(m_state);
        const CardId from = identityOf(runner);
        if (run == nullptr || !from) return;
        const bool meets = currentEncounter(m_state) != nullptr;
        TableArrow arrow;
        arrow.kind = meets ? TableArrowKind::Advance : TableArrowKind::Target;
        arrow.fromCard = from.value;
        arrow.toCard = aheadOf(*run).value;
        table.arrows.push_back(arrow);
    }

    /// The ice that is met, the one that comes next, or the server.
    [[nodiscard]] CardId aheadOf(const RunServer& run) const {
        if (run.ice) return run.ice;
        const std::vector<CardId> ice = iceAt(m_shown, run.server);
        const bool isAhead = run.left > 0 && run.left <= ice.size() && run.isSuccessful == 0;
        return isAhead ? ice[ice.size() - run.left] : run.server;
    }

    void result(Table& table) const {
        if (m_state.globals.over == 0) return;
        table.result.over = true;
        const PlayerSet winners(m_state.globals.winners);
        if (winners.count() != 1) {
            table.result.title = tr("A draw");
            table.result.sentence = translated("Endings", text(m_state.globals.ending));
            return;
        }
        const PlayerId winner = winners.first();
        table.result.winner = winner.value;
        table.result.title = winnerTitle(m_sitters, m_viewer, winner);
        table.result.sentence = whyWon(winner);
    }

    [[nodiscard]] QString whyWon(PlayerId winner) const {
        const QString& loser = m_sitters[otherThan(winner).value].name;
        const int points = value(m_state, winner, PlayerValue::Points);
        if (m_state.player(otherThan(winner)).out != 0) return tr("%1 gave up.").arg(loser);
        if (points >= option(m_state, Option::PointsToWin))
            return tr("%1 has %2 agenda points.").arg(m_sitters[winner.value].name).arg(points);
        return winner == corp ? tr("%1 is flatlined.").arg(loser) : tr("%1 had no card left to draw.").arg(loser);
    }
};

/// What can be used where it lies in a pile is held out beside the hand meanwhile.
void lendToHand(Table& table) {
    if (table.question.ask != TableAsk::Act) return;
    for (const TableAnswer& answer : table.question.answers) {
        const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
        if (card == table.cards.end() || card->zone != TableZone::Pile) continue;
        const TablePile& pile =
            table.seats[static_cast<std::size_t>(card->seat)].piles[static_cast<std::size_t>(card->pile)];
        card->zone = TableZone::Hand;
        card->lent = pile.icon;
        card->notes.push_back(tr("It lies in: %1.").arg(pile.name));
    }
}

}  // namespace

/// Only the Corp has a part of the turn in which it draws.
int phaseNow(const MatchState& state) {
    const int behind = state.globals.current == corp ? 0 : 1;
    const Detail now = phase(state);
    return now == Detail::Discard ? 3 - behind : now == Detail::Action ? 2 - behind : now == Detail::Draw;
}

Table makeTable(const View& view, const std::vector<Sitter>& sitters, const Replies& replies, const LogBook& log) {
    Table table;
    Maker maker(view, sitters);
    maker.fill(table);
    writeQuestion(maker.shown(), view.viewer(), replies, table);
    lendToHand(table);
    writeAffairs(maker.shown(), view.viewer(), table);
    writeReasons(maker.shown(), view.viewer(), sitters, table);
    writeLog(
        view, sitters, log, [&](DefinitionId id) { return frameOf(view.rulebook().pool(), id); }, table);
    return table;
}

}  // namespace duelogue::netrun
