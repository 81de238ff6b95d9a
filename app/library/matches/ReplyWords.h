#pragma once

#include <QString>
#include <vector>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// Who sat at the seats of a match that is looked at again. Nobody is "you" there.
[[nodiscard]] std::vector<Occupant> sittersOf(const MatchConfig& wish);

/// What can be replied to the question of a match, in the words in which the window asks and gives hints. The match and
/// the log must outlive it.
class ReplyWords {
public:
    ReplyWords(const Game& game, const MatchConfig& wish, const Match& match, const MatchLog& log);

    /// "Play Grey Cat"; as the notation writes it where the game has no other words.
    [[nodiscard]] QString of(const Reply& reply) const;
    /// How it might go on after the hint's reply; may be empty.
    [[nodiscard]] QString lineOf(const Hint& hint) const;
    /// What is asked: "Your main phase".
    [[nodiscard]] QString question() const { return m_question.title; }

private:
    const Game& m_game;
    const Match& m_match;
    std::vector<Occupant> m_sitters;
    View m_view;
    Replies m_replies;
    TableQuestion m_question;

    [[nodiscard]] TableHint rowOf(Hint hint) const;
};

}  // namespace duelogue
