#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// What is counted of a kept match: who played what, and how it ended.
struct MatchResult {
    QString id;
    QString game;
    QList<MatchConfig::Seat> seats;
    bool over = false;
    QList<int> winners;  ///< seats, from 0; all of a match without a winner are missing
    int turns = 0;
    std::int64_t ended = 0;  ///< when it ended or was left, in seconds since 1970, UTC; 0: not known
    bool branch = false;     ///< it was played on from a place of another one
    bool imported = false;   ///< it was played elsewhere

    bool operator==(const MatchResult&) const = default;
};

/// Those of all kept matches (MatchShelf.h), the earliest first. Ten thousand of them are read at one go without a wait
/// that anybody notices: the database has them beside each other, apart from the matches' texts.
[[nodiscard]] std::vector<MatchResult> matchResults();

}  // namespace duelogue
