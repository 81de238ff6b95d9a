#pragma once

#include <QByteArray>
#include <QFile>
#include <QLockFile>
#include <QString>
#include <QThreadPool>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "app/games/Games.h"
#include "app/match/saved/MatchConfig.h"
#include "match/notation/Journal.h"

namespace duelogue {

/// What tells a match from all others.
struct MatchIdentity {
    QString id;              ///< empty: it was kept before there were any; see idOf()
    std::int64_t begun = 0;  ///< seconds since 1970, UTC; 0: not known
    QString origin{};        ///< the id of the match that it branched off from; empty: none
    int originAt = 0;        ///< after so many of that match's replies

    /// A new one that begins now.
    [[nodiscard]] static MatchIdentity now();

    bool operator==(const MatchIdentity&) const = default;
};

/// A match that was played with other rules or cards than those of today.
struct FormerMatch {
    RulesFingerprint playedWith{};
    int refused = 0;  ///< replies at its end that are left out, because today's rules refuse the first of them

    bool operator==(const FormerMatch&) const = default;
};

/// The match that is being played, as it is kept on disk after every reply: how it began and every reply. Whatever ends
/// the program, the match goes on where it stood. It names the cards that it needs, so that a deck may be changed or
/// forgotten while a match with it is kept.
struct SavedMatch {
    MatchConfig wish;
    std::uint64_t seed = 1;
    std::vector<Deck> decks;  ///< one a seat
    std::vector<JournalEntry> replies;
    std::vector<std::size_t> choices;  ///< places in `replies` that a person chose by hand, ascending: undo ends there
    bool over = false;  ///< it has ended; it is kept until the next one begins, for whoever has a mistake to report
    MatchIdentity identity{};
    std::optional<FormerMatch> former{};  ///< nothing: it can go on

    /// As it began.
    [[nodiscard]] MatchStart start() const;

    bool operator==(const SavedMatch&) const = default;
};
/// A kept match that can't go on, and why, for the person who wants it to.
struct AutosaveProblem {
    QString message;
    std::optional<SavedMatch> watchable{};  ///< as far as it can be played again; nothing: it can't be read at all

    bool operator==(const AutosaveProblem&) const = default;
};
/// A kept match, checked: every reply was played again and taken. Nothing where none was kept.
using FoundMatch = std::variant<std::monostate, SavedMatch, AutosaveProblem>;
/// Returns the match that can be watched, even if it can't go on; nullptr if none was kept.
[[nodiscard]] const SavedMatch* watchable(const FoundMatch& found);

/// Keeps the match of one window, in a file of its own. Windows that are open at the same time lock their files, so
/// that each keeps in another one; what a window left unfinished is found by the next that is free for it, and one
/// match after the other is offered until none is left. A lock whose window has died holds nobody up. The file of a
/// match that can't go on is renamed before another match takes its place: "match.aside-1.json".
class Autosave {
public:
    explicit Autosave(QString folder);

    /// The match to go on with, or after which the next of its series is to begin: the one that is kept here, else one
    /// that another window left. From now on this window keeps in its file.
    [[nodiscard]] FoundMatch find();
    /// Keeps the match as it stands; why that can't be done, a sentence for the person, where it can't: then what was
    /// kept before still is. Cheap enough for every reply: a match that goes on has only what is new appended, any
    /// other is written anew, in one step. It survives the end of the program at once, and a power cut some moments
    /// later: the disk is not waited for.
    [[nodiscard]] std::optional<QString> keep(const Game& game, const SavedMatch& match);

private:
    QString m_folder;
    int m_place = 0;  ///< which of the files, from 1; 0: none yet
    std::unique_ptr<QLockFile> m_lock;
    SavedMatch m_kept;   ///< what the file holds
    qint64 m_size = -1;  ///< how long the file is that holds it; -1: it is to be written anew
    QThreadPool m_syncing;

    [[nodiscard]] std::unique_ptr<QLockFile> lockOf(int place) const;
    [[nodiscard]] bool take(int place);
    [[nodiscard]] FoundMatch unfinishedAt(int place);
    [[nodiscard]] std::optional<QString> writeAnew(const Game& game, const SavedMatch& match);
    [[nodiscard]] std::optional<QString> append(const SavedMatch& match);
    [[nodiscard]] bool goesOn(const SavedMatch& match) const;
    void sync();
};

/// The match after all of its replies that can be taken.
[[nodiscard]] Match playedOut(const Game& game, const SavedMatch& match);

/// Where this program keeps the match of its window.
[[nodiscard]] Autosave& keeper();
/// The id of a kept match; where it has none, one that is made of how it began, always the same.
[[nodiscard]] QString idOf(const Game& game, const SavedMatch& match);
/// Takes the files of a match away, so that it is offered to no window any more.
void dropKept(const QString& id);

/// A file of a match, as it lies there.
struct SavedFile {
    QString path;
    QByteArray text;
    std::int64_t changed = 0;  ///< when, in seconds since 1970, UTC
};
/// All that are there, whichever window they are of; nothing is locked.
[[nodiscard]] std::vector<SavedFile> keptFiles();
/// The match that was kept last, by whichever window, whether it is over or not; nothing is locked.
[[nodiscard]] FoundMatch lastMatch();

}  // namespace duelogue
