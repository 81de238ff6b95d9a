#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <optional>
#include <vector>

#include "app/library/matches/ReplayModel.h"
#include "app/library/matches/StatisticsModel.h"
#include "app/match/rows/RowModel.h"
#include "app/match/saved/MatchArchive.h"

namespace duelogue {

/// The screen of all archived matches for QML: the list with its search, and the actions on a match. Rows are
/// identified by their ids (role matchId).
class MatchesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Roles: matchId, title, players, decks, result, date, gameIcon, gameName, unfinished, analyzed, origin (a
    /// sentence; empty unless it is a branch), series ("Best of 3: Anna 1, Ben 0"; empty for a single match).
    Q_PROPERTY(duelogue::RowModel* rows READ rows CONSTANT)
    /// Number of all archived matches, regardless of the search.
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// Text to search for in the rows; empty for all rows.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    /// Maps with name and icon: the games that have archived matches.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// Index into games; -1: all games.
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)
    /// True if the action in the notices can be undone.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

    /// The replay of the open match.
    Q_PROPERTY(duelogue::ReplayModel* replay READ replay CONSTANT)
    /// The statistics of all matches.
    Q_PROPERTY(duelogue::StatisticsModel* statistics READ statistics CONSTANT)

public:
    /// Shows matches on `table`, which must outlive this object.
    explicit MatchesModel(TableModel& table, QObject* parent = nullptr);
    [[nodiscard]] ReplayModel* replay() { return &m_replay; }
    [[nodiscard]] StatisticsModel* statistics() { return &m_statistics; }

    [[nodiscard]] RowModel* rows() { return &m_rows; }
    [[nodiscard]] int total() const { return static_cast<int>(m_matches.size()); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] int game() const { return static_cast<int>(m_games.indexOf(m_game)); }
    void setGame(int game);
    [[nodiscard]] QStringList notices() const { return m_notices; }
    [[nodiscard]] bool canUndo() const { return m_forgotten.has_value() || m_replaced.has_value(); }
    void setNotices(const QStringList& notices);

    /// Reads the list again.
    Q_INVOKABLE void refresh();
    /// Opens the replay of a match at its beginning. Closes whatever is on the table.
    Q_INVOKABLE void open(const QString& id);
    /// Selects a match that has just ended for the result screen. Returns true if a person played in it.
    bool selectEnded(const QString& id);
    /// Archives the matches of a text in the notation and shows the first one. Returns the reason why that failed;
    /// empty if it is shown.
    [[nodiscard]] QString openText(const std::string& text);
    /// Continues an unfinished match.
    Q_INVOKABLE void goOn(const QString& id);
    Q_INVOKABLE void rename(const QString& id, const QString& name);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void copy(const QString& id);
    Q_INVOKABLE void paste();
    /// Returns a default path for exporting the match.
    Q_INVOKABLE QString suggestedPath(const QString& id) const;
    /// Returns a warning about writing a file to this path; empty for a new file in an existing folder.
    Q_INVOKABLE QString remarkOn(const QString& path) const;
    /// Exports the match to a file. Returns false and shows a notice if that fails. A replaced file can be restored.
    Q_INVOKABLE bool exportTo(const QString& id, const QString& path);
    /// Returns files that may contain matches, from the usual folders: maps with name and path, latest first.
    Q_INVOKABLE QVariantList filesAround() const;
    /// Imports the matches of a file and returns the id of the first. On failure, returns an empty id and shows a
    /// notice.
    Q_INVOKABLE QString importFile(const QString& path);
    /// Imports files that were dropped onto the window.
    Q_INVOKABLE void importUrls(const QList<QUrl>& urls);

signals:
    void changed();
    /// Emitted to continue the match.
    void goOnWanted(const duelogue::SavedMatch& match);
    /// Emitted to select this row and scroll to it.
    void shownFirst(const QString& id);

private:
    /// The content of a file before an exported match replaced it.
    struct ReplacedFile {
        QString path;
        QByteArray bytes;
    };

    std::vector<ArchivedMatch> m_matches;
    QStringList m_games;  ///< ids
    QString m_game;       ///< empty: all games
    QString m_search;
    QStringList m_notices;
    std::optional<ForgottenMatch> m_forgotten;
    std::optional<ReplacedFile> m_replaced;
    QHash<QString, int> m_numbers;  ///< numbers of rows by id
    RowModel m_rows;
    TableModel& m_table;
    ReplayModel m_replay;
    StatisticsModel m_statistics;

    void showRows();
    void retell();
    /// Removes all notices, and with them the way to undo the last action.
    void forgetNotices();
    /// Restores the replaced file, byte for byte.
    void bringFileBack();
    [[nodiscard]] QString keepText(const std::string& text);
    [[nodiscard]] const ArchivedMatch* find(const QString& id) const;
    struct MatchRow;
    [[nodiscard]] MatchRow rowOf(const ArchivedMatch& match) const;
    [[nodiscard]] int numberOf(const QString& id);
};

}  // namespace duelogue
