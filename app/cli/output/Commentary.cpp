#include "app/cli/output/Commentary.h"

#include <thread>

#include "app/library/files/Json.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

std::string nameOf(PlayerId player) { return "Player " + std::to_string(player.value + 1); }

}  // namespace

void Teller::told(const ReadableMatch& match, const Communication& done) {
    const std::size_t before = m_book.lines().size();
    m_book.told(match, done);
    tellSince(match, before);
}

void Teller::executed(const ReadableMatch& match, const Communication& verb) {
    const std::size_t before = m_book.lines().size();
    m_book.executed(match, verb);
    tellSince(match, before);
}

void Teller::tellSince(const ReadableMatch& match, std::size_t before) {
    const auto nameCard = [&](const MatchLog::Named* card) { return openName(match.pool(), card); };
    for (std::size_t i = before; i < m_book.lines().size(); ++i)
        write(match, readLine(m_book.lines()[i], PlayerId{}, nameCard, nameOf));
}

/// Writes the heading of the turn even if nothing else happens in it.
void Commentary::executed(const ReadableMatch& match, const Communication& verb) {
    announceTurn(match);
    Teller::executed(match, verb);
}

void Commentary::moved(const ReadableMatch& match, int line, const std::string& move) {
    announceTurn(match);
    m_out << line << ": " << move << "\n";
}

void Commentary::write(const ReadableMatch& match, const std::string& line) {
    announceTurn(match);
    m_out << "  " << line << std::endl;
    if (!m_out) m_nobodyReads.request_stop();
    if (m_delay.count() > 0 && m_out) std::this_thread::sleep_for(m_delay);
}

/// Writes the heading of the turn unless it has already been written.
void Commentary::announceTurn(const ReadableMatch& match) {
    const Globals& globals = match.state().globals;
    if (globals.turn == m_turn) return;
    m_turn = globals.turn;
    m_out << "\nTurn " << m_turn << ", player " << globals.current.value + 1 << standing(match) << "\n";
}

/// Returns the values of the players that the game names, like " (points 20 : 18)". The first value decides the match
/// and is always shown. Others are left out if they are 0 for all players, because counters of a turn start at 0.
std::string Commentary::standing(const ReadableMatch& match) {
    std::string text;
    const auto& values = match.rulebook().vocabulary().playerValues;
    for (std::size_t v = 0; v < values.size(); ++v) {
        std::string numbers;
        bool isWorthIt = v == 0;
        for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
            const int number = match.rulebook().playerValue(match, PlayerId(p), static_cast<std::uint8_t>(v));
            isWorthIt = isWorthIt || number != 0;
            numbers += (p > 0 ? " : " : " ") + std::to_string(number);
        }
        if (isWorthIt) text += (text.empty() ? " (" : ", ") + values[v].word + numbers;
    }
    return text.empty() ? text : text + ")";
}

namespace {

QJsonObject entry(const ReadableMatch& match, const std::string& text) {
    const Globals& globals = match.state().globals;
    const bool begun = globals.turn > 0 && globals.current;
    return {{"turn", globals.turn},
            {"player", begun ? QJsonValue(globals.current.value + 1) : QJsonValue()},
            {"text", jsonText(text)}};
}

}  // namespace

void JsonTeller::moved(const ReadableMatch& match, int line, const std::string& move) {
    QJsonObject object = entry(match, move);
    object["line"] = line;
    m_entries.append(object);
}

void JsonTeller::write(const ReadableMatch& match, const std::string& line) { m_entries.append(entry(match, line)); }

QJsonArray winnersOf(const ReadableMatch& match) {
    QJsonArray seats;
    const Globals& globals = match.state().globals;
    for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
        if (globals.over != 0 && ((globals.winners >> p) & 1) != 0) seats.append(p + 1);
    }
    return seats;
}

std::string howItStands(const ReadableMatch& match) {
    const Globals& globals = match.state().globals;
    if (globals.over == 0) return writeQuestion(match);
    std::string text;
    for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
        if (((globals.winners >> p) & 1) != 0) text += (text.empty() ? "" : ", ") + nameOf(PlayerId(p)) + " wins";
    }
    if (!text.empty()) return text;
    return globals.ending == MessageId::None ? "A draw" : "A draw. " + match.rulebook().sentence(globals.ending);
}

}  // namespace duelogue
