#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <vector>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"

namespace duelogue {

/// The sheet between two matches of a series, in which people swap cards between deck and sideboard, one person after
/// another. It edits copies of the decks, which are used after the last person.
class SideboardEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// The name of the current person.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// True until the current person raises the curtain, if several people play.
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed)
    /// A map for each card, in a fixed order, with name, faceKey, deck, side, ofDeck and ofSide. deck and side are
    /// numbers of copies. ofDeck and ofSide are true if a copy lies there now or lay there in the last match.
    Q_PROPERTY(QVariantList cards READ cards NOTIFY changed)
    Q_PROPERTY(int inDeck READ inDeck NOTIFY changed)
    Q_PROPERTY(int beside READ beside NOTIFY changed)
    /// The first rule for decks that the deck breaks now; empty if it is legal.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    /// True if the deck differs from the last match.
    Q_PROPERTY(bool different READ isDifferent NOTIFY changed)

public:
    using QObject::QObject;

    /// Opens the sheet for all people who have a sideboard. Returns false if no person has one.
    [[nodiscard]] bool begin(const Game& game, const std::vector<Occupant>& occupants, const std::vector<Deck>& decks);
    /// Returns the decks of all seats, including the changes so far.
    [[nodiscard]] const std::vector<Deck>& decks() const { return m_decks; }

    [[nodiscard]] bool isOpen() const { return m_at < m_seats.size(); }
    [[nodiscard]] QString name() const { return isOpen() ? m_seats[m_at].name : QString(); }
    [[nodiscard]] bool isCovered() const { return m_covered; }
    [[nodiscard]] QVariantList cards() const;
    [[nodiscard]] int inDeck() const;
    [[nodiscard]] int beside() const;
    [[nodiscard]] QString problem() const;
    /// Returns true if the deck is not empty and breaks no more rules than before. A deck that was already played in
    /// spite of the rules stays allowed.
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] bool isDifferent() const;

    Q_INVOKABLE void uncover();
    /// Moves one copy. Does nothing if no copy is left.
    Q_INVOKABLE void toSideboard(int card);
    Q_INVOKABLE void toDeck(int card);
    Q_INVOKABLE void putBack();
    /// Accepts the deck and continues with the next person, or emits ready() after the last one.
    Q_INVOKABLE void goOn();
    /// Closes the sheet and returns to the finished match. All changes are discarded.
    Q_INVOKABLE void drop();

signals:
    void changed();
    /// Another person's deck is on the sheet, or the current person has raised the curtain.
    void turned();
    /// All people have finished; decks() holds the decks of the next match.
    void ready();

private:
    struct Seat {
        std::size_t seat = 0;
        QString name;
    };
    struct Card {
        DefinitionId id;
        int deck = 0;
        int side = 0;
        int deckBefore = 0;
        int sideBefore = 0;
    };

    const Game* m_game = nullptr;
    std::vector<Deck> m_decks;
    std::vector<Seat> m_seats;  ///< people with a sideboard
    std::size_t m_at = 0;
    bool m_shared = false;  ///< several people play
    bool m_covered = false;
    std::vector<Card> m_cards;  ///< of the current person

    void lay();
    void move(int card, int Card::*from, int Card::*to);
    [[nodiscard]] Deck laid() const;
    [[nodiscard]] int sum(int Card::*part) const;
};

}  // namespace duelogue
