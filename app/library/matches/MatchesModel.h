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
#include "app/match/saved/MatchArchive.h"
#include "app/match/table/RowModel.h"

namespace duelogue {

/// The screen of all kept matches as QML sees it: the list with what is looked for in it, and what can be done with a
/// match. Rows are named by their ids (role matchId).
class MatchesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Roles: matchId, title, players, decks, result, date, gameIcon, gameName, unfinished, analysed, origin (a
    /// sentence; empty where it is no branch), series ("Best of 3: Anna 1, Ben 0"; empty for a match by itself).
    Q_PROPERTY(duelogue::RowModel* rows READ rows CONSTANT)
    /// How many are kept, whatever is looked for.
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// Part of what a row says to its reader; empty: all of them.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    /// Maps with name and icon: the games of which a match is kept.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// Index into games; -1: all of them.
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)
    /// What the notices tell of can be undone.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

    /// The match that is looked at again.
    Q_PROPERTY(duelogue::ReplayModel* replay READ replay CONSTANT)
    /// What all of them say together.
    Q_PROPERTY(duelogue::StatisticsModel* statistics READ statistics CONSTANT)

public:
    /// Shows matches on this table, which outlives it.
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

    /// Reads the list anew.
    Q_INVOKABLE void refresh();
    /// Shows it from its beginning; whatever is on the table is left.
    Q_INVOKABLE void open(const QString& id);
    /// Keeps the matches of a text in the notation, and shows the first. Why that can't be done; empty where it is
    /// shown.
    [[nodiscard]] QString openText(const std::string& text);
    /// Goes on with a match that is not finished.
    Q_INVOKABLE void goOn(const QString& id);
    Q_INVOKABLE void rename(const QString& id, const QString& name);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void copy(const QString& id);
    Q_INVOKABLE void paste();
    /// A path that a file of it may have.
    Q_INVOKABLE QString suggestedPath(const QString& id) const;
    /// What should be known before a file is written there; empty: nothing.
    Q_INVOKABLE QString remarkOn(const QString& path) const;
    /// True where the file is written; else a notice tells why not. A file that it replaces can be brought back.
    Q_INVOKABLE bool exportTo(const QString& id, const QString& path);
    /// Files that may hold matches, where people keep them: maps with name and path, the latest first.
    Q_INVOKABLE QVariantList filesAround() const;
    /// Keeps the matches of a file among these, and gives the id of the first; empty where there is none: a notice
    /// tells why.
    Q_INVOKABLE QString importFile(const QString& path);
    /// The same with files that were dropped onto the window.
    Q_INVOKABLE void importUrls(const QList<QUrl>& urls);

signals:
    void changed();
    /// Somebody wants to go on with it.
    void goOnWanted(const duelogue::SavedMatch& match);
    /// This row is to be in sight, and chosen.
    void shownFirst(const QString& id);

private:
    /// The content of a file before an exported match replaced it.
    struct ReplacedFile {
        QString path;
        QByteArray bytes;
    };

    std::vector<ArchivedMatch> m_matches;
    QStringList m_games;  ///< ids
    QString m_game;       ///< empty: all
    QString m_search;
    QStringList m_notices;
    std::optional<ForgottenMatch> m_forgotten;
    std::optional<ReplacedFile> m_replaced;
    QHash<QString, int> m_numbers;  ///< of rows, by id
    RowModel m_rows;
    TableModel& m_table;
    ReplayModel m_replay;
    StatisticsModel m_statistics;

    void showRows();
    void retell();
    /// Removes all notices, and with them the way to undo the last step.
    void forgetNotices();
    /// Writes the replaced file again, byte for byte.
    void bringFileBack();
    [[nodiscard]] QString keepText(const std::string& text);
    [[nodiscard]] const ArchivedMatch* find(const QString& id) const;
    struct MatchRow;
    [[nodiscard]] MatchRow rowOf(const ArchivedMatch& match) const;
    [[nodiscard]] int numberOf(const QString& id);
};

}  // namespace duelogue
