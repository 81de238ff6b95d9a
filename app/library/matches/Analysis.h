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

/// What the search thinks of one decision of a match.
struct Judgement {
    int at = 0;  ///< Decision::at
    PlayerId player;
    int turn = 0;
    double chance = 0;     ///< of who decided to win, with the best reply; from 0 to 1
    double played = 0;     ///< the same after what was played
    double loss = 0;       ///< MoveEvaluation::loss
    double error = 0;      ///< its standard error
    bool mistake = false;  ///< MoveEvaluation::isMistake()
    /// What would have been the best, and how it might have gone on from there; empty where that was played.
    std::vector<TreeSearch::Move> better;

    bool operator==(const Judgement&) const = default;
};

/// All of a match.
struct Analysis {
    int iterations = 0;  ///< of the search, for each decision
    std::vector<Judgement> judgements;

    /// As it is kept with the match.
    [[nodiscard]] QByteArray json() const;
    /// Nothing where the bytes are none, or of another version.
    [[nodiscard]] static std::optional<Analysis> of(const QByteArray& json);
    [[nodiscard]] const Judgement* find(std::size_t at) const;

    bool operator==(const Analysis&) const = default;
};

/// Is told of each judgement, and how many of how many decisions have been looked at.
using Judged = std::function<void(const Judgement* judgement, std::size_t done, std::size_t all)>;

/// Looks at every decision of a match, each from the view of whoever decided: the search knows no more than that person
/// did, and of what came later nothing. Where it is stopped, what it has until then is given.
[[nodiscard]] Analysis analyse(const Game& game, const SavedMatch& kept, int iterations,
                               const std::stop_token& stop = {}, const Judged& judged = {});

/// What a judgement says, in the language that is spoken.
struct JudgementWords {
    QString played;  ///< "Play Grey Cat"
    QString better;  ///< what would have been the best; empty where that was played
    QString line;    ///< how it might have gone on from there; may be empty
};

/// Of some judgements of the match, which come in its order.
[[nodiscard]] std::vector<JudgementWords> wordsOf(const Game& game, const SavedMatch& kept,
                                                  std::span<const Judgement> judgements);

}  // namespace duelogue
