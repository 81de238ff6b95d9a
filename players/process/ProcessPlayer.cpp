#include "players/process/ProcessPlayer.h"

#include <algorithm>

#include "players/process/BotProtocol.h"

namespace duelogue {

namespace {

/// The time for the first answer, in which an interpreter starts and tables are read.
constexpr std::chrono::milliseconds timeToStart{10'000};
/// The time to exit after the input is closed.
constexpr std::chrono::milliseconds timeToEnd{500};
/// The time to send the end of a match, enough even for a slow reader.
constexpr std::chrono::milliseconds timeToSendEnd{100};

std::string inWords(std::chrono::milliseconds time) {
    if (time.count() % 1000 == 0) return std::to_string(time.count() / 1000) + " s";
    return std::to_string(time.count()) + " ms";
}

}  // namespace

ProcessPlayer::ProcessPlayer(std::string command, std::uint64_t seed, std::chrono::milliseconds time,
                             std::unique_ptr<ComputerPlayer> replacement)
    : m_command(std::move(command)), m_seed(seed), m_time(time), m_replacement(std::move(replacement)) {}

Reply ProcessPlayer::choose(const View& view, const std::stop_token& stop) {
    if (m_problem.empty()) {
        std::size_t chosen = 0;
        Result result = m_process.isRunning() ? Result::Done : begin(view, stop);
        if (result == Result::Done && m_problem.empty()) result = ask(view, stop, chosen);
        if (result == Result::Stopped) {
            m_process.end(std::chrono::milliseconds(0));
            return view.legalReplies().front();
        }
        if (m_problem.empty()) return view.legalReplies()[chosen];
    }
    return m_replacement ? m_replacement->choose(view, stop) : Reply(ReplyWord::Concede);
}

ChildProcess::Result ProcessPlayer::begin(const View& view, const std::stop_token& stop) {
    if (!m_process.start(m_command)) {
        fault("could not be started");
        return Result::Done;
    }
    const auto time = std::max(timeToStart, m_time);
    std::string answer;
    const Result result = exchange(bot::writeBegin(view, m_seed, m_time), answer, time, stop);
    if (result != Result::Done || !m_problem.empty()) return result;
    const auto hello = bot::readHello(answer);
    if (const auto* wrong = std::get_if<bot::Fault>(&hello)) fault(wrong->message);
    return result;
}

ChildProcess::Result ProcessPlayer::ask(const View& view, const std::stop_token& stop, std::size_t& chosen) {
    if (m_process.hasOutput()) {
        // The program wrote without being asked, or has ended.
        std::string line;
        const Result result = m_process.readLine(line, ChildProcess::Clock::now() + std::chrono::milliseconds(1), stop);
        if (result == Result::Closed) {
            explain(result, m_time);
        } else if (result != Result::Stopped) {
            fault("wrote something when it was not asked");
        }
        return result == Result::Stopped ? result : Result::Done;
    }
    std::string answer;
    const Result result = exchange(bot::writeAsk(view, ++m_asked, m_time), answer, m_time, stop);
    if (result != Result::Done || !m_problem.empty()) return result;
    const auto reply = bot::readReply(answer, view.legalReplies().size());
    if (const auto* wrong = std::get_if<bot::Fault>(&reply)) fault(wrong->message);
    if (const auto* place = std::get_if<std::size_t>(&reply)) chosen = *place;
    return result;
}

/// Sends a line and reads the answer. Problems are reported by explain().
ChildProcess::Result ProcessPlayer::exchange(const std::string& line, std::string& answer,
                                             std::chrono::milliseconds time, const std::stop_token& stop) {
    const auto until = ChildProcess::Clock::now() + time;
    Result result = m_process.write(line, until, stop);
    if (result == Result::Done) result = m_process.readLine(answer, until, stop);
    if (result == Result::Done || result == Result::Stopped) return result;
    explain(result, time);
    return Result::Done;
}

void ProcessPlayer::explain(Result result, std::chrono::milliseconds time) {
    if (result == Result::TimedOut) fault("did not answer within " + inWords(time));
    if (result == Result::TooLong)
        fault("wrote a line of more than " + std::to_string(ChildProcess::longestLine) + " bytes");
    if (result != Result::Closed) return;
    const std::string how = m_process.end(timeToEnd);
    fault(how.empty() ? "closed its output" : how);
}

/// Ends the program and records the problem. The program is never asked again.
void ProcessPlayer::fault(const std::string& what) {
    m_process.end(std::chrono::milliseconds(0));
    m_problem =
        name() + " " + what + (m_replacement ? "; " + m_replacement->name() + " plays on for it" : "; it forfeits");
}

void ProcessPlayer::ended(const View& view) {
    if (!m_process.isRunning()) return;
    // The program may ignore the end of the match.
    (void)m_process.write(bot::writeEnd(view), ChildProcess::Clock::now() + timeToSendEnd, std::stop_token{});
    m_process.end(timeToEnd);
}

}  // namespace duelogue
