#pragma once

#include <QString>
#include <vector>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// Returns the participants of a replayed match, named as in the match. The person is "you" if the match called that
/// seat so; other people are addressed by name.
[[nodiscard]] std::vector<Occupant> occupantsOf(const MatchConfig& config);

/// The replies to a match's question in the words of the window's answers and hints. The match and the log must outlive
/// it.
class ReplyWords {
public:
    ReplyWords(const Game& game, const MatchConfig& config, const ReadableMatch& match, const MatchLog& log);

    /// Returns a reply in words, such as "Play Grey Cat", or else in the notation.
    [[nodiscard]] QString of(const Reply& reply) const;
    /// Returns the expected continuation after the hint's reply; may be empty.
    [[nodiscard]] QString lineOf(const Hint& hint) const;
    /// Returns the question with its source, as it was asked: "Ebon Dragon: Make Maren discard a card?".
    [[nodiscard]] QString question() const;

private:
    const Game& m_game;
    const ReadableMatch& m_match;
    std::vector<Occupant> m_occupants;
    View m_view;
    Replies m_replies;
    TableQuestion m_question;

    [[nodiscard]] TableHint rowOf(Hint hint) const;
};

}  // namespace duelogue
