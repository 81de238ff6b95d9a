#include "app/cli/commands/deck/DeckMeasure.h"

#include <algorithm>
#include <iomanip>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/Interruption.h"
#include "app/cli/commands/deck/MeasureOptions.h"
#include "app/cli/output/ProgressBar.h"
#include "app/cli/output/WinRateText.h"
#include "app/library/files/Json.h"
#include "app/library/measure/DeckMeasurement.h"
#include "app/library/measure/DeckMeasurementJson.h"

namespace duelogue {

namespace {

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

}  // namespace

ExitStatus measureDeckTask(Arguments& arguments, Console& console) {
    if (arguments.has("join")) return joinParts(arguments, console);
    auto plan = readMeasurePlan(arguments);
    if (!plan) return ExitStatus::Misused;
    choosePlayer(*plan, console);
    ProgressBar bar(console, plan->size());
    const Interruption interruption;
    plan->stop = interruption.token();
    const DeckMeasurement measurement = measureDeck(*plan, [&](std::int64_t done) { bar.show(done); });
    if (measurement.partial) console.err << "Partial result: the run was interrupted.\n";
    const ExitStatus status = tellResult(arguments, measurement, console);
    return interruption.isAsked() ? ExitStatus::Interrupted : status;
}

}  // namespace duelogue
