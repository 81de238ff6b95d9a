#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "app/library/files/AutoPassSettings.h"
#include "app/match/remembered/RememberedAnswers.h"
#include "app/match/session/LastAnswer.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// The decision which questions of the window's match a person is not asked: those with an obvious reply, those that
/// the person's settings skip, and those after the person chose “Skip to my turn”. Each question is given as the match
/// that waits for it.
class AutoPass {
public:
    /// The end of a person's automatic passing. At the end of the turn it ends in any case.
    enum class Until : std::uint8_t {
        Something,   ///< until something concerns the person, or the person has a choice in the own turn
        TurnIsOver,  ///< until the end of the turn, whatever happens
    };

    /// Starts for a match of a game. The presenter and the remembered answers must outlive the match.
    void begin(const GamePresenter& presenter, const RememberedAnswers& remembered);
    void setSettings(AutoPassSettings settings) { m_settings = std::move(settings); }
    /// Lets a player pass automatically from now on.
    void start(const ReadableMatch& match, PlayerId player, Until until);
    /// Ends automatic passing, if it is under way.
    void stop() { m_passing.reset(); }
    /// Asks at the next chance to act in any case, whatever the settings and start() say. A second call takes that
    /// back.
    void toggleNextStop() { m_stopsNext = !m_stopsNext; }
    [[nodiscard]] bool stopsNext() const { return m_stopsNext; }
    /// Records that the person who must act answers the question of this match.
    void answers(const ReadableMatch& match) {
        m_lastAnswers[match.playerToAct().value].emplace(View(match, match.playerToAct()));
    }
    /// Forgets the recorded answers, so that a chance after an undone reply is offered again.
    void forget() { m_lastAnswers = {}; }

    /// Returns the cards with which the person could have acted at the last question, if automatic() skipped it.
    [[nodiscard]] const std::vector<CardId>& skippedCards() const { return m_skippedCards; }

    /// Returns true if a person passes to the end of the present turn.
    [[nodiscard]] bool passesTurn(const ReadableMatch& match) const;
    /// Returns the reply to give without asking the person who must act, or nullopt to ask. `isChosen` is true if the
    /// person chose the last reply of the match.
    [[nodiscard]] std::optional<Reply> automatic(const ReadableMatch& match, const Replies& replies, bool isChosen);

private:
    struct Passing {
        PlayerId player;
        int turn = 0;  ///< the turn in which it began
        Until until = Until::Something;
    };
    const GamePresenter* m_presenter = nullptr;
    const RememberedAnswers* m_remembered = nullptr;
    AutoPassSettings m_settings;
    std::optional<Passing> m_passing;
    bool m_stopsNext = false;
    std::array<std::optional<LastAnswer>, maxPlayers> m_lastAnswers;  ///< by seat
    std::vector<CardId> m_skippedCards;

    [[nodiscard]] bool isAskedAboutOnly(const View& view, bool isChosen) const;
    [[nodiscard]] bool isChanceWanted(const View& view) const;
    [[nodiscard]] std::optional<Reply> skipped(const View& view);
    [[nodiscard]] bool isNothingLeft(const View& view, const Replies& counting) const;
    [[nodiscard]] bool isChanceSkipped(const View& view, const Replies& counting) const;
    [[nodiscard]] std::optional<Reply> passing(const View& view);
    [[nodiscard]] bool isStop(const View& view) const;
};

}  // namespace duelogue
