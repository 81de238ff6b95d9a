#pragma once

#include <chrono>
#include <ostream>
#include <string>

#include "app/LogBook.h"

namespace duelogue {

/// Writes what happens in a match, a line each, under a heading for each turn. It may know everything.
class Commentary : public Observer {
public:
    /// After each line it waits that long.
    explicit Commentary(std::ostream& out, std::chrono::milliseconds delay = {}) : m_out(out), m_delay(delay) {}

    void completed(const Match& match, const Communication& done) override;
    /// Writes the heading of the turn, unless it stands there already. Lines do so by themselves.
    void announceTurn(const Match& match);

private:
    std::ostream& m_out;
    std::chrono::milliseconds m_delay;
    LogBook m_book;
    int m_turn = 0;

    [[nodiscard]] static std::string standing(const Match& match);
};

/// "Player 2 wins", "A draw", or who is asked for what.
[[nodiscard]] std::string howItStands(const Match& match);

}  // namespace duelogue
