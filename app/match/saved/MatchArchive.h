#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/match/saved/Autosave.h"
#include "app/match/saved/MatchText.h"

namespace duelogue {

// All matches of the window, in the user's database. While a match is running, its Autosave file is the truth. The file
// is archived when the match ends, when the match is left, and when the program finds the file at its next start.
// Errors are reported by Database::takeProblems().

/// The summary of a match for a list.
struct ArchivedMatch {
    QString id;
    QString game;
    QString name;  ///< given by a person; may be empty
    std::vector<MatchConfig::Seat> seats;
    bool over = false;
    std::vector<int> winners;  ///< seats, from 0; empty without a winner
    Series series{};
    int turns = 0;
    int replies = 0;
    std::int64_t begun = 0;  ///< seconds since 1970, UTC; 0: unknown
    std::int64_t ended = 0;  ///< the time at which the match ended or was left
    QString origin;          ///< MatchIdentity::origin
    int originAt = 0;
    bool analyzed = false;

    bool operator==(const ArchivedMatch&) const = default;
};

/// Returns true if a person has made a choice or, in a match of computers only, if a computer has replied.
[[nodiscard]] bool isPlayed(const SavedMatch& match);
/// Archives a match. An archived match with the same id is updated and keeps its name; an identical one is left
/// unchanged. Returns false on an error.
bool putAway(const SavedMatch& match, std::int64_t ended);
/// Archives a match in another thread.
void putAwaySoon(const SavedMatch& match);
/// Archives all autosave files in another thread.
void putAwayFiles();
/// Waits for the end of all archiving. Every function below except bringBack() does this automatically.
void waitForPutAway();

/// Returns all matches, the latest first.
[[nodiscard]] std::vector<ArchivedMatch> archivedMatches();
/// Returns the match with this id, or std::nullopt if it does not exist.
[[nodiscard]] std::optional<ArchivedMatch> archivedMatch(const QString& id);
/// Returns the match with all its replies, or an error message if the match does not exist or can't be read.
[[nodiscard]] MatchReading takeDown(const QString& id);
/// Returns the match in the notation, or std::nullopt if it does not exist.
[[nodiscard]] std::optional<std::string> textOfMatch(const QString& id);
/// Changes the name of a match. An empty name removes it. Returns false on an error.
bool nameMatch(const QString& id, const QString& name);

/// A removed match, which bringBack() can restore.
struct ForgottenMatch {
    std::vector<QVariant> row;
};
/// Removes a match and its autosave files. Returns std::nullopt if the match does not exist.
[[nodiscard]] std::optional<ForgottenMatch> forgetMatch(const QString& id);
/// Restores a removed match. Returns false on an error.
bool bringBack(const ForgottenMatch& match);

/// The result of importing one match.
struct Import {
    enum class Outcome : unsigned char {
        Refused,
        Kept,
        WentOn,    ///< the archived match gained the new replies
        WasThere,  ///< already archived, with all its replies or more
    };
    Outcome outcome = Outcome::Refused;
    QString id{};       ///< the archived match; empty if refused
    QString problem{};  ///< a sentence: the reason for the refusal, or a warning; empty if there is none
};
/// Imports all matches of a text, each under its own id. If a match is already archived, it gains the new replies of
/// the text and keeps its name. If the two diverge, the text's match is archived as a branch of the other. The result
/// is never empty.
[[nodiscard]] std::vector<Import> importMatches(std::string_view text);

/// Returns the saved analysis as JSON, or an empty array of bytes.
[[nodiscard]] QByteArray analysisOf(const QString& id);
/// Saves the analysis of a match. Returns false on an error.
bool keepAnalysis(const QString& id, const QByteArray& analysis);

}  // namespace duelogue
