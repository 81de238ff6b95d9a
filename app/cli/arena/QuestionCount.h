#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "app/library/files/AutoPassSettings.h"
#include "app/library/measure/PlayOptions.h"

namespace duelogue {

/// Matches between computer players in which the window's questions to one seat are counted.
struct QuestionPlan {
    PlayOptions seats;  ///< decks for any seats; each match draws one for each seat
    std::size_t tableSize = 2;
    AutoPassSettings settings;
    int matches = 1;
    int iterations = 200;    ///< search iterations of each player per decision
    int checked = 0;         ///< maximum number of skipped questions to search for missed chances
    int depth = 5000;        ///< search iterations for each reply of a checked question
    std::stop_token stop{};  ///< ends the run early; unfinished matches do not count
};

/// Turns, and the questions asked in them.
struct QuestionTotals {
    std::int64_t turns = 0;
    std::int64_t questions = 0;
    std::int64_t idle = 0;  ///< questions answered by passing or doing nothing

    void operator+=(const QuestionTotals& other);
};

/// A skipped question in which acting would have gained more than MissedChance::least.
struct MissedChance {
    static constexpr double least = .03;  ///< minimum gain of winning chance

    int match = 0;  ///< from 1
    std::uint64_t seed = 0;
    int turn = 0;
    std::string reply;  ///< the missed reply, in the notation
    double gain = 0;    ///< the smaller gain of the two searches
};

struct QuestionCount {
    int matches = 0;
    QuestionTotals own;     ///< in the seat's own turns
    QuestionTotals others;  ///< in the turns of other players
    /// By kind of question and part of the turn, for example "others, priority, Draw". Turns are not counted.
    std::map<std::string, QuestionTotals> kinds;
    std::int64_t skipped = 0;  ///< questions with several legal replies that were answered without asking
    int checked = 0;           ///< skipped questions that were searched
    std::vector<MissedChance> missed;
};

/// Plays the matches. The seat asked is the first one in the first match, then the next one, and so on. AutoPass
/// decides which of its questions are asked. All seats are played by the level "expert" with another number of
/// iterations. The result depends only on the plan. Calls `progress` with the number of finished matches and checks.
[[nodiscard]] QuestionCount countQuestions(const QuestionPlan& plan, const std::function<void(int)>& progress);

}  // namespace duelogue
