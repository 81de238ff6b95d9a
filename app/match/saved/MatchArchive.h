#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/match/saved/Autosave.h"
#include "app/match/saved/MatchText.h"

namespace duelogue {

// All matches of the window, in the user's database. The file of a match that is under way (Autosave) is the truth
// about it; from there it is put away when it ends, when it is left, and when the program finds the file at its next
// start. What goes wrong is told by Database::takeProblems().

/// What a list says of a match.
struct ArchivedMatch {
    QString id;
    QString game;
    QString name;  ///< that a person has given it; may be empty
    std::vector<MatchConfig::Seat> seats;
    bool over = false;
    std::vector<int> winners;  ///< seats, from 0; all of a match without a winner are missing
    Series series{};
    int turns = 0;
    int replies = 0;
    std::int64_t begun = 0;  ///< seconds since 1970, UTC; 0: not known
    std::int64_t ended = 0;  ///< when it ended or was left
    QString origin;          ///< MatchIdentity::origin
    int originAt = 0;
    bool analysed = false;

    bool operator==(const ArchivedMatch&) const = default;
};

/// Whether somebody has done something in it: a person, or computers that were watched.
[[nodiscard]] bool isPlayed(const SavedMatch& match);
/// Puts a match away; one of the same id is brought up to date, and keeps its name. False where that can't be done.
bool putAway(const SavedMatch& match, std::int64_t ended);
/// The same in a thread of its own; what is there already is left alone.
void putAwaySoon(const SavedMatch& match);
/// Puts away whatever files of matches there are, soon.
void putAwayFiles();
/// Until all of that is done. Everything below waits by itself.
void waitForPutAway();

/// The latest first.
[[nodiscard]] std::vector<ArchivedMatch> shelvedMatches();
/// Nothing where there is none of that id.
[[nodiscard]] std::optional<ArchivedMatch> shelvedMatch(const QString& id);
/// The match with all its replies.
[[nodiscard]] MatchReading takeDown(const QString& id);
/// As the notation writes it; nothing where there is no such match.
[[nodiscard]] std::optional<std::string> textOfMatch(const QString& id);
bool nameMatch(const QString& id, const QString& name);

/// A match that was taken off the shelf, to be brought back.
struct ForgottenMatch {
    std::vector<QVariant> row;
};
[[nodiscard]] std::optional<ForgottenMatch> forgetMatch(const QString& id);
bool bringBack(const ForgottenMatch& match);

/// What became of a match of a text.
struct Import {
    enum class Outcome : unsigned char {
        Refused,
        Kept,
        WentOn,    ///< it was there, and has the replies now that it did not have
        WasThere,  ///< with all its replies, or more
    };
    Outcome outcome = Outcome::Refused;
    QString id{};       ///< of the match that is there now; empty where it was refused
    QString problem{};  ///< a sentence: why it was refused, or what should be known about it; else empty
};
/// Keeps the matches of a text, each under its own id. One that is there already goes on where the text has more of it,
/// under the name that it has here. Where the two went different ways, that of the text is kept as a branch of the
/// other. Never empty.
[[nodiscard]] std::vector<Import> importMatches(std::string_view text);

/// JSON; empty where there is none.
[[nodiscard]] QByteArray analysisOf(const QString& id);
bool keepAnalysis(const QString& id, const QByteArray& analysis);

}  // namespace duelogue
