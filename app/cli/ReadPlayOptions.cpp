#include "app/cli/ReadPlayOptions.h"

#include <algorithm>
#include <charconv>

#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/FindDeck.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "cards/rulestext/grammar/English.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Options.h"
#include "players/MakePlayer.h"

namespace duelogue {

namespace {

/// Returns one default deck for each seat.
std::vector<std::string> usualDecks(const Game& game, std::size_t seats) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < seats && !game.usualDecks().empty(); ++i)
        names.push_back(game.usualDecks()[i % game.usualDecks().size()]);
    return names;
}

void readPlayers(Arguments& arguments, PlayOptions& seats) {
    const auto count = seats.game->rulebook().seatCount();
    // Commands without the option --players accept any players.
    seats.players = arguments.list("players");
    if (!arguments.has("players") && seats.players.empty()) seats.players.assign(count.least, playerNames().front());
    if (seats.players.size() < count.least || seats.players.size() > count.most) {
        const std::string from = std::to_string(count.least);
        const std::string to = std::to_string(count.most);
        arguments.setProblem("--players: this game needs " + (from == to ? from : from + " to " + to) +
                             " players, not " + std::to_string(seats.players.size()));
    }
    checkPlayers(arguments, *seats.game, seats.players);
}

std::vector<std::string> wantedDecks(const Arguments& arguments, const PlayOptions& seats, DeckCount count) {
    if (!arguments.has("decks")) return usualDecks(*seats.game, seats.players.size());
    if (count == DeckCount::OneEach || arguments.value("decks") != "all") return arguments.list("decks");
    return allDecks(*seats.game);
}

void readTableDecks(Arguments& arguments, PlayOptions& seats, DeckCount count) {
    seats.deckNames = wantedDecks(arguments, seats, count);
    const bool more = count == DeckCount::OrEvery && seats.deckNames.size() > seats.players.size();
    if (seats.deckNames.size() != seats.players.size() && !more) {
        setDeckCountProblem(arguments, seats.players.size(), seats.deckNames.size());
    }
    readDecks(arguments, seats, more ? DeckUse::AnySeat : DeckUse::BySeat, seats.players.size());
}

std::string unknownGame(const std::string& id) {
    std::string unknown = unknownWord("game", id, gameIds());
    if (unknown.ends_with('?')) return unknown;
    std::string all;
    for (const std::string& known : gameIds()) all += (all.empty() ? "" : ", ") + known;
    return unknown + ". The games are " + all;
}

std::vector<std::int16_t> readRules(Arguments& arguments, const Rulebook& rulebook, int players) {
    if (arguments.list(rulesOption.name).empty()) return {};
    std::vector<std::int16_t> options;
    for (const Rulebook::MatchSetting& known : rulebook.settings())
        options.push_back(static_cast<std::int16_t>(known.usual));
    for (std::string words : arguments.list(rulesOption.name)) {
        std::ranges::replace(words, '=', ' ');
        if (const auto wrong = setOption(rulebook, words, players, options)) arguments.setProblem("--rules: " + *wrong);
    }
    return options;
}

}  // namespace

void setDeckCountProblem(Arguments& arguments, std::size_t expected, std::size_t given) {
    arguments.setProblem("--decks: expected " + std::to_string(expected) + " decks (one per player), got " +
                         std::to_string(given));
}

const Game* readGame(Arguments& arguments) {
    const std::string id = arguments.has("game") ? arguments.value("game") : usualGame;
    const Game* found = game(id);
    if (found == nullptr) arguments.setProblem("--game: " + unknownGame(id));
    return found;
}

std::vector<const Game*> readGames(Arguments& arguments) {
    std::vector<const Game*> games;
    if (arguments.has("game")) {
        if (const Game* named = readGame(arguments)) games.push_back(named);
        return games;
    }
    for (const std::string& id : gameIds()) games.push_back(game(id));
    return games;
}

void checkPlayers(Arguments& arguments, const Game& game, const std::vector<std::string>& players) {
    for (const std::string& name : players) {
        const auto made = makePlayer(name, game.rulebook(), 1);
        if (const auto* problem = std::get_if<std::string>(&made)) arguments.setProblem("--players: " + *problem);
    }
}

/// Returns the specification of a random deck that is rebuilt for each match. Returns nullopt for any other deck and
/// for a random deck with a seed.
std::optional<RandomDeckSpec> wishForEachMatch(const Game& game, const std::string& deck,
                                               std::optional<std::size_t> seat) {
    if (!isRandomDeck(deck)) return std::nullopt;
    const auto read = readRandomDeck(game, deck, seat);
    const auto* config = std::get_if<RandomDeckSpec>(&read);
    return config != nullptr && !config->seed ? std::optional(*config) : std::nullopt;
}

namespace {

void checkSeats(Arguments& arguments, const PlayOptions& seats, DeckUse use, std::size_t tableSize) {
    const auto kind = [&](std::size_t seat) { return deckKind(*seats.game, seat); };
    for (std::size_t d = 0; use == DeckUse::BySeat && d < seats.seatOf.size(); ++d) {
        if (fits(seats, d, d)) continue;
        arguments.setProblem("--decks: player " + std::to_string(d + 1) + " needs " + withArticle(kind(d)) +
                             ", but \"" + seats.deckNames[d] + "\" is " + withArticle(kind(*seats.seatOf[d])));
    }
    for (std::size_t seat = 0; use == DeckUse::AnySeat && seat < tableSize; ++seat) {
        const auto forIt = [&](const auto& of) { return !of || *of == seat; };
        if (std::ranges::none_of(seats.seatOf, forIt))
            arguments.setProblem("--decks: add " + withArticle(kind(seat)) + " for player " + std::to_string(seat + 1));
    }
}

}  // namespace

void readDecks(Arguments& arguments, PlayOptions& seats, DeckUse use, std::size_t tableSize) {
    for (const std::string& name : seats.deckNames) {
        const std::size_t place = seats.decks.size();
        const auto seat = use == DeckUse::BySeat ? std::optional(place) : std::nullopt;
        const auto found = findDeck(*seats.game, name, mixedSeed(seats.seed, place), seat);
        if (const auto* problem = std::get_if<std::string>(&found)) {
            arguments.setProblem("--decks: " + *problem);
        } else if (seats.game->deckBuilding().joined > 1 &&
                   std::get<Deck>(found).size() < seats.game->deckBuilding().rules.most) {
            arguments.setProblem("--decks: \"" + name + "\" is only a part of a deck: join " +
                                 std::to_string(seats.game->deckBuilding().joined) + " with +, e.g. aliens+ninjas");
        } else {
            seats.decks.push_back(std::get<Deck>(found).cards());
            seats.anew.push_back(wishForEachMatch(*seats.game, name, seat));
            seats.seatOf.push_back(seatOfDeck(*seats.game, std::get<Deck>(found)));
        }
    }
    if (arguments.problem().empty()) checkSeats(arguments, seats, use, tableSize);
}

BotOptions readBotOptions(Arguments& arguments) {
    BotOptions options;
    const std::string time = arguments.value(botTimeOption.name);
    // Only commands with players have this option.
    if (time.empty() && !arguments.has(botTimeOption.name)) return options;
    int number = 0;
    const auto [end, error] = std::from_chars(time.data(), time.data() + time.size(), number);
    const std::string unit = time.substr(static_cast<std::size_t>(end - time.data()));
    constexpr int longest = 3600;  // seconds
    const int most = unit == "ms" ? longest * 1000 : longest;
    if (error != std::errc{} || (unit != "ms" && unit != "s") || number < 1 || number > most) {
        arguments.setProblem("--bot-time: use a time such as 500ms or 10s (at most 1 hour)");
    }
    options.time = std::chrono::milliseconds(unit == "s" ? number * 1000 : number);
    const std::string fault = arguments.value(botFaultOption.name);
    if (fault == "greedy") {
        options.fault = BotOptions::Fault::Greedy;
    } else if (fault != "forfeit") {
        arguments.setProblem("--bot-fault: choose forfeit or greedy, not \"" + fault + '"');
    }
    return options;
}

PlayOptions readSeats(Arguments& arguments, DeckCount count) {
    PlayOptions seats;
    seats.game = readGame(arguments);
    if (seats.game == nullptr) return seats;
    seats.bots = readBotOptions(arguments);
    seats.seed = arguments.number("seed", 0, UINT64_MAX);
    readPlayers(arguments, seats);
    seats.options = readRules(arguments, seats.game->rulebook(), static_cast<int>(seats.players.size()));
    readTableDecks(arguments, seats, count);
    return seats;
}

}  // namespace duelogue
