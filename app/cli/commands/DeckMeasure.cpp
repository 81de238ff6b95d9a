#include "app/cli/commands/DeckMeasure.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "app/cli/Interruption.h"
#include "app/cli/arena/DeckMeasurement.h"
#include "app/cli/arena/GameSpec.h"
#include "app/cli/commands/DeckArgument.h"
#include "app/cli/output/DeckMeasurementJson.h"
#include "app/cli/output/Json.h"
#include "app/cli/output/ProgressBar.h"
#include "app/library/decks/DeckLibrary.h"

namespace duelogue {

namespace {

// -------------------------------------------------------------------------------------------------- the plan

/// Returns the names of the decks that --against names: "all" for those of the program, "own" for the user's.
std::vector<std::string> opponentsOf(const Arguments& arguments, const Game& game, const std::string& measured) {
    std::vector<std::string> names;
    for (const std::string& word : arguments.list("against")) {
        if (word == "all") {
            std::ranges::copy(allDecks(game), std::back_inserter(names));
        } else if (word == "own") {
            std::ranges::transform(ownDecks(game), std::back_inserter(names), &OwnDeck::id);
        } else {
            names.push_back(word);
        }
    }
    std::erase(names, measured);
    return names;
}

/// Removes the decks that can't play against the first one, because both fit only the same seat.
void removeUnsuitable(PlayOptions& seats) {
    for (std::size_t d = seats.decks.size(); d-- > 1;) {
        if ((fits(seats, 0, 0) && fits(seats, d, 1)) || (fits(seats, 0, 1) && fits(seats, d, 0))) continue;
        const auto at = static_cast<std::ptrdiff_t>(d);
        seats.deckNames.erase(seats.deckNames.begin() + at);
        seats.decks.erase(seats.decks.begin() + at);
        seats.anew.erase(seats.anew.begin() + at);
        seats.seatOf.erase(seats.seatOf.begin() + at);
    }
}

/// Reads --part I/N.
void readPart(Arguments& arguments, MeasurePlan& plan) {
    if (!arguments.has("part")) return;
    const std::string text = arguments.value("part");
    constexpr int most = 100'000;
    char end = 0;
    if (std::sscanf(text.c_str(), "%d/%d%c", &plan.part, &plan.parts, &end) == 2 && plan.part >= 1 &&
        plan.part <= plan.parts && plan.parts <= most)
        return;
    plan.part = plan.parts = 1;
    arguments.setProblem("--part: expected I/N with I from 1 to N, e.g. 2/8, not \"" + text + '"');
}

std::optional<MeasurePlan> planOf(Arguments& arguments) {
    const std::string& deck = arguments.words()[1];
    MeasurePlan plan;
    plan.seats.game = gameOf(arguments, DeckArgument(deck));
    if (plan.seats.game == nullptr) return std::nullopt;
    if (arguments.words().size() > 2) arguments.setProblem("expected one deck; --against names the others");
    plan.seats.seed = arguments.number("seed", 0, UINT64_MAX);
    plan.matches = static_cast<int>(arguments.number("matches", 1, 1'000'000));
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    readPart(arguments, plan);
    plan.seats.deckNames = opponentsOf(arguments, *plan.seats.game, deck);
    plan.seats.deckNames.insert(plan.seats.deckNames.begin(), deck);
    if (arguments.has("player")) {
        plan.seats.players = {arguments.value("player")};
        checkPlayers(arguments, *plan.seats.game, plan.seats.players);
    }
    constexpr std::size_t tableSize = 2;
    if (arguments.problem().empty()) readDecks(arguments, plan.seats, DeckUse::AnySeat, tableSize);
    if (!arguments.problem().empty()) return std::nullopt;
    removeUnsuitable(plan.seats);
    if (plan.opponents() < 1) {
        arguments.setProblem("--against: no other deck can play against \"" + deck + '"');
        return std::nullopt;
    }
    return plan;
}

// -------------------------------------------------------------------------------------------------- output

constexpr double hundred = 100;

/// Writes "54.2 % (47.9 to 60.4)", or a dash without matches.
void tell(const WinRate& rate, std::ostream& out) {
    if (rate.matches == 0) {
        out << "         -          ";
        return;
    }
    const Interval interval = rate.interval();
    out << std::setw(6) << hundred * rate.rate() << " % (" << std::setw(4) << hundred * interval.low << " to "
        << std::setw(5) << hundred * interval.high << ")";
}

/// Writes the rate alone.
void tellShort(const WinRate& rate, std::ostream& out) {
    if (rate.matches == 0) {
        out << std::setw(9) << "-";
    } else {
        out << std::setw(7) << hundred * rate.rate() << " %";
    }
}

double turnsPerMatch(const Opposition& each) {
    return each.all.matches == 0 ? 0 : static_cast<double>(each.turns) / static_cast<double>(each.all.matches);
}

void tell(const Opposition& each, const std::string& name, int width, std::ostream& out) {
    out << std::left << std::setw(width) << name << std::right << std::setw(8) << each.all.matches << "  ";
    tell(each.all, out);
    tellShort(each.first, out);
    tellShort(each.second, out);
    out << std::setw(8) << turnsPerMatch(each) << "\n";
}

void tell(const DeckMeasurement& measurement, std::ostream& out) {
    out << measurement.deck << ", both sides played by " << measurement.player << ", seed " << measurement.seed
        << "\n\n"
        << std::fixed << std::setprecision(1);
    std::size_t width = std::string_view("All decks").size();
    for (const Opposition& each : measurement.opponents) width = std::max(width, each.deck.size());
    for (const CardResult& card : measurement.cards) width = std::max(width, card.name.size() + 4);
    const int column = static_cast<int>(width) + 1;
    out << std::left << std::setw(column) << "Against" << std::right
        << " matches          win rate       first   second"
        << "   turns\n";
    for (const Opposition& each : measurement.opponents) tell(each, each.deck, column, out);
    const Opposition total = measurement.total();
    tell(total, "All decks", column, out);
    out << "\nWin rates in matches with at least one copy of the card\n"
        << std::left << std::setw(column) << "Card" << std::right
        << "       in the opening hand             drawn later   played   unseen    kept\n";
    for (const CardResult& card : measurement.cards) {
        out << std::left << std::setw(column) << std::to_string(card.copies) + " " + card.name << std::right;
        tell(card.opening, out);
        out << "  ";
        tell(card.drawn, out);
        tellShort(card.played, out);
        tellShort(card.unseen, out);
        const auto all = static_cast<double>(total.all.matches);
        out << std::setw(6) << (all > 0 ? hundred * static_cast<double>(card.kept) / all : 0) << " %\n";
    }
    out << std::defaultfloat << std::setprecision(6);
}

ExitStatus tellResult(const Arguments& arguments, const DeckMeasurement& measurement, Console& console) {
    for (const std::string& problem : measurement.problems) console.err << problem << "\n";
    if (arguments.has("json")) {
        writeJson(console.out, measurementJson(measurement));
    } else {
        tell(measurement, console.out);
    }
    return measurement.problems.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

// -------------------------------------------------------------------------------------------------- several results

/// Reads the files that follow the task. Sets a problem if one holds anything else.
std::vector<DeckMeasurement> measurementsIn(Arguments& arguments) {
    std::vector<DeckMeasurement> measurements;
    for (const std::string& file : std::span(arguments.words()).subspan(1)) {
        auto read = readMeasurement(file);
        if (const auto* problem = std::get_if<std::string>(&read)) {
            arguments.setProblem(*problem);
        } else {
            measurements.push_back(std::get<DeckMeasurement>(std::move(read)));
        }
    }
    return measurements;
}

ExitStatus joinParts(Arguments& arguments, Console& console) {
    std::vector<DeckMeasurement> parts = measurementsIn(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (const std::string problem = parts.front().join(parts[i]); !problem.empty())
            arguments.setProblem(arguments.words()[i + 1] + ": can't be joined: " + problem);
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto included = static_cast<int>(parts.front().joined.size());
    if (included < parts.front().parts)
        console.err << "Partial result: " << included << " of " << parts.front().parts << " parts.\n";
    return tellResult(arguments, parts.front(), console);
}

/// The difference of two win rates, with its 95 % interval.
struct Difference {
    double mean = 0;
    Interval interval;
};

/// Returns b minus a, with Newcombe's interval.
Difference differenceOf(const WinRate& a, const WinRate& b) {
    const Interval ofA = a.interval();
    const Interval ofB = b.interval();
    const double mean = b.rate() - a.rate();
    const double below = std::hypot(b.rate() - ofB.low, ofA.high - a.rate());
    const double above = std::hypot(ofB.high - b.rate(), a.rate() - ofA.low);
    return {mean, {mean - below, mean + above}};
}

/// The results of two decks against the same deck, or against all decks that both have met.
struct Compared {
    std::string deck;
    WinRate before;
    WinRate after;
};

/// Returns the decks that both have met.
std::vector<Compared> comparedIn(const DeckMeasurement& a, const DeckMeasurement& b) {
    std::vector<Compared> all;
    for (const Opposition& each : a.opponents) {
        const auto other = std::ranges::find(b.opponents, each.deck, &Opposition::deck);
        if (other != b.opponents.end()) all.push_back({each.deck, each.all, other->all});
    }
    return all;
}

Compared sumOf(const std::vector<Compared>& all) {
    Compared sum{"All decks", {}, {}};
    for (const Compared& each : all) {
        sum.before += each.before;
        sum.after += each.after;
    }
    return sum;
}

QJsonObject asJson(const Compared& compared) {
    const Difference difference = differenceOf(compared.before, compared.after);
    return {{"before", compared.before.rate()},
            {"after", compared.after.rate()},
            {"difference", difference.mean},
            {"interval", QJsonArray{difference.interval.low, difference.interval.high}}};
}

QJsonObject comparisonJson(const DeckMeasurement& a, const DeckMeasurement& b) {
    const std::vector<Compared> all = comparedIn(a, b);
    QJsonArray opponents;
    for (const Compared& each : all) {
        QJsonObject json = asJson(each);
        json["deck"] = jsonText(each.deck);
        opponents.append(json);
    }
    QJsonObject json = asJson(sumOf(all));
    json["game"] = jsonText(a.game);
    json["player"] = jsonText(a.player);
    json["opponents"] = opponents;
    return json;
}

void tellComparison(const DeckMeasurement& a, const DeckMeasurement& b, std::ostream& out) {
    std::vector<Compared> all = comparedIn(a, b);
    all.push_back(sumOf(all));
    std::size_t width = 0;
    for (const Compared& each : all) width = std::max(width, each.deck.size() + 1);
    const auto column = static_cast<int>(width);
    out << std::fixed << std::setprecision(1) << std::left << std::setw(column) << "Against" << std::right
        << "   before    after   difference\n";
    for (const Compared& each : all) {
        const Difference difference = differenceOf(each.before, each.after);
        out << std::left << std::setw(column) << each.deck << std::right;
        tellShort(each.before, out);
        tellShort(each.after, out);
        out << std::showpos << std::setw(9) << hundred * difference.mean << " (" << hundred * difference.interval.low
            << " to " << hundred * difference.interval.high << ")\n"
            << std::noshowpos;
    }
    out << std::defaultfloat << std::setprecision(6);
}

}  // namespace

ExitStatus measureDeckTask(Arguments& arguments, Console& console) {
    if (arguments.has("join")) return joinParts(arguments, console);
    auto plan = planOf(arguments);
    if (!plan) return ExitStatus::Misused;
    if (plan->seats.players.empty()) {
        constexpr double perMinute = 20;
        plan->seats.players = {strongestLevel(*plan, perMinute)};
        console.err << "Both sides are played by " << plan->seats.players.front()
                    << ", the strongest level that plays 20 matches a minute here.\n";
    }
    ProgressBar bar(console, plan->size());
    const Interruption interruption;
    plan->stop = interruption.token();
    const DeckMeasurement measurement = measureDeck(*plan, [&](std::int64_t done) { bar.show(done); });
    if (measurement.partial) console.err << "Partial result: the run was interrupted.\n";
    const ExitStatus status = tellResult(arguments, measurement, console);
    return interruption.isAsked() ? ExitStatus::Interrupted : status;
}

ExitStatus compareDecks(Arguments& arguments, Console& console) {
    if (arguments.words().size() != 3) arguments.setProblem("expected two files of \"deck measure --json\"");
    const std::vector<DeckMeasurement> both = measurementsIn(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const DeckMeasurement& a = both.front();
    const DeckMeasurement& b = both.back();
    if (a.game != b.game || a.player != b.player) {
        arguments.setProblem("the two decks were measured in different games or by different players");
        return ExitStatus::Misused;
    }
    if (arguments.has("json")) {
        writeJson(console.out, comparisonJson(a, b));
    } else {
        tellComparison(a, b, console.out);
    }
    return ExitStatus::Fine;
}

std::vector<JsonKey> deckComparisonKeys() {
    return {{"game", "Game"},
            {"player", "Player of all seats"},
            {"before", "Win rate of the first deck, from 0 to 1, against all decks that both have met"},
            {"after", "Win rate of the second deck"},
            {"difference", "Second minus first"},
            {"interval", "Bounds of the 95 % interval of the difference"},
            {"opponents", "The same against each deck that both were measured against"},
            {"opponents.deck", "The other deck"},
            {"opponents.before", "Win rate of the first deck"},
            {"opponents.after", "Win rate of the second deck"},
            {"opponents.difference", "Second minus first"},
            {"opponents.interval", "Bounds of the 95 % interval of the difference"}};
}

}  // namespace duelogue
