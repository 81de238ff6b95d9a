#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// The facts about an archived match that statistics use.
struct MatchResult {
    QString id;
    QString game;
    QList<MatchConfig::Seat> seats;
    bool over = false;
    QList<int> winners;  ///< seats, from 0; empty without a winner
    int turns = 0;
    std::int64_t ended = 0;  ///< the time at which the match ended or was left, in seconds since 1970, UTC; 0: unknown
    bool branch = false;     ///< a branch of another match
    bool imported = false;   ///< played elsewhere

    bool operator==(const MatchResult&) const = default;
};

/// Returns the facts about all archived matches (MatchArchive.h), the earliest first. Reading ten thousand of them
/// causes no noticeable delay, because the database stores them apart from the texts of the matches.
[[nodiscard]] std::vector<MatchResult> matchResults();

}  // namespace duelogue
