#pragma once

#include <QString>

#include "app/games/presenter/TableState.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// Writes TableState::question for the viewer: the question, and the label and place of each legal reply. If another
/// player must answer, writes only who that is. This class writes the questions that every game asks; a subclass adds
/// the questions and names of its game. Each writer serves one table.
class QuestionWriter {
public:
    QuestionWriter(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table);
    virtual ~QuestionWriter() = default;
    QuestionWriter(const QuestionWriter&) = delete;
    QuestionWriter& operator=(const QuestionWriter&) = delete;

    /// Writes the question. Does nothing if no question is pending.
    void write();

protected:
    const ReadableMatch& m_shown;
    const MatchState& m_state;
    PlayerId m_viewer;
    const Replies& m_replies;
    TableState& m_table;
    TableQuestion& m_out;

    struct Words {
        QString title;  ///< empty for the name of the card that asks
        QString sentence;
    };

    // ---- implemented by the games

    /// Returns a card with its current characteristics.
    [[nodiscard]] virtual TableFace faceOf(CardId card) const = 0;
    /// Returns the button label of a reply with one of the game's own words.
    [[nodiscard]] virtual QString ownLabel(const Reply& reply) const = 0;
    /// Writes a question of one of the game's own kinds.
    virtual void ownQuestion(const Communication& asking) = 0;
    /// Returns true if the card lies where it can be clicked. Other cards are chosen in a grid.
    [[nodiscard]] virtual bool isOnTable(const Card& card) const = 0;
    /// Returns the words for a choice with a purpose of the game, or with a purpose of the engine that the game words
    /// better. Empty words select the standard ones.
    [[nodiscard]] virtual Words wordsFor(const Communication& asking, const Selection& body) const = 0;
    /// Returns a remark to read before a target is chosen: "X = 3. "
    [[nodiscard]] virtual QString prelude() const { return {}; }
    /// Writes a yes-or-no question of the rules.
    virtual void yesNoOfRules(const Communication& asking) = 0;
    /// Returns the sentence of a card's yes-or-no question; empty to use the card's text.
    [[nodiscard]] virtual QString offer(const Communication& asking) const;
    /// Implements GamePresenter::givesUp().
    [[nodiscard]] virtual bool givesUp() const = 0;
    /// Returns true if both yes and no have a price, so that neither can be the default.
    [[nodiscard]] virtual bool isPriced(const Communication& /*asking*/) const { return false; }
    /// Returns a card's name with details that distinguish it from others of that name, if the game has words for them.
    [[nodiscard]] virtual QString fullNameOf(CardId card) const { return nameOf(card); }
    /// Returns a heuristic value for choosing among offered cards; the default is the highest.
    [[nodiscard]] virtual int worthOf(CardId card) const = 0;
    /// Writes the sentence and the default for a number that a card asks for.
    virtual void numberFor(const Communication& asking, const ChooseNumber& body) = 0;

    // ---- helpers for the games

    void askedBy(CardId card);
    /// Returns the text of the card that asks: the ability that asks, if known, or all of its text.
    [[nodiscard]] QString saying() const;
    /// Returns that text as the words of a choice; empty if cards are put in order or the text is empty.
    [[nodiscard]] Words wordsOfCard(const Communication& asking, const Selection& body) const;
    /// Returns the name of a card, or "a card" if it is unknown.
    [[nodiscard]] QString nameOf(CardId card) const;
    [[nodiscard]] TableAnswer* find(std::uint8_t word);
    template <class Word>
    [[nodiscard]] TableAnswer* find(Word word) {
        return find(static_cast<std::uint8_t>(word));
    }
    /// Makes a reply the default, which the space bar gives.
    template <class Word>
    void setDefault(Word word, const QString& text = {}) {
        if (TableAnswer* answer = find(word)) makeDefault(*answer, text);
    }
    /// Labels the reply that continues, and makes it the default unless it gives up a chance.
    template <class Word>
    void setOnward(Word word, const QString& text = {}) {
        TableAnswer* const answer = find(word);
        if (answer == nullptr) return;
        if (!text.isEmpty()) answer->label = text;
        answer->isDefault = !givesUp();
    }
    template <class Word>
    void setLabel(Word word, const QString& text) {
        if (TableAnswer* answer = find(word)) answer->label = text;
    }
    void setHighest();
    /// Returns `one`, or `many` with the number of cards that remain to be chosen, if several do.
    [[nodiscard]] static QString several(const Selection& body, const QString& one, const QString& many);
    /// Returns the words for discarding down to the hand limit.
    [[nodiscard]] static Words discardWords(const Selection& body);

private:
    [[nodiscard]] TableAnswer answer(std::size_t index) const;
    [[nodiscard]] QString label(const Reply& reply) const;
    [[nodiscard]] QString chooseLabel() const;
    [[nodiscard]] QString nameIn(const Reply& reply) const;
    [[nodiscard]] QString choiceOf(PlayerId player) const;
    [[nodiscard]] bool isAnswer(CardId id) const;
    [[nodiscard]] bool isChosen(CardId id) const;
    [[nodiscard]] AbilityId abilityThatAsks() const;
    [[nodiscard]] AbilityId abilityInstead(CardId card) const;
    [[nodiscard]] bool isOnTable(Subject subject) const;
    void markEarlier();
    void showWhatItIsAbout(const Communication& asking);
    static void makeDefault(TableAnswer& answer, const QString& text);
    void addInterchangeable();
    void ask(const Communication& asking);
    void yesNo(const Communication& asking);
    void selection(const Communication& asking);
    [[nodiscard]] TableAnswer* bestPick();
    void setSelectionDefault(const Selection& body, Purpose purpose);
    /// Cards from a search are sorted by name, so that their order in the pile stays hidden.
    void showCandidates(std::span<const Subject> list, Purpose purpose);
    [[nodiscard]] QString sentenceFor(const Communication& asking, const Selection& body) const;
    [[nodiscard]] QString verbOf(const Communication& asking) const;
    void bid(const Communication& asking);
    /// Asks for the name of a family or card.
    void naming(CardId asking);
    void chooseOption(const Communication& asking);
    [[nodiscard]] QString abilityLabel(std::span<const Subject> list, std::size_t at) const;
};

}  // namespace duelogue
