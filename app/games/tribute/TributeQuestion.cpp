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
#include "match/tribute/Summoning.h"
#include "match/tribute/Turn.h"

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
                return tr("Summon it");
            case Word::Set:
                return tr("Set it face-down");
            case Word::Turn:
                return turnLabel(m_state.card(reply.subject.card()));
            case Word::Use:
                return useLabel(reply);
            case Word::Attack:
            case Word::Strike:
                return tr("Attack");
            case Word::Call:
                return tr("Summon a monster by it");
            case Word::Battle:
                return phase(m_state) == Detail::Battle ? tr("Second main phase") : tr("Battle");
            case Word::End:
                return tr("End turn");
        }
        return {};
    }

    [[nodiscard]] static QString turnLabel(const Card& card) {
        if (has(card, Flag::FaceDown)) return tr("Flip summon it");
        return has(card, Flag::Defending) ? tr("Turn it to attack") : tr("Turn it to defense");
    }

    /// Returns the label for using a card. A card that stays on the field can be turned up with or without its effect.
    [[nodiscard]] QString useLabel(const Reply& reply) const {
        const Card& card = m_state.card(reply.subject.card());
        if (!card.definition || !has(card, Flag::FaceDown)) return tr("Use it");
        const Definition& printed = m_shown.pool()[card.definition];
        const auto abilities = m_shown.pool().abilitiesOf(printed);
        const auto isEffect = [](const Ability& ability) { return ability.kind == AbilityKind::Activated; };
        if (std::ranges::none_of(abilities, isEffect)) return tr("Use it");
        return reply.number < printed.abilityCount ? tr("Turn it up and use its effect") : tr("Only turn it up");
    }

    /// Turns a summon by the effect of a card in the graveyard into a button, so that the field stays visible.
    void callByButton() {
        for (TableAnswer& answer : m_out.answers) {
            const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
            if (!reply.is(Word::Call) || isOnTable(m_state.card(reply.subject.card()))) continue;
            answer.card = -1;
            answer.label = tr("Summon a monster by %1").arg(nameOf(reply.subject.card()));
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
        m_out.title = first ? tr("Your main phase") : tr("Your second main phase");
        m_out.sentence = tr("Summon, set or use cards, or go on.");
        if (find(Word::Battle) != nullptr && canAttack(m_state, m_viewer)) {
            setDefault(Word::Battle);
        } else {
            setOnward(Word::End);
        }
        leadTo(Word::Battle, Detail::Battle);
        leadTo(Word::End, Detail::End);
    }

    /// Lets a click on the next phase give the reply that leads to it.
    template <class Leaving>
    void leadTo(Leaving word, Detail next) {
        if (TableAnswer* answer = find(word)) answer->phase = phaseNumber(next);
    }

    void attack() {
        m_out.title = tr("Your battle phase");
        const bool can = find(Word::Attack) != nullptr || find(Word::Strike) != nullptr;
        m_out.sentence =
            can ? tr("Click a monster of yours, then the one that it attacks.") : tr("No monster of yours can attack.");
        setOnward(Word::Battle);
        leadTo(Word::Battle, Detail::SecondMain);
        leadTo(Word::End, Detail::End);
    }

    // ---- opportunities to respond

    void respond() {
        if (!m_state.pendingItems.empty()) {
            m_out.title = nameOf(m_state.pendingItems.back().card);
            m_out.sentence = tr("Respond to it, or let it happen.");
        } else {
            m_out.title = occasion();
            m_out.sentence = tr("Use a card now, or go on.");
        }
        setDefault(ReplyWord::Pass, m_state.pendingItems.empty() ? tr("Go on") : tr("Let it happen"));
    }

    /// Returns the event that the player can respond to while the chain is empty.
    [[nodiscard]] QString occasion() const {
        const auto battle =
            std::ranges::find_if(m_state.communications, [](const Communication& c) { return c.is<Battle>(); });
        if (battle != m_state.communications.end()) return battleStepOf(battle->as<Battle>());
        if (value(m_state, Global::Leaving) != 0) {
            const bool isBehindAttacks = phase(m_state) == Detail::Battle && value(m_state, Global::Begun) == inEndStep;
            return isBehindAttacks ? tr("The end of the battle phase: no attack follows")
                                   : tr("The phase is about to end");
        }
        if (value(m_state, Global::Window) != 0) return tr("Something has happened on the field");
        switch (phase(m_state)) {
            case Detail::Draw:
                return tr("The draw phase");
            case Detail::Standby:
                return tr("The standby phase");
            case Detail::Battle:
                return tr("The battle phase begins");
            case Detail::End:
                return tr("The end phase");
            default:
                return tr("A time to respond");
        }
    }

    [[nodiscard]] QString battleStepOf(const Battle& battle) const {
        switch (battleStep(m_state)) {
            case BattleStep::Before:
                return tr("Before damage is worked out");
            case BattleStep::After:
                return tr("After the damage");
            case BattleStep::None:
                break;
        }
        if (battle.target) return tr("%1 attacks %2").arg(nameOf(battle.attacker), nameOf(battle.target));
        return tr("%1 attacks directly").arg(nameOf(battle.attacker));
    }

    void replay(const Replay& body) {
        askedBy(body.attacker);
        m_out.sentence = tr("Other monsters stand against it now. Choose what it attacks, or call it off.");
        setOnward(ReplyWord::Pass, tr("No attack"));
    }

    void summonNow(const SummonNow& body) {
        askedBy(body.card);
        m_out.sentence = tr("Summon or set one more monster now.");
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
            labelChoice(tr("It goes back first"), tr("Its effect first"));
            return tr("It goes back to who lent it, and it has an effect now. Which comes first?");
        }
        const bool summons = by != nullptr && by->is(Verb::SpecialSummon);
        if (!summons) return QuestionWriter::offer(asking);
        labelChoice(tr("Attack position"), tr("Defense position"));
        return tr("In which position do you summon it?");
    }

    [[nodiscard]] bool givesUp() const override { return tribute::givesUp(m_shown, m_replies); }

    void yesNoOfRules(const Communication& /*asking*/) override {}

    [[nodiscard]] Words wordsFor(const Communication& asking, const Selection& body) const override {
        if (body.purpose == forTribute) return {{}, tr("Which monster do you tribute for it?") + more(body)};
        if (body.purpose == forReturn)
            return {tr("No room for all that come back"),
                    tr("Choose what comes back. The rest goes to the graveyard.") + more(body)};
        if (body.purpose == forHandLimit)
            return {tr("Your hand is too big"), tr("Choose a card to discard.") + more(body)};
        return wordsOfCard(asking, body);
    }

    /// Prefers the monster with the highest attack.
    [[nodiscard]] int worthOf(CardId id) const override {
        const Card& card = m_state.card(id);
        return card.definition ? m_shown.pool()[card.definition].figures[static_cast<std::size_t>(Figure::Attack)] : 0;
    }

    [[nodiscard]] bool isOnTable(const Card& card) const override {
        return isIn(card, Zone::Field) || (isIn(card, Zone::Hand) && card.holder == m_viewer);
    }
    [[nodiscard]] bool isSortedByName(std::uint8_t zone) const override { return zone == index(Zone::Deck); }

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
