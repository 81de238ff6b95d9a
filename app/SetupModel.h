#pragma once

#include "app/Setup.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

namespace duelogue {

/// The start screen as QML sees it: what there is to choose, what is chosen, and the wish that comes of it.
class SetupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Maps with id, name, description, icon, seats.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    /// The chosen game's decks: maps with id, name, description, icon, colours (a list of letters), cards, own.
    Q_PROPERTY(QVariantList decks READ decks NOTIFY changed)
    /// Maps with id, name, description, icon, person.
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)
    /// Maps with name, kind (index) and deck (index).
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(bool canResume READ canResume NOTIFY changed)
    Q_PROPERTY(QString resumeText READ resumeText NOTIFY changed)
    /// What the user should know, a sentence each.
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)

public:
    using QObject::QObject;

    void show(const Setup& setup);
    /// Shows what there is now; what is chosen stays chosen, as far as it still exists.
    void update(const Setup& setup);
    /// Chooses the deck with that id, if there is one.
    void chooseDeck(int seat, const QString& id);
    void setNotices(const QStringList& notices);
    /// Chooses what an earlier wish chose, as far as it still exists.
    void choose(const MatchWish& wish);
    [[nodiscard]] MatchWish wish() const;

    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] int game() const { return m_game; }
    void setGame(int game);
    [[nodiscard]] QVariantList decks() const;
    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] bool canResume() const { return m_setup.canResume; }
    [[nodiscard]] QString resumeText() const { return m_setup.resumeText; }
    [[nodiscard]] QStringList notices() const { return m_setup.notices; }

    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setKind(int seat, int kind);
    Q_INVOKABLE void setDeck(int seat, int deck);
    Q_INVOKABLE void copyDeck(int seat);
    Q_INVOKABLE void pasteDeck(int seat);
    Q_INVOKABLE void forgetDeck(int seat);
    Q_INVOKABLE void start();
    Q_INVOKABLE void resume();

signals:
    void changed();
    void matchWanted(const duelogue::MatchWish& wish);
    void resumeWanted();
    void deckCopyWanted(int seat);
    void deckPasteWanted(int seat);
    void deckForgetWanted(int seat);

private:
    struct Seat {
        QString name;  ///< empty: the suggested one
        int kind = 0;
        int deck = 0;
    };

    [[nodiscard]] const SetupGame* chosenGame() const;
    [[nodiscard]] QString nameOf(std::size_t seat) const;
    /// Who has that id among the kinds; `otherwise` where nobody has.
    [[nodiscard]] int kindOf(const QString& id, int otherwise) const;
    void seatAll();

    Setup m_setup;
    int m_game = 0;
    std::vector<Seat> m_seats;
};

}  // namespace duelogue
