#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <chrono>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/Command.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

/// An observer that reports the events of a match as lines of text. It sees hidden information.
class Teller : public CausalObserver {
public:
    void told(const ReadableMatch& match, const Communication& done) override;
    void executed(const ReadableMatch& match, const Communication& verb) override;
    /// Reports a move of the replayed text, with its line number in that text.
    virtual void moved(const ReadableMatch& match, int line, const std::string& move) = 0;

protected:
    virtual void write(const ReadableMatch& match, const std::string& line) = 0;

private:
    MatchLog m_book;

    /// Writes the lines of the log from number `before` on.
    void tellSince(const ReadableMatch& match, std::size_t before);
};

/// Writes each event on a line, with a heading for each turn.
class Commentary : public Teller {
public:
    /// Waits for `delay` after each line.
    explicit Commentary(std::ostream& out, std::chrono::milliseconds delay = {}) : m_out(out), m_delay(delay) {}

    void executed(const ReadableMatch& match, const Communication& verb) override;
    void moved(const ReadableMatch& match, int line, const std::string& move) override;
    /// Returns a token that is stopped as soon as the output can no longer be written.
    [[nodiscard]] std::stop_token nobodyReads() const { return m_nobodyReads.get_token(); }

private:
    std::ostream& m_out;
    std::chrono::milliseconds m_delay;
    std::stop_source m_nobodyReads;
    int m_turn = 0;

    void write(const ReadableMatch& match, const std::string& line) override;
    void announceTurn(const ReadableMatch& match);
    [[nodiscard]] static std::string standing(const ReadableMatch& match);
};

/// Collects the events for JSON.
class JsonTeller : public Teller {
public:
    void moved(const ReadableMatch& match, int line, const std::string& move) override;
    [[nodiscard]] const QJsonArray& entries() const { return m_entries; }

private:
    QJsonArray m_entries;

    void write(const ReadableMatch& match, const std::string& line) override;
};

/// Returns the state of the match: "Player 2 wins", "A draw", or the player to act and the question.
[[nodiscard]] std::string howItStands(const ReadableMatch& match);
/// Returns the seats of the winners, from 1.
[[nodiscard]] QJsonArray winnersOf(const ReadableMatch& match);

}  // namespace duelogue
