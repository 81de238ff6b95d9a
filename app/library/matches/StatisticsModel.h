#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QVariantList>
#include <vector>

#include "app/library/matches/Statistics.h"
#include "app/match/table/RowModel.h"

namespace duelogue {

/// The screen of statistics as QML sees it: of one game or of all. What is counted and what is not says Statistics.h.
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Of MatchesModel")
    /// Maps with name and icon: the games of which a match is kept.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// Index into games; -1: all of them.
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    /// Matches that count.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int won READ won NOTIFY changed)
    Q_PROPERTY(int even READ even NOTIFY changed)
    Q_PROPERTY(int lost READ lost NOTIFY changed)
    /// "63 %"
    Q_PROPERTY(QString share READ share NOTIFY changed)
    /// What does not count, and why: a sentence each.
    Q_PROPERTY(QStringList apart READ apart NOTIFY changed)

    /// Lists of lines. Roles: name, gameIcon (may be empty), won, even, lost, most (matches of the longest line), share
    /// ("63 %"), words.
    Q_PROPERTY(duelogue::RowModel* byGame READ byGame CONSTANT)
    Q_PROPERTY(duelogue::RowModel* byDeck READ byDeck CONSTANT)
    Q_PROPERTY(duelogue::RowModel* byRival READ byRival CONSTANT)
    /// People who have played each other here.
    Q_PROPERTY(duelogue::RowModel* byPerson READ byPerson CONSTANT)
    /// Roles: matchId, title, gameIcon, turns, outcome ("won"), date.
    Q_PROPERTY(duelogue::RowModel* byTurns READ byTurns CONSTANT)
    /// So many rows of byTurns are the longest, before the shortest.
    Q_PROPERTY(int longest READ longest NOTIFY changed)

    /// Over time: maps with name, won, even, lost and words; and the most matches that one of them has.
    Q_PROPERTY(QVariantList periods READ periods NOTIFY changed)
    Q_PROPERTY(int mostInPeriod READ mostInPeriod NOTIFY changed)
    /// Points of the curve: x from 0 to 1 over all matches, y the share won of the last ones.
    Q_PROPERTY(QVariantList curve READ curve NOTIFY changed)
    /// The curve in words.
    Q_PROPERTY(QString curveWords READ curveWords NOTIFY changed)

    Q_PROPERTY(QString rating READ rating NOTIFY changed)
    Q_PROPERTY(QString ratingPlace READ ratingPlace NOTIFY changed)
    /// How sure it is, a sentence each.
    Q_PROPERTY(QStringList ratingNotes READ ratingNotes NOTIFY changed)
    Q_PROPERTY(QString ratingMeaning READ ratingMeaning NOTIFY changed)
    /// Places on the scale from 0 to 1: of the figure (-1: there is none), and of the ends of its range.
    Q_PROPERTY(double ratingAt READ ratingAt NOTIFY changed)
    Q_PROPERTY(double ratingFrom READ ratingFrom NOTIFY changed)
    Q_PROPERTY(double ratingTo READ ratingTo NOTIFY changed)
    /// Maps with name and at: the levels on that scale.
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)

public:
    explicit StatisticsModel(QObject* parent = nullptr);

    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] int game() const { return static_cast<int>(m_games.indexOf(m_game)); }
    void setGame(int game);
    [[nodiscard]] int total() const { return m_found.all.total(); }
    [[nodiscard]] int won() const { return m_found.all.won; }
    [[nodiscard]] int even() const { return m_found.all.even; }
    [[nodiscard]] int lost() const { return m_found.all.lost; }
    [[nodiscard]] QString share() const;
    [[nodiscard]] QStringList apart() const;
    [[nodiscard]] RowModel* byGame() { return &m_byGame; }
    [[nodiscard]] RowModel* byDeck() { return &m_byDeck; }
    [[nodiscard]] RowModel* byRival() { return &m_byRival; }
    [[nodiscard]] RowModel* byPerson() { return &m_byPerson; }
    [[nodiscard]] RowModel* byTurns() { return &m_byTurns; }
    [[nodiscard]] int longest() const { return static_cast<int>(m_found.longest.size()); }
    [[nodiscard]] QVariantList periods() const;
    [[nodiscard]] int mostInPeriod() const;
    [[nodiscard]] QVariantList curve() const;
    [[nodiscard]] QString curveWords() const;
    [[nodiscard]] QString rating() const;
    [[nodiscard]] QString ratingPlace() const;
    [[nodiscard]] QStringList ratingNotes() const;
    [[nodiscard]] QString ratingMeaning() const;
    [[nodiscard]] double ratingAt() const;
    [[nodiscard]] double ratingFrom() const;
    [[nodiscard]] double ratingTo() const;
    [[nodiscard]] QVariantList levels() const;

    /// Counts anew what is kept by now.
    Q_INVOKABLE void refresh();
    /// Shows a match of byTurns.
    Q_INVOKABLE void open(const QString& matchId) { emit openWanted(matchId); }

signals:
    void changed();
    void openWanted(const QString& matchId);

private:
    std::vector<MatchResult> m_results;
    QStringList m_games;  ///< ids
    QString m_game;       ///< empty: all
    Statistics m_found;
    RowModel m_byGame, m_byDeck, m_byRival, m_byPerson, m_byTurns;

    void count();
    void showTurns();
};

}  // namespace duelogue
