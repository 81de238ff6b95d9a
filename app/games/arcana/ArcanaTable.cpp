#include "app/games/arcana/ArcanaTable.h"

#include <algorithm>
#include <array>

#include "app/games/arcana/ArcanaBadges.h"
#include "app/games/arcana/ArcanaFace.h"
#include "app/games/arcana/ArcanaQuestion.h"
#include "app/games/arcana/ArcanaReasons.h"
#include "app/games/arcana/ArcanaTr.h"
#include "app/games/arcana/CombatForecast.h"
#include "app/games/presenter/TableWriter.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::arcana {

namespace {

DUELOGUE_TR_OF(Arcana)

// The order of a seat's piles.
constexpr int libraryPile = 0;
constexpr int graveyardPile = 1;
constexpr int exilePile = 2;

/// The parts of a turn that the window shows. phaseOf() assigns the steps to them.
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

class ArcanaTableWriter final : public TableWriter {
public:
    ArcanaTableWriter(const View& view, const std::vector<Occupant>& occupants) : TableWriter(view, occupants) {}

private:
    void begin(TableState& table) const override {
        for (const char* name : phaseNames) table.phases.push_back(tr(name));
        table.phase = phaseNow(state());
        table.stackName = tr("Stack");
        table.advances = tr("attacks");
        table.spent = tr("tapped");
        table.guards = tr("blocks");
    }

    void describe(PlayerId player, TableSeat& seat) const override {
        seat.value = value(state(), player, Value::Life);
        seat.fullValue = 20;
        seat.valueName = tr("life");
        seat.valueIcon = "hearts";
        if (player != state().globals.current) seat.expected = -CombatForecast(match()).damageToPlayer();
        seat.inDanger = seat.value + seat.expected <= 5;
        seat.facts.push_back({"card-play", count(player, Zone::Hand), tr("Cards in hand")});
        seat.piles.push_back({tr("Library"), "card-pick", count(player, Zone::Library), true, false});
        seat.piles.push_back({tr("Graveyard"), "tombstone", count(player, Zone::Graveyard), false, true});
        if (count(player, Zone::Exile) > 0)
            seat.piles.push_back({tr("Exile"), "portal", count(player, Zone::Exile), false, true});
        const auto pool = manaPool(state(), player);
        constexpr std::array<const char*, manaKinds> pips{"C", "W", "U", "B", "R", "G"};
        for (std::size_t kind = 0; kind < manaKinds; ++kind) {
            if (pool[kind] > 0)
                seat.pool.push_back({.pip = pips[kind], .amount = pool[kind], .name = pipWords({pips[kind]})});
        }
    }

    void lay(TableState& table) const override {
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) cardsOf(PlayerId(p), table);
        items(table);
        arrows(table);
    }

    void ask(const Replies& replies, TableState& table) const override {
        writeQuestion(match(), viewer(), replies, table);
        writeReasons(match(), viewer(), occupants(), table);
    }

    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }
    [[nodiscard]] QString frame(DefinitionId card) const override { return frameOf(match().pool(), card); }

    [[nodiscard]] TableCard permanent(CardId id, PlayerId side) const {
        const Card& held = state().card(id);
        TableCard shown = card(id, side, TableZone::Board);
        shown.row = has(held, Trait::Creature) ? TableRow::Front
                    : has(held, Trait::Land)   ? TableRow::Back
                                               : TableRow::Aside;
        shown.spent = has(held, Flag::Tapped);
        shown.unready = has(held, Trait::Creature) && has(held, Flag::Sick) && !has(held, Trait::Haste) &&
                        state().globals.current == side;
        if (has(held, Flag::Attacking)) shown.stance = TableStance::Advancing;
        if (has(held, Flag::Blocking)) shown.stance = TableStance::Guarding;
        shown.damage = value(held, CardValue::Damage);
        if (held.current.host) shown.attachedTo = held.current.host.value;
        shown.gather = shown.face.name;
        shown.badges = badgesOf(match(), id);
        notes(held, id, shown);
        return shown;
    }

    void notes(const Card& card, CardId id, TableCard& shown) const {
        const Traits given = card.current.traits & ~match().pool()[card.definition].traits;
        for (std::size_t bit = 0; bit < match().rulebook().vocabulary().traits.size(); ++bit) {
            if (((given >> bit) & 1U) == 0) continue;
            const QString word = inLanguage(match().rulebook().vocabulary().traits[bit].word, "arcana");
            const QString giver = giverOf(id, bit);
            shown.notes.push_back(giver.isEmpty() ? tr("Has %1").arg(word) : tr("Has %1 from %2").arg(word, giver));
        }
        tellLasting(id, Verb::Boost, {.isOfTwo = true}, shown);
        tellStatements(id, Verb::Boost, {.isOfTwo = true}, shown);
    }

    /// Returns the name of the source of a temporary effect that gives the card this quality; empty for other
    /// qualities.
    [[nodiscard]] QString giverOf(CardId id, std::size_t quality) const {
        const auto gives = [&](const ContinuousEffect& effect) {
            const bool isOn = effect.on == Subject(id) && effect.onSince == state().card(id).since;
            return isOn && ((effect.traits >> quality) & 1U) != 0;
        };
        const auto found = std::ranges::find_if(state().continuousEffects, gives);
        return found == state().continuousEffects.end() ? QString() : nameOf(found->source);
    }

    void cardsOf(PlayerId player, TableState& table) const {
        layHand(player, Zone::Hand, table);
        for (const CardId id : battlefield(state(), player)) table.cards.push_back(permanent(id, player));
        layPile(player, Zone::Graveyard, graveyardPile, table);
        layPile(player, Zone::Exile, exilePile, table);
    }

    void items(TableState& table) const {
        for (std::size_t i = state().pendingItems.size(); i > 0; --i) {
            const PendingItem& waiting = state().pendingItems[i - 1];
            table.stack.push_back(item(waiting));
            if (waiting.isCard != 0) {
                table.stack.back().text = table.stack.back().face.typeLine;
                table.cards.push_back(card(waiting.card, waiting.controller, TableZone::Stack));
            }
            aim(waiting, table);
        }
    }

    void arrows(TableState& table) const {
        const PlayerId defender = opponent(state().globals.current);
        for (const CardId attacker : attackersOf(match())) {
            TableArrow arrow;
            arrow.kind = TableArrowKind::Advance;
            arrow.fromCard = attacker.value;
            arrow.toSeat = defender.value;
            if (!has(state().card(attacker), Flag::Blocked)) table.arrows.push_back(arrow);
            for (const CardId blocker : blockersOf(match(), attacker)) {
                TableArrow block;
                block.kind = TableArrowKind::Guard;
                block.fromCard = blocker.value;
                block.toCard = attacker.value;
                table.arrows.push_back(block);
            }
        }
    }

    [[nodiscard]] QString whyDrawn() const override { return tr("Both players lost at the same time."); }

    [[nodiscard]] QString whyWon(PlayerId winner) const override {
        const PlayerId loser = opponent(winner);
        return whyLost(loser).arg(nameOf(loser));
    }

    [[nodiscard]] PlayerSet blowTo(PlayerId winner) const override { return PlayerSet(opponent(winner)); }

    [[nodiscard]] QString whyLost(PlayerId loser) const {
        if (value(state(), loser, Value::Life) <= 0) return tr("%1 ran out of life.");
        if (value(state(), loser, Value::DrewFromEmpty) != 0) return tr("%1 had no card to draw.");
        if (value(state(), loser, Value::Lost) != 0) return tr("%1 lost to a card's effect.");
        return tr("%1 conceded.");
    }
};

}  // namespace

int phaseNow(const MatchState& state) { return state.globals.turn == 0 ? 0 : phaseOf(step(state)); }

TablePlace placeOf(std::uint8_t zone) {
    switch (static_cast<Zone>(zone)) {
        case Zone::Hand:
            return {TableZone::Hand};
        case Zone::Library:
            return {TableZone::Pile, libraryPile};
        case Zone::Graveyard:
            return {TableZone::Pile, graveyardPile};
        case Zone::Exile:
            return {TableZone::Pile, exilePile};
        default:
            return {};
    }
}

TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                     const MatchLog& log) {
    return ArcanaTableWriter(view, occupants).write(replies, log);
}

}  // namespace duelogue::arcana
