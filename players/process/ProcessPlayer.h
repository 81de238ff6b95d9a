#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "players/plain/ComputerPlayer.h"
#include "players/process/ChildProcess.h"

namespace duelogue {

/// What is agreed with a program that plays.
struct BotOptions {
    enum class Fault : std::uint8_t {
        Forfeit,  ///< it gives the match up
        Greedy,   ///< the greedy player plays on for it
    };
    /// For each answer; what it takes to start is not counted strictly.
    std::chrono::milliseconds time{10'000};
    Fault fault = Fault::Forfeit;
};

/// A program of its own that plays a seat: it is sent lines of JSON and answers with one each (PROTOCOL.md). It is
/// started when it is first asked, and ended with the match or with this player.
///
/// Whatever it does, the match goes on: one that is late, ends, lies or writes rubbish is ended, problem() says why,
/// and what follows is what the options say. Where it is stopped while it thinks, the program is ended as well, and is
/// started anew with the next question.
class ProcessPlayer final : public ComputerPlayer {
public:
    /// `replacement` is who plays on for it; null: it forfeits. `command` is for the shell.
    ProcessPlayer(std::string command, std::uint64_t seed, std::chrono::milliseconds time,
                  std::unique_ptr<ComputerPlayer> replacement);

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "process:" + m_command; }
    [[nodiscard]] std::string problem() const override { return m_problem; }
    void ended(const View& view) override;

private:
    std::string m_command;
    std::uint64_t m_seed;
    std::chrono::milliseconds m_time;
    std::unique_ptr<ComputerPlayer> m_replacement;
    ChildProcess m_process;
    int m_asked = 0;  ///< questions put to the program
    std::string m_problem;

    // Done or Stopped; anything else has become a problem, which is looked at first.
    using Result = ChildProcess::Result;
    [[nodiscard]] Result begin(const View& view, const std::stop_token& stop);
    [[nodiscard]] Result ask(const View& view, const std::stop_token& stop, std::size_t& chosen);
    [[nodiscard]] Result exchange(const std::string& line, std::string& answer, std::chrono::milliseconds time,
                                  const std::stop_token& stop);
    void fault(const std::string& what);
    void explain(Result result, std::chrono::milliseconds time);
};

}  // namespace duelogue
