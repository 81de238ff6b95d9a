#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QVariantList>
#include <vector>

#include "app/library/matches/Statistics.h"
#include "app/match/rows/RowModel.h"

namespace duelogue {

/// The screen of statistics for QML, for one game or for all. Statistics.h explains what counts.
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Of MatchesModel")
    /// Maps with name and icon: the games that have archived matches.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// Index into games; -1: all games.
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    /// Number of matches that count.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int won READ won NOTIFY changed)
    Q_PROPERTY(int even READ even NOTIFY changed)
    Q_PROPERTY(int lost READ lost NOTIFY changed)
    /// Win rate, such as "63 %".
    Q_PROPERTY(QString share READ share NOTIFY changed)
    /// Matches that don't count, by reason, in sentences.
    Q_PROPERTY(QStringList apart READ apart NOTIFY changed)

    /// Tally lines. Roles: name, gameIcon (may be empty), won, even, lost, most (matches of the longest line), share
    /// ("63%"), words.
    Q_PROPERTY(duelogue::RowModel* byGame READ byGame CONSTANT)
    Q_PROPERTY(duelogue::RowModel* byDeck READ byDeck CONSTANT)
    Q_PROPERTY(duelogue::RowModel* byRival READ byRival CONSTANT)
    /// People who have played each other on this computer.
    Q_PROPERTY(duelogue::RowModel* byPerson READ byPerson CONSTANT)
    /// Roles: matchId, title, gameIcon, turns, outcome ("won"), date.
    Q_PROPERTY(duelogue::RowModel* byTurns READ byTurns CONSTANT)
    /// Number of rows of byTurns with the longest matches; the shortest follow.
    Q_PROPERTY(int longest READ longest NOTIFY changed)

    /// Results over time: maps with name, won, even, lost and words. mostInPeriod is the maximum number of matches in a
    /// period.
    Q_PROPERTY(QVariantList periods READ periods NOTIFY changed)
    Q_PROPERTY(int mostInPeriod READ mostInPeriod NOTIFY changed)
    /// Points of the moving average: x from 0 to 1 over all matches, y the share of wins.
    Q_PROPERTY(QVariantList curve READ curve NOTIFY changed)
    /// Description of the curve in words.
    Q_PROPERTY(QString curveWords READ curveWords NOTIFY changed)

    Q_PROPERTY(QString rating READ rating NOTIFY changed)
    Q_PROPERTY(QString ratingPlace READ ratingPlace NOTIFY changed)
    /// Sentences about the confidence of the rating.
    Q_PROPERTY(QStringList ratingNotes READ ratingNotes NOTIFY changed)
    Q_PROPERTY(QString ratingMeaning READ ratingMeaning NOTIFY changed)
    /// Places on the scale from 0 to 1: of the rating (-1 without a rating), and of the ends of its interval.
    Q_PROPERTY(double ratingAt READ ratingAt NOTIFY changed)
    Q_PROPERTY(double ratingFrom READ ratingFrom NOTIFY changed)
    Q_PROPERTY(double ratingTo READ ratingTo NOTIFY changed)
    /// Maps with name and at: the levels on the scale.
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

    /// Counts the currently archived matches.
    Q_INVOKABLE void refresh();
    /// Opens a match of byTurns.
    Q_INVOKABLE void open(const QString& matchId) { emit openWanted(matchId); }

signals:
    void changed();
    void openWanted(const QString& matchId);

private:
    std::vector<MatchResult> m_results;
    QStringList m_games;  ///< ids
    QString m_game;       ///< empty: all games
    Statistics m_found;
    RowModel m_byGame, m_byDeck, m_byRival, m_byPerson, m_byTurns;

    void count();
    void showTurns();
};

}  // namespace duelogue
