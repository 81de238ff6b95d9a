#include "app/match/saved/Autosave.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <numeric>

#include "app/library/files/TextFile.h"
#include "app/match/saved/SavedMatchText.h"
#include "app/match/saved/Series.h"
#include "app/shell/language/FileWords.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// The maximum number of windows that can autosave at the same time.
constexpr int mostPlaces = 8;

QString pathOf(const QString& folder, int place) {
    return folder + (place == 1 ? QString("/match.json") : QString("/match-%1.json").arg(place));
}

QString usualFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

/// Returns the text up to its first zero byte. After a power cut, parts that never reached the disk read as zeros.
QByteArray withoutGaps(const std::string& text) {
    return {text.data(), static_cast<qsizetype>(std::min(text.find('\0'), text.size()))};
}

/// Returns the text of an autosave, std::monostate if no file exists, or a problem if the file can't be read.
std::variant<std::monostate, QByteArray, AutosaveProblem> textOf(const QString& path) {
    const auto read = readTextFile(path.toStdString());
    if (const auto* file = std::get_if<TextFile>(&read)) return withoutGaps(file->text);
    const auto& problem = std::get<TextProblem>(read);
    if (!problem.isThere) return std::monostate();
    return AutosaveProblem{QCoreApplication::translate("Autosave", "Couldn't read the last match. %1.")
                               .arg(path + ": " + fileWords(problem.reason))};
}

QString cannotKeep(const QString& path, const QString& reason) {
    return QCoreApplication::translate("Autosave", "Couldn't save the match in %1: %2.").arg(path, reason);
}

/// Writes the whole text without a buffer, so that a full disk is reported here. Returns false on an error.
bool writeAll(QFileDevice& file, QIODevice::OpenMode mode, QByteArrayView text) {
    if (!file.open(mode | QIODevice::WriteOnly | QIODevice::Unbuffered)) return false;
    while (!text.isEmpty()) {
        const qint64 written = file.write(text.data(), text.size());
        if (written <= 0) return false;
        text = text.sliced(written);
    }
    return true;
}

/// Renames the file of an unfinished match that can't continue, so that another match does not overwrite it.
void setAside(const QString& path) {
    const auto text = textOf(path);
    const auto* const bytes = std::get_if<QByteArray>(&text);
    if (bytes == nullptr || isKeptOver(*bytes) || !std::holds_alternative<AutosaveProblem>(readKept(*bytes, path)))
        return;
    const QFileInfo file(path);
    QString name;
    for (int number = 1; name.isEmpty() || QFile::exists(name); ++number)
        name = file.path() + QString("/%1.aside-%2.json").arg(file.completeBaseName()).arg(number);
    QFile::rename(path, name);
}

template <class Value>
bool beginsWith(const std::vector<Value>& all, const std::vector<Value>& first) {
    return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace

MatchStart SavedMatch::start() const {
    MatchStart start;
    start.seed = seed;
    start.options = config.options;
    for (const Deck& deck : decks) start.decks.push_back(deck.cards());
    return start;
}

const SavedMatch* watchable(const FoundMatch& found) {
    const auto* const problem = std::get_if<AutosaveProblem>(&found);
    if (problem != nullptr && problem->watchable) return &*problem->watchable;
    return std::get_if<SavedMatch>(&found);
}

Match playedOut(const Game& game, const SavedMatch& match) {
    Match played(game.rulebook());
    begin(played, match.start());
    for (const JournalEntry& entry : match.replies) {
        if (played.play(entry.player, entry.reply) != MessageId::None) break;
    }
    return played;
}

MatchIdentity MatchIdentity::now() {
    return {QUuid::createUuid().toString(QUuid::WithoutBraces), QDateTime::currentSecsSinceEpoch()};
}

QString idOf(const Game& game, const SavedMatch& match) {
    if (!match.identity.id.isEmpty()) return match.identity.id;
    return QUuid::createUuidV5(QUuid(), keptHead(game, match)).toString(QUuid::WithoutBraces);
}

Autosave::Autosave(QString folder) : m_folder(std::move(folder)) { m_syncing.setMaxThreadCount(1); }

/// Returns the lock of a file, or nullptr if another window holds it. If no lock can be made (read-only folder, full
/// disk), the lock counts as free: a real problem is reported by the next write.
std::unique_ptr<QLockFile> Autosave::lockOf(int place) const {
    QDir().mkpath(m_folder);
    auto lock = std::make_unique<QLockFile>(pathOf(m_folder, place) + ".lock");
    // The operating system also holds the lock. A lock of a dead program is therefore free at once, and no other is.
    lock->setStaleLockTime(std::chrono::milliseconds(1));
    if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError) return nullptr;
    return lock;
}

/// Makes the file this window's own. Returns false if another window holds it.
bool Autosave::take(int place) {
    if (place == m_place && m_lock->isLocked()) return true;
    auto lock = lockOf(place);
    if (lock == nullptr) return false;
    m_lock = std::move(lock);
    m_place = place;
    m_size = -1;
    setAside(pathOf(m_folder, place));
    return true;
}

FoundMatch Autosave::find() {
    std::vector<int> places(mostPlaces);
    std::iota(places.begin(), places.end(), 1);
    std::stable_partition(places.begin(), places.end(), [this](int place) { return place == m_place; });
    FoundMatch problem;
    for (const int place : places) {
        FoundMatch found = unfinishedAt(place);
        if (std::holds_alternative<SavedMatch>(found)) return found;
        if (std::holds_alternative<std::monostate>(problem)) problem = std::move(found);
    }
    return problem;
}

/// Returns the unfinished match in a file, if no other window has it, and makes the file this window's own.
FoundMatch Autosave::unfinishedAt(int place) {
    const QString path = pathOf(m_folder, place);
    auto read = textOf(path);
    if (std::holds_alternative<std::monostate>(read)) return std::monostate();
    const bool isFree = (place == m_place && m_lock->isLocked()) || lockOf(place) != nullptr;
    if (!isFree) return std::monostate();
    if (auto* problem = std::get_if<AutosaveProblem>(&read)) return std::move(*problem);
    const QByteArray& text = std::get<QByteArray>(read);
    if (isKeptOver(text) && !isKeptOfSeries(text)) return std::monostate();
    FoundMatch found = readKept(text, path);
    const auto* match = std::get_if<SavedMatch>(&found);
    if (match == nullptr) return found;
    const Game& played = *game(match->config.game.toStdString());
    const bool isDone = match->over && !awaitsNext(match->config, playedOut(played, *match));
    if (isDone || !take(place)) return std::monostate();
    m_kept = *match;
    m_size = text.endsWith('\n') ? text.size() : -1;
    return found;
}

std::optional<QString> Autosave::keep(const Game& game, const SavedMatch& match) {
    int place = std::max(1, m_place);
    while (place <= mostPlaces && !take(place)) ++place;
    if (place > mostPlaces) {
        return cannotKeep(m_folder, QCoreApplication::translate("Autosave", "too many windows are open"));
    }
    return goesOn(match) ? append(match) : writeAnew(game, match);
}

/// Returns true if the file is unchanged since the last write and the match only has new replies.
bool Autosave::goesOn(const SavedMatch& match) const {
    const QFileInfo file(pathOf(m_folder, m_place));
    return m_size >= 0 && file.isFile() && file.size() == m_size && !m_kept.over && m_kept.config == match.config &&
           m_kept.seed == match.seed && m_kept.remembered == match.remembered && m_kept.identity == match.identity &&
           m_kept.decks == match.decks && beginsWith(match.replies, m_kept.replies) &&
           beginsWith(match.choices, m_kept.choices) &&
           (match.choices.size() == m_kept.choices.size() ||
            match.choices[m_kept.choices.size()] >= m_kept.replies.size());
}

std::optional<QString> Autosave::writeAnew(const Game& game, const SavedMatch& match) {
    const QByteArray text = keptHead(game, match) + keptTail(match, 0);
    QDir().mkpath(m_folder);  // the folder can have been deleted since the lock was made
    QSaveFile file(pathOf(m_folder, m_place));
    if (!writeAll(file, {}, text) || !file.commit()) {
        return cannotKeep(file.fileName(), file.errorString());
    }
    m_kept = match;
    m_size = text.size();
    return std::nullopt;
}

std::optional<QString> Autosave::append(const SavedMatch& match) {
    const std::size_t known = m_kept.replies.size();
    const bool isNew = match.replies.size() > known || match.over || match.timeLeft != m_kept.timeLeft;
    const QByteArray text = isNew ? keptTail(match, known) : QByteArray();
    if (text.isEmpty()) return std::nullopt;
    QFile file(pathOf(m_folder, m_place));
    if (!writeAll(file, QIODevice::Append, text)) {
        const QString reason = file.errorString();
        if (!file.resize(m_size)) m_size = -1;  // a partial line must not precede another line
        return cannotKeep(file.fileName(), reason);
    }
    m_size += text.size();
    m_kept.replies.insert(m_kept.replies.end(), match.replies.begin() + static_cast<std::ptrdiff_t>(known),
                          match.replies.end());
    m_kept.choices = match.choices;
    m_kept.over = match.over;
    m_kept.timeLeft = match.timeLeft;
    sync();
    return std::nullopt;
}

/// Forces appended lines onto the disk, in another thread. A later call replaces the ones that still wait.
void Autosave::sync() {
    auto file = std::make_shared<QFile>(pathOf(m_folder, m_place));
    if (!file->open(QIODevice::ReadWrite | QIODevice::Unbuffered)) return;
    m_syncing.clear();
    m_syncing.start([file] { (void)::fdatasync(file->handle()); });
}

Autosave& keeper() {
    static Autosave keeper(usualFolder());
    return keeper;
}

std::vector<SavedFile> keptFiles() {
    std::vector<SavedFile> files;
    for (int place = 1; place <= mostPlaces; ++place) {
        const QString path = pathOf(usualFolder(), place);
        const auto text = textOf(path);
        const auto* bytes = std::get_if<QByteArray>(&text);
        if (bytes != nullptr) files.push_back({path, *bytes, QFileInfo(path).lastModified().toSecsSinceEpoch()});
    }
    return files;
}

void dropKept(const QString& id) {
    for (const SavedFile& file : keptFiles()) {
        const FoundMatch found = readKept(file.text, file.path);
        const SavedMatch* const match = watchable(found);
        if (match != nullptr && idOf(*game(match->config.game.toStdString()), *match) == id) QFile::remove(file.path);
    }
}

FoundMatch lastMatch() {
    const QString folder = usualFolder();
    int last = 0;
    QDateTime when;
    for (int place = 1; place <= mostPlaces; ++place) {
        const QFileInfo file(pathOf(folder, place));
        if (!file.exists() || (last != 0 && file.lastModified() <= when)) continue;
        last = place;
        when = file.lastModified();
    }
    if (last == 0) return std::monostate();
    const QString path = pathOf(folder, last);
    auto read = textOf(path);
    if (const auto* text = std::get_if<QByteArray>(&read)) return readKept(*text, path);
    if (auto* problem = std::get_if<AutosaveProblem>(&read)) return std::move(*problem);
    return std::monostate();
}

}  // namespace duelogue
