#pragma once

#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// A match together with those who drive and watch it: the observers, and replies that a player submitted in advance.
/// Not copyable; `Match(driver.match())` copies the match alone. Observers are called in the order in which they were
/// added. They must not change the match, and must outlive the driver or be removed first.
class MatchDriver final : private Observer {
public:
    explicit MatchDriver(Match match);
    MatchDriver(const MatchDriver&) = delete;
    MatchDriver& operator=(const MatchDriver&) = delete;
    ~MatchDriver() override = default;

    [[nodiscard]] const Match& match() const { return m_match; }
    /// Returns the match for setup, positions and tests. The observers notice what it does.
    [[nodiscard]] Match& edit() { return m_match; }
    /// Replaces the match, for example to undo. Discards replies that wait. The observers stay.
    void reset(Match match);

    /// Replaces all observers; nullptr removes them.
    void setObserver(Observer* observer);
    /// Adds an observer after the others.
    void addObserver(Observer& observer);

    /// Submits a reply, as Match::submit() does. Until runSubmitted(), further replies of that player wait behind it,
    /// unchecked, unless the question takes several replies (S3.28).
    [[nodiscard]] MessageId submit(PlayerId player, const Reply& reply);
    /// Runs the loop for the replies that the player submitted. Must be the last call of the player's turn to reply
    /// (S3.3). Replies that wait after the first one are submitted in order, each followed by the loop. If one is
    /// illegal by then, it is refused: see Observer::refused() and lastMessage(). No submitted reply remains
    /// afterwards.
    Progress runSubmitted(PlayerId player);
    /// Calls submit() and, if the reply is accepted, runSubmitted().
    [[nodiscard]] MessageId play(PlayerId player, const Reply& reply);
    /// Runs the loop: see Match::run().
    Progress run() { return m_match.run(); }

private:
    Match m_match;
    std::vector<Observer*> m_observers;
    PlayerId m_placing;           ///< has submitted a reply, and runSubmitted() was not called yet
    std::vector<Reply> m_placed;  ///< the replies that wait after that one

    void connect();
    void replied(const ReadableMatch& match, PlayerId player, const Reply& reply) override;
    void refused(const ReadableMatch& match, PlayerId player, const Reply& reply, MessageId why) override;
    void happened(const ReadableMatch& match, const Communication& verb) override;
    void completed(const ReadableMatch& match, const Communication& done) override;
    void executed(const ReadableMatch& match, const Communication& verb) override;
};

}  // namespace duelogue
