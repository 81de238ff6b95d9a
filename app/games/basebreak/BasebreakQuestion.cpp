#include "app/games/basebreak/BasebreakQuestion.h"

#include <algorithm>

#include "app/games/basebreak/BasebreakFace.h"
#include "app/games/basebreak/BasebreakTr.h"
#include "app/games/presenter/QuestionWriter.h"
#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR_OF(Basebreak)

/// Writes Basebreak's own questions, with one function for each kind.
class BasebreakQuestionWriter final : public QuestionWriter {
public:
    using QuestionWriter::QuestionWriter;

private:
    [[nodiscard]] TableFace faceOf(CardId card) const override { return basebreak::faceOf(m_shown, card); }

    [[nodiscard]] QString ownLabel(const Reply& reply) const override {
        if (reply.is(Word::Use)) return tr("Use ability");
        const Card& card = m_state.card(reply.subject.card());
        return has(card, Trait::Minion) ? tr("Play this minion") : tr("Play this action");
    }

    void ownQuestion(const Communication& asking) override {
        m_out.ask = TableAsk::Act;
        if (asking.is<PlayCards>()) return playCards();
        if (asking.is<PlayExtra>()) return playExtra(asking.as<PlayExtra>());
        if (asking.is<SpecialTurn>()) special(asking.as<SpecialTurn>());
    }

    void playCards() {
        m_out.title = tr("Your turn");
        m_out.sentence = m_replies.size() > 1 ? tr("Play a minion or an action, or end your turn.")
                                              : tr("You have nothing left to play.");
        setOnward(ReplyWord::Done, tr("End turn"));
    }

    void playExtra(const PlayExtra& body) {
        askedBy(body.card);
        const bool isKept = body.isKept != 0;
        m_out.sentence = extraSentence(body, isKept);
        setOnward(ReplyWord::Pass, isKept ? tr("Later") : tr("Skip"));
    }

    [[nodiscard]] QString extraSentence(const PlayExtra& body, bool isKept) const {
        // The replies of another player are unknown.
        const Subject listed = m_replies.empty() ? Subject{} : m_replies.front().subject;
        const CardId first = listed.isCard() ? listed.card() : CardId{};
        const Allowances by(m_shown, body.player, body.stamp);
        const int mostPower = by.all().empty() ? -1 : by.all().front().mostPower;
        if (first && !has(m_state.card(first), Trait::Minion))
            return isKept ? tr("You may play an extra action now or later this turn.")
                          : tr("You may play an extra action (now or never).");
        if (mostPower < 0)
            return isKept ? tr("You may play an extra minion now or later this turn.")
                          : tr("You may play an extra minion (now or never).");
        return (isKept ? tr("You may play an extra minion of power %1 or less now or later this turn.")
                       : tr("You may play an extra minion of power %1 or less (now or never)."))
            .arg(mostPower);
    }

    void special(const SpecialTurn& body) {
        askedBy(body.base);
        m_out.sentence = tr("This base is about to score. Play a special first?");
        setDefault(ReplyWord::Pass, tr("Score it"));
    }

    // ---- questions of the engine

    [[nodiscard]] bool givesUp() const override { return basebreak::givesUp(m_shown, m_replies); }

    void yesNoOfRules(const Communication& /*asking*/) override {
        m_out.title = tr("Opening hand");
        m_out.sentence = tr("You have no minions. Reveal your hand and draw a new one? (once)");
        setDefault(ReplyWord::Yes, tr("Redraw"));
        setLabel(ReplyWord::No, tr("Keep hand"));
    }

    [[nodiscard]] Words wordsFor(const Communication& asking, const Selection& body) const override {
        if (body.purpose == forPlace) return {{}, placeSentence(body.card)};
        if (body.purpose == forAllowance) return {{}, tr("Which extra play do you use? You keep the other one.")};
        if (body.purpose == forHandLimit) return discardWords(body);
        if (body.purpose == forScoring) return {tr("Several bases are ready to score"), tr("Which scores first?")};
        return wordsOfCard(asking, body);
    }

    [[nodiscard]] QString placeSentence(CardId card) const {
        return has(m_state.card(card), Trait::Minion) ? tr("Choose a base to play it on.")
                                                      : tr("Choose what to play it on.");
    }

    /// Names the controller and the base of a card. A card that triggered when it left play is described by its last
    /// known information.
    [[nodiscard]] QString fullNameOf(CardId id) const override {
        const Card& card = m_state.card(id);
        const Characteristics& look = isIn(card, Zone::Play) ? card.current : card.lastKnown;
        const QString whose = look.controller == m_viewer ? tr("your %1").arg(nameOf(id))
                              : look.controller
                                  ? tr("%1's %2").arg(m_table.seats[look.controller.value].name, nameOf(id))
                                  : nameOf(id);
        return look.host ? tr("%1 on %2").arg(whose, nameOf(look.host)) : whose;
    }

    /// Prefers the strongest card.
    [[nodiscard]] int worthOf(CardId id) const override {
        const Card& card = m_state.card(id);
        return card.definition ? m_shown.pool()[card.definition].figures[0] : 0;
    }

    [[nodiscard]] bool isOnTable(const Card& card) const override {
        return isIn(card, Zone::Play) || (isIn(card, Zone::Hand) && card.holder == m_viewer);
    }

    void numberFor(const Communication& /*asking*/, const ChooseNumber& /*body*/) override {
        m_out.sentence = saying();
        setHighest();
    }
};

}  // namespace

bool givesUp(const ReadableMatch& shown, const Replies& replies) {
    const Communication& asking = *shown.pendingQuestion();
    const bool isLost = asking.is<PlayCards>() || (asking.is<PlayExtra>() && asking.as<PlayExtra>().isKept == 0);
    return isLost && std::ranges::any_of(replies, [](const Reply& reply) { return reply.subject.isCard(); });
}

void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table) {
    BasebreakQuestionWriter(shown, viewer, replies, table).write();
}

}  // namespace duelogue::basebreak
