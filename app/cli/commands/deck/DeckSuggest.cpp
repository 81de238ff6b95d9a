#include "app/cli/commands/deck/DeckSuggest.h"

#include <iomanip>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/Interruption.h"
#include "app/cli/commands/deck/DeckArgument.h"
#include "app/cli/commands/deck/MeasureOptions.h"
#include "app/cli/output/DeckSuggestionJson.h"
#include "app/cli/output/ProgressBar.h"
#include "app/cli/output/WinRateText.h"
#include "app/library/files/Json.h"
#include "app/library/measure/DeckSuggestion.h"

namespace duelogue {

namespace {

/// Sets a problem unless every match has the same legal deck.
void checkDeck(Arguments& arguments, const SuggestionPlan& plan) {
    const PlayOptions& seats = plan.measure.seats;
    const std::string& name = seats.deckNames.front();
    if (seats.anew.front()) arguments.setProblem("\"" + name + "\" differs in every match; name a seed: random:7");
    const auto problems = deckProblems(seats.game->pool(), plan.deck, seats.game->deckBuilding().rules);
    if (!problems.empty()) arguments.setProblem("\"" + name + "\" is not a legal deck: " + problems.front());
}

std::optional<SuggestionPlan> planOf(Arguments& arguments) {
    auto measure = readMeasurePlan(arguments);
    if (!measure) return std::nullopt;
    SuggestionPlan plan;
    plan.measure = std::move(*measure);
    constexpr std::int64_t usual = 1000;
    if (arguments.has("matches")) plan.matches = plan.measure.matches;
    if (!arguments.has("matches")) plan.matches = usual;
    auto deck = deckOf(arguments, *plan.measure.seats.game, DeckArgument(arguments.words()[1]));
    if (!deck) return std::nullopt;
    plan.deck = std::move(*deck);
    checkDeck(arguments, plan);
    if (!arguments.problem().empty()) return std::nullopt;
    return plan;
}

std::string counted(std::int64_t count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string counted(std::int64_t count) { return std::to_string(count) + (count == 1 ? " match" : " matches"); }

std::string capitalized(std::string text) {
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Writes "Replace 2 Hill Giant by 2 Raging Goblin: +3.1 ± 1.6 points" and the figures behind it. The first two are the
/// middle and half of the interval, which is not symmetric about the measured difference.
void tell(const Suggestion& each, std::ostream& out) {
    const auto& [low, high] = each.interval;
    out << capitalized(sentenceOf(each.swap)) << ": " << std::showpos << hundred * (low + high) / 2 << std::noshowpos
        << " ± " << hundred * (high - low) / 2 << " points\n"
        << "    95 % interval " << std::showpos << hundred * low << " to " << hundred * high << std::noshowpos
        << ", win rate " << hundred * each.before.rate() << " % before and " << hundred * each.after.rate()
        << " % after, " << counted(each.matches()) << "\n";
}

void tellHeader(const SuggestionPlan& plan, const SuggestionResult& result, std::ostream& out) {
    const PlayOptions& seats = plan.measure.seats;
    out << seats.deckNames.front() << " against " << counted(plan.measure.opponents(), "deck")
        << ", both sides played by " << seats.players.front() << ", seed " << seats.seed << "\n"
        << "Sorted out by " << quickPlayer << ": " << counted(result.screened, "change") << " in "
        << counted(result.screeningMatches) << ". Tested: " << counted(result.tested, "change") << " in "
        << counted(result.matches) << ".\n";
    if (result.tested == 0) return;
    out << "Test: paired deals, with and without the change, from both seats. Each interval is a confidence sequence\n"
           "(a mixture of bets, Ville's inequality), so it may be looked at after any deal. All intervals hold "
           "together\n"
           "with 95 %: each of "
        << result.tested << " has an error rate of " << std::setprecision(2)
        << hundred * suggestionError / result.tested << std::setprecision(1)
        << " % (Bonferroni). A change is confirmed if its interval is above zero.\n";
}

void tell(const SuggestionPlan& plan, const SuggestionResult& result, std::ostream& out) {
    out << std::fixed << std::setprecision(1);
    tellHeader(plan, result, out);
    out << "\n";
    for (const Suggestion& each : result.confirmed) tell(each, out);
    if (result.confirmed.empty())
        out << "No change was confirmed. More matches (--matches) can confirm smaller differences.\n";
    out << std::defaultfloat << std::setprecision(6);
}

/// Shows the progress of a search: a bar for each player, and each change once it is confirmed.
class SearchDisplay {
public:
    explicit SearchDisplay(Console& console) : m_console(console) {}

    void showProgress(const std::string& player, std::int64_t done, std::int64_t total) {
        if (player != m_player || !m_bar) m_bar.emplace(m_console, total);
        m_player = player;
        m_bar->show(std::min(done, total));
    }
    void showConfirmed(const Suggestion& found) {
        m_bar.reset();
        m_console.err << "Confirmed after " << counted(found.matches()) << ": " << sentenceOf(found.swap) << ".\n"
                      << std::flush;
    }

private:
    Console& m_console;
    std::optional<ProgressBar> m_bar;
    std::string m_player;
};

SuggestionResult searched(const SuggestionPlan& plan, Console& console) {
    SearchDisplay display(console);
    return suggestChanges(plan, {[&](const std::string& player, std::int64_t done, std::int64_t total) {
                                     display.showProgress(player, done, total);
                                 },
                                 [&](const Suggestion& found) { display.showConfirmed(found); }});
}

}  // namespace

ExitStatus suggestForDeck(Arguments& arguments, Console& console) {
    auto plan = planOf(arguments);
    if (!plan) return ExitStatus::Misused;
    choosePlayer(plan->measure, console);
    const Interruption interruption;
    plan->measure.stop = interruption.token();
    const SuggestionResult result = searched(*plan, console);
    if (result.partial) console.err << "Partial result: the run was interrupted.\n";
    for (const std::string& problem : result.problems) console.err << problem << "\n";
    if (wantsJson(arguments)) {
        writeJson(console.out, suggestionJson(*plan, result));
    } else {
        tell(*plan, result, console.out);
    }
    if (interruption.isAsked()) return ExitStatus::Interrupted;
    return result.problems.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

}  // namespace duelogue
