#pragma once

#include <optional>
#include <vector>

#include "app/games/presenter/ReplyMacro.h"
#include "app/games/presenter/TableState.h"
#include "match/loop/View.h"
#include "match/notation/MatchLog.h"
#include "players/search/Hints.h"

namespace duelogue {

/// Who sits at a seat of the window's match.
struct Occupant {
    QString name;
    bool person = true;
    QString cloth{};  ///< TableSeat::cloth
};

/// How a game is put on the table of the window: the only place where the window is told what a game's numbers mean.
/// One for each game; stateless.
class GamePresenter {
public:
    GamePresenter() = default;
    virtual ~GamePresenter() = default;
    GamePresenter(const GamePresenter&) = delete;
    GamePresenter& operator=(const GamePresenter&) = delete;

    /// What the person at a seat is shown, from that seat's view and from nothing else. `replies` are the legal ones in
    /// the order in which TableAnswer::index counts them; a cancel, where there is one, stands last.
    [[nodiscard]] virtual TableState table(const View& view, const std::vector<Occupant>& sitters,
                                           const Replies& replies, const MatchLog& log) const = 0;
    /// Which of the parts of a turn it is in: TableState::phase, without a table.
    [[nodiscard]] virtual int phase(const View& view) const = 0;
    /// What a search found about the question of the view, as the window shows it. `question` is what the table shows
    /// of it.
    [[nodiscard]] virtual TableHints hints(const View& view, const std::vector<Occupant>& sitters,
                                           const Replies& replies, const TableQuestion& question,
                                           const std::vector<Hint>& hints) const = 0;
    /// What is to be looked at of the communication that has just been completed, which lies on top of the view's stack
    /// of communications; none where it is not worth a look. Its words may be left to the log. Many of a kind that
    /// follow each other within one whole are shown as one.
    [[nodiscard]] virtual std::optional<TableMoment> moment(const View& view) const = 0;
    /// The reply of a person that goes without saying, so that nobody need be asked: to pass where all that could be
    /// begun now can be begun later as well, or what can be done in one way only. None where it is to be asked.
    [[nodiscard]] virtual std::optional<Reply> obvious(const View& view) const = 0;
    /// The reply with which a person lets the match go on without having begun anything: to pass, to
    /// choose nothing. None where something is to be chosen.
    [[nodiscard]] virtual std::optional<Reply> idle(const View& view) const = 0;
    /// Whether to be idle now gives up what can't be made up for later: what may be done but once in a turn.
    /// Then neither the space bar does it, nor does "pass on".
    [[nodiscard]] virtual bool givesUp(const View& view) const = 0;
    /// What of several replies in a row can be offered as one to whoever is asked. Default: nothing.
    [[nodiscard]] virtual std::vector<ReplyMacro> errands(const View& view) const;
    /// Whether the person is to say the last word although no other is left: of what was put together card by card, and
    /// takes effect with it.
    [[nodiscard]] virtual bool wantsLastWord(const View& view) const = 0;
    /// Whether the person is to be asked although there is one reply only, or what goes without saying, as the options
    /// of the match want it. Default: never.
    [[nodiscard]] virtual bool isAskedAnyway(const View& view) const;
    /// A card as it is printed.
    [[nodiscard]] virtual TableFace printed(const CardPool& pool, DefinitionId card) const = 0;
    /// Letters of the colours of a card.
    [[nodiscard]] virtual QString coloursOf(const CardPool& pool, DefinitionId card) const = 0;
};

/// Whether what resolves next is the player's own: to pass on that goes without saying.
[[nodiscard]] inline bool isOwnNext(const MatchState& state, PlayerId player) {
    return !state.pendingItems.empty() && state.pendingItems.back().controller == player;
}

inline std::vector<ReplyMacro> GamePresenter::errands(const View& /*view*/) const { return {}; }

inline bool GamePresenter::isAskedAnyway(const View& /*view*/) const { return false; }

}  // namespace duelogue
