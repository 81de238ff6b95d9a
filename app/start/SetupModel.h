#pragma once

#include "app/match/saved/MatchConfig.h"
#include "app/start/PastedDeck.h"
#include "app/start/SeatSelection.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>
#include <QVariantList>

namespace duelogue {

/// The start screen as QML sees it: what there is to choose, what is chosen, and the wish that comes of it.
class SetupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Maps with id, name, description, icon.
    Q_PROPERTY(QVariantList games READ games NOTIFY offered)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY chosen)
    /// The chosen game's decks: maps with id, name, description, icon, colours (a list of letters), cards, own,
    /// problem, faceKey, seat (the only one that can play it; -1: any).
    Q_PROPERTY(QVariantList decks READ decks NOTIFY offered)
    /// Those who can play the chosen game: maps with id, name, description, icon, person.
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY offered)
    /// So many of the decks make what a seat plays with.
    Q_PROPERTY(int joined READ joined NOTIFY offered)
    /// All seats choose from one box, since there may be many of them or each choice is to be had only once.
    Q_PROPERTY(bool oneBox READ isOneBox NOTIFY seated)
    /// What each seat plays, where seats differ.
    Q_PROPERTY(QStringList roles READ roles NOTIFY offered)
    /// Maps with name, kind (index), deck (index of the first), decks (indices), title ("Aliens and Ninjas"), faces
    /// (a key for each of so many as are joined, empty for what chance deals) and canGo.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY chosen)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seated)
    Q_PROPERTY(bool canAddSeat READ canAddSeat NOTIFY chosen)
    /// For each deck a map: seats (who has chosen it, indices) and who ("Ben plays these"), empty where nobody has.
    Q_PROPERTY(QVariantList holders READ holders NOTIFY chosen)
    /// The options of the match: maps with name, meaning, value, usual, least, most.
    Q_PROPERTY(QVariantList options READ options NOTIFY chosen)
    /// Of so many matches whoever wins more than half wins: "best of three"; offered where two sit down.
    Q_PROPERTY(int series READ series WRITE setSeries NOTIFY chosen)
    Q_PROPERTY(int longestSeries READ longestSeries NOTIFY chosen)
    Q_PROPERTY(bool unusual READ isUnusual NOTIFY chosen)
    Q_PROPERTY(bool canResume READ canResume NOTIFY offered)
    Q_PROPERTY(QString resumeText READ resumeText NOTIFY offered)
    /// What the user should know, a sentence each.
    Q_PROPERTY(QStringList notices READ notices NOTIFY noticed)
    /// What the notices tell of can be undone.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY noticed)
    /// What speaks against the match that was asked for, a sentence each; until it is answered.
    Q_PROPERTY(QStringList doubts READ doubts NOTIFY doubted)
    Q_PROPERTY(duelogue::PastedDeck* draft READ draft CONSTANT)

public:
    using QObject::QObject;

    /// Begins anew: nothing is chosen yet.
    void show(const Setup& setup);
    /// Shows what there is now; what is chosen stays chosen, as far as it still exists.
    void update(const Setup& setup);
    /// Chooses the game with that id, if there is one.
    void chooseGame(const QString& id);
    /// Chooses the deck with that id, if there is one; for another seat where only that one can play it.
    void chooseDeck(int seat, const QString& id);
    /// Says something instead of what was said before. What `canUndo` tells of is undone by deckUndoWanted().
    void setNotices(const QStringList& notices, bool canUndo = false);
    /// Chooses what an earlier wish or choice chose, as far as it still exists.
    void choose(const MatchConfig& wish);
    /// What is chosen: a name only where one was given.
    [[nodiscard]] MatchConfig choice() const { return m_plan.choice(); }
    /// The same as a match is begun with it: everybody has a name.
    [[nodiscard]] MatchConfig wish() const { return m_plan.wish(); }
    /// All that was chosen, for whoever wants to choose the same again.
    [[nodiscard]] const StartChoice& allChoices() const { return m_plan.all(); }
    void recall(const StartChoice& choice);

    /// The name of the chosen game's deck with that id; empty where there is none.
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
    [[nodiscard]] bool isUnusual() const { return !m_plan.choice().options.empty() || series() > 1; }
    [[nodiscard]] bool canResume() const { return m_plan.offered().canResume; }
    [[nodiscard]] QString resumeText() const { return m_plan.offered().resumeText; }
    [[nodiscard]] QStringList notices() const { return m_notices; }
    [[nodiscard]] bool canUndo() const { return m_canUndo; }
    [[nodiscard]] QStringList doubts() const { return m_doubts; }
    [[nodiscard]] PastedDeck* draft() { return &m_draft; }

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
    Q_INVOKABLE void copyDeck(int seat);
    Q_INVOKABLE void pasteDeck(int seat);
    Q_INVOKABLE void forgetDeck(int seat);
    Q_INVOKABLE void undoForgetting();
    Q_INVOKABLE void setOption(int option, int value);
    Q_INVOKABLE void resetOptions();
    /// Begins the match; where something speaks against it, that is asked first (doubts).
    Q_INVOKABLE void start();
    Q_INVOKABLE void startAnyway();
    Q_INVOKABLE void dropDoubts();
    Q_INVOKABLE void resume();
    /// Opens a file that was dropped onto the window.
    Q_INVOKABLE void openFile(const QUrl& file) { emit fileWanted(file.toLocalFile()); }

signals:
    void fileWanted(const QString& path);
    /// Emitted before the start screen shows an opened file or why it can't be opened. Other screens and sheets close.
    void sightWanted();
    void offered();
    void chosen();
    /// There are other seats, or others stand around the box. The last of all that is told of one change.
    void seated();
    void noticed();
    void doubted();
    void matchWanted(const duelogue::MatchConfig& wish);
    void resumeWanted();
    void deckCopyWanted(int seat);
    void deckPasteWanted(int seat);
    void deckForgetWanted(int seat);
    void deckUndoWanted();

private:
    [[nodiscard]] bool isSeat(int seat) const { return seat >= 0 && seat < m_plan.seats(); }
    [[nodiscard]] QVariantMap seatMap(int seat) const;
    [[nodiscard]] QString titleOf(const std::vector<int>& picks) const;
    [[nodiscard]] static QString wordOf(const SetupOption& option, int value);
    [[nodiscard]] QStringList doubtsOf(const SetupGame& game) const;
    [[nodiscard]] QString whyNot(const SetupGame& game) const;
    void tellChoice();
    void tellOffer();
    void setDoubts(const QStringList& doubts);

    SeatSelection m_plan;
    QStringList m_notices;
    bool m_canUndo = false;
    QStringList m_doubts;
    PastedDeck m_draft;
};

}  // namespace duelogue
