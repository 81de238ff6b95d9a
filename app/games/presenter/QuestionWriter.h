#pragma once

#include <QString>

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"
#include "match/loop/Questions.h"

namespace duelogue {

/// Writes TableState::question for the person who looks: what is asked, and what each legal reply is called and clicked
/// on. Where another player is asked, only who that is. The questions that every game asks are written here; a game
/// says what its own are, and gives names to what is its own. One writer for one table.
class QuestionWriter {
public:
    QuestionWriter(const Match& shown, PlayerId viewer, const Replies& replies, TableState& table);
    virtual ~QuestionWriter() = default;
    QuestionWriter(const QuestionWriter&) = delete;
    QuestionWriter& operator=(const QuestionWriter&) = delete;

    /// Nothing where nobody is asked.
    void write();

protected:
    const Match& m_shown;
    const MatchState& m_state;
    PlayerId m_viewer;
    const Replies& m_replies;
    TableState& m_table;
    TableQuestion& m_out;

    struct Words {
        QString title;  ///< empty: the name of the card that asks
        QString sentence;
    };

    // ---- what a game says

    /// A card as it is now.
    [[nodiscard]] virtual TableFace faceOf(CardId card) const = 0;
    /// What a button for a reply with a word of the game's own is called.
    [[nodiscard]] virtual QString ownLabel(const Reply& reply) const = 0;
    /// A question of a kind of the game's own.
    virtual void ownQuestion(const Communication& asking) = 0;
    /// Whether the card lies where it can be clicked: else it is chosen in a grid.
    [[nodiscard]] virtual bool isOnTable(const Card& card) const = 0;
    /// A choice for a purpose of the game's own, or of the core's that the game has better words for; no words: the
    /// usual ones.
    [[nodiscard]] virtual Words wordsFor(const Communication& asking, const Selection& body) const = 0;
    /// What is to be known before a target is chosen: "X is 3. "
    [[nodiscard]] virtual QString prelude() const { return {}; }
    /// Yes or no, asked by the rules.
    virtual void yesNoOfRules(const Communication& asking) = 0;
    /// What a yes-or-no question of a card is about; empty: the card's text says it.
    [[nodiscard]] virtual QString offer(const Communication& asking) const;
    /// As GamePresenter::givesUp().
    [[nodiscard]] virtual bool givesUp() const = 0;
    /// Whether yes has its price as no has: then the space bar says neither.
    [[nodiscard]] virtual bool isPriced(const Communication& /*asking*/) const { return false; }
    /// A card's name with what tells it from others of that name, where the game has words for it.
    [[nodiscard]] virtual QString fullNameOf(CardId card) const { return nameOf(card); }
    /// A rule of thumb for what to take of cards that are offered: the highest.
    [[nodiscard]] virtual int worthOf(CardId card) const = 0;
    /// A number of a card: words, and what the space bar takes.
    virtual void numberFor(const Communication& asking, const ChooseNumber& body) = 0;
    /// Whether cards from such a zone are shown by name: in what order they lie there is nobody's business.
    [[nodiscard]] virtual bool isSortedByName(std::uint8_t zone) const = 0;

    // ---- for the games

    void askedBy(CardId card);
    /// What the card that asks says: of several abilities the one that asks, where that is known, else all of it.
    [[nodiscard]] QString saying() const;
    /// That as the words of a choice; none where cards are put in order, or nothing is said.
    [[nodiscard]] Words wordsOfCard(const Communication& asking, const Selection& body) const;
    /// By its name, or "a card".
    [[nodiscard]] QString nameOf(CardId card) const;
    [[nodiscard]] TableAnswer* find(std::uint8_t word);
    template <class Word>
    [[nodiscard]] TableAnswer* find(Word word) {
        return find(static_cast<std::uint8_t>(word));
    }
    /// The reply that the space bar gives.
    template <class Word>
    void setDefault(Word word, const QString& text = {}) {
        if (TableAnswer* answer = find(word)) makeDefault(*answer, text);
    }
    /// The reply that goes on: the space bar gives it where nothing is given up by that.
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
    /// " 2 more." while there are several left to be chosen.
    [[nodiscard]] static QString more(const Selection& body);

private:
    [[nodiscard]] TableAnswer answer(std::size_t index) const;
    [[nodiscard]] QString label(const Reply& reply) const;
    [[nodiscard]] QString choiceOf(PlayerId player) const;
    [[nodiscard]] bool isAnswer(CardId id) const;
    [[nodiscard]] bool isChosen(CardId id) const;
    [[nodiscard]] AbilityId abilityThatAsks() const;
    [[nodiscard]] AbilityId abilityInstead(CardId card) const;
    [[nodiscard]] bool isOnTable(Subject subject) const;
    void markEarlier();
    void showWhatItIsAbout(const Communication& asking);
    static void makeDefault(TableAnswer& answer, const QString& text);
    void addTwins();
    void ask(const Communication& asking);
    void yesNo(const Communication& asking);
    void selection(const Communication& asking);
    void setSelectionDefault(const Selection& body);
    void showCandidates(std::span<const Subject> list);
    [[nodiscard]] QString sentenceFor(const Communication& asking, const Selection& body) const;
    [[nodiscard]] QString verbBehind(const Communication& asking) const;
    void bid(const Communication& asking);
    void family(const Communication& asking);
    void chooseOption(const Communication& asking);
    [[nodiscard]] QString abilityLabel(std::span<const Subject> list, std::size_t at) const;
};

}  // namespace duelogue
