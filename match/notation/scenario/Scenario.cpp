#include "match/notation/scenario/Scenario.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "match/state/Ids.h"

namespace duelogue {

namespace {

class Reader {
public:
    /// Reads the next line.
    void read(const NotationLine& line) {
        auto mistake = readLine(line);
        if (!mistake) {
            m_isLost = false;
        } else if (m_section != Section::Between) {
            m_text.scenarios.back().mistakes.push_back(*std::move(mistake));
        } else if (!m_isLost) {
            // Reports only the first of several lines outside a scenario, because the others are wrong for the same
            // reason.
            m_text.mistakes.push_back(*std::move(mistake));
            m_isLost = true;
        }
    }
    [[nodiscard]] ScenarioText take() {
        finish();
        return std::move(m_text);
    }

private:
    enum class Section : std::uint8_t { Between, Head, Seat, Moves };
    Section m_section = Section::Between;
    ScenarioText m_text;
    bool m_hasSeed = false;                          ///< this scenario has a line "seed"
    bool m_hasName = false;                          ///< the current scenario has a line "name"
    bool m_isLost = false;                           ///< a line outside a scenario was reported
    std::vector<NotationLine>* m_entries = nullptr;  ///< of the current section; valid until the next one

    std::optional<NotationError> readLine(const NotationLine& line) {
        std::string_view rest = line.text;
        if (rest == "---") {
            m_section = Section::Between;
            return std::nullopt;
        }
        if (notation::take(rest, "game")) return begin(line, rest);
        switch (m_section) {
            case Section::Between:
                return line.error(std::string(noScenario));
            case Section::Head:
                return head(line);
            case Section::Seat:
                return seat(line);
            case Section::Moves:
                m_text.scenarios.back().moves.push_back(line);
                return std::nullopt;
        }
        return std::nullopt;
    }
    std::optional<NotationError> begin(const NotationLine& line, std::string_view game) {
        finish();
        m_hasSeed = false;
        m_hasName = false;
        Scenario scenario;
        scenario.line = line.number;
        scenario.game = game;
        m_text.scenarios.push_back(std::move(scenario));
        m_section = Section::Head;
        if (game.empty()) return line.error("the name of the game is missing after \"game\"");
        return std::nullopt;
    }

    /// Reports what the last scenario lacks.
    void finish() {
        if (m_text.scenarios.empty()) return;
        Scenario& last = m_text.scenarios.back();
        if (last.ruling.number != 0 && last.rulingInGerman.number == 0)
            last.mistakes.push_back(last.ruling.error("a ruling needs a line \"ruling de\" with its German"));
        for (const NotationLine* line : {&last.rulingInGerman, &last.about}) {
            if (line->number != 0 && last.ruling.number == 0)
                last.mistakes.push_back(line->error("this line needs a line \"ruling\" with the rule"));
        }
        std::ranges::stable_sort(last.mistakes, {}, &NotationError::line);
    }

    std::optional<NotationError> head(const NotationLine& line) {
        std::string_view rest = line.text;
        Scenario& scenario = m_text.scenarios.back();
        if (notation::take(rest, "name")) {
            if (std::exchange(m_hasName, true)) return line.wrong("one line \"name\"");
            scenario.name = rest;
            return std::nullopt;
        }
        for (const auto& [word, part] : {std::pair("turn", &Scenario::turn), std::pair("rules", &Scenario::rules),
                                         std::pair("cards", &Scenario::cards), std::pair("ask", &Scenario::asking),
                                         std::pair("about", &Scenario::about)}) {
            if (!notation::take(rest, word)) continue;
            if ((scenario.*part).number != 0) return line.repeated(word);
            if (part == &Scenario::asking && rest != "forced choices") return line.wrong("\"ask forced choices\"");
            scenario.*part = {line.number, std::string(rest)};
            return std::nullopt;
        }
        if (notation::take(rest, "ruling")) return ruling(line, rest);
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
        return line.error("unknown line " + NotationLine::quoted(line.text) +
                          ". Lines begin with name, note, ruling, about, seed, turn, ask, rules, cards, option, "
                          "player, table or moves");
    }

    std::optional<NotationError> seat(const NotationLine& line) {
        if (const auto started = startSection(line)) return *started;
        m_entries->push_back(line);
        return std::nullopt;
    }

    /// Starts a section at "player N", "table" or "moves". The outer optional is empty for any other line.
    std::optional<std::optional<NotationError>> startSection(const NotationLine& line) {
        std::string_view rest = line.text;
        if (rest == "moves") {
            m_section = Section::Moves;
            return std::optional<NotationError>{};
        }
        if (rest == "table") {
            Scenario::Seat& table = m_text.scenarios.back().table;
            const bool isSecond = table.head.number != 0;
            table.head = line;
            m_entries = &table.entries;
            m_section = Section::Seat;
            return isSecond ? std::optional(line.repeated("table")) : std::optional<NotationError>{};
        }
        if (!notation::take(rest, "player")) return std::nullopt;
        auto& seats = m_text.scenarios.back().seats;
        const int next = static_cast<int>(seats.size()) + 1;
        const auto given = notation::number(rest, 1, static_cast<int>(maxPlayers));
        std::optional<NotationError> mistake;
        if (given != next) {
            const bool full = seats.size() == maxPlayers;
            mistake = line.wrong(full ? "moves" : "player " + std::to_string(next));
        }
        seats.push_back({line, {}});
        m_entries = &seats.back().entries;
        m_section = Section::Seat;
        return mistake;
    }

    std::optional<NotationError> ruling(const NotationLine& line, std::string_view text) {
        const bool isGerman = notation::take(text, "de");
        const std::size_t longest = isGerman ? longestGermanRuling : longestRuling;
        Scenario& scenario = m_text.scenarios.back();
        NotationLine& sentence = isGerman ? scenario.rulingInGerman : scenario.ruling;
        if (sentence.number != 0) return line.repeated(isGerman ? "ruling de" : "ruling");
        sentence = {line.number, std::string(text)};
        if (text.empty()) return line.error("the rule is missing: write it in one sentence");
        const std::size_t length = notation::characters(text);
        if (length <= longest) return std::nullopt;
        return line.error("the rule has " + std::to_string(length) + " characters (at most " + std::to_string(longest) +
                          ")");
    }

    std::optional<NotationError> seed(const NotationLine& line, std::string_view text) {
        if (std::exchange(m_hasSeed, true)) return line.repeated("seed");
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), m_text.scenarios.back().seed);
        if (error == std::errc{} && end == text.data() + text.size()) return std::nullopt;
        return line.error("not a seed, which is a whole number: " + NotationLine::quoted(text));
    }
};

}  // namespace

void forgetEdition(Scenario& scenario) {
    scenario.rules = {};
    scenario.cards = {};
}

ScenarioText readScenarioText(std::string_view text) {
    Reader reader;
    for (const NotationLine& line : notation::lines(text)) reader.read(line);
    return reader.take();
}

std::variant<std::vector<Scenario>, NotationError> readScenarios(std::string_view text) {
    ScenarioText read = readScenarioText(text);
    const NotationError* first = read.mistakes.empty() ? nullptr : &read.mistakes.front();
    for (const Scenario& scenario : read.scenarios) {
        if (scenario.mistakes.empty()) continue;
        if (first == nullptr || scenario.mistakes.front().line < first->line) first = &scenario.mistakes.front();
        break;
    }
    if (first != nullptr) return *first;
    return std::move(read.scenarios);
}

}  // namespace duelogue
