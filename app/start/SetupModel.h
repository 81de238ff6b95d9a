#pragma once

#include "app/match/saved/MatchConfig.h"
#include "app/start/PastedDeck.h"
#include "app/start/SeatSelection.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>
#include <QVariantList>

namespace duelogue {

/// The start screen for QML: the available choices, the current ones, and the resulting match configuration.
class SetupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Maps with id, name, description, icon.
    Q_PROPERTY(QVariantList games READ games NOTIFY offered)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY chosen)
    /// Decks of the chosen game: maps with id, name, description, icon, colors (a list of letters), cards, own,
    /// problem, faceKey, seat (the only seat that can play it; -1: any).
    Q_PROPERTY(QVariantList decks READ decks NOTIFY offered)
    /// Kinds of players for the chosen game: maps with id, name, description, icon, person.
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY offered)
    /// Number of decks that a seat joins.
    Q_PROPERTY(int joined READ joined NOTIFY offered)
    /// True if all seats choose from one box of decks. That is the case for games with more than two seats, and for
    /// decks that only one seat can have.
    Q_PROPERTY(bool oneBox READ isOneBox NOTIFY seated)
    /// Roles of the seats; empty if the seats don't differ.
    Q_PROPERTY(QStringList roles READ roles NOTIFY offered)
    /// Maps with name, kind (index), deck (index of the first), decks (indices), title ("Aliens and Ninjas"), faces (a
    /// key for each joined deck, empty for a random one) and canGo.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY chosen)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seated)
    Q_PROPERTY(bool canAddSeat READ canAddSeat NOTIFY chosen)
    /// For each deck a map: seats (indices of those that have chosen it) and who ("Ben plays these"); otherwise empty.
    Q_PROPERTY(QVariantList holders READ holders NOTIFY chosen)
    /// Settings of the match: maps with name, meaning, value, usual, least, most.
    Q_PROPERTY(QVariantList options READ options NOTIFY chosen)
    /// Length of the series: "best of three". The player who wins more than half of its matches wins the series. Only
    /// with two seats.
    Q_PROPERTY(int series READ series WRITE setSeries NOTIFY chosen)
    /// The chess clock: minutes for each person (0: no clock), and seconds added after each decision.
    Q_PROPERTY(int clockMinutes READ clockMinutes WRITE setClockMinutes NOTIFY chosen)
    Q_PROPERTY(int clockIncrement READ clockIncrement WRITE setClockIncrement NOTIFY chosen)
    Q_PROPERTY(int longestSeries READ longestSeries NOTIFY chosen)
    Q_PROPERTY(bool unusual READ isUnusual NOTIFY chosen)
    Q_PROPERTY(bool canResume READ canResume NOTIFY offered)
    Q_PROPERTY(QString resumeText READ resumeText NOTIFY offered)
    /// Notices to the user, one sentence each.
    Q_PROPERTY(QStringList notices READ notices NOTIFY noticed)
    /// True if the action in the notices can be undone.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY noticed)
    /// Warnings about the requested match, one sentence each; empty after the answer.
    Q_PROPERTY(QStringList doubts READ doubts NOTIFY doubted)
    Q_PROPERTY(duelogue::PastedDeck* draft READ draft CONSTANT)
    /// True until a person at their first start has chosen between the lessons and the start screen.
    Q_PROPERTY(bool welcoming READ isWelcoming NOTIFY welcomed)

public:
    using QObject::QObject;

    /// Starts with new offers and no choices.
    void show(const Setup& setup);
    /// Updates the offers. Keeps the choices that still exist.
    void update(const Setup& setup);
    /// Chooses the game with that id, if it exists.
    void chooseGame(const QString& id);
    /// Chooses the deck with that id, if it exists. If only another seat can play it, chooses it for that seat.
    void chooseDeck(int seat, const QString& id);
    /// Replaces the notices. If `canUndo` is true, deckUndoWanted() undoes their action.
    void setNotices(const QStringList& notices, bool canUndo = false);
    /// Chooses those settings of an earlier match configuration that still exist.
    void choose(const MatchConfig& config);
    /// Returns the choices. Names are empty unless they were entered.
    [[nodiscard]] MatchConfig choice() const { return m_plan.choice(); }
    /// Returns the configuration for starting a match, in which every seat has a name.
    [[nodiscard]] MatchConfig config() const { return m_plan.config(); }
    /// Returns all choices, for storing them.
    [[nodiscard]] const StartChoice& allChoices() const { return m_plan.all(); }
    void recall(const StartChoice& choice);
    /// Welcomes a person at their first start (FirstStart.h).
    void welcome();
    /// Chooses an easy first match of the game (FirstStart.h).
    void chooseFirstMatch(const QString& game);

    /// Returns the name of the chosen game's deck with that id; empty if it does not exist.
    [[nodiscard]] QString deckName(const QString& id) const;

    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] int game() const { return m_plan.gameAt(); }
    void setGame(int game);
    [[nodiscard]] QVariantList decks() const;
    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] int joined() const;
    [[nodiscard]] bool isOneBox() const;
    [[nodiscard]] QStringList roles() const;
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] int seatCount() const { return m_plan.seats(); }
    [[nodiscard]] bool canAddSeat() const { return m_plan.canAdd(); }
    [[nodiscard]] QVariantList holders() const;
    [[nodiscard]] QVariantList options() const;
    [[nodiscard]] int series() const { return m_plan.series(); }
    void setSeries(int of);
    [[nodiscard]] int longestSeries() const { return m_plan.seats() == 2 ? Series::most : 1; }
    [[nodiscard]] int clockMinutes() const { return m_plan.clock().minutes; }
    void setClockMinutes(int minutes);
    [[nodiscard]] int clockIncrement() const { return m_plan.clock().increment; }
    void setClockIncrement(int seconds);
    [[nodiscard]] bool isUnusual() const {
        return !m_plan.choice().options.empty() || series() > 1 || m_plan.clock().isOn();
    }
    [[nodiscard]] bool canResume() const { return m_plan.offered().canResume; }
    [[nodiscard]] QString resumeText() const { return m_plan.offered().resumeText; }
    [[nodiscard]] QStringList notices() const { return m_notices; }
    [[nodiscard]] bool canUndo() const { return m_canUndo; }
    [[nodiscard]] QStringList doubts() const { return m_doubts; }
    [[nodiscard]] PastedDeck* draft() { return &m_draft; }
    [[nodiscard]] bool isWelcoming() const { return m_welcoming; }

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void takeSeat(int seat);
    /// See SeatSelection::changeSides().
    Q_INVOKABLE void changeSides();
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setKind(int seat, int kind);
    /// See SeatSelection::pick().
    Q_INVOKABLE void pickDeck(int seat, int deck);
    /// Deals decks to all seats.
    Q_INVOKABLE void dealDecks();
    /// Requests the deck editor for the deck of a seat, or for a new one.
    Q_INVOKABLE void editDeck(int seat);
    Q_INVOKABLE void editNewDeck(int seat);
    /// Offers a deck that was edited, and chooses it for the seat (-1: none). An empty id means that nothing was
    /// stored.
    Q_INVOKABLE void takeEdited(int seat, const QString& game, const QString& id);
    Q_INVOKABLE void copyDeck(int seat);
    Q_INVOKABLE void pasteDeck(int seat);
    Q_INVOKABLE void forgetDeck(int seat);
    Q_INVOKABLE void undoForgetting();
    Q_INVOKABLE void setOption(int option, int value);
    Q_INVOKABLE void resetOptions();
    /// Starts the match. If there are warnings, asks first (doubts).
    Q_INVOKABLE void start();
    Q_INVOKABLE void startAnyway();
    Q_INVOKABLE void dropDoubts();
    Q_INVOKABLE void resume();
    /// Ends the welcome with an easy first match of the chosen game as the choice, and stores it so that the welcome
    /// never comes again.
    Q_INVOKABLE void endWelcome();
    /// Opens a file that was dropped onto the window.
    Q_INVOKABLE void openFile(const QUrl& file) { emit fileWanted(file.toLocalFile()); }

signals:
    void fileWanted(const QString& path);
    /// Emitted before the start screen shows an opened file, or why it can't be opened. Other screens and sheets close.
    void sightWanted();
    void offered();
    void chosen();
    /// Emitted if the seats or their places around the box change. Always the last signal of a change.
    void seated();
    void noticed();
    void doubted();
    void welcomed();
    void matchWanted(const duelogue::MatchConfig& config);
    void resumeWanted();
    /// Requests the deck editor for a deck, or for a new one if the id is empty.
    void editWanted(int seat, const QString& game, const QString& id);
    void deckEdited(int seat, const QString& game, const QString& id);
    void deckCopyWanted(int seat);
    void deckPasteWanted(int seat);
    void deckForgetWanted(int seat);
    void deckUndoWanted();

private:
    [[nodiscard]] bool isSeat(int seat) const { return seat >= 0 && seat < m_plan.seats(); }
    [[nodiscard]] QVariantMap seatMap(int seat) const;
    [[nodiscard]] QString titleOf(const std::vector<int>& picks) const;
    [[nodiscard]] QString wordOf(const SetupOption& option, int value) const;
    [[nodiscard]] QStringList doubtsOf(const SetupGame& game) const;
    [[nodiscard]] QString whyNot(const SetupGame& game) const;
    void tellChoice();
    void tellOffer();
    void setDoubts(const QStringList& doubts);

    SeatSelection m_plan;
    QStringList m_notices;
    bool m_canUndo = false;
    QStringList m_doubts;
    bool m_welcoming = false;
    PastedDeck m_draft;
};

}  // namespace duelogue
