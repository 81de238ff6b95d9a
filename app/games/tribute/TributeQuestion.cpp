#include "app/games/tribute/TributeQuestion.h"

#include <algorithm>

#include "app/games/presenter/Offer.h"
#include "app/games/presenter/QuestionWriter.h"
#include "app/games/tribute/TributeFace.h"
#include "app/games/tribute/TributeTable.h"
#include "app/games/tribute/TributeTr.h"
#include "cards/data/CardPool.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Turn.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR_OF(Tribute)

/// Returns true if the player has a monster that can attack.
bool canAttack(const MatchState& state, PlayerId player) {
    return std::ranges::any_of(state.zone(player, Zone::Field), [&](CardId id) {
        const Card& card = state.card(id);
        return isOpenMonster(card) && !has(card, Flag::Defending) && !has(card, Flag::Attacked);
    });
}

/// Writes Tribute's own questions, with one function for each kind.
class TributeQuestionWriter final : public QuestionWriter {
public:
    using QuestionWriter::QuestionWriter;

private:
    [[nodiscard]] TableFace faceOf(CardId card) const override { return tribute::faceOf(m_shown, card); }

    [[nodiscard]] QString ownLabel(const Reply& reply) const override {
        switch (static_cast<Word>(reply.word)) {
            case Word::Summon:
                return needsTribute(reply.subject.card()) ? tr("Tribute Summon") : tr("Normal Summon");
            case Word::Set:
                return needsTribute(reply.subject.card()) ? tr("Set with tribute") : tr("Set");
            case Word::Turn:
                return turnLabel(m_state.card(reply.subject.card()));
            case Word::Use:
                return useLabel(reply);
            case Word::Attack:
            case Word::Strike:
                return tr("Attack");
            case Word::Call:
                return tr("Special Summon with this");
            case Word::Battle:
                return phase(m_state) == Detail::Battle ? tr("Main Phase 2") : tr("Battle Phase");
            case Word::End:
                return tr("End turn");
        }
        return {};
    }

    [[nodiscard]] bool needsTribute(CardId card) const {
        const Card& held = m_state.card(card);
        return has(held, Trait::Monster) && tributesFor(figure(held, Figure::Level)) > 0;
    }

    [[nodiscard]] static QString turnLabel(const Card& card) {
        if (has(card, Flag::FaceDown)) return tr("Flip Summon");
        return has(card, Flag::Defending) ? tr("Change to attack position") : tr("Change to defense position");
    }

    /// Returns the label for using a card. A card that stays on the field can be activated with or without its effect.
    [[nodiscard]] QString useLabel(const Reply& reply) const {
        const Card& card = m_state.card(reply.subject.card());
        if (!card.definition || !has(card, Flag::FaceDown)) return tr("Activate");
        const Definition& printed = m_shown.pool()[card.definition];
        const auto abilities = m_shown.pool().abilitiesOf(printed);
        const auto isEffect = [](const Ability& ability) { return ability.kind == AbilityKind::Activated; };
        if (std::ranges::none_of(abilities, isEffect)) return tr("Activate");
        return reply.number < printed.abilityCount ? tr("Activate with its effect") : tr("Activate only the card");
    }

    /// Turns a summon by the effect of a card in the graveyard into a button, so that the field stays visible.
    void callByButton() {
        for (TableAnswer& answer : m_out.answers) {
            const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
            if (!reply.is(Word::Call) || isOnTable(m_state.card(reply.subject.card()))) continue;
            answer.card = -1;
            answer.label = tr("Special Summon with %1").arg(nameOf(reply.subject.card()));
        }
    }

    void ownQuestion(const Communication& asking) override {
        m_out.ask = TableAsk::Act;
        callByButton();
        if (asking.is<Act>()) return act();
        if (asking.is<DeclareAttack>()) return attack();
        if (asking.is<Respond>()) return respond();
        if (asking.is<Replay>()) return replay(asking.as<Replay>());
        if (asking.is<SummonNow>()) summonNow(asking.as<SummonNow>());
    }

    void act() {
        const bool first = phase(m_state) == Detail::Main;
        m_out.title = first ? tr("Your Main Phase 1") : tr("Your Main Phase 2");
        m_out.sentence = tr("Summon, set or activate cards, or end the phase.");
        if (!hasMonster()) leaveOut(Word::Battle);
        if (find(Word::Battle) != nullptr && canAttack(m_state, m_viewer)) {
            setDefault(Word::Battle);
        } else {
            setOnward(Word::End);
        }
        leadTo(Word::Battle, Detail::Battle);
        leadTo(Word::End, Detail::End);
    }

    [[nodiscard]] bool hasMonster() const {
        return std::ranges::any_of(m_state.zone(m_viewer, Zone::Field),
                                   [&](CardId id) { return has(m_state.card(id), Trait::Monster); });
    }

    /// Does not show a legal reply that can't be useful.
    void leaveOut(Word word) {
        std::erase_if(m_out.answers, [&](const TableAnswer& answer) {
            return m_replies[static_cast<std::size_t>(answer.index)].is(word);
        });
    }

    /// Lets a click on the next phase give the reply that leads to it.
    template <class Leaving>
    void leadTo(Leaving word, Detail next) {
        if (TableAnswer* answer = find(word)) answer->phase = phaseNumber(next);
    }

    void attack() {
        m_out.title = tr("Your Battle Phase");
        const bool can = find(Word::Attack) != nullptr || find(Word::Strike) != nullptr;
        m_out.sentence = can ? tr("Choose an attacker, then its target.") : tr("None of your monsters can attack.");
        setOnward(Word::Battle);
        leadTo(Word::Battle, Detail::SecondMain);
        leadTo(Word::End, Detail::End);
    }

    // ---- opportunities to respond

    void respond() {
        if (!m_state.pendingItems.empty()) {
            m_out.title = nameOf(m_state.pendingItems.back().card);
            m_out.sentence = tr("Chain a card, or let it resolve.");
        } else {
            m_out.title = occasion();
            m_out.sentence = tr("Activate a card?");
        }
        setDefault(ReplyWord::Pass, m_state.pendingItems.empty() ? tr("No") : tr("Don't chain"));
    }

    /// Returns the event that the player can respond to while the chain is empty.
    [[nodiscard]] QString occasion() const {
        const auto battle =
            std::ranges::find_if(m_state.communications, [](const Communication& c) { return c.is<Battle>(); });
        if (battle != m_state.communications.end()) return battleStepOf(battle->as<Battle>());
        if (value(m_state, Global::Leaving) != 0) {
            const bool isBehindAttacks = phase(m_state) == Detail::Battle && value(m_state, Global::Begun) == inEndStep;
            return isBehindAttacks ? tr("End of the Battle Phase") : tr("End of the phase");
        }
        if (value(m_state, Global::Window) != 0) return tr("After the last event");
        switch (phase(m_state)) {
            case Detail::Draw:
                return tr("Draw Phase");
            case Detail::Standby:
                return tr("Standby Phase");
            case Detail::Battle:
                return tr("Start of the Battle Phase");
            case Detail::End:
                return tr("End Phase");
            default:
                return tr("Response window");
        }
    }

    [[nodiscard]] QString battleStepOf(const Battle& battle) const {
        switch (battleStep(m_state)) {
            case BattleStep::Before:
                return tr("Before damage calculation");
            case BattleStep::After:
                return tr("After damage calculation");
            case BattleStep::None:
                break;
        }
        if (battle.target) return tr("%1 attacks %2").arg(nameOf(battle.attacker), nameOf(battle.target));
        return tr("%1 attacks directly").arg(nameOf(battle.attacker));
    }

    void replay(const Replay& body) {
        askedBy(body.attacker);
        m_out.sentence =
            tr("Attack replay: your opponent's monsters changed. Choose a new target or cancel the attack.");
        setOnward(ReplyWord::Pass, tr("Cancel attack"));
    }

    void summonNow(const SummonNow& body) {
        askedBy(body.card);
        m_out.sentence = tr("Summon or set one additional monster now.");
    }

    // ---- questions of the engine

    void labelChoice(const QString& yes, const QString& no) const {
        for (TableAnswer& answer : m_out.answers) {
            const bool isYes = m_replies[static_cast<std::size_t>(answer.index)].is(ReplyWord::Yes);
            answer.label = isYes ? yes : no;
        }
    }

    /// Asks for the position of a special summoned monster, and for the order of effects when a borrowed card returns.
    [[nodiscard]] QString offer(const Communication& asking) const override {
        const Communication* by = m_shown.state().asker();
        if (by != nullptr && by->is<Return>()) {
            labelChoice(tr("Return it"), tr("Its effect"));
            return tr("Its control returns to its owner, and its effect triggers. Which comes first?");
        }
        const bool summons = by != nullptr && by->is(Verb::SpecialSummon);
        if (!summons) return QuestionWriter::offer(asking);
        labelChoice(tr("Attack position"), tr("Defense position"));
        return tr("Choose its battle position.");
    }

    [[nodiscard]] bool givesUp() const override { return tribute::givesUp(m_shown, m_replies); }

    void yesNoOfRules(const Communication& /*asking*/) override {}

    [[nodiscard]] Words wordsFor(const Communication& asking, const Selection& body) const override {
        if (body.purpose == forTribute)
            return {{},
                    several(body, tr("Choose a monster to tribute."), tr("Choose a monster to tribute (%1 left)."))};
        if (body.purpose == forReturn) {
            const QString one = tr("Choose which monster returns. The others go to the graveyard.");
            return {tr("Not enough free zones"),
                    several(body, one, tr("Choose which monsters return (%1 left). The others go to the graveyard."))};
        }
        if (body.purpose == forHandLimit) return discardWords(body);
        return wordsOfCard(asking, body);
    }

    /// Prefers the monster with the highest attack.
    [[nodiscard]] int worthOf(CardId id) const override {
        const Card& card = m_state.card(id);
        return card.definition ? figure(m_shown.pool()[card.definition], Figure::Attack) : 0;
    }

    [[nodiscard]] bool isOnTable(const Card& card) const override {
        return isIn(card, Zone::Field) || (isIn(card, Zone::Hand) && card.holder == m_viewer);
    }

    void numberFor(const Communication& /*asking*/, const ChooseNumber& /*body*/) override {
        m_out.sentence = saying();
        setHighest();
    }
};

}  // namespace

bool givesUp(const ReadableMatch& shown, const Replies& replies) {
    const Communication& asking = *shown.pendingQuestion();
    if (!asking.is<Act>() && !asking.is<DeclareAttack>() && !asking.is<Replay>()) return false;
    const bool attacks = asking.is<Act>() && canAttack(shown.state(), shown.playerToAct());
    return std::ranges::any_of(replies, [&](const Reply& reply) {
        return reply.is(Word::Summon) || reply.is(Word::Attack) || reply.is(Word::Strike) ||
               (attacks && reply.is(Word::Battle));
    });
}

void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table) {
    TributeQuestionWriter(shown, viewer, replies, table).write();
}

}  // namespace duelogue::tribute
