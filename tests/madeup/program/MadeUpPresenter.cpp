#include "tests/madeup/program/MadeUpPresenter.h"

#include <algorithm>

#include "app/games/presenter/HintWords.h"
#include "app/games/presenter/MomentWriter.h"
#include "app/games/presenter/QuestionWriter.h"
#include "app/games/presenter/ReasonWriter.h"
#include "app/games/presenter/TableWriter.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

namespace {

constexpr int discardPile = 1;

// ---------------------------------------------------------------------------------------------------- cards

TableFace printedFace(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    TableFace face;
    face.name = QString::fromUtf8(definition.name);
    face.typeLine = spoken::typeLine(pool, id);
    face.text = spoken::rulesText(pool, id);
    face.icon = QString::fromUtf8(definition.icon);
    if ((definition.traits & bit(Trait::Unit)) != 0) {
        face.figures = QString::number(definition.figures[0]);
        face.figureWords = "power " + face.figures;
    }
    return face;
}

TableFace faceNow(const ReadableMatch& shown, CardId id) {
    const Card& card = shown.state().card(id);
    if (!card.definition) return {};
    TableFace face = printedFace(shown.pool(), card.definition);
    face.cost = {QString::number(costOf(shown, id))};
    face.costWords = "costs " + face.cost.front();
    return face;
}

bool isOnBoard(const Card& card) { return card.zone == static_cast<std::uint8_t>(Zone::Board); }

// ------------------------------------------------------------------------------------------------- questions

class MadeUpQuestionWriter final : public QuestionWriter {
public:
    using QuestionWriter::QuestionWriter;

private:
    [[nodiscard]] TableFace faceOf(CardId card) const override { return faceNow(m_shown, card); }

    [[nodiscard]] QString ownLabel(const Reply& reply) const override {
        if (reply.is(MadeUpWord::Work)) return "Work for a credit";
        if (reply.is(MadeUpWord::Tap)) return "Tap for a credit";
        return reply.is(MadeUpWord::Pay) ? "Pay" : "Put into play";
    }

    void ownQuestion(const Communication& asking) override {
        m_out.ask = TableAsk::Act;
        if (asking.is<TakeTurn>()) {
            m_out.title = "Your turn";
            m_out.sentence = "Play a card, or work for a credit.";
            setOnward(ReplyWord::Pass, "End turn");
        } else {
            askedBy(asking.as<Pay>().card);
            m_out.sentence = "Tap sources, then pay.";
            setDefault(MadeUpWord::Pay);
        }
    }

    [[nodiscard]] bool isOnTable(const Card& card) const override {
        return isOnBoard(card) || (card.zone == static_cast<std::uint8_t>(Zone::Hand) && card.holder == m_viewer);
    }
    [[nodiscard]] Words wordsFor(const Communication& asking, const Selection& body) const override {
        return wordsOfCard(asking, body);
    }
    void yesNoOfRules(const Communication& /*asking*/) override { m_out.sentence = "Do it?"; }
    [[nodiscard]] bool givesUp() const override { return m_replies.size() > 2; }
    [[nodiscard]] int worthOf(CardId card) const override { return costOf(m_shown, card); }
    void numberFor(const Communication& /*asking*/, const ChooseNumber& /*body*/) override {
        m_out.sentence = saying();
        setHighest();
    }
};

class MadeUpReasonWriter final : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

private:
    [[nodiscard]] TableFrame ownReason(const Communication& outstanding) const override {
        if (!outstanding.is<PlayCard>()) return {};
        const auto& body = outstanding.as<PlayCard>();
        return byPlayer(body.player, nameOf(body.card) + " is being played");
    }
};

// ----------------------------------------------------------------------------------------------------- table

class MadeUpTableWriter final : public TableWriter {
public:
    MadeUpTableWriter(const View& view, const std::vector<Occupant>& occupants) : TableWriter(view, occupants) {}

private:
    void begin(TableState& table) const override {
        table.phases = {"Draw", "Main", "End"};
        table.phase = std::max(0, int{state().globals.phase} - static_cast<int>(Phase::Draw));
        table.stackName = "Stack";
    }

    void describe(PlayerId player, TableSeat& seat) const override {
        seat.value = value(state(), player, PlayerValue::Points);
        seat.fullValue = 4;
        seat.valueName = "points";
        seat.hue = player.value;
        seat.facts = {{"card-play", count(player, Zone::Hand), "Cards in hand"},
                      {"two-coins", value(state(), player, PlayerValue::Credits), "Credits"},
                      {"pocket-watch", value(state(), player, PlayerValue::Clicks), "Clicks left"}};
        seat.piles = {{"Deck", "stack", count(player, Zone::Deck), true, false},
                      {"Discard", "card-discard", count(player, Zone::Discard), false, true}};
    }

    void lay(TableState& table) const override {
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) {
            const PlayerId player(p);
            layHand(player, Zone::Hand, table);
            for (const CardId id : state().zone(player, Zone::Board)) {
                TableCard shown = card(id, player, TableZone::Board);
                const Card& held = state().card(id);
                shown.row = has(state().card(id), Trait::Unit) ? TableRow::Front : TableRow::Back;
                shown.sideways = (held.current.flags & bit(Flag::Tapped)) != 0;
                table.cards.push_back(shown);
            }
            layPile(player, Zone::Discard, discardPile, table);
        }
        for (const PendingItem& waiting : state().pendingItems) {
            table.stack.insert(table.stack.begin(), item(waiting));
            TableCard shown = card(waiting.card, waiting.controller, TableZone::Stack);
            table.cards.push_back(shown);
        }
    }

    void ask(const Replies& replies, TableState& table) const override {
        MadeUpQuestionWriter(match(), viewer(), replies, table).write();
        MadeUpReasonWriter(match(), viewer(), occupants()).write(table);
    }

    [[nodiscard]] TableFace face(CardId card) const override { return faceNow(match(), card); }
    [[nodiscard]] QString frame(DefinitionId /*card*/) const override { return "A"; }
    [[nodiscard]] QString whyWon(PlayerId winner) const override {
        return nameOf(winner) + " has " + QString::number(value(state(), winner, PlayerValue::Points)) + " points.";
    }
};

class MadeUpMomentWriter final : public MomentWriter {
public:
    explicit MadeUpMomentWriter(const View& view) : MomentWriter(view) {}

private:
    [[nodiscard]] Result moved(const VerbBody& /*verb*/) override { return as(Kind::Move); }
    [[nodiscard]] Result gained(const VerbBody& /*verb*/, int amount) override { return numbers(amount, Kind::Value); }
    [[nodiscard]] Result ownVerb(const VerbBody& /*verb*/) override {
        return completed().is(MadeUpVerb::Play) ? faces() : Result();
    }
    [[nodiscard]] TableFace face(CardId card) const override { return faceNow(match(), card); }
};

}  // namespace

TableState MadeUpPresenter::table(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                  const MatchLog& log) const {
    return MadeUpTableWriter(view, occupants).write(replies, log);
}

int MadeUpPresenter::phase(const View& view) const {
    return std::max(0, int{view.state().globals.phase} - static_cast<int>(Phase::Draw));
}

TableHints MadeUpPresenter::hints(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                  const TableQuestion& question, const std::vector<Hint>& hints) const {
    const auto phrase = [](std::uint8_t /*word*/, const QString& name, const QString& /*with*/) {
        return "play " + name;
    };
    return makeHints(view, occupants, replies, question, hints, {phrase, [](std::uint8_t) { return false; }});
}

std::optional<TableMoment> MadeUpPresenter::moment(const View& view) const { return MadeUpMomentWriter(view).write(); }

std::optional<Reply> MadeUpPresenter::idle(const View& view) const {
    if (view.state().communications.back().is<TakeTurn>()) return Reply(ReplyWord::Pass);
    return std::nullopt;
}

bool MadeUpPresenter::givesUp(const View& view) const { return view.legalReplies().size() > 2; }

TableFace MadeUpPresenter::printed(const CardPool& pool, DefinitionId card) const { return printedFace(pool, card); }

QString MadeUpPresenter::colorsOf(const CardPool& /*pool*/, DefinitionId /*card*/) const { return "A"; }

}  // namespace duelogue::madeup
