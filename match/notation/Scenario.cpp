#include "match/notation/Scenario.h"

#include <charconv>
#include <optional>
#include <utility>

#include "match/state/Ids.h"

namespace duelogue {

namespace {

class Reader {
public:
    /// Takes one line more. What is wrong with it, if anything.
    std::optional<NotationError> read(const NotationLine& line) {
        std::string_view rest = line.text;
        if (rest == "---") {
            m_section = Section::Between;
            return std::nullopt;
        }
        if (notation::take(rest, "game")) return begin(line, rest);
        switch (m_section) {
            case Section::Between:
                return line.wrong("a line \"game NAME\"");
            case Section::Head:
                return head(line);
            case Section::Seat:
                return seat(line);
            case Section::Moves:
                m_scenarios.back().moves.push_back(line);
                return std::nullopt;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Scenario> take() { return std::move(m_scenarios); }

private:
    enum class Section : std::uint8_t { Between, Head, Seat, Moves };
    Section m_section = Section::Between;
    std::vector<Scenario> m_scenarios;
    std::vector<NotationLine>* m_entries = nullptr;  ///< of the section that is being read; valid until the next begins

    std::optional<NotationError> begin(const NotationLine& line, std::string_view game) {
        if (game.empty()) return line.wrong("the name of a game", "nothing");
        Scenario scenario;
        scenario.line = line.number;
        scenario.game = game;
        m_scenarios.push_back(std::move(scenario));
        m_section = Section::Head;
        return std::nullopt;
    }

    std::optional<NotationError> head(const NotationLine& line) {
        std::string_view rest = line.text;
        Scenario& scenario = m_scenarios.back();
        if (notation::take(rest, "name")) {
            scenario.name = rest;
            return std::nullopt;
        }
        for (const auto& [word, part] : {std::pair("turn", &Scenario::turn), std::pair("rules", &Scenario::rules),
                                         std::pair("cards", &Scenario::cards)}) {
            if (!notation::take(rest, word)) continue;
            scenario.*part = {line.number, std::string(rest)};
            return std::nullopt;
        }
        if (notation::take(rest, "seed")) return seed(line, rest);
        if (notation::take(rest, "option")) {
            scenario.options.push_back({line.number, std::string(rest)});
            return std::nullopt;
        }
        if (notation::take(rest, "note")) {
            scenario.notes.push_back({line.number, std::string(rest)});
            return std::nullopt;
        }
        if (const auto started = startSection(line)) return *started;
        return line.wrong("name, note, seed, turn, rules, cards, option, player, table or moves");
    }

    std::optional<NotationError> seat(const NotationLine& line) {
        if (const auto started = startSection(line)) return *started;
        m_entries->push_back(line);
        return std::nullopt;
    }

    /// "player N", "table" or "moves"; the outer value is none where the line is neither.
    std::optional<std::optional<NotationError>> startSection(const NotationLine& line) {
        std::string_view rest = line.text;
        if (rest == "moves") {
            m_section = Section::Moves;
            return std::optional<NotationError>{};
        }
        if (rest == "table") {
            Scenario::Seat& table = m_scenarios.back().table;
            if (table.head.number != 0) return std::optional(line.wrong("one table"));
            table.head = line;
            m_entries = &table.entries;
            m_section = Section::Seat;
            return std::optional<NotationError>{};
        }
        if (!notation::take(rest, "player")) return std::nullopt;
        auto& seats = m_scenarios.back().seats;
        const int next = static_cast<int>(seats.size()) + 1;
        const auto given = notation::number(rest, 1, static_cast<int>(maxPlayers));
        if (given != next) {
            const bool full = seats.size() == maxPlayers;
            return std::optional(line.wrong(full ? "moves" : "player " + std::to_string(next)));
        }
        seats.push_back({line, {}});
        m_entries = &seats.back().entries;
        m_section = Section::Seat;
        return std::optional<NotationError>{};
    }

    std::optional<NotationError> seed(const NotationLine& line, std::string_view text) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), m_scenarios.back().seed);
        if (error == std::errc{} && end == text.data() + text.size()) return std::nullopt;
        return line.wrong("a seed, which is a whole number", NotationLine::quoted(text));
    }
};

}  // namespace

void forgetEdition(Scenario& scenario) {
    scenario.rules = {};
    scenario.cards = {};
}

std::variant<std::vector<Scenario>, NotationError> readScenarios(std::string_view text) {
    Reader reader;
    for (const NotationLine& line : notation::lines(text)) {
        if (auto error = reader.read(line)) return *std::move(error);
    }
    return reader.take();
}

}  // namespace duelogue
