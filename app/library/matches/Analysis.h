#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "app/games/Games.h"
#include "app/library/matches/Decisions.h"
#include "app/match/saved/Autosave.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// The search's evaluation of one decision of a match.
struct ReplyEvaluation {
    int at = 0;  ///< Decision::at
    PlayerId player;
    int turn = 0;
    double chance = 0;     ///< the deciding player's winning chance with the best reply, from 0 to 1
    double played = 0;     ///< winning chance after the reply that was played
    double loss = 0;       ///< MoveEvaluation::loss
    double margin = 0;     ///< half width of the 95 % confidence interval of `loss`
    int effort = 0;        ///< iterations for each of the two replies
    bool asGood = false;   ///< MoveEvaluation::isAsGood()
    bool mistake = false;  ///< MoveEvaluation::isMistake()
    /// The chances of all seats with the best reply, by seat. They sum to one, apart from rounding.
    std::vector<double> chances;
    /// The best reply with its expected continuation; empty if it was played.
    std::vector<TreeSearch::Move> better;

    bool operator==(const ReplyEvaluation&) const = default;
};

/// The evaluation of a whole match.
struct Analysis {
    int iterations = 0;  ///< iterations of the search for each decision
    std::vector<ReplyEvaluation> evaluations;

    /// Returns the analysis as it is stored with the match.
    [[nodiscard]] QByteArray json() const;
    /// Parses a stored analysis. Returns nullopt if the bytes are invalid or of another version.
    [[nodiscard]] static std::optional<Analysis> of(const QByteArray& json);
    [[nodiscard]] const ReplyEvaluation* find(std::size_t at) const;

    bool operator==(const Analysis&) const = default;
};

/// Called after each decision with its evaluation, or nullptr if it was not evaluated, and the numbers of decisions
/// done and in total.
using Judged = std::function<void(const ReplyEvaluation* evaluation, std::size_t done, std::size_t all)>;

/// Evaluates every decision of a match from the view of its player. The search knows only what that player knew at that
/// time. If stopped, returns the evaluations made so far.
[[nodiscard]] Analysis analyze(const Game& game, const SavedMatch& kept, int iterations,
                               const std::stop_token& stop = {}, const Judged& judged = {});

/// An evaluation in the language of the window.
struct ReplyEvaluationWords {
    QString played;  ///< "Play Grey Cat"
    QString better;  ///< best reply; empty if it was played
    QString line;    ///< expected continuation of the best reply; may be empty
};

/// Returns the words of some evaluations of the match, which must be in its order.
[[nodiscard]] std::vector<ReplyEvaluationWords> wordsOf(const Game& game, const SavedMatch& kept,
                                                        std::span<const ReplyEvaluation> evaluations);

}  // namespace duelogue
