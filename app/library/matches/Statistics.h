#pragma once

#include <QString>
#include <span>
#include <vector>

#include "app/library/matches/Periods.h"
#include "app/library/matches/Rating.h"
#include "app/library/matches/Tally.h"
#include "app/match/saved/MatchResults.h"

namespace duelogue {

// Statistics of all archived matches, computed without a window from MatchResults.
//
// A match counts for the user if exactly one person played in it, from its beginning to its end. If several people
// played, the program can't know which of them is the user. Such a match counts only for each of their names. Conceding
// is a loss. An unfinished match is neither won nor lost.

/// The tally of matches with something in common.
struct TallyLine {
    QString game;  ///< empty for all games
    QString
        id;  ///< id of a game, a deck (each part of MatchConfig::Seat::deck) or a kind of player, or a person's name
    Tally tally;

    bool operator==(const TallyLine&) const = default;
};

/// A match among the longest or shortest ones.
struct TurnsLine {
    QString id;
    QString game;
    int turns = 0;
    Ending outcome = Ending::Lost;

    bool operator==(const TurnsLine&) const = default;
};

/// A point of the moving average over this match and those before it.
struct CurvePoint {
    int match = 0;  ///< number of the match, from 1 for the earliest
    double share = 0;

    bool operator==(const CurvePoint&) const = default;
};

/// The number of matches that don't count, by reason.
struct CountedApart {
    int people = 0;      ///< several people played
    int watched = 0;     ///< only computers played
    int unfinished = 0;  ///< one person left it
    int branches = 0;    ///< continued from a place of another match
    int imported = 0;    ///< played elsewhere, so its players are unknown

    bool operator==(const CountedApart&) const = default;
};

struct Statistics {
    Tally all;
    CountedApart apart;
    std::vector<TallyLine> games;   ///< most played first, as in the lists below
    std::vector<TallyLine> decks;   ///< decks of the person
    std::vector<TallyLine> rivals;  ///< each kind once per match
    std::vector<TallyLine> people;  ///< from finished matches between several people
    Periods periods;
    std::vector<CurvePoint> curve;
    Rating rating;  ///< from matches against levels alone that reached their first turn
    std::vector<TurnsLine> longest;
    std::vector<TurnsLine> shortest;  ///< without matches that are among the longest

    bool operator==(const Statistics&) const = default;
};

constexpr int curveReach = 20;        ///< number of matches averaged in a point of the curve
constexpr int curveBegins = 5;        ///< minimum number of matches for a point
constexpr int mostCurvePoints = 200;  ///< with more matches, only some have a point, including the last
constexpr int mostByTurns = 3;        ///< number of longest matches and of shortest matches

/// Computes the statistics of the matches of a game, or of all games if it is empty. The matches must be in the order
/// in which they were played.
[[nodiscard]] Statistics statisticsOf(std::span<const MatchResult> matches, const QString& game = {});

/// Returns the seat of the only person; -1 if no person or more than one plays.
[[nodiscard]] int seatOfPerson(const MatchResult& match);

}  // namespace duelogue
