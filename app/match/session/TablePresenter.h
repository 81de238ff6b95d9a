#pragma once

#include <optional>
#include <vector>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/match/saved/MatchConfig.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchLog.h"
#include "match/notation/MatchStart.h"

namespace duelogue {

class ReplyPreview;

/// The builder of the tables that the window shows of a match. Adds to the table of the game's presenter what the
/// person who is asked wants to know: previews of all replies, reasons against others, macros, and what can be passed.
/// Several controllers use it, so it knows neither undo nor saving.
class TablePresenter {
public:
    /// Starts with a match of this game, which must outlive it.
    void begin(const Game& game, std::vector<Occupant> occupants);

    /// Returns the viewer's table without answers, even while a communication is running.
    [[nodiscard]] TableState snapshot(const ReadableMatch& match, PlayerId viewer, const MatchLog& log) const;
    /// Returns the table with the viewer's question. `replies` are offered and kept for replyAt(); empty if another
    /// player is asked. If `isCovered`, another person still sees the screen, and nothing more than the table is added.
    [[nodiscard]] TableState question(const ReadableMatch& match, PlayerId viewer, const MatchLog& log, Replies replies,
                                      bool isCovered = false);

    /// Returns the replies of a question in the order of the window: the legal ones, then Cancel if the request can be
    /// taken back.
    [[nodiscard]] static Replies repliesOf(const ReadableMatch& match);
    /// Returns the next reply that takes everything offered, one after another (TableAnswer::all): one that is not
    /// Done, as long as there is one.
    [[nodiscard]] static Reply nextOfAll(const Replies& replies);
    /// Returns the replies of the last question, in the order of the table's answers.
    [[nodiscard]] const Replies& replies() const { return m_replies; }
    /// Returns the reply or the macro that an answer of the last question means (TableAnswer::index), or nullptr.
    [[nodiscard]] const Reply* replyAt(int answer) const;
    [[nodiscard]] const ReplyMacro* macroAt(int answer) const;
    /// Lets hints of several replies to the last question be followed as macros.
    void addMacros(TableHints& hints);

    /// Adds the score of the series; until the match is over, the score before the match.
    static void addSeries(TableState& table, const MatchConfig& config, const ReadableMatch& match);
    /// Adds the chances over a finished match to its result. A match that ends by a concession shows no final blow.
    static void addCourse(TableState& table, const Rulebook& rulebook, const MatchStart& start,
                          const std::vector<JournalEntry>& replies);

private:
    const Game* m_game = nullptr;
    std::vector<Occupant> m_occupants;
    Replies m_replies;
    std::vector<ReplyMacro> m_macros;  ///< in the order of the table's answers

    [[nodiscard]] TableState tableOf(const ReadableMatch& match, PlayerId viewer, const MatchLog& log,
                                     const Replies& replies) const;
    void foretell(TableState& table, const View& view) const;
    void warn(const TableState& table, const View& view, const ReplyPreview& trial, TableAnswer& answer) const;
    void addRefusals(TableState& table, const View& view) const;
    void offerMacros(TableState& table) const;
};

}  // namespace duelogue
