#include "match/notation/scenario/expectations/Expectations.h"

#include <variant>

#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Turn.h"
#include "match/notation/scenario/EarlierMessages.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/expectations/ExpectedText.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

/// A check of the match as a whole. Passes on everything about a player or a card.
class MatchCheck {
public:
    explicit MatchCheck(const ExpectedText& said) : m_said(said) {}

    [[nodiscard]] Error run() const {
        const std::string_view text = m_said.text;
        std::string_view rest = text;
        if (rest == "over" || rest == "not over" || rest == "draw") return end(rest);
        if (notation::take(rest, "draw")) return drawFor(rest);
        if (notation::take(rest, "winner")) return winner(rest);
        if (notation::take(rest, "turn")) return turn(rest);
        if (notation::take(rest, "hash")) return hash(rest);
        if (notation::take(rest, "table")) return ofTable(rest);
        rest = text;
        (void)notation::take(rest, "player");
        const std::string_view first = notation::takeWord(rest);
        if (const auto number = readPlayer(m_said.match, first)) return checkPlayer(m_said, *number, rest);
        return checkCard(m_said, text);
    }

private:
    ExpectedText m_said;

    [[nodiscard]] std::string howItEnded() const {
        const Globals& globals = m_said.match.state().globals;
        if (globals.over == 0) return "not over";
        std::string text;
        for (int p = 0; p < globals.playerCount; ++p) {
            if (((globals.winners >> p) & 1) != 0) text += (text.empty() ? "winner " : ", ") + std::to_string(p + 1);
        }
        return text.empty() ? "draw" : text;
    }
    [[nodiscard]] Error end(std::string_view word) const {
        const std::string ended = howItEnded();
        return m_said.unless(word == "over" ? ended != "not over" : ended == word, ended);
    }
    /// Checks "draw WORDS": the message about the end of the match contains the words.
    [[nodiscard]] Error drawFor(std::string_view words) const {
        if (auto other = end("draw")) return other;
        const std::string why = m_said.match.rulebook().sentence(m_said.match.state().globals.ending);
        return m_said.unless(saysNowOrEarlier(why, words), "draw" + (why.empty() ? why : ": " + why));
    }
    [[nodiscard]] Error winner(std::string_view text) const {
        const auto player = readPlayer(m_said.match, text);
        if (!player) return m_said.unreadable("winner and the number of a player");
        const std::string ended = howItEnded();
        return m_said.unless(ended == "winner " + std::to_string(player->value + 1), ended);
    }
    [[nodiscard]] Error turn(std::string_view text) const {
        auto read = readTurn(m_said.match, m_said.line, text);
        if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
        const auto& turn = std::get<TurnReference>(read);
        const Globals& globals = m_said.match.state().globals;
        const bool same = globals.turn == turn.turn && globals.current == turn.player;
        return m_said.unless(same && (!turn.phase || globals.phase == *turn.phase), "turn " + writeTurn(m_said.match));
    }

    [[nodiscard]] Error hash(std::string_view text) const {
        const std::string found = writeHash(m_said.match);
        return m_said.unless(text == found, "hash " + found + ", so something went another way");
    }

    /// Checks a zone of the table: "base deck size 3".
    [[nodiscard]] Error ofTable(std::string_view text) const {
        const auto zone = notation::takeOneOf(text, zoneWords(m_said.match.rulebook()));
        if (!zone) return m_said.unreadable("a zone after \"table\"");
        return checkZone(m_said, PlayerId{}, static_cast<std::uint8_t>(*zone), text);
    }
};

}  // namespace

std::string writeHash(const ReadableMatch& match) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += digits[(match.state().hash() >> shift) & 15U];
    return text;
}

std::optional<NotationError> checkExpectation(const ReadableMatch& match, const NotationLine& line,
                                              std::string_view text) {
    return MatchCheck({match, line, text}).run();
}

}  // namespace duelogue
