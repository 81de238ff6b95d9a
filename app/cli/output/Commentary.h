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

/// Is told what happens in a match, as lines in words. It may know everything.
class Teller : public CausalObserver {
public:
    void told(const Match& match, const Communication& done) override;
    void executed(const Match& match, const Communication& verb) override;
    /// A move that stands in a text that is played, with its line there.
    virtual void moved(const Match& match, int line, const std::string& move) = 0;

protected:
    virtual void write(const Match& match, const std::string& line) = 0;

private:
    MatchLog m_book;

    void tellLast(const Match& match, std::size_t before);
};

/// Writes a line each, under a heading for each turn.
class Commentary : public Teller {
public:
    /// After each line it waits that long.
    explicit Commentary(std::ostream& out, std::chrono::milliseconds delay = {}) : m_out(out), m_delay(delay) {}

    void executed(const Match& match, const Communication& verb) override;
    void moved(const Match& match, int line, const std::string& move) override;
    /// Asks for a stop once what it writes does not arrive any more.
    [[nodiscard]] std::stop_token nobodyReads() const { return m_nobodyReads.get_token(); }

private:
    std::ostream& m_out;
    std::chrono::milliseconds m_delay;
    std::stop_source m_nobodyReads;
    int m_turn = 0;

    void write(const Match& match, const std::string& line) override;
    void announceTurn(const Match& match);
    [[nodiscard]] static std::string standing(const Match& match);
};

/// Collects them for JSON.
class JsonTeller : public Teller {
public:
    void moved(const Match& match, int line, const std::string& move) override;
    [[nodiscard]] const QJsonArray& entries() const { return m_entries; }

private:
    QJsonArray m_entries;

    void write(const Match& match, const std::string& line) override;
};

/// "Player 2 wins", "A draw", or who is asked for what.
[[nodiscard]] std::string howItStands(const Match& match);
/// The seats that have won, from 1.
[[nodiscard]] QJsonArray winnersOf(const Match& match);

}  // namespace duelogue
