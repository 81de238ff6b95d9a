#pragma once

#include "app/session/Setup.h"
#include "app/start/DeckDraft.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

namespace duelogue {

/// The start screen as QML sees it: what there is to choose, what is chosen, and the wish that comes of it.
class SetupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Maps with id, name, description, icon, seats.
    Q_PROPERTY(QVariantList games READ games NOTIFY offered)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY chosen)
    /// The chosen game's decks: maps with id, name, description, icon, colours (a list of letters), cards, own,
    /// problem.
    Q_PROPERTY(QVariantList decks READ decks NOTIFY offered)
    /// Maps with id, name, description, icon, person.
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY offered)
    /// Maps with name, kind (index) and deck (index).
    Q_PROPERTY(QVariantList seats READ seats NOTIFY chosen)
    Q_PROPERTY(bool canResume READ canResume NOTIFY offered)
    Q_PROPERTY(QString resumeText READ resumeText NOTIFY offered)
    /// What the user should know, a sentence each.
    Q_PROPERTY(QStringList notices READ notices NOTIFY noticed)
    /// What the notices tell of can be undone.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY noticed)
    /// What speaks against the match that was asked for, a sentence each; until it is answered.
    Q_PROPERTY(QStringList doubts READ doubts NOTIFY doubted)
    Q_PROPERTY(duelogue::DeckDraft* draft READ draft CONSTANT)

public:
    using QObject::QObject;

    void show(const Setup& setup);
    /// Shows what there is now; what is chosen stays chosen, as far as it still exists.
    void update(const Setup& setup);
    /// Chooses the deck with that id, if there is one.
    void chooseDeck(int seat, const QString& id);
    /// Says something instead of what was said before. What `canUndo` tells of is undone by deckUndoWanted().
    void setNotices(const QStringList& notices, bool canUndo = false);
    /// Chooses what an earlier wish or choice chose, as far as it still exists.
    void choose(const MatchWish& wish);
    /// What is chosen: a name only where one was given.
    [[nodiscard]] MatchWish choice() const;
    /// The same as a match is begun with it: everybody has a name.
    [[nodiscard]] MatchWish wish() const;

    /// The name of the chosen game's deck with that id; empty where there is none.
    [[nodiscard]] QString deckName(const QString& id) const;

    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] int game() const { return m_game; }
    void setGame(int game);
    [[nodiscard]] QVariantList decks() const;
    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] bool canResume() const { return m_setup.canResume; }
    [[nodiscard]] QString resumeText() const { return m_setup.resumeText; }
    [[nodiscard]] QStringList notices() const { return m_setup.notices; }
    [[nodiscard]] bool canUndo() const { return m_canUndo; }
    [[nodiscard]] QStringList doubts() const { return m_doubts; }
    [[nodiscard]] DeckDraft* draft() { return &m_draft; }

    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setKind(int seat, int kind);
    Q_INVOKABLE void setDeck(int seat, int deck);
    Q_INVOKABLE void copyDeck(int seat);
    Q_INVOKABLE void pasteDeck(int seat);
    Q_INVOKABLE void forgetDeck(int seat);
    Q_INVOKABLE void undoForgetting();
    /// Begins the match; where something speaks against it, that is asked first (doubts).
    Q_INVOKABLE void start();
    Q_INVOKABLE void startAnyway();
    Q_INVOKABLE void dropDoubts();
    Q_INVOKABLE void resume();

signals:
    void offered();
    void chosen();
    void noticed();
    void doubted();
    void matchWanted(const duelogue::MatchWish& wish);
    void resumeWanted();
    void deckCopyWanted(int seat);
    void deckPasteWanted(int seat);
    void deckForgetWanted(int seat);
    void deckUndoWanted();

private:
    struct Seat {
        QString name;  ///< empty: the suggested one
        int kind = 0;
        int deck = 0;
    };

    [[nodiscard]] const SetupGame* chosenGame() const;
    [[nodiscard]] bool isSeat(int seat) const { return seat >= 0 && seat < int(m_seats.size()); }
    [[nodiscard]] QStringList doubtsOf(const SetupGame& game) const;
    [[nodiscard]] QString whyNot(const SetupGame& game) const;
    void setDoubts(const QStringList& doubts);
    [[nodiscard]] QString nameOf(std::size_t seat) const;
    /// Who has that id among the kinds; `otherwise` where nobody has.
    [[nodiscard]] int kindOf(const QString& id, int otherwise) const;
    void seatAll();

    Setup m_setup;
    int m_game = 0;
    std::vector<Seat> m_seats;
    bool m_canUndo = false;
    QStringList m_doubts;
    DeckDraft m_draft;
};

}  // namespace duelogue
