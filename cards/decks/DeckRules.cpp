#include "cards/decks/DeckRules.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace duelogue {

namespace {

std::string cards(int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); }

std::string maximum(int most) { return " (maximum " + std::to_string(most) + ")"; }

}  // namespace

std::vector<DeckFinding> deckFindings(const CardPool& pool, const Deck& deck, const DeckRules& rules) {
    std::vector<DeckFinding> findings;
    const int size = deck.size();
    if (size < rules.least)
        findings.push_back({"only " + cards(size) + " (minimum " + std::to_string(rules.least) + ")", {}, true});
    if (size > rules.most) findings.push_back({cards(size) + maximum(rules.most)});
    std::map<DefinitionId, int> copies;
    for (const auto* part : {&deck.entries, &deck.extra, &deck.sideboard}) {
        for (const DeckEntry& entry : *part) copies[entry.card] += entry.count;
    }
    for (const auto& [id, count] : copies) {
        const Definition& card = pool[id];
        if (count <= rules.copies || (card.traits & rules.unlimited) != 0) continue;
        findings.push_back({std::to_string(count) + " copies of \"" + card.name + '"' + maximum(rules.copies), id});
    }
    const auto checkPart = [&](const std::vector<DeckEntry>& part, int most, const char* where) {
        const int count = Deck::countOf(part);
        if (count > most) findings.push_back({cards(count) + where + (most == 0 ? " (none allowed)" : maximum(most))});
    };
    checkPart(deck.extra, rules.extra, " in the extra deck");
    checkPart(deck.sideboard, rules.sideboard, " in the sideboard");
    if (rules.check != nullptr) std::ranges::move(rules.check(pool, deck), std::back_inserter(findings));
    return findings;
}

std::vector<std::string> deckProblems(const CardPool& pool, const Deck& deck, const DeckRules& rules) {
    std::vector<std::string> problems;
    for (DeckFinding& finding : deckFindings(pool, deck, rules)) problems.push_back(std::move(finding.sentence));
    return problems;
}

}  // namespace duelogue
