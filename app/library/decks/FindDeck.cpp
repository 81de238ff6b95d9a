#include "app/library/decks/FindDeck.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/RandomDeck.h"
#include "app/library/formats/ReadDeck.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "match/state/Random.h"

namespace duelogue {

namespace {

FoundDeck playable(std::string_view name, Deck deck, const DeckRules& rules) {
    if (deck.size() > 0 && deck.size() <= rules.most) return deck;
    return std::string(name) + ": " + std::to_string(deck.size()) + " cards (a deck needs 1 to " +
           std::to_string(rules.most) + ")";
}

}  // namespace

FoundDeck foundDeck(const Game& game, std::string_view file, const DeckReading& reading) {
    if (reading.errors.empty()) return playable(file, reading.deck, game.deckBuilding().rules);
    std::string message;
    for (const DeckError& error : reading.errors) message += (message.empty() ? "" : "\n") + error.text();
    return message;
}

namespace {

FoundDeck findOne(const Game& game, std::string_view idOrFile, std::uint64_t seed,
                  std::optional<std::size_t> seat = {});

constexpr std::string_view byChance = "random";

/// Splits "aliens+ninjas" into its parts.
std::vector<std::string> partsOf(std::string_view names) {
    std::vector<std::string> parts;
    while (true) {
        parts.emplace_back(names.substr(0, names.find('+')));
        if (parts.back().size() == names.size()) return parts;
        names.remove_prefix(parts.back().size() + 1);
    }
}

std::string joinedOf(const std::vector<std::string>& parts) {
    std::string names;
    for (const std::string& part : parts) names += (names.empty() ? "" : "+") + part;
    return names;
}

/// Joins different decks of the game to one. The game determines their number.
FoundDeck findJoined(const Game& game, std::string_view names) {
    Deck joined;
    const std::vector<std::string> parts = partsOf(names);
    const auto wanted = static_cast<std::size_t>(game.deckBuilding().joined);
    const bool different = std::set<std::string>(parts.begin(), parts.end()).size() == parts.size();
    if (parts.size() != wanted || !different)
        return std::string(names) + ": join " + std::to_string(wanted) + " different decks with +";
    for (const std::string& part : parts) {
        FoundDeck found = findOne(game, part, 1);
        if (std::holds_alternative<std::string>(found)) return found;
        const Deck& deck = std::get<Deck>(found);
        joined.name += (joined.name.empty() ? "" : " and ") + deck.name;
        for (const DeckEntry& entry : deck.entries) {
            if (!Deck::add(joined.entries, entry)) return part + ": too many cards";
        }
    }
    return joined;
}

/// Returns a random deck of the game that is not taken. If all are taken, returns one that is not among these parts.
std::string drawOne(const Game& game, const std::vector<std::string>& taken, const std::vector<std::string>& parts,
                    Random& random) {
    for (const auto* const others : {&taken, &parts}) {
        std::vector<std::string> left;
        for (const NamedDeck& named : game.decks()) {
            if (std::ranges::find(*others, named.id) == others->end()) left.push_back(named.id);
        }
        if (!left.empty()) return left[random.below(static_cast<std::uint32_t>(left.size()))];
    }
    return std::string(byChance);
}

}  // namespace

std::vector<std::string> dealtNames(const Game& game, const std::vector<std::string>& names, std::uint64_t seed) {
    const auto joined = static_cast<std::size_t>(game.deckBuilding().joined);
    if (joined < 2) return names;
    std::vector<std::vector<std::string>> seats;
    std::vector<std::string> taken;
    for (const std::string& name : names) {
        seats.push_back(name == byChance ? std::vector<std::string>(joined, name) : partsOf(name));
        std::ranges::copy(seats.back(), std::back_inserter(taken));
    }
    Random random(seed);
    std::vector<std::string> dealt;
    for (std::vector<std::string>& parts : seats) {
        for (std::string& part : parts) {
            if (part != byChance) continue;
            part = drawOne(game, taken, parts, random);
            taken.push_back(part);
        }
        dealt.push_back(joinedOf(parts));
    }
    return dealt;
}

FoundDeck findDeck(const Game& game, std::string_view idOrFile, std::uint64_t seed, std::optional<std::size_t> seat) {
    if (game.deckBuilding().joined < 2) return findOne(game, idOrFile, seed, seat);
    const std::string name = dealtNames(game, {std::string(idOrFile)}, seed).front();
    return name.find('+') != std::string::npos ? findJoined(game, name) : findOne(game, name, seed);
}

namespace {

FoundDeck findOne(const Game& game, std::string_view idOrFile, std::uint64_t seed, std::optional<std::size_t> seat) {
    if (isRandomDeck(idOrFile)) {
        const auto config = readRandomDeck(game, idOrFile, seat);
        if (const auto* problem = std::get_if<std::string>(&config)) return std::string(idOrFile) + ": " + *problem;
        return randomDeck(game, std::get<RandomDeckSpec>(config), seed);
    }
    std::vector<std::string> ids;
    for (const NamedDeck& named : game.decks()) {
        if (named.id == idOrFile) return named.deck;
        ids.push_back(named.id);
    }
    for (OwnDeck& own : ownDecks(game)) {
        if (own.id == idOrFile) {
            return own.missing.empty() ? playable(own.id, std::move(own.deck), game.deckBuilding().rules)
                                       : FoundDeck(own.id + ": " + own.missing.front());
        }
        ids.push_back(own.id);
    }
    if (const auto reading = readDeckFile(game.pool(), std::string(idOrFile), {}, game.deckBuilding().rules))
        return foundDeck(game, idOrFile, *reading);
    return "No deck or readable file \"" + std::string(idOrFile) + '"' + didYouMean(idOrFile, ids);
}

}  // namespace

}  // namespace duelogue
