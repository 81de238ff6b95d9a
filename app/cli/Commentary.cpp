#include "app/cli/Commentary.h"

#include <thread>

#include "match/NotationReplies.h"

namespace duelogue {

namespace {

std::string nameOf(PlayerId player) { return "Player " + std::to_string(player.value + 1); }

}  // namespace

void Commentary::completed(const Match& match, const Communication& done) {
    const std::size_t before = m_book.lines().size();
    m_book.completed(match, done);
    if (m_book.lines().size() == before) return;
    const LogBook::Line& line = m_book.lines().back();
    announceTurn(match);
    const auto nameCard = [&](const LogBook::Named* card) {
        return card != nullptr && card->definition ? match.pool()[card->definition].name : std::string("a card");
    };
    m_out << "  " << readLine(line, PlayerId{}, nameCard, nameOf) << std::endl;
    if (m_delay.count() > 0) std::this_thread::sleep_for(m_delay);
}

void Commentary::announceTurn(const Match& match) {
    const Globals& globals = match.state().globals;
    if (globals.turn == m_turn) return;
    m_turn = globals.turn;
    m_out << "\nTurn " << m_turn << ", player " << globals.current.value + 1 << standing(match) << "\n";
}

/// The numbers of the players that the game names, like " (life 20 : 18)".
std::string Commentary::standing(const Match& match) {
    std::string text;
    const auto& values = match.rulebook().vocabulary().playerValues;
    for (std::size_t v = 0; v < values.size(); ++v) {
        text += (text.empty() ? " (" : ", ") + values[v].word + " ";
        for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
            if (p > 0) text += " : ";
            text += std::to_string(match.rulebook().playerValue(match, PlayerId(p), static_cast<std::uint8_t>(v)));
        }
    }
    return text.empty() ? text : text + ")";
}

std::string howItStands(const Match& match) {
    const Globals& globals = match.state().globals;
    if (globals.over == 0) return writeQuestion(match);
    std::string text;
    for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
        if (((globals.winners >> p) & 1) != 0) text += (text.empty() ? "" : ", ") + nameOf(PlayerId(p)) + " wins";
    }
    return text.empty() ? "A draw" : text;
}

}  // namespace duelogue
