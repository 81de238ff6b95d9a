#include "app/games/tribute/TributeTable.h"

#include <algorithm>
#include <array>

#include "app/games/presenter/TableWriter.h"
#include "app/games/tribute/TributeFace.h"
#include "app/games/tribute/TributeQuestion.h"
#include "app/games/tribute/TributeReasons.h"
#include "app/games/tribute/TributeTr.h"
#include "cards/data/CardPool.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR_OF(Tribute)

// The order of a seat's piles.
constexpr int deckPile = 0;
constexpr int graveyardPile = 1;

/// The parts of a turn, starting with Detail::Draw.
const std::array<const char*, 6> phaseNames{
    QT_TRANSLATE_NOOP("Tribute", "Draw"),   QT_TRANSLATE_NOOP("Tribute", "Standby"),
    QT_TRANSLATE_NOOP("Tribute", "Main"),   QT_TRANSLATE_NOOP("Tribute", "Battle"),
    QT_TRANSLATE_NOOP("Tribute", "Main 2"), QT_TRANSLATE_NOOP("Tribute", "End")};

class TributeTableWriter final : public TableWriter {
public:
    TributeTableWriter(const View& view, const std::vector<Occupant>& occupants) : TableWriter(view, occupants) {}

private:
    void begin(TableState& table) const override {
        for (const char* name : phaseNames) table.phases.push_back(tr(name));
        table.phase = phaseNow(state());
        table.stackName = tr("Chain");
        table.advances = tr("attacks");
        table.sideways = tr("in defense position");
        table.spaces = option(state(), Option::Spaces);
    }

    void describe(PlayerId player, TableSeat& seat) const override {
        constexpr int warning = 1'000;
        seat.value = std::max(0, value(state(), player, Value::Life));
        seat.fullValue = option(state(), Option::Life);
        seat.valueName = tr("life points");
        seat.valueIcon = "hearts";
        seat.expected = -expectedDamage(player);
        seat.inDanger = seat.value + seat.expected <= warning;
        seat.facts.push_back({"card-play", count(player, Zone::Hand), tr("Cards in hand")});
        if (state().globals.current == player && isMain(phase(state())))
            seat.facts.push_back({"mountain-climbing", value(state(), player, Value::Summoned) == 0 ? 1 : 0,
                                  tr("Normal Summons/Sets left")});
        seat.piles.push_back({tr("Deck"), "stack", count(player, Zone::Deck), true, false});
        seat.piles.push_back({tr("Graveyard"), "tombstone", count(player, Zone::Graveyard), false, true});
    }

    void lay(TableState& table) const override {
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) cardsOf(PlayerId(p), table);
        links(table);
        attack(table);
    }

    void ask(const Replies& replies, TableState& table) const override {
        writeQuestion(match(), viewer(), replies, table);
        writeReasons(match(), viewer(), occupants(), table);
    }

    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }
    [[nodiscard]] QString frame(DefinitionId card) const override { return frameOf(match().pool(), card); }

    [[nodiscard]] TableCard onField(CardId id) const {
        const Card& held = state().card(id);
        TableCard shown = card(id, held.current.controller, TableZone::Board);
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
        return {{"shield", tr("defense position"), tr("Battles use its DEF.")}};
    }

    void notes(CardId id, const Card& card, TableCard& shown) const {
        if (shown.faceDown && card.definition) shown.notes.push_back(tr("Face-down"));
        if (has(card, Flag::Attacked)) shown.notes.push_back(tr("Attacked this turn"));
        if (card.current.host && state().card(card.current.host).definition)
            shown.notes.push_back(tr("Equipped to %1").arg(faceOf(match(), card.current.host).name));
        if (card.definition) changes(id, card, shown);
        const bool isLent = value(card, CardValue::Lender) != 0;
        if (isLent) {
            const auto lender = static_cast<std::size_t>(value(card, CardValue::Lender) - 1);
            shown.notes.push_back(tr("Returns to %1 in the End Phase").arg(occupants()[lender].name));
        }
    }

    void changes(CardId id, const Card& card, TableCard& shown) const {
        if (!isOpenMonster(card)) return;
        tellLasting(id, Verb::Change, {.isOfTwo = true}, shown);
        tellStatements(id, Verb::Changes, {.isOfTwo = true}, shown);
        if (shown.face.change == TableChange::Same) return;
        const Definition& printed = match().pool()[card.definition];
        shown.notes.push_back(
            tr("Printed ATK/DEF: %1/%2").arg(figure(printed, Figure::Attack)).arg(figure(printed, Figure::Defense)));
    }

    void cardsOf(PlayerId player, TableState& table) const {
        layHand(player, Zone::Hand, table);
        for (const CardId id : state().zone(player, Zone::Field)) table.cards.push_back(onField(id));
        layPile(player, Zone::Graveyard, graveyardPile, table);
    }

    /// Lists the links of the chain, the next one to resolve first.
    void links(TableState& table) const {
        for (std::size_t i = state().pendingItems.size(); i > 0; --i) {
            table.stack.push_back(item(state().pendingItems[i - 1]));
            table.stack.back().title = tr("%1. %2").arg(i).arg(table.stack.back().face.name);
            aim(state().pendingItems[i - 1], table);
        }
    }

    /// Shows the attack in progress.
    /// Returns the battle in progress whose attacker is still on the field; otherwise nullptr.
    [[nodiscard]] const Battle* currentBattle() const {
        const auto found =
            std::ranges::find_if(state().communications, [](const Communication& c) { return c.is<Battle>(); });
        if (found == state().communications.end()) return nullptr;
        const auto& battle = found->as<Battle>();
        return isIn(state().card(battle.attacker), Zone::Field) ? &battle : nullptr;
    }

    /// Returns the damage that the battle in progress will do to the player, if the viewer knows both monsters.
    [[nodiscard]] int expectedDamage(PlayerId player) const {
        const Battle* const battle = currentBattle();
        if (battle == nullptr || battleStep(state()) == BattleStep::After) return 0;
        if (battle->target && !state().card(battle->target).definition) return 0;
        const BattleOutcomes outcomes = outcomesOf(state(), *battle);
        return outcomes.hurt == player ? outcomes.damage : 0;
    }

    void attack(TableState& table) const {
        const Battle* const found = currentBattle();
        if (found == nullptr) return;
        const Battle& battle = *found;
        const auto attacker = std::ranges::find(table.cards, static_cast<int>(battle.attacker.value), &TableCard::id);
        if (attacker != table.cards.end()) attacker->stance = TableStance::Advancing;
        TableArrow arrow;
        arrow.kind = TableArrowKind::Advance;
        arrow.fromCard = battle.attacker.value;
        if (battle.target) {
            arrow.toCard = battle.target.value;
        } else {
            arrow.toSeat = rivalOf(state(), battle.player).value;
        }
        table.arrows.push_back(arrow);
    }

    [[nodiscard]] QString whyDrawn() const override { return tr("Both players lost at the same time."); }

    [[nodiscard]] QString whyWon(PlayerId winner) const override {
        const PlayerId loser = rivalOf(state(), winner);
        return whyLost(loser).arg(nameOf(loser));
    }

    [[nodiscard]] PlayerSet blowTo(PlayerId winner) const override { return PlayerSet(rivalOf(state(), winner)); }

    [[nodiscard]] QString whyLost(PlayerId loser) const {
        if (value(state(), loser, Value::Life) <= 0) return tr("%1 ran out of LP.");
        if (value(state(), loser, Value::Empty) != 0) return tr("%1 had no card to draw.");
        return tr("%1 conceded.");
    }
};

}  // namespace

int phaseNow(const MatchState& state) { return std::max(0, phaseNumber(phase(state))); }

TablePlace placeOf(std::uint8_t zone) {
    switch (static_cast<Zone>(zone)) {
        case Zone::Hand:
            return {TableZone::Hand};
        case Zone::Deck:
            return {TableZone::Pile, deckPile};
        case Zone::Graveyard:
            return {TableZone::Pile, graveyardPile};
        default:
            return {};
    }
}

TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                     const MatchLog& log) {
    return TributeTableWriter(view, occupants).write(replies, log);
}

}  // namespace duelogue::tribute
