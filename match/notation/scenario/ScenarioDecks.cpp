#include "match/notation/scenario/ScenarioDecks.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Cards.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

std::optional<std::string_view> deckOf(const NotationLine& entry) {
    std::string_view rest = entry.text;
    return notation::take(rest, "deck") ? std::optional(rest) : std::nullopt;
}

}  // namespace

bool hasDecks(const Rulebook& rulebook, const Scenario& scenario) {
    if (indexOf(rulebook.vocabulary().zones, "deck")) {
        const bool more = scenario.table.head.number != 0 || scenario.turn.number != 0;
        return !more && std::ranges::all_of(scenario.seats, [](const Scenario::Seat& seat) {
            return !seat.entries.empty() && std::ranges::all_of(seat.entries, [](const NotationLine& entry) {
                return deckOf(entry).has_value();
            });
        });
    }
    return std::any_of(scenario.seats.begin(), scenario.seats.end(), [](const Scenario::Seat& seat) {
        return std::any_of(seat.entries.begin(), seat.entries.end(),
                           [](const NotationLine& entry) { return deckOf(entry).has_value(); });
    });
}

std::vector<std::vector<DefinitionId>> readDecks(const CardPool& pool, const Scenario& scenario,
                                                 std::vector<NotationError>& mistakes) {
    std::vector<std::vector<DefinitionId>> decks;
    if (scenario.turn.number != 0) mistakes.push_back(scenario.turn.error("a match with decks can't have \"turn\""));
    if (scenario.table.head.number != 0)
        mistakes.push_back(scenario.table.head.error("a match with decks can't have \"table\""));
    const auto readDeck = [&](const NotationLine& entry, std::vector<DefinitionId>& deck) -> Error {
        const auto text = deckOf(entry);
        if (!text)
            return entry.error("a player with a deck can't have other lines: " + NotationLine::quoted(entry.text));
        auto cards = readCards(pool, entry, *text);
        if (auto* error = std::get_if<NotationError>(&cards)) return std::move(*error);
        for (const CardEntry& card : std::get<std::vector<CardEntry>>(cards)) {
            if (!card.notes.empty()) return entry.error("a deck can't have notes in parentheses");
            deck.insert(deck.end(), static_cast<std::size_t>(card.count), card.definition);
        }
        if (deck.size() > mostCards)
            return entry.error("too many cards (at most " + std::to_string(mostCards) + " in a deck)");
        return std::nullopt;
    };
    for (const Scenario::Seat& seat : scenario.seats) {
        std::vector<DefinitionId>& deck = decks.emplace_back();
        if (seat.entries.empty()) mistakes.push_back(seat.head.error("this player needs a deck"));
        for (const NotationLine& entry : seat.entries) {
            if (auto mistake = readDeck(entry, deck)) mistakes.push_back(*std::move(mistake));
        }
    }
    return decks;
}

}  // namespace duelogue
