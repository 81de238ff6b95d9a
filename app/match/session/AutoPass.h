#pragma once

#include <cstdint>
#include <optional>

#include "app/games/presenter/GamePresenter.h"
#include "app/library/files/AutoPassSettings.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// The decision which questions of the window's match a person is not asked: those with an obvious reply, those that
/// the person's settings skip, and those after the person chose to pass on. Each question is given as the match that
/// waits for it.
class AutoPass {
public:
    /// The end of a person's automatic passing. At the end of the turn it ends in any case.
    enum class Until : std::uint8_t {
        Something,   ///< until something concerns the person, or the person has a choice in the own turn
        TurnIsOver,  ///< until the end of the turn, whatever happens
    };

    /// Starts for a match of a game. The presenter must outlive the match.
    void begin(const GamePresenter& presenter);
    void setSettings(AutoPassSettings settings) { m_settings = std::move(settings); }
    /// Lets a player pass automatically from now on.
    void start(const ReadableMatch& match, PlayerId player, Until until);
    /// Ends automatic passing, if it is under way.
    void stop() { m_passing.reset(); }

    /// Returns true if a person passes to the end of the present turn.
    [[nodiscard]] bool passesTurn(const ReadableMatch& match) const;
    /// Returns true if the person must be asked even if passing is the only reply.
    [[nodiscard]] bool isChanceWanted(const ReadableMatch& match) const;
    /// Returns an obvious reply, or a pass on the person's own pending item. Returns nullopt if the settings or a stop
    /// want the person to be asked.
    [[nodiscard]] std::optional<Reply> skipped(const ReadableMatch& match, const Replies& replies) const;
    /// Returns the pass that start() has already decided. Until::Something stops at every real choice in the person's
    /// own turn.
    [[nodiscard]] std::optional<Reply> passing(const ReadableMatch& match);

private:
    struct Passing {
        PlayerId player;
        int turn = 0;  ///< the turn in which it began
        Until until = Until::Something;
    };
    const GamePresenter* m_presenter = nullptr;
    AutoPassSettings m_settings;
    std::optional<Passing> m_passing;

    [[nodiscard]] bool isStop(const View& view) const;
};

}  // namespace duelogue
