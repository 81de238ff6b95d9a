#pragma once

#include <optional>
#include <vector>

#include "app/games/presenter/Chance.h"
#include "app/games/presenter/ReplyMacro.h"
#include "app/games/presenter/TableState.h"
#include "match/loop/View.h"
#include "match/notation/MatchLog.h"
#include "players/search/Hints.h"

namespace duelogue {

/// The participant at a seat of the window's match.
struct Occupant {
    QString name;
    bool person = true;
    QString cloth{};  ///< TableSeat::cloth
};

/// The place on the table at which a zone is shown.
struct TablePlace {
    TableZone zone = TableZone::Board;
    int pile = -1;  ///< Pile: index into the piles of the zone's player, or into those of the table

    bool operator==(const TablePlace&) const = default;
};

/// A figure of a match that players count, and how a hint tells a difference in it.
struct HintFigure {
    double (*of)(const ReadableMatch& match, PlayerId viewer);
    QString who;       ///< "you have"
    QString more;      ///< "%1 more cards", with the size of the difference
    QString less;      ///< "%1 fewer cards"
    double worth = 1;  ///< of one more to the viewer, in cards; negative if more is worse
};

/// The adapter from a game to the window, and the only place that tells the window the meaning of a game's numbers. One
/// presenter per game; stateless.
class GamePresenter {
public:
    GamePresenter() = default;
    virtual ~GamePresenter() = default;
    GamePresenter(const GamePresenter&) = delete;
    GamePresenter& operator=(const GamePresenter&) = delete;

    /// Returns the table as shown to the viewer, built only from the viewer's view. `replies` are the legal replies in
    /// the order of TableAnswer::index; a cancel reply comes last.
    [[nodiscard]] virtual TableState table(const View& view, const std::vector<Occupant>& occupants,
                                           const Replies& replies, const MatchLog& log) const = 0;
    /// Returns the current part of the turn, like TableState::phase but without a table.
    [[nodiscard]] virtual int phase(const View& view) const = 0;
    /// Returns the results of a search about the view's question, as the window shows them. `question` is the question
    /// as shown on the table.
    [[nodiscard]] virtual TableHints hints(const View& view, const std::vector<Occupant>& occupants,
                                           const Replies& replies, const TableQuestion& question,
                                           const std::vector<Hint>& hints) const = 0;
    /// Returns the figures with which a hint explains why a reply is better. None by default.
    [[nodiscard]] virtual std::vector<HintFigure> figures() const;
    /// Returns the moment of the communication that has just been completed, which is on top of the view's
    /// communication stack. Returns nullopt if it is not worth showing. The moment's words may be left to the log.
    /// Consecutive moments of the same kind within one communication are merged.
    [[nodiscard]] virtual std::optional<TableMoment> moment(const View& view) const = 0;
    /// Returns the only sensible reply, which is then given without asking, such as the only possible way to do
    /// something. Returns nullopt if there is a choice.
    [[nodiscard]] virtual std::optional<Reply> obvious(const View& view) const;
    /// Returns how much the chance to act matters if the idle reply is legal. `replies` are the legal replies that
    /// count for the player. Chance::Matters by default.
    [[nodiscard]] virtual Chance chance(const View& view, const Replies& replies) const;
    /// Returns the reply that continues without doing anything, such as passing or choosing nothing. Returns nullopt if
    /// the player must choose.
    [[nodiscard]] virtual std::optional<Reply> idle(const View& view) const = 0;
    /// Returns true if the idle reply would give up a unique chance, such as an action allowed once per turn. The space
    /// bar and “Skip to my turn” then don't give it.
    [[nodiscard]] virtual bool givesUp(const View& view) const = 0;
    /// Returns macros that combine several replies of the player to act into one. Empty by default.
    [[nodiscard]] virtual std::vector<ReplyMacro> replyMacros(const View& view) const;
    /// Returns true if the player must confirm the last reply, although it is the only one left. Applies to sets
    /// composed card by card, which take effect with it. False by default.
    [[nodiscard]] virtual bool wantsLastWord(const View& view) const;
    /// Returns true if the player must be asked even about a single or obvious reply, for example because of a match
    /// setting. False by default.
    [[nodiscard]] virtual bool isAskedAnyway(const View& view) const;
    /// Returns where the cards of a zone are shown. The board by default.
    [[nodiscard]] virtual TablePlace placeOf(std::uint8_t zone) const;
    /// Returns a card as printed.
    [[nodiscard]] virtual TableFace printed(const CardPool& pool, DefinitionId card) const = 0;
    /// Returns the letters of a card's colors.
    [[nodiscard]] virtual QString colorsOf(const CardPool& pool, DefinitionId card) const = 0;
};

/// Returns true if the player controls the pending item that resolves next, so that the player normally passes.
[[nodiscard]] inline bool isOwnNext(const MatchState& state, PlayerId player) {
    return !state.pendingItems.empty() && state.pendingItems.back().controller == player;
}

/// Returns the reply that needs no question: the only sensible one, or passing if everything can wait.
[[nodiscard]] inline std::optional<Reply> unaskedReply(const GamePresenter& presenter, const View& view) {
    if (const auto obvious = presenter.obvious(view)) return obvious;
    return presenter.chance(view, view.legalReplies()) == Chance::CanWait ? presenter.idle(view) : std::nullopt;
}

inline std::optional<Reply> GamePresenter::obvious(const View& /*view*/) const { return std::nullopt; }

inline std::vector<HintFigure> GamePresenter::figures() const { return {}; }

inline Chance GamePresenter::chance(const View& /*view*/, const Replies& /*replies*/) const { return Chance::Matters; }

inline TablePlace GamePresenter::placeOf(std::uint8_t /*zone*/) const { return {}; }

inline bool GamePresenter::wantsLastWord(const View& /*view*/) const { return false; }

inline std::vector<ReplyMacro> GamePresenter::replyMacros(const View& /*view*/) const { return {}; }

inline bool GamePresenter::isAskedAnyway(const View& /*view*/) const { return false; }

}  // namespace duelogue
