#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/library/editor/CardFaces.h"
#include "app/library/editor/DeckSections.h"
#include "app/library/editor/StoredDraft.h"
#include "app/library/measure/SwapCandidates.h"

namespace duelogue {

/// The deck editor for QML: one deck that is changed card by card. Every change is stored at once and can be undone.
/// Cards are named by their English names. Unknown cards, decks and numbers change nothing.
class DeckEditorModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString game READ game NOTIFY opened)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// False until the first change of a new deck or of a copy.
    Q_PROPERTY(bool stored READ isStored NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// The sections of the deck: maps with title, count, part and cards. Cards are maps with name, count, faceKey,
    /// spoken, cost (-1: none), problem (the rule that the card violates; empty if none) and marked.
    Q_PROPERTY(QVariantList sections READ sections NOTIFY changed)
    /// The copies of each card in all parts, by name.
    Q_PROPERTY(QVariantMap counts READ counts NOTIFY changed)
    /// The parts that the game allows, the deck itself first: maps with part, name and count.
    Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)
    /// The part that cards are added to and removed from.
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY changed)
    /// True if the sections are costs, otherwise types.
    Q_PROPERTY(bool byCost READ isByCost WRITE setByCost NOTIFY changed)
    Q_PROPERTY(bool hasCosts READ hasCosts NOTIFY changed)
    /// The game's name for costs: "Cost", "Level".
    Q_PROPERTY(QString costName READ costName NOTIFY opened)
    /// Violations of the rules for decks by the deck as a whole: maps with sentence and lack (more cards settle it).
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed)
    Q_PROPERTY(bool legal READ isLegal NOTIFY changed)
    /// Figures of the deck: maps with name, cards and pip (a letter of a color, or empty).
    Q_PROPERTY(QVariantList curve READ curve NOTIFY changed)
    Q_PROPERTY(QVariantList types READ types NOTIFY changed)
    Q_PROPERTY(QVariantList colors READ colors NOTIFY changed)
    /// The names of the cards whose chance to be drawn is shown.
    Q_PROPERTY(QStringList marked READ marked NOTIFY changed)
    /// The chances in percent from the opening hand to a later turn; empty without marked cards. Maps with turn (0: the
    /// opening hand), first and second (to have drawn a marked card, on the play and on the draw), and eachFirst and
    /// eachSecond (to have drawn each marked card).
    Q_PROPERTY(QVariantList odds READ odds NOTIFY changed)
    /// The number of ready-made decks that a deck of the game consists of; 1: decks consist of cards.
    Q_PROPERTY(int joined READ joined NOTIFY opened)
    /// The ready-made decks: maps as in SetupModel::decks.
    Q_PROPERTY(QVariantList ready READ ready NOTIFY opened)
    /// Indices into `ready` of those in the deck.
    Q_PROPERTY(QList<int> chosen READ chosen NOTIFY changed)
    /// The values that all chosen decks share: maps with field, value and copies (a list of numbers).
    Q_PROPERTY(QVariantList shared READ shared NOTIFY changed)
    /// A random opening hand; empty until deal(). Maps with name, faceKey and spoken.
    Q_PROPERTY(QVariantList hand READ hand NOTIFY dealt)
    /// The earlier states of the deck, the newest first; the first one is the current state. Maps with number, when,
    /// cards (their number), changes (lines such as "+2 Forest" since the state before) and result. The result is a
    /// sentence about the measured win rate, and may be empty.
    Q_PROPERTY(QVariantList versions READ versions NOTIFY changed)
    Q_PROPERTY(bool canMakeRandom READ canMakeRandom NOTIFY opened)
    /// Sentences about the last action; may be empty.
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)

public:
    explicit DeckEditorModel(QObject* parent = nullptr);
    ~DeckEditorModel() override;
    DeckEditorModel(const DeckEditorModel&) = delete;
    DeckEditorModel& operator=(const DeckEditorModel&) = delete;

    // For other models; the editor must be open.
    [[nodiscard]] const Game& played() const { return m_draft->game(); }
    [[nodiscard]] const Deck& deck() const { return m_draft->deck(); }
    /// Returns the id of the stored deck; empty before the first change of a new deck.
    [[nodiscard]] const std::string& id() const { return m_draft->id(); }
    /// Replaces cards by others in one step. Returns false if the deck lacks the cards that go out.
    bool swap(const Swap& swap);

    [[nodiscard]] bool isOpen() const { return m_draft.has_value(); }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool isStored() const { return m_draft && !m_draft->id().empty(); }
    [[nodiscard]] bool canUndo() const { return m_draft && m_draft->draft().canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_draft && m_draft->draft().canRedo(); }
    [[nodiscard]] QVariantList sections() const;
    [[nodiscard]] QVariantMap counts() const;
    [[nodiscard]] QVariantList parts() const;
    [[nodiscard]] int part() const { return static_cast<int>(m_part); }
    void setPart(int part);
    [[nodiscard]] bool isByCost() const { return m_grouping == DeckGrouping::Cost; }
    void setByCost(bool byCost);
    [[nodiscard]] bool hasCosts() const;
    [[nodiscard]] QString costName() const;
    [[nodiscard]] QVariantList problems() const;
    [[nodiscard]] bool isLegal() const;
    [[nodiscard]] QVariantList curve() const;
    [[nodiscard]] QVariantList types() const;
    [[nodiscard]] QVariantList colors() const;
    [[nodiscard]] QStringList marked() const;
    [[nodiscard]] QVariantList odds() const;
    [[nodiscard]] int joined() const;
    [[nodiscard]] QVariantList ready() const;
    [[nodiscard]] QList<int> chosen() const;
    [[nodiscard]] QVariantList shared() const;
    [[nodiscard]] QVariantList hand() const;
    [[nodiscard]] QVariantList versions() const;
    [[nodiscard]] bool canMakeRandom() const;
    [[nodiscard]] QStringList notices() const { return m_notices; }

    /// Opens a deck by its id. One of the user's decks is changed itself; any other one is copied under a new name.
    /// "random" and the ids of random decks open a random deck for that seat.
    Q_INVOKABLE bool openDeck(const QString& game, const QString& id, int seat);
    /// Begins a deck without cards.
    Q_INVOKABLE bool beginDeck(const QString& game);
    /// Records the deck as a version and closes it.
    Q_INVOKABLE void close();

    Q_INVOKABLE void add(const QString& card);
    Q_INVOKABLE void remove(const QString& card);
    Q_INVOKABLE void addTo(int part, const QString& card);
    Q_INVOKABLE void removeFrom(int part, const QString& card);
    /// Moves one copy to the next part that the game allows, or to a given one.
    Q_INVOKABLE void moveOn(int part, const QString& card);
    Q_INVOKABLE void moveTo(int from, int to, const QString& card);
    /// Adds or removes a ready-made deck; an index into `ready`.
    Q_INVOKABLE void toggleReady(int index);
    /// Gives the deck another name. The name of another deck of the game is refused with a notice.
    Q_INVOKABLE void rename(const QString& name);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Marks a card for `odds`, or no longer.
    Q_INVOKABLE void toggleMark(const QString& card);
    /// Draws an opening hand.
    Q_INVOKABLE void deal();
    /// Replaces all cards by those of a random deck for the same seat.
    Q_INVOKABLE void makeRandom();
    /// Copies the list of cards to the clipboard, and replaces all cards by those of a list on the clipboard.
    Q_INVOKABLE void copy();
    Q_INVOKABLE void paste();
    /// Replaces all cards by those of a version.
    Q_INVOKABLE void restore(int number);

signals:
    void opened();
    void changed();
    void dealt();
    /// The deck was closed. The id is empty if it was never stored.
    void closed(const QString& game, const QString& id);

private:
    std::optional<StoredDraft> m_draft;
    std::unique_ptr<CardFaces> m_faces;
    DeckPart m_part = DeckPart::Main;
    DeckGrouping m_grouping = DeckGrouping::Cost;
    std::vector<DefinitionId> m_marked;
    std::vector<DefinitionId> m_hand;
    QStringList m_notices;

    [[nodiscard]] DefinitionId find(const QString& card) const;
    [[nodiscard]] bool allows(DeckPart part) const;
    [[nodiscard]] std::vector<DeckPart> allowedParts() const;
    void show(StoredDraft draft);
    bool edit(const std::function<bool(DeckDraft&)>& change);
    bool replaceCards(const Deck& cards);
    bool becomeLike(const Deck& cards);
    void retell();
};

}  // namespace duelogue
