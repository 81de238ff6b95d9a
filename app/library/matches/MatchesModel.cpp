#include "app/library/matches/MatchesModel.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>
#include <algorithm>
#include <array>

#include "app/games/Games.h"
#include "app/library/files/Database.h"
#include "app/library/files/TextFile.h"
#include "app/library/files/WriteFile.h"
#include "app/library/matches/MatchWords.h"
#include "app/match/rows/Rows.h"
#include "app/shell/language/FileWords.h"
#include "app/shell/language/Language.h"

namespace duelogue {

namespace {

constexpr int mostFiles = 12;
/// The maximum number of matches of one text that are reported individually.
constexpr qsizetype mostTold = 3;

}  // namespace

struct MatchesModel::MatchRow {
    QString matchId;
    QString title;
    QString players;
    QString decks;
    QString result;
    QString date;
    QString gameIcon;
    QString gameName;
    bool unfinished = false;
    bool analyzed = false;
    QString origin{};
    QString series{};

    static constexpr auto roles =
        std::tuple{Role{"matchId", &MatchRow::matchId},       Role{"title", &MatchRow::title},
                   Role{"players", &MatchRow::players},       Role{"decks", &MatchRow::decks},
                   Role{"result", &MatchRow::result},         Role{"date", &MatchRow::date},
                   Role{"gameIcon", &MatchRow::gameIcon},     Role{"gameName", &MatchRow::gameName},
                   Role{"unfinished", &MatchRow::unfinished}, Role{"analyzed", &MatchRow::analyzed},
                   Role{"origin", &MatchRow::origin},         Role{"series", &MatchRow::series}};

    /// Returns true if the text shown for the row contains these letters, ignoring case.
    [[nodiscard]] bool says(const QString& letters) const {
        const QString note = analyzed ? MatchesModel::tr("Analyzed") : QString();
        const auto holds = [&](const QString& text) { return text.contains(letters, Qt::CaseInsensitive); };
        return std::ranges::any_of(std::array{title, players, decks, result, date, gameName, origin, series, note},
                                   holds);
    }
};

namespace {

QStringList problems() {
    QStringList sentences;
    for (const std::string& problem : Database::takeProblems()) sentences += QString::fromStdString(problem);
    return sentences;
}

/// Returns the local path for a path that a person has typed or dropped.
QString cleaned(const QString& path) {
    QString clean = path.trimmed();
    if (clean.startsWith(QLatin1String("file:"))) clean = QUrl(clean).toLocalFile();
    if (clean.startsWith(QLatin1String("~/"))) clean = QDir::homePath() + clean.mid(1);
    return clean;
}

QString toldOf(const Import& import) {
    switch (import.outcome) {
        case Import::Outcome::Refused:
            return MatchesModel::tr("Can't read this match. %1").arg(import.problem);
        case Import::Outcome::Kept:
            return import.problem.isEmpty() ? MatchesModel::tr("Match added.") : import.problem;
        case Import::Outcome::WentOn:
            return MatchesModel::tr("Updated: the file continues a match you already have.");
        case Import::Outcome::WasThere:
            return MatchesModel::tr("You already have this match.");
    }
    return {};
}

/// Reports the import of the matches of a text: how many were stored, and each of the others up to a maximum.
QStringList toldOf(const std::vector<Import>& imports) {
    if (imports.size() == 1) return {toldOf(imports.front())};
    QStringList others;
    int kept = 0;
    for (std::size_t i = 0; i < imports.size(); ++i) {
        const bool isKept = imports[i].outcome == Import::Outcome::Kept && imports[i].problem.isEmpty();
        kept += isKept ? 1 : 0;
        if (!isKept) others += MatchesModel::tr("Match %1: %2").arg(i + 1).arg(toldOf(imports[i]));
    }
    QStringList told{MatchesModel::tr("Added %n matches.", "", kept)};
    const qsizetype more = others.size() - mostTold;
    told += others.first(std::min(mostTold, others.size()));
    if (more > 0) told += MatchesModel::tr("And %n more.", "", static_cast<int>(more));
    return told;
}

/// Returns the folder, or the home folder if it does not exist.
QString folderFor(QStandardPaths::StandardLocation place) {
    const QString folder = QStandardPaths::writableLocation(place);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

}  // namespace

MatchesModel::MatchesModel(TableModel& table, QObject* parent)
    : QObject(parent), m_rows(roleNames<MatchRow>()), m_table(table), m_replay(table) {
    connect(&m_statistics, &StatisticsModel::openWanted, this, &MatchesModel::open);
    connect(&Language::ofProgram(), &Language::changed, this, &MatchesModel::retell);
}

// -------------------------------------------------------------------------------------------------- the list

void MatchesModel::refresh() {
    m_matches = archivedMatches();
    m_games.clear();
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        if (std::ranges::find(m_matches, game, &ArchivedMatch::game) != m_matches.end()) m_games += game;
    }
    if (!m_games.contains(m_game)) m_game.clear();
    forgetNotices();
    m_notices = problems();
    showRows();
}

void MatchesModel::showRows() {
    std::vector<RowModel::Row> rows;
    for (const ArchivedMatch& match : m_matches) {
        if (!m_game.isEmpty() && match.game != m_game) continue;
        const MatchRow row = rowOf(match);
        if (row.says(m_search)) rows.push_back(duelogue::rowOf(numberOf(match.id), row));
    }
    m_rows.setRows(std::move(rows));
    emit changed();
}

/// Updates the list after a change of language. Drops the notices, which have already been read.
void MatchesModel::retell() {
    forgetNotices();
    showRows();
}

void MatchesModel::forgetNotices() {
    m_notices.clear();
    m_forgotten.reset();
    m_replaced.reset();
}

int MatchesModel::numberOf(const QString& id) {
    const int number = m_numbers.value(id, static_cast<int>(m_numbers.size()));
    m_numbers[id] = number;
    return number;
}

MatchesModel::MatchRow MatchesModel::rowOf(const ArchivedMatch& match) const {
    const ArchivedMatch* const origin = find(match.origin);
    QString branch;
    if (!match.origin.isEmpty()) branch = tr("Branch of another match");
    if (origin != nullptr) branch = tr("Branch of %1, %2").arg(matchTitle(*origin), matchDate(*origin));
    return {match.id,         matchTitle(match),    matchPlayers(match),   matchDecks(match), matchResult(match),
            matchDate(match), gameIcon(match.game), gameTitle(match.game), !match.over,       match.analyzed,
            branch,           matchSeries(match)};
}

const ArchivedMatch* MatchesModel::find(const QString& id) const {
    const auto found = std::ranges::find(m_matches, id, &ArchivedMatch::id);
    return found == m_matches.end() ? nullptr : &*found;
}

void MatchesModel::setSearch(const QString& search) {
    if (m_search == search) return;
    m_search = search;
    showRows();
}

QVariantList MatchesModel::games() const { return gameChoices(m_games); }

void MatchesModel::setGame(int game) {
    m_game = m_games.value(game);
    showRows();
}

void MatchesModel::setNotices(const QStringList& notices) {
    forgetNotices();
    m_notices = notices + problems();
    emit changed();
}

// -------------------------------------------------------------------------------------------------- one match

void MatchesModel::open(const QString& id) {
    const auto archived = archivedMatch(id);
    const MatchReading reading = takeDown(id);
    if (const auto* problem = std::get_if<QString>(&reading)) return setNotices({*problem});
    m_table.leave();
    const QString title = archived ? matchTitle(*archived) : QString();
    if (!m_replay.show(std::get<ReadMatch>(reading), title)) setNotices({tr("This game can't be shown.")});
}

bool MatchesModel::selectEnded(const QString& id) {
    const MatchReading reading = takeDown(id);
    const auto* const read = std::get_if<ReadMatch>(&reading);
    if (read == nullptr) return false;
    m_replay.selectForAnalysis(read->match);
    return std::ranges::any_of(read->match.config.seats, &MatchConfig::Seat::isPerson);
}

QString MatchesModel::openText(const std::string& text) {
    const QString id = keepText(text);
    if (!id.isEmpty()) open(id);
    return m_replay.isOpen() ? QString() : m_notices.join(' ');
}

void MatchesModel::goOn(const QString& id) {
    const MatchReading reading = takeDown(id);
    if (const auto* problem = std::get_if<QString>(&reading)) return setNotices({*problem});
    const auto& read = std::get<ReadMatch>(reading);
    if (!read.warning.isEmpty()) return setNotices({tr("Can't resume this match: %1").arg(read.warning)});
    emit goOnWanted(read.match);
}

void MatchesModel::rename(const QString& id, const QString& name) {
    (void)nameMatch(id, name);
    refresh();
}

void MatchesModel::remove(const QString& id) {
    const ArchivedMatch* const match = find(id);
    if (match == nullptr) return;
    const QString title = matchTitle(*match);
    auto forgotten = forgetMatch(id);
    if (!forgotten) return setNotices({});
    refresh();
    m_notices += tr("Deleted %1.").arg(title);
    m_forgotten = std::move(forgotten);
    emit changed();
}

void MatchesModel::undo() {
    if (m_replaced) return bringFileBack();
    if (!m_forgotten) return;
    const QString id = m_forgotten->row.front().toString();
    const bool done = bringBack(*m_forgotten);
    refresh();
    if (!done) return;
    setNotices({tr("Match restored.")});
    emit shownFirst(id);
}

void MatchesModel::bringFileBack() {
    const ReplacedFile former = *m_replaced;
    const std::string_view bytes(former.bytes.constData(), static_cast<std::size_t>(former.bytes.size()));
    const std::string problem = writeFile(former.path.toStdString(), bytes);
    setNotices({problem.empty() ? tr("File restored.") : fileWords(problem)});
}

// -------------------------------------------------------------------------------------------------- files, clipboard

void MatchesModel::copy(const QString& id) {
    const auto text = textOfMatch(id);
    if (!text) return setNotices({});
    QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
    setNotices({tr("Match copied.")});
}

void MatchesModel::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) return setNotices({tr("No match on the clipboard.")});
    (void)keepText(text.toStdString());
}

QString MatchesModel::keepText(const std::string& text) {
    const std::vector<Import> imports = importMatches(text);
    refresh();
    setNotices(toldOf(imports));
    const auto first = std::ranges::find_if(imports, [](const Import& import) { return !import.id.isEmpty(); });
    if (first == imports.end()) return {};
    emit shownFirst(first->id);
    return first->id;
}

QString MatchesModel::suggestedPath(const QString& id) const {
    const ArchivedMatch* const match = find(id);
    return match == nullptr ? QString() : folderFor(QStandardPaths::DocumentsLocation) + '/' + matchFileName(*match);
}

QString MatchesModel::remarkOn(const QString& path) const {
    const QFileInfo file(cleaned(path));
    if (file.isDir()) return tr("That's a folder. Add a file name.");
    if (file.exists()) return tr("This file exists and will be replaced.");
    return file.dir().exists() ? QString() : tr("Folder %1 doesn't exist.").arg(file.path());
}

bool MatchesModel::exportTo(const QString& id, const QString& path) {
    const auto text = textOfMatch(id);
    if (!text) return setNotices({tr("This match no longer exists.")}), false;
    const QString file = cleaned(path);
    std::optional<ReplacedFile> replaced;
    if (QFile there(file); QFileInfo(file).isFile()) {
        if (!there.open(QIODevice::ReadOnly))
            return setNotices({tr("Can't read the existing file, so it was not replaced.")}), false;
        replaced = ReplacedFile{file, there.readAll()};
    }
    const std::string problem = writeFile(file.toStdString(), *text);
    if (!problem.empty()) return setNotices({fileWords(problem)}), false;
    QStringList told{tr("Saved to %1.").arg(file)};
    if (replaced) told += tr("The previous file was replaced.");
    setNotices(told);
    m_replaced = std::move(replaced);
    emit changed();
    return true;
}

QVariantList MatchesModel::filesAround() const {
    QFileInfoList files;
    for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation}) {
        const QDir folder(folderFor(place));
        for (const QFileInfo& file : folder.entryInfoList({"*.duel"}, QDir::Files)) {
            if (!files.contains(file)) files += file;
        }
    }
    std::ranges::sort(files, std::greater{}, [](const QFileInfo& file) { return file.lastModified(); });
    QVariantList found;
    for (const QFileInfo& file : files.first(std::min<qsizetype>(mostFiles, files.size())))
        found.append(QVariantMap{{"name", file.fileName()}, {"path", file.filePath()}});
    return found;
}

QString MatchesModel::importFile(const QString& path) {
    const auto read = readTextFile(cleaned(path).toStdString());
    if (const auto* file = std::get_if<TextFile>(&read)) return keepText(file->text);
    const auto& problem = std::get<TextProblem>(read);
    setNotices({QString::fromStdString(problem.path) + ": " + fileWords(problem.reason)});
    return {};
}

void MatchesModel::importUrls(const QList<QUrl>& urls) {
    QStringList notices;
    for (const QUrl& url : urls) {
        (void)importFile(url.toLocalFile());
        for (const QString& notice : std::as_const(m_notices))
            notices += urls.size() > 1 ? tr("%1: %2").arg(url.fileName(), notice) : notice;
    }
    setNotices(notices);
}

}  // namespace duelogue
