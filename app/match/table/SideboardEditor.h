#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <vector>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"

namespace duelogue {

/// The sheet between two matches of a series, as QML sees it: cards of a person's deck change places with those of its
/// sideboard, for one person after the other. It changes copies of the decks, which are taken when all have gone on.
class SideboardEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Whose deck it is.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// Others sit here too, and it is not said yet that nobody of them is looking.
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed)
    /// A map for each card, whose place stays: name, faceKey, deck and side (how many lie there), ofDeck and ofSide
    /// (whether it lies there, or lay there before the match that is over).
    Q_PROPERTY(QVariantList cards READ cards NOTIFY changed)
    Q_PROPERTY(int inDeck READ inDeck NOTIFY changed)
    Q_PROPERTY(int beside READ beside NOTIFY changed)
    /// What the rules for decks have against it as it lies now, the first thing of several; may be empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    /// Something lies elsewhere than before.
    Q_PROPERTY(bool different READ isDifferent NOTIFY changed)

public:
    using QObject::QObject;

    /// Opens for the people who have a sideboard; false where nobody has.
    [[nodiscard]] bool begin(const Game& game, const std::vector<Occupant>& sitters, const std::vector<Deck>& decks);
    /// One a seat, as they lie now.
    [[nodiscard]] const std::vector<Deck>& decks() const { return m_decks; }

    [[nodiscard]] bool isOpen() const { return m_at < m_seats.size(); }
    [[nodiscard]] QString name() const { return isOpen() ? m_seats[m_at].name : QString(); }
    [[nodiscard]] bool isCovered() const { return m_covered; }
    [[nodiscard]] QVariantList cards() const;
    [[nodiscard]] int inDeck() const;
    [[nodiscard]] int beside() const;
    [[nodiscard]] QString problem() const;
    /// What was played in spite of the rules for decks can be played on with.
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] bool isDifferent() const;

    Q_INVOKABLE void uncover();
    /// One copy; where none is there nothing happens.
    Q_INVOKABLE void toSideboard(int card);
    Q_INVOKABLE void toDeck(int card);
    Q_INVOKABLE void putBack();
    /// The next person, or all have gone on.
    Q_INVOKABLE void goOn();
    /// Back to the match that is over; what has changed places has not.
    Q_INVOKABLE void drop();

signals:
    void changed();
    /// It is another one's turn, or the same one is there now.
    void turned();
    /// All have gone on: decks() are to be played with.
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
    std::vector<Seat> m_seats;  ///< who has a sideboard
    std::size_t m_at = 0;
    bool m_shared = false;  ///< several people sit here
    bool m_covered = false;
    std::vector<Card> m_cards;  ///< of whose turn it is

    void lay();
    void move(int card, int Card::*from, int Card::*to);
    [[nodiscard]] Deck laid() const;
    [[nodiscard]] int sum(int Card::*part) const;
};

}  // namespace duelogue
