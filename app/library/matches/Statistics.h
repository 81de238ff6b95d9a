#pragma once

#include <QString>
#include <span>
#include <vector>

#include "app/library/matches/Periods.h"
#include "app/library/matches/Rating.h"
#include "app/library/matches/Tally.h"
#include "app/match/saved/MatchResults.h"

namespace duelogue {

// What all kept matches say together: counted without a window, from MatchResults.
//
// A match counts for whoever sits at this computer when exactly one person played in it, it was played to its end, and
// it began at its beginning. Where several people played, nobody can say who of them "I" is: these count for each of
// the names, and for nothing else. Who gives up has lost. What was left is neither won nor lost.

/// Matches with something in common.
struct TallyLine {
    QString game;  ///< empty where it is about all games
    QString
        id;  ///< of a game, a deck (MatchConfig::Seat::deck, each part by itself), a kind of player; a person's name
    Tally tally;

    bool operator==(const TallyLine&) const = default;
};

/// One match among those that were longest or shortest.
struct TurnsLine {
    QString id;
    QString game;
    int turns = 0;
    Ending outcome = Ending::Lost;

    bool operator==(const TurnsLine&) const = default;
};

/// How well it went at a place in the row of all matches: over this match and those just before it.
struct CurvePoint {
    int match = 0;  ///< from 1, the earliest
    double share = 0;

    bool operator==(const CurvePoint&) const = default;
};

/// Matches that don't count, and why.
struct CountedApart {
    int people = 0;      ///< several people played
    int watched = 0;     ///< nobody did
    int unfinished = 0;  ///< one person left it
    int branches = 0;    ///< it was played on from a place of another match
    int imported = 0;    ///< it was played elsewhere: by whom, nobody can say

    bool operator==(const CountedApart&) const = default;
};

struct Statistics {
    Tally all;
    CountedApart apart;
    std::vector<TallyLine> games;   ///< the most played first, as in the lists below
    std::vector<TallyLine> decks;   ///< those of the person
    std::vector<TallyLine> rivals;  ///< each kind once a match
    std::vector<TallyLine> people;  ///< of matches that several people have played to their end
    Periods periods;
    std::vector<CurvePoint> curve;
    Rating rating;  ///< of matches that got to their first turn, in which all others were levels of the computer
    std::vector<TurnsLine> longest;
    std::vector<TurnsLine> shortest;  ///< none that is among the longest

    bool operator==(const Statistics&) const = default;
};

constexpr int curveReach = 20;        ///< matches that a point of the curve is about
constexpr int curveBegins = 5;        ///< it says nothing of fewer
constexpr int mostCurvePoints = 200;  ///< of very many matches only some have one, the last always
constexpr int mostByTurns = 3;        ///< longest ones, and shortest ones

/// Of the matches of a game; of all where it is empty. They come in the order in which they were played.
[[nodiscard]] Statistics statisticsOf(std::span<const MatchResult> matches, const QString& game = {});

/// Which seat the only person has; -1 where none or several play.
[[nodiscard]] int seatOfPerson(const MatchResult& match);

}  // namespace duelogue
