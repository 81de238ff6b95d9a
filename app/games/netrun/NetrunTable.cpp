#include "app/games/netrun/NetrunTable.h"

#include <algorithm>
#include <array>

#include "app/games/netrun/NetrunActivities.h"
#include "app/games/netrun/NetrunFace.h"
#include "app/games/netrun/NetrunQuestion.h"
#include "app/games/netrun/NetrunReasons.h"
#include "app/games/netrun/NetrunTr.h"
#include "app/games/presenter/TableWriter.h"
#include "app/shell/language/OutsideWords.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR_OF(Netrun)

// The order of a seat's piles.
constexpr int deckPile = 0;
constexpr int discardPile = 1;
constexpr int scorePile = 2;
constexpr const char* scoreIcon = "laurel-crown";

/// The icons of counters, in the order of Counter.
constexpr std::array<const char*, static_cast<std::size_t>(Counter::Count)> counterIcons{
    "two-coins", "virus", "lightning-arc", "upgrade", "flag-objective"};

class NetrunTableWriter final : public TableWriter {
public:
    NetrunTableWriter(const View& view, const std::vector<Occupant>& occupants) : TableWriter(view, occupants) {}

private:
    /// Only the Corp's turn has a draw phase.
    void begin(TableState& table) const override {
        table.phases.push_back(tr("Start"));
        if (state().globals.current == corp) table.phases.push_back(tr("Draw"));
        table.phases.push_back(tr("Actions"));
        table.phases.push_back(tr("Discard"));
        table.phase = phaseNow(state());
        table.stackName = tr("Run");
        table.guards = tr("encountered");
    }

    void lay(TableState& table) const override {
        for (const CardId server : columnServers()) column(server, table);
        for (const PlayerId player : {corp, runner}) cardsOf(player, table);
        arrows(table);
    }

    void ask(const Replies& replies, TableState& table) const override {
        writeQuestion(match(), viewer(), replies, table);
        writeActivities(match(), viewer(), table);
        writeReasons(match(), viewer(), occupants(), table);
    }

    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }
    [[nodiscard]] QString frame(DefinitionId card) const override { return frameOf(match().pool(), card); }

    // ---- seats

    void describe(PlayerId player, TableSeat& seat) const override {
        constexpr int rich = 12;
        seat.role = player == corp ? tr("Corp") : tr("Runner");
        seat.value = value(state(), player, PlayerValue::Credits);
        seat.fullValue = rich;
        seat.valueName = tr("credits");
        seat.valueIcon = "two-coins";
        const int clicks = value(state(), player, PlayerValue::Clicks);
        seat.pool.push_back({"K", clicks, std::max<int>(clicks, clicksOf(player)), tr("clicks")});
        facts(player, seat);
        piles(player, seat);
    }

    void facts(PlayerId player, TableSeat& seat) const {
        const auto add = [&](const char* icon, PlayerValue which, const QString& hint) {
            const int number = value(state(), player, which);
            if (number != 0) seat.facts.push_back({icon, number, hint});
        };
        seat.facts.push_back({scoreIcon, value(state(), player, PlayerValue::Points),
                              tr("Agenda points (needed to win: %1)").arg(option(state(), Option::PointsToWin)),
                              option(state(), Option::PointsToWin)});
        const int size = value(state(), player, PlayerValue::HandSize);
        seat.facts.push_back({"card-play", count(player, Zone::Hand),
                              (player == corp ? tr("Cards in HQ (maximum: %1)") : tr("Cards in grip (maximum: %1)"))
                                  .arg(std::max(0, size)),
                              std::max(0, size)});
        if (player == runner) {
            seat.facts.push_back({"microchip", memoryTaken(match()),
                                  tr("Memory used (of %1 MU)").arg(value(state(), runner, PlayerValue::Memory)),
                                  value(state(), runner, PlayerValue::Memory)});
            add("linked-rings", PlayerValue::Link, tr("Link"));
            if (const int lent = value(state(), Global::LentCredits); lent > 0)
                seat.facts.push_back({"coins", lent, tr("Credits from bad publicity for this run")});
        }
        add("price-tag", PlayerValue::Tags, tr("Tags"));
        add("newspaper", PlayerValue::BadPublicity, tr("Bad publicity: credits per run"));
        add("brain", PlayerValue::CoreDamage, tr("Core damage: reduces hand size"));
    }

    void piles(PlayerId player, TableSeat& seat) const {
        const bool isCorp = player == corp;
        seat.piles.push_back({isCorp ? tr("R&D") : tr("Stack"), "stack", count(player, Zone::Deck), true, false});
        seat.piles.push_back({isCorp ? tr("Archives") : tr("Heap"), isCorp ? "archive-register" : "trash-can",
                              count(player, Zone::Discard), false, true});
        seat.piles.push_back({tr("Score area"), scoreIcon, count(player, Zone::Score), false, true});
    }

    // ---- servers and their cards

    /// Returns the existing servers, and a new one while it can be chosen.
    [[nodiscard]] std::vector<CardId> columnServers() const {
        std::vector<CardId> all = servers(match());
        const Communication* const asking = match().pendingQuestion();
        if (asking == nullptr || !asking->is<ChooseCard>() || asking->answerer.player != viewer()) return all;
        for (const Subject subject : match().list(*asking)) {
            if (subject.isCard() && isIn(state().card(subject.card()), Zone::Reserve)) all.push_back(subject.card());
        }
        return all;
    }

    void column(CardId server, TableState& table) const {
        const auto index = static_cast<int>(table.columns.size());
        const RunServer* const run = currentRun(state());
        TableColumn column;
        column.card = server.value;
        column.seat = corp.value;
        column.marked = run != nullptr && run->server == server;
        std::vector<CardId> ice = iceAt(match(), server);
        const auto inRoot = rootOf(match(), server);
        column.bar.words =
            tr("%1, ice: %2, in its root: %3").arg(faceOf(match(), server).name).arg(ice.size()).arg(inRoot.size());
        table.columns.push_back(column);
        TableCard head = card(server, PlayerId{}, TableZone::Board);
        head.column = index;
        table.cards.push_back(head);
        std::ranges::reverse(ice);
        for (const CardId id : ice) place(id, TableRow::Front, index, table);
        if (server == central(Name::Hq)) place(identityOf(corp), TableRow::Back, index, table);
        for (const CardId id : inRoot) place(id, TableRow::Back, index, table);
        for (const PlayerId player : {corp, runner}) {
            for (const CardId id : state().zone(player, Zone::Play)) {
                const CardId host = state().card(id).current.host;
                if (host == server && player == runner) place(id, TableRow::Back, index, table);
                if (host && host != server && state().placeOf(id) == server) hosted(id, server, index, table);
            }
        }
    }

    [[nodiscard]] CardId identityOf(PlayerId player) const {
        for (const CardId id : state().zone(player, Zone::Play)) {
            if (has(state().card(id), Trait::Identity)) return id;
        }
        return {};
    }

    void place(CardId id, TableRow row, int column, TableState& table) const {
        if (!id) return;
        TableCard shown = inPlay(id);
        shown.row = row;
        shown.column = column;
        table.cards.push_back(shown);
    }

    /// Attaches a hosted card to the outermost host, which is the card directly at the server.
    void hosted(CardId id, CardId server, int column, TableState& table) const {
        CardId bearer = id;
        while (state().card(bearer).current.host != server) bearer = state().card(bearer).current.host;
        TableCard shown = inPlay(id);
        shown.column = column;
        shown.attachedTo = bearer.value;
        table.cards.push_back(shown);
    }

    // ---- cards

    [[nodiscard]] TableCard inPlay(CardId id) const {
        const Card& held = state().card(id);
        TableCard shown = card(id, held.owner, TableZone::Board);
        shown.faceDown = isUnrezzed(held);
        const EncounterIce* const encounter = currentEncounter(state());
        if (encounter != nullptr && encounter->ice == id) shown.stance = TableStance::Guarding;
        badges(held, shown);
        notes(id, held, shown);
        return shown;
    }

    void badges(const Card& held, TableCard& shown) const {
        const auto& words = match().rulebook().vocabulary().counters;
        for (std::size_t i = 0; i < counterIcons.size(); ++i) {
            const int number = held.values[i];
            if (number <= 0) continue;
            const QString name = translated("Counters", number == 1 ? words[i].text : words[i].plural);
            shown.badges.push_back({counterIcons[i], name, translated("Counters", words[i].meaning), number});
        }
    }

    void notes(CardId id, const Card& held, TableCard& shown) const {
        for (const TableBadge& badge : shown.badges)
            shown.notes.push_back(tr("%1 %2").arg(badge.count).arg(badge.name));
        if (!held.definition) return;
        if (shown.faceDown) unrezzedNotes(id, held, shown);
        if (shown.face.change != TableChange::Same)
            shown.notes.push_back(tr("Strength %1 (printed: %2)")
                                      .arg(shown.face.figures)
                                      .arg(match().pool()[held.definition].figures[0]));
        if (!shown.faceDown) {
            tellLasting(id, Verb::Boost, {}, shown);
            tellStatements(id, Verb::Strengthens, {}, shown);
            tellStatements(id, Verb::Weakens, {.sign = -1}, shown);
        }
        if (has(held, Flag::Exhausted)) shown.notes.push_back(tr("Used this turn"));
        if (const int kept = value(held, CardValue::Remembered); kept > 0)
            shown.notes.push_back(
                tr("Named: %1").arg(faceOf(match(), CardId(static_cast<std::uint16_t>(kept - 1))).name));
    }

    void unrezzedNotes(CardId id, const Card& held, TableCard& shown) const {
        const Traits printed = printedTraits(match().pool(), held);
        if ((printed & bit(Trait::Agenda)) != 0) {
            shown.notes.push_back(
                tr("Advanced %1/%2").arg(counters(held, Counter::Advancement)).arg(requirementOf(match(), id)));
        } else {
            shown.notes.push_back(tr("Unrezzed (rez cost: %1)").arg(costOf(match(), id)));
        }
    }

    void cardsOf(PlayerId player, TableState& table) const {
        layHand(player, Zone::Hand, table);
        if (player == runner) rig(table);
        played(player, table);
        pile(player, Zone::Discard, discardPile, table);
        pile(player, Zone::Score, scorePile, table);
    }

    void rig(TableState& table) const {
        for (const CardId id : state().zone(runner, Zone::Play)) {
            const CardId bearer = state().placeOf(id);
            if (has(state().card(bearer), Trait::Server)) continue;
            TableCard shown = inPlay(id);
            const Card& held = state().card(id);
            shown.row = has(held, Trait::Program)    ? TableRow::Front
                        : has(held, Trait::Resource) ? TableRow::Aside
                                                     : TableRow::Back;
            if (bearer != id) shown.attachedTo = bearer.value;
            table.cards.push_back(shown);
        }
    }

    /// A card that is being played lies next to its player's identity.
    void played(PlayerId player, TableState& table) const {
        for (const CardId id : state().zone(player, Zone::Limbo)) {
            TableCard shown = card(id, player, TableZone::Board);
            shown.row = TableRow::Back;
            if (player == corp) shown.column = 0;
            badges(state().card(id), shown);
            shown.notes.push_back(tr("Being played"));
            table.cards.push_back(shown);
        }
    }

    void pile(PlayerId player, Zone zone, int index, TableState& table) const {
        for (const CardId id : state().zone(player, zone)) {
            TableCard shown = card(id, player, TableZone::Pile);
            shown.pile = index;
            const Card& lying = state().card(id);
            const bool isCovered = player == corp && zone == Zone::Discard && !has(lying, Flag::FaceUp);
            if (isCovered && !shown.hidden) shown.notes.push_back(tr("Face-down in Archives"));
            badges(lying, shown);
            for (const TableBadge& badge : shown.badges)
                shown.notes.push_back(tr("%1 %2").arg(badge.count).arg(badge.name));
            table.cards.push_back(shown);
        }
    }

    // ---- a run, and the end

    void arrows(TableState& table) const {
        const RunServer* const run = currentRun(state());
        const CardId from = identityOf(runner);
        if (run == nullptr || !from) return;
        const bool meets = currentEncounter(state()) != nullptr;
        TableArrow arrow;
        arrow.kind = meets ? TableArrowKind::Advance : TableArrowKind::Target;
        arrow.fromCard = from.value;
        arrow.toCard = aheadOf(*run).value;
        table.arrows.push_back(arrow);
    }

    /// Returns the ice that is encountered, the next ice, or the server.
    [[nodiscard]] CardId aheadOf(const RunServer& run) const {
        if (run.ice) return run.ice;
        const std::vector<CardId> ice = iceAt(match(), run.server);
        const bool isAhead = run.left > 0 && run.left <= ice.size() && run.isSuccessful == 0;
        return isAhead ? ice[ice.size() - run.left] : run.server;
    }

    [[nodiscard]] QString whyWon(PlayerId winner) const override {
        const QString& loser = nameOf(otherThan(winner));
        const int points = value(state(), winner, PlayerValue::Points);
        if (state().player(otherThan(winner)).out != 0) return tr("%1 conceded.").arg(loser);
        if (points >= option(state(), Option::PointsToWin))
            return tr("%1 reached %2 agenda points.").arg(nameOf(winner), QString::number(points));
        return winner == corp ? tr("%1 flatlined.").arg(loser) : tr("%1 couldn't draw a card.").arg(loser);
    }
};

}  // namespace

/// Only the Corp's turn has a draw phase.
int phaseNow(const MatchState& state) {
    const int behind = state.globals.current == corp ? 0 : 1;
    const Detail now = phase(state);
    return now == Detail::Discard ? 3 - behind : now == Detail::Action ? 2 - behind : now == Detail::Draw;
}

TablePlace placeOf(std::uint8_t zone) {
    switch (static_cast<Zone>(zone)) {
        case Zone::Hand:
            return {TableZone::Hand};
        case Zone::Deck:
            return {TableZone::Pile, deckPile};
        case Zone::Discard:
            return {TableZone::Pile, discardPile};
        case Zone::Score:
            return {TableZone::Pile, scorePile};
        default:
            return {};
    }
}

TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                     const MatchLog& log) {
    return NetrunTableWriter(view, occupants).write(replies, log);
}

}  // namespace duelogue::netrun
