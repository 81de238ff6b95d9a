#include "match/notation/scenario/Position.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Options.h"
#include "match/notation/Turn.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Notes.h"
#include "match/notation/scenario/PositionFiller.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/ScenarioDecks.h"

namespace duelogue {

namespace {

constexpr int highestRules = 1'000'000;

using Error = std::optional<NotationError>;

/// Returns an error if the present rules or cards differ from those that the scenario names.
Error otherEdition(const Rulebook& rulebook, Decks decks, const Scenario& scenario) {
    auto then = readEdition(rulebook, decks, scenario);
    if (auto* error = std::get_if<NotationError>(&then)) return std::move(*error);
    const auto differs = whatDiffers(rulebook, decks, std::get<RulesFingerprint>(then));
    if (!differs) return std::nullopt;
    const NotationLine& line = scenario.rules.number != 0 ? scenario.rules : scenario.cards;
    return line.error("it was played with other rules or cards: " + *differs);
}

std::vector<NotationError> setUpDecks(Match& match, const Scenario& scenario) {
    std::vector<NotationError> mistakes;
    const auto decks = readDecks(match.pool(), scenario, mistakes);
    if (!mistakes.empty()) return mistakes;
    if (auto error = otherEdition(match.rulebook(), decks, scenario)) return {*std::move(error)};
    match.rulebook().setUp(match, decks);
    return {};
}

/// Sets the settings of the match. Returns the lines that repeat a setting or cannot be read.
std::vector<NotationError> setOptions(Match& match, const Scenario& scenario) {
    std::vector<NotationError> mistakes;
    std::vector<std::string_view> said;
    const auto players = static_cast<int>(scenario.seats.size());
    for (const NotationLine& line : scenario.options) {
        const std::string_view word = std::string_view(line.text).substr(0, line.text.rfind(' '));
        if (std::ranges::find(said, word) != said.end()) {
            mistakes.push_back(line.repeated("option " + std::string(word)));
            continue;
        }
        said.push_back(word);
        if (auto wrong = setOption(match.rulebook(), line.text, players, match.state().globals.settings))
            mistakes.push_back(line.error(*std::move(wrong)));
    }
    return mistakes;
}

NotationLine headOf(const Scenario& scenario) { return {scenario.line, "game " + scenario.game}; }

Error otherSeats(const Rulebook& rulebook, const Scenario& scenario) {
    const auto seats = rulebook.seatCount();
    if (scenario.seats.size() >= seats.least && scenario.seats.size() <= seats.most) return std::nullopt;
    const std::string least = seats.least < seats.most ? std::to_string(seats.least) + " to " : "";
    const std::string given = scenario.seats.empty() ? "none" : std::to_string(scenario.seats.size());
    return headOf(scenario).error("the match needs " + least + std::to_string(seats.most) +
                                  " players, and the file has " + given);
}

}  // namespace

std::variant<RulesFingerprint, NotationError> readEdition(const Rulebook& rulebook, Decks decks,
                                                          const Scenario& scenario) {
    RulesFingerprint then = editionOf(rulebook, decks);
    if (scenario.rules.number != 0) {
        const auto rules = notation::number(scenario.rules.text, 1, highestRules);
        if (!rules)
            return scenario.rules.error("not a version of the rules: " + NotationLine::quoted(scenario.rules.text));
        then.rules = *rules;
    }
    if (scenario.cards.number != 0) {
        auto cards = readFingerprints(scenario.cards.text);
        if (!cards)
            return scenario.cards.error("not fingerprints of cards: " + NotationLine::quoted(scenario.cards.text));
        then.cards = *std::move(cards);
    }
    return then;
}

std::variant<MatchStart, NotationError> readStart(const Rulebook& rulebook, const Scenario& scenario) {
    if (auto error = otherSeats(rulebook, scenario)) return *std::move(error);
    if (!hasDecks(rulebook, scenario)) return headOf(scenario).error("this is a position, not a match with decks");
    MatchStart start;
    start.seed = scenario.seed;
    Match usual(rulebook);
    const auto options = usual.state().globals.settings;
    std::vector<NotationError> mistakes = setOptions(usual, scenario);
    if (usual.state().globals.settings != options)
        start.options.assign(usual.state().globals.settings.begin(),
                             std::next(usual.state().globals.settings.begin(), std::ssize(rulebook.settings())));
    start.decks = readDecks(rulebook.pool(), scenario, mistakes);
    if (!mistakes.empty()) return mistakes.front();
    return start;
}

std::vector<NotationError> mistakesOfSetUp(Match& match, const Scenario& scenario) {
    if (auto error = otherSeats(match.rulebook(), scenario)) return {*std::move(error)};
    match.state().globals.random = Random(scenario.seed);
    std::vector<NotationError> mistakes = setOptions(match, scenario);
    const auto about = readCards(match.pool(), scenario.about, scenario.about.text);
    if (const auto* error = std::get_if<NotationError>(&about)) mistakes.push_back(*error);
    std::vector<NotationError> more;
    if (hasDecks(match.rulebook(), scenario)) {
        more = setUpDecks(match, scenario);
    } else {
        for (const NotationLine& line : {scenario.rules, scenario.cards}) {
            if (line.number != 0)
                mistakes.push_back(line.error("this line belongs to a match with decks, and this is a position"));
        }
        more = fillPosition(match, scenario);
    }
    std::ranges::move(more, std::back_inserter(mistakes));
    std::ranges::stable_sort(mistakes, {}, &NotationError::line);
    return mistakes;
}

std::vector<NotationError> excessCopies(const Rulebook& rulebook, const Scenario& scenario) {
    std::vector<NotationError> mistakes;
    if (hasDecks(rulebook, scenario)) return mistakes;
    std::map<std::pair<std::size_t, DefinitionId>, int> copies;  // by owner; 0 for the table
    const auto add = [&](const CardEntry& entry, std::size_t holder, const NotationLine& line) {
        std::size_t owner = holder;
        for (const std::string& note : entry.notes) {
            if (const auto whose = CardNotes::owner(note)) owner = whose->value + std::size_t{1};
        }
        const Definition& card = rulebook.pool()[entry.definition];
        const int most = rulebook.notation().mostCopies(card);
        int& count = copies[{owner, entry.definition}];
        const bool wasFine = most == 0 || count <= most;
        count += entry.count;
        if (most == 0 || count <= most || !wasFine) return;
        const std::string whose = owner == 0 ? " on the table" : " among the cards of player " + std::to_string(owner);
        mistakes.push_back(
            line.error(std::to_string(count) + " of " + card.name + whose + " (at most " + std::to_string(most) + ")"));
    };
    const auto read = [&](const std::vector<NotationLine>& entries, std::size_t holder) {
        for (const NotationLine& line : entries) {
            std::string_view rest = line.text;
            if (!notation::takeOneOf(rest, zoneWords(rulebook))) continue;
            const auto cards = readCards(rulebook.pool(), line, rest);
            const auto* found = std::get_if<std::vector<CardEntry>>(&cards);
            for (std::size_t i = 0; found != nullptr && i < found->size(); ++i) add((*found)[i], holder, line);
        }
    };
    read(scenario.table.entries, 0);
    for (std::size_t p = 0; p < scenario.seats.size(); ++p) read(scenario.seats[p].entries, p + 1);
    return mistakes;
}

Error setUpScenario(Match& match, const Scenario& scenario) {
    if (!scenario.mistakes.empty()) return scenario.mistakes.front();
    const std::vector<NotationError> mistakes = mistakesOfSetUp(match, scenario);
    return mistakes.empty() ? std::nullopt : std::optional(mistakes.front());
}

}  // namespace duelogue
