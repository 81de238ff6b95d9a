#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

/// Is told what happens in a match for the first time, and not again where it is played anew.
class MatchHistoryListener {
public:
    MatchHistoryListener() = default;
    virtual ~MatchHistoryListener() = default;
    MatchHistoryListener(const MatchHistoryListener&) = delete;
    MatchHistoryListener& operator=(const MatchHistoryListener&) = delete;

    /// As CausalObserver::told(); `told`: the log has got a line for it.
    virtual void completed(const Match& match, const Communication& done, bool told) = 0;
};

/// The course of a match: how it began, every reply, and where they have led. A match is its beginning and its replies,
/// so going back is playing the first of them anew.
class MatchHistory {
public:
    /// The rulebook and the listener outlive it.
    MatchHistory(const Rulebook& rulebook, MatchStart start, MatchHistoryListener& listener);
    MatchHistory(const MatchHistory&) = delete;
    MatchHistory& operator=(const MatchHistory&) = delete;

    /// Sets the match up anew and plays these replies, up to the first that is not taken any more (the program may know
    /// the rules better by now). `choices`: which of them a person chose.
    void play(const std::vector<JournalEntry>& replies, std::vector<std::size_t> choices);
    /// Takes back all replies but the first `count`.
    void backTo(std::size_t count);
    /// What was taken back and can be given again, in its order: until something else is chosen, or the match is played
    /// anew.
    [[nodiscard]] const std::vector<JournalEntry>& ahead() const { return m_ahead; }
    /// Gives again what was taken back, up to the next choice that was: where nothing was, nothing.
    void redo();
    /// Takes a reply and runs on to the next question; false where it is refused.
    [[nodiscard]] bool take(PlayerId player, const Reply& reply);
    /// What follows is a person's choice, together with all that comes of it by itself.
    void choose();
    /// Whether the last reply was chosen by hand.
    [[nodiscard]] bool isChosen() const { return !m_choices.empty() && m_choices.back() + 1 == m_replies.size(); }
    /// A line in the log that is no part of the match; it stays at its place.
    void remark(const std::string& text);

    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] const MatchLog& log() const { return m_log; }
    [[nodiscard]] const MatchStart& start() const { return m_start; }
    [[nodiscard]] const std::vector<JournalEntry>& replies() const { return m_replies; }
    /// The turn, whose it is, and the step of it in which a reply was given.
    struct Time {
        int turn = 0;
        PlayerId current;
        int step = 0;
        bool operator==(const Time&) const = default;
    };
    [[nodiscard]] Time timeOf(std::size_t reply) const { return m_times[reply]; }
    [[nodiscard]] Time now() const {
        const Globals& globals = m_match.state().globals;
        return {globals.turn, globals.current, globals.phase};
    }
    /// Places in replies() where a person chose by hand, ascending.
    [[nodiscard]] const std::vector<std::size_t>& choices() const { return m_choices; }

private:
    /// The log first, so that the listener finds there what it is told of.
    class Witness : public CausalObserver {
    public:
        explicit Witness(MatchHistory& course) : m_course(course) {}
        void told(const Match& match, const Communication& done) override;
        void executed(const Match& match, const Communication& verb) override;

    private:
        MatchHistory& m_course;
    };
    struct Remark {
        std::size_t after = 0;  ///< so many replies
        std::string text;
    };

    MatchStart m_start;
    MatchHistoryListener& m_listener;
    bool m_anew = false;
    Match m_match;
    MatchLog m_log;
    Witness m_witness;
    std::vector<JournalEntry> m_replies;
    std::vector<Time> m_times;  ///< of each reply
    std::vector<std::size_t> m_choices;
    std::vector<JournalEntry> m_ahead;
    std::vector<std::size_t> m_aheadChoices;  ///< as m_choices, of what is ahead
    std::vector<Remark> m_remarks;

    void repeatRemarks();
};

}  // namespace duelogue
