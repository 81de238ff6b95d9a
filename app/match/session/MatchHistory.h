#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "match/loop/MatchDriver.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

/// An observer of the events of a match. It is notified when an event happens first, but not when undo or redo replays
/// it.
class MatchHistoryListener {
public:
    MatchHistoryListener() = default;
    virtual ~MatchHistoryListener() = default;
    MatchHistoryListener(const MatchHistoryListener&) = delete;
    MatchHistoryListener& operator=(const MatchHistoryListener&) = delete;

    /// Called like CausalObserver::told(). `told` is true if the log has gained a line for `done`.
    virtual void completed(const ReadableMatch& match, const Communication& done, bool told) = 0;
};

/// An undoable history of a match: its start, all replies, and the resulting state. A match is determined by its start
/// and its replies, so undo replays the first ones.
class MatchHistory {
public:
    /// The rulebook and the listener must outlive the history.
    MatchHistory(const Rulebook& rulebook, MatchStart start, MatchHistoryListener& listener);
    MatchHistory(const MatchHistory&) = delete;
    MatchHistory& operator=(const MatchHistory&) = delete;

    /// Restarts the match and plays the replies up to the first one that is refused, for example because the rules have
    /// changed. `choices` holds the ascending indices of the replies that a person chose.
    void play(const std::vector<JournalEntry>& replies, std::vector<std::size_t> choices);
    /// Undoes all replies after the first `count`.
    void backTo(std::size_t count);
    /// Returns the undone replies that redo() can play, in their order. A new choice or play() clears the list.
    [[nodiscard]] const std::vector<JournalEntry>& ahead() const { return m_ahead; }
    /// Plays the undone replies again, up to the next choice of a person. Does nothing if the list is empty.
    void redo();
    /// Plays a reply and runs to the next question. Returns false if the reply is refused.
    [[nodiscard]] bool take(PlayerId player, const Reply& reply);
    /// Marks the next reply as a person's choice. The automatic replies after it belong to that choice.
    void choose();
    /// Marks the next reply as one that skips a chance of a person to act.
    void skip() { m_skipped = m_replies.size(); }
    /// Returns the index of the reply that skipped the last chance since the last choice, or std::nullopt.
    [[nodiscard]] std::optional<std::size_t> skipped() const { return m_skipped; }
    /// Returns true if a person chose the last reply.
    [[nodiscard]] bool isChosen() const { return !m_choices.empty() && m_choices.back() + 1 == m_replies.size(); }
    /// Adds a line to the log that is not an event of the match. It stays at its place after undo.
    void remark(const std::string& text);

    [[nodiscard]] const Match& match() const { return m_driver.match(); }
    [[nodiscard]] const MatchLog& log() const { return m_log; }
    [[nodiscard]] const MatchStart& start() const { return m_start; }
    [[nodiscard]] const std::vector<JournalEntry>& replies() const { return m_replies; }
    /// The time of a reply: the turn, its player and the step.
    struct Time {
        int turn = 0;
        PlayerId current;
        int step = 0;
        bool operator==(const Time&) const = default;
    };
    [[nodiscard]] Time timeOf(std::size_t reply) const { return m_times[reply]; }
    [[nodiscard]] Time now() const {
        const Globals& globals = match().state().globals;
        return {globals.turn, globals.current, globals.phase};
    }
    /// Returns the indices in replies() of the replies that a person chose, ascending.
    [[nodiscard]] const std::vector<std::size_t>& choices() const { return m_choices; }

private:
    /// Forwards events to the log first, then to the listener, so that the log already has their lines.
    class Witness : public CausalObserver {
    public:
        explicit Witness(MatchHistory& history) : m_history(history) {}
        void told(const ReadableMatch& match, const Communication& done) override;
        void executed(const ReadableMatch& match, const Communication& verb) override;

    private:
        MatchHistory& m_history;
    };
    struct Remark {
        std::size_t after = 0;  ///< number of replies before it
        std::string text;
    };

    MatchStart m_start;
    MatchHistoryListener& m_listener;
    bool m_anew = false;
    MatchDriver m_driver;
    MatchLog m_log;
    Witness m_witness;
    std::vector<JournalEntry> m_replies;
    std::vector<Time> m_times;  ///< one for each reply
    std::vector<std::size_t> m_choices;
    std::optional<std::size_t> m_skipped;
    std::vector<JournalEntry> m_ahead;
    std::vector<std::size_t> m_aheadChoices;  ///< like m_choices, for m_ahead
    std::vector<Remark> m_remarks;
    std::vector<Remark> m_aheadRemarks;  ///< like m_remarks, for m_ahead

    void repeatRemarks();
    [[nodiscard]] std::vector<Remark> remarksAfter(std::size_t count) const;
};

}  // namespace duelogue
