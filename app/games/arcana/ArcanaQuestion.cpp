#include "app/games/arcana/ArcanaQuestion.h"

#include <algorithm>
#include <numeric>

#include "app/games/arcana/ArcanaFace.h"
#include "app/games/arcana/ArcanaLabels.h"
#include "app/games/arcana/ArcanaTr.h"
#include "app/games/arcana/CombatForecast.h"
#include "app/games/presenter/Offer.h"
#include "app/games/presenter/QuestionWriter.h"
#include "cards/data/CardPool.h"
#include "cards/data/Price.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/grammar/English.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/arcana/combat/DeclareAttackers.h"
#include "match/arcana/combat/DeclareBlockers.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/turn/Mulligans.h"
#include "match/arcana/turn/Priority.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

DUELOGUE_TR_OF(Arcana)

template <class Kind>
constexpr std::uint8_t number(Kind kind) {
    return static_cast<std::uint8_t>(kind);
}

/// Returns a price with a known X in symbols: "2R".
QString priceText(const ReadableMatch& shown, const Price& price) {
    Cost cost;
    std::ranges::copy(price, cost.resources.begin());
    return QString::fromStdString(symbolsOf(shown.pool().vocabulary(), cost));
}

/// Writes Arcana's own questions, with one function for each kind.
class ArcanaQuestionWriter final : public QuestionWriter {
public:
    using QuestionWriter::QuestionWriter;

private:
    [[nodiscard]] TableFace faceOf(CardId card) const override { return arcana::faceOf(m_shown, card); }
    [[nodiscard]] QString ownLabel(const Reply& reply) const override { return replyLabel(m_state, reply); }

    void ownQuestion(const Communication& asking) override {
        switch (asking.kind.value) {
            case number(ArcanaKind::Priority):
                return priority();
            case number(ArcanaKind::PayMana):
                return payment(asking);
            case number(ArcanaKind::DeclareAttackers):
                return attackers(asking);
            case number(ArcanaKind::DeclareBlockers):
                return blockers(asking);
            default:
                return;
        }
    }

    // ---- questions of the engine

    [[nodiscard]] bool isPriced(const Communication& /*asking*/) const override {
        const Communication* by = m_shown.state().asker();
        return by != nullptr && by->is<UnlessPays>();
    }

    [[nodiscard]] QString offer(const Communication& asking) const override {
        const Communication* by = m_shown.state().asker();
        if (by != nullptr && by->is<UnlessPays>())
            return tr("Pay %1?").arg(priceText(m_shown, by->as<UnlessPays>().price));
        return QuestionWriter::offer(asking);
    }

    [[nodiscard]] bool givesUp() const override { return arcana::givesUp(m_shown, m_replies); }

    void yesNoOfRules(const Communication& /*asking*/) override {
        const int mulligans = value(m_state, m_viewer, Value::Mulligans);
        const int fewer = option(m_state, Option::StartingHand) - cardsLost(m_state, mulligans + 1);
        m_out.title = tr("Opening hand");
        m_out.sentence = tr("Keep this hand, or mulligan to %1?").arg(fewer);
        if (TableAnswer* yes = find(ReplyWord::Yes)) {
            yes->label = tr("Mulligan");
            yes->isDefault = false;
        }
        setDefault(ReplyWord::No, tr("Keep hand"));
    }

    [[nodiscard]] Words wordsFor(const Communication& /*asking*/, const Selection& body) const override {
        if (body.purpose == forMulligan)
            return {tr("Opening hand"), several(body, tr("Put a card from your hand on the bottom of your library."),
                                                tr("Put %1 cards from your hand on the bottom of your library."))};
        return body.purpose == forHandSize ? discardWords(body) : Words{};
    }

    /// Returns "X = 3. " while a spell with X is being cast.
    [[nodiscard]] QString prelude() const override {
        const auto& stack = m_state.communications;
        const auto played = std::ranges::find_if(stack, [](const Communication& c) { return c.is<PlayCard>(); });
        if (played == stack.end()) return {};
        const auto& body = played->as<PlayCard>();
        const DefinitionId card = m_state.card(body.card).definition;
        return card && m_shown.pool()[card].cost.x > 0 ? tr("X = %1. ").arg(body.x) : QString();
    }

    /// Prefers the spell with the highest cost. Among lands, prefers the one of which the viewer has the fewest.
    [[nodiscard]] int worthOf(CardId id) const override {
        const Card& card = m_state.card(id);
        if (!card.definition) return 0;
        const Definition& definition = m_shown.pool()[card.definition];
        const int cost = std::accumulate(definition.cost.resources.begin(), definition.cost.resources.end(), 0);
        if ((definition.traits & bit(Trait::Land)) == 0) return cost;
        const auto own = [&](Zone zone) {
            const auto& cards = m_state.zone(m_viewer, number(zone));
            return std::ranges::count_if(cards,
                                         [&](CardId each) { return m_state.card(each).definition == card.definition; });
        };
        return -static_cast<int>(own(Zone::Battlefield) + own(Zone::Hand)) - 1;
    }

    [[nodiscard]] bool isOnTable(const Card& card) const override {
        const auto zone = static_cast<Zone>(card.zone);
        return zone == Zone::Battlefield || zone == Zone::Stack || (zone == Zone::Hand && card.holder == m_viewer);
    }

    void numberFor(const Communication& /*asking*/, const ChooseNumber& body) override {
        if (body.purpose == Purpose::Cost) {
            m_out.sentence = tr("Choose a value for X.");
            setHighest();
        } else if (body.purpose == Purpose::Share) {
            const QString least = QString::number(body.least), most = QString::number(body.most);
            m_out.sentence = tr("Assign %2–%3 damage to %1.").arg(nameOf(body.about), least, most);
            pointAt(body.card, body.about);
        } else {
            m_out.sentence = tr("Choose a number.");
        }
    }

    /// Points an arrow at a card, to distinguish it from others of the same name.
    void pointAt(CardId from, CardId to) {
        if (!to) return;
        m_out.chosen.push_back(to.value);
        TableArrow arrow;
        arrow.fromCard = from.value;
        arrow.toCard = to.value;
        m_table.arrows.push_back(arrow);
    }

    // ---- questions of Arcana

    void priority() {
        m_out.ask = TableAsk::Act;
        const bool mine = m_state.globals.current == m_viewer;
        if (!m_state.pendingItems.empty()) {
            const CardId top = m_state.pendingItems.back().card;
            m_out.title = nameOf(top);
            m_out.sentence = tr("Respond or let it resolve.");
            setDefault(ReplyWord::Pass, tr("Resolve"));
            return;
        }
        m_out.title = stepTitle(step(m_state), mine ? QString() : m_table.seats[m_state.globals.current.value].name);
        m_out.sentence = m_replies.size() > 1 ? tr("Play a card or continue.") : tr("No plays available.");
        setOnward(ReplyWord::Pass, passLabel(step(m_state), mine));
        if (mine && step(m_state) == Step::Main && !hasAttacker()) offerEndOfTurn();
    }

    [[nodiscard]] bool hasAttacker() const {
        return std::ranges::any_of(battlefield(m_state, m_viewer), [&](CardId id) { return canAttack(m_shown, id); });
    }

    /// Adds a button that ends the turn, because nothing can attack. It is the default if nothing can be played either.
    void offerEndOfTurn() {
        TableAnswer* const pass = find(ReplyWord::Pass);
        if (pass == nullptr) return;
        pass->label = tr("To main phase 2");
        TableAnswer end;
        end.index = TableAnswer::endTurn;
        end.label = tr("End turn");
        const bool canPlay = std::ranges::any_of(m_replies, [](const Reply& reply) { return reply.is(Word::Play); });
        if (!canPlay) std::swap(end.isDefault, pass->isDefault);
        m_out.answers.push_back(end);
    }

    /// Returns the rest of a price and the part that the mana pool pays. Colored mana pays for its color first, then
    /// for generic costs.
    [[nodiscard]] static std::pair<Price, Price> afterPool(Price due, std::span<const std::int16_t> pool) {
        Price paid{};
        std::array<int, manaKinds> left{};
        std::copy(pool.begin(), pool.end(), left.begin());
        const auto pay = [&](std::size_t what, std::size_t with) {
            const auto used = static_cast<std::uint8_t>(std::min<int>(due[what], left[with]));
            due[what] = static_cast<std::uint8_t>(due[what] - used);
            paid[with] = static_cast<std::uint8_t>(paid[with] + used);
            left[with] -= used;
        };
        for (std::size_t kind = 1; kind < manaKinds; ++kind) pay(kind, kind);
        for (std::size_t kind = 0; kind < manaKinds; ++kind) pay(0, kind);
        return {due, paid};
    }

    void payment(const Communication& asking) {
        const auto& body = asking.as<PayMana>();
        m_out.ask = TableAsk::Payment;
        askedBy(body.card);
        m_out.sentence = tr("Tap lands for mana, or auto-pay.");
        const auto [due, paid] = afterPool(body.price, manaPool(m_state, m_viewer));
        m_out.cost = pipsOf(due);
        m_out.paid = pipsOf(paid);
        m_out.costWords = pipWords(m_out.cost);
        m_out.paidWords = pipWords(m_out.paid);
        if (TableAnswer* automatic = find(Word::PayAuto)) {
            automatic->isDefault = true;
            if (const auto plan = Funds(m_shown, m_viewer).plan(body.price, body.card)) {
                for (const auto& tap : plan->taps) automatic->touches.push_back(tap.source.value);
            }
        }
        if (find(Word::Pay) != nullptr) paidInFull();
    }

    /// Offers only to pay, because no more mana is needed.
    void paidInFull() {
        const bool isSpell =
            std::ranges::any_of(m_state.communications, [](const Communication& c) { return c.is<PlayCard>(); });
        m_out.sentence = isSpell ? tr("Mana ready: confirm to cast.") : tr("Mana ready: confirm to activate.");
        std::erase_if(m_out.answers, [this](const TableAnswer& answer) {
            return answer.card >= 0 || m_replies[static_cast<std::size_t>(answer.index)].is(Word::PayAuto);
        });
        setDefault(Word::Pay);
    }

    void attackers(const Communication& asking) {
        m_out.ask = TableAsk::Several;
        m_out.title = tr("Declare attackers");
        m_out.sentence = m_replies.size() > 1 ? tr("Choose your attackers.") : tr("Confirm your attackers.");
        for (const Subject attacker : m_shown.list(asking)) m_out.chosen.push_back(attacker.card().value);
        const int damage = CombatForecast(m_shown).damageToPlayer();
        setOnward(ReplyWord::Done, m_out.chosen.empty()
                                       ? tr("No attackers")
                                       : tr("Attack with %1 (%2 damage)").arg(m_out.chosen.size()).arg(damage));
        if (m_replies.size() > 1) {
            TableAnswer all;
            all.index = TableAnswer::all;
            all.label = tr("Attack with everything");
            m_out.answers.push_back(all);
        }
    }

    void blockers(const Communication& asking) {
        m_out.ask = TableAsk::Pairs;
        m_out.title = tr("Declare blockers");
        m_out.sentence = tr("Choose a blocker, then the attacker it blocks.");
        const auto list = m_shown.list(asking);
        for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
            m_out.chosen.push_back(list[i].card().value);
            TableArrow arrow;
            arrow.kind = TableArrowKind::Guard;
            arrow.fromCard = list[i].card().value;
            arrow.toCard = list[i + 1].card().value;
            m_table.arrows.push_back(arrow);
        }
        const QString confirm = m_out.chosen.empty() ? tr("No blocks") : tr("Confirm blocks");
        const int damage = CombatForecast(m_shown).damageToPlayer();
        setOnward(ReplyWord::Done, damage == 0 ? confirm : tr("%1 (%2 damage to you)").arg(confirm).arg(damage));
    }
};

}  // namespace

bool givesUp(const ReadableMatch& shown, const Replies& replies) {
    const MatchState& state = shown.state();
    const Communication& asking = *shown.pendingQuestion();
    if (asking.is<DeclareAttackers>() || asking.is<DeclareBlockers>())
        return asking.listSize() == 0 && std::ranges::any_of(replies, [](const Reply& reply) {
                   return reply.is(Word::Attack) || reply.is(Word::Block);
               });
    // In the first main phase, a land can still wait for the second one.
    const bool isEndOfTurn = asking.is<Priority>() && state.pendingItems.empty() && step(state) == Step::SecondMain &&
                             state.globals.current == shown.playerToAct();
    return isEndOfTurn && std::ranges::any_of(replies, [&](const Reply& reply) {
               return reply.is(Word::Play) && has(state.card(reply.subject.card()), Trait::Land);
           });
}

void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table) {
    ArcanaQuestionWriter(shown, viewer, replies, table).write();
}

}  // namespace duelogue::arcana
