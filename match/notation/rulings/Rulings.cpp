#include "match/notation/rulings/Rulings.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <variant>

#include "cards/data/CardPool.h"
#include "match/notation/scenario/Cards.h"

namespace duelogue {

namespace {

/// Finds the cards that moves name. Moves may leave out accents.
class NamedCards {
public:
    explicit NamedCards(const CardPool& pool) {
        for (const Definition& card : pool.definitions()) m_names.emplace(withoutAccents(card.name), card.name);
    }

    /// Adds the names of the cards in a move, each once: the longest name at each word.
    void add(std::string_view move, std::vector<std::string>& cards) const {
        const std::string plain = withoutAccents(move);
        for (std::string_view rest = plain; !rest.empty();) {
            std::string_view name = rest;
            while (!name.empty() && !m_names.contains(name))
                name = notation::trimmed(name.substr(0, name.find_last_of(' ') + 1));
            if (name.empty()) {
                (void)notation::takeWord(rest);
                continue;
            }
            const std::string& card = m_names.find(name)->second;
            if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
            rest = notation::trimmed(rest.substr(name.size()));
        }
    }

private:
    std::map<std::string, std::string, std::less<>> m_names;  ///< by the name without accents
};

std::vector<std::string> leadingCards(const CardPool& pool, const NamedCards& named, const Scenario& scenario) {
    std::vector<std::string> cards;
    if (scenario.about.number == 0) {
        for (const NotationLine& line : scenario.moves) {
            if (!line.begins("expect")) named.add(line.text, cards);
        }
        return cards;
    }
    const auto read = readCards(pool, scenario.about, scenario.about.text);
    for (const CardEntry& entry : std::get<std::vector<CardEntry>>(read)) cards.push_back(pool[entry.definition].name);
    return cards;
}

/// Returns the mistakes of a scenario with a ruling that show without playing it.
std::vector<NotationError> mistakesOf(const CardPool& pool, const Scenario& scenario) {
    std::vector<NotationError> mistakes = scenario.mistakes;
    const auto about = readCards(pool, scenario.about, scenario.about.text);
    if (const auto* error = std::get_if<NotationError>(&about)) mistakes.push_back(*error);
    return mistakes;
}

}  // namespace

void Rulings::read(const CardPool& pool, std::string_view file, std::string_view text) {
    ScenarioText scenarios = readScenarioText(text);
    const NamedCards named(pool);
    for (NotationError& error : scenarios.mistakes) m_mistakes.push_back({std::string(file), std::move(error)});
    for (Scenario& scenario : scenarios.scenarios) {
        std::vector<NotationError> mistakes = mistakesOf(pool, scenario);
        for (NotationError& error : mistakes) m_mistakes.push_back({std::string(file), std::move(error)});
        if (!mistakes.empty() || scenario.ruling.number == 0) continue;
        std::vector<std::string> cards = leadingCards(pool, named, scenario);
        m_rulings.push_back({std::string(file), std::move(scenario), std::move(cards)});
    }
}

std::vector<const Ruling*> Rulings::ofCard(std::string_view name) const {
    std::vector<const Ruling*> found;
    for (const Ruling& ruling : m_rulings) {
        if (std::ranges::find(ruling.cards, name) != ruling.cards.end()) found.push_back(&ruling);
    }
    return found;
}

}  // namespace duelogue
