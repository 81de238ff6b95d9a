#pragma once

#include <QByteArray>
#include <QFile>
#include <QLockFile>
#include <QString>
#include <QThreadPool>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "app/games/Games.h"
#include "app/match/remembered/RememberedAnswers.h"
#include "app/match/saved/MatchConfig.h"
#include "match/notation/Journal.h"

namespace duelogue {

/// The identity of a match.
struct MatchIdentity {
    QString id;              ///< empty for a match saved before ids existed; see idOf()
    std::int64_t begun = 0;  ///< seconds since 1970, UTC; 0: unknown
    QString origin{};        ///< for a branch: the id of the original match; otherwise empty
    int originAt = 0;        ///< number of replies shared with the original

    /// Returns a new identity, with the current time as its beginning.
    [[nodiscard]] static MatchIdentity now();

    bool operator==(const MatchIdentity&) const = default;
};

/// Facts about a match that was played with other rules or cards than today's.
struct FormerMatch {
    RulesFingerprint playedWith{};
    int refused = 0;  ///< number of replies cut off at the end; today's rules refuse the first of them

    bool operator==(const FormerMatch&) const = default;
};

/// A saved match: its start and all its replies. A match continues from it, however the program ended. The match names
/// its cards itself, so changing or removing a deck does not affect it.
struct SavedMatch {
    MatchConfig config;
    std::uint64_t seed = 1;
    std::vector<Deck> decks;  ///< one for each seat
    std::vector<JournalEntry> replies;
    std::vector<std::size_t> choices;  ///< ascending indices in `replies` of a person's choices; undo stops at them
    bool over = false;  ///< the match has ended; its file remains until the next match, for example for a bug report
    MatchIdentity identity{};
    std::optional<FormerMatch> former{};                 ///< std::nullopt: the match can continue
    std::vector<RememberedAnswers::Entry> remembered{};  ///< only autosaved: an archived match lacks them
    /// The time that is left to each seat; empty: no clock, or the full time.
    std::vector<std::chrono::milliseconds> timeLeft{};

    /// Returns the start of the match.
    [[nodiscard]] MatchStart start() const;

    bool operator==(const SavedMatch&) const = default;
};
/// A saved match that can't continue, with the reason as a sentence for the person.
struct AutosaveProblem {
    QString message;
    std::optional<SavedMatch> watchable{};  ///< the part that can be replayed; std::nullopt: the file is unreadable

    bool operator==(const AutosaveProblem&) const = default;
};
/// A validated match whose replies were all replayed and accepted, a problem, or std::monostate if nothing was saved.
using FoundMatch = std::variant<std::monostate, SavedMatch, AutosaveProblem>;
/// Returns the match that can be watched, even if it can't continue; nullptr otherwise.
[[nodiscard]] const SavedMatch* watchable(const FoundMatch& found);

/// The autosave of one window, in a file of its own. Windows lock their files, so each open window uses a different
/// one. The next window that starts finds the unfinished match of a closed window; with several, one is offered after
/// another. The lock of a dead window counts as free. The file of a match that can't continue is renamed to
/// "match.aside-1.json" before another match takes its place.
class Autosave {
public:
    explicit Autosave(QString folder);

    /// Returns the match to continue, or after which the next match of its series begins: first this window's match,
    /// then one that another window left. This window then uses that match's file.
    [[nodiscard]] FoundMatch find();
    /// Saves the match. Returns an error as a sentence for the person, or std::nullopt on success. On an error, the
    /// previously saved state remains. Fast enough to be called after every reply: new replies are appended, and any
    /// other change rewrites the file atomically. A saved match survives the end of the program at once, and a power
    /// cut a moment later, because the call does not wait for the disk.
    [[nodiscard]] std::optional<QString> keep(const Game& game, const SavedMatch& match);

private:
    QString m_folder;
    int m_place = 0;  ///< number of the file, from 1; 0: none yet
    std::unique_ptr<QLockFile> m_lock;
    SavedMatch m_kept;   ///< the match in the file
    qint64 m_size = -1;  ///< size of the file in bytes; -1: the file must be rewritten
    QThreadPool m_syncing;

    [[nodiscard]] std::unique_ptr<QLockFile> lockOf(int place) const;
    [[nodiscard]] bool take(int place);
    [[nodiscard]] FoundMatch unfinishedAt(int place);
    [[nodiscard]] std::optional<QString> writeAnew(const Game& game, const SavedMatch& match);
    [[nodiscard]] std::optional<QString> append(const SavedMatch& match);
    [[nodiscard]] bool goesOn(const SavedMatch& match) const;
    void sync();
};

/// Returns the match after its replies, up to the first one that is refused.
[[nodiscard]] Match playedOut(const Game& game, const SavedMatch& match);

/// Returns the autosave of this program's window.
[[nodiscard]] Autosave& keeper();
/// Returns the id of a saved match. A match without one gets an id computed from its start, always the same.
[[nodiscard]] QString idOf(const Game& game, const SavedMatch& match);
/// Deletes all autosave files of a match, so that no window offers it.
void dropKept(const QString& id);

/// The file of a match.
struct SavedFile {
    QString path;
    QByteArray text;
    std::int64_t changed = 0;  ///< time of the last change, in seconds since 1970, UTC
};
/// Returns the autosave files of all windows, without locking them.
[[nodiscard]] std::vector<SavedFile> keptFiles();
/// Returns the match that any window saved last, even if it is over. Locks nothing.
[[nodiscard]] FoundMatch lastMatch();

}  // namespace duelogue
