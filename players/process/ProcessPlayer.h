#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "players/plain/ComputerPlayer.h"
#include "players/process/ChildProcess.h"

namespace duelogue {

/// The options of a bot.
struct BotOptions {
    enum class Fault : std::uint8_t {
        Forfeit,  ///< the bot concedes
        Greedy,   ///< the greedy player takes over
    };
    /// The time for each answer. Starting the program has a time limit of its own.
    std::chrono::milliseconds time{10'000};
    Fault fault = Fault::Forfeit;
};

/// A bot: a separate program that plays a seat. It reads lines of JSON and answers each with one line (PROTOCOL.md). It
/// is started at its first question, and ended with the match or with this player.
///
/// The match continues whatever the bot does. A bot that is late, exits or writes something invalid is ended. Then
/// problem() gives the reason, and the replacement plays on or the seat concedes. If a decision is stopped, the bot is
/// ended and starts again with the next question.
class ProcessPlayer final : public ComputerPlayer {
public:
    /// `command` is run by the shell. `replacement` takes over after a fault; nullptr forfeits instead.
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
    int m_asked = 0;  ///< number of questions sent to the program
    std::string m_problem;

    // The functions below return Done or Stopped. Any other result has already been reported to fault(), so callers
    // check m_problem first.
    using Result = ChildProcess::Result;
    [[nodiscard]] Result begin(const View& view, const std::stop_token& stop);
    [[nodiscard]] Result ask(const View& view, const std::stop_token& stop, std::size_t& chosen);
    [[nodiscard]] Result exchange(const std::string& line, std::string& answer, std::chrono::milliseconds time,
                                  const std::stop_token& stop);
    void fault(const std::string& what);
    void explain(Result result, std::chrono::milliseconds time);
};

}  // namespace duelogue
