#include "app/cli/commands/BenchQuestions.h"

#include <array>
#include <iomanip>
#include <utility>

#include "app/cli/Interruption.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/arena/QuestionCount.h"
#include "app/cli/output/ProgressBar.h"
#include "app/library/files/Json.h"

namespace duelogue {

namespace {

using AskMode = AutoPassSettings::Mode;
constexpr std::array<std::pair<std::string_view, AskMode>, 3> autoPassModes{
    {{"smart", AskMode::Matters}, {"possible", AskMode::Something}, {"always", AskMode::Always}}};

struct NamedSetting {
    std::string_view name;
    AskMode mode;
};

/// Returns the settings that --setting names.
std::vector<NamedSetting> readSettings(Arguments& arguments) {
    const std::string word = arguments.value("setting");
    std::vector<NamedSetting> named;
    for (const auto& [name, mode] : autoPassModes) {
        if (word == name || word == "all") named.push_back({name, mode});
    }
    if (named.empty()) arguments.setProblem("--setting: choose smart, possible, always or all, not \"" + word + '"');
    return named;
}

std::size_t seatsAt(Arguments& arguments, const Game& game) {
    const auto [least, most] = game.rulebook().seatCount();
    return arguments.has("seats") ? static_cast<std::size_t>(arguments.number("seats", least, most)) : least;
}

/// Reads the plan for one game. Without --decks, all decks of the program are drawn from.
QuestionPlan readPlan(Arguments& arguments, const Game& game) {
    QuestionPlan plan;
    plan.tableSize = seatsAt(arguments, game);
    plan.seats.game = &game;
    plan.seats.seed = arguments.number("seed", 0, UINT64_MAX);
    plan.seats.deckNames = arguments.has("decks") ? arguments.list("decks") : allDecks(game);
    readDecks(arguments, plan.seats, DeckUse::AnySeat, plan.tableSize);
    plan.matches = static_cast<int>(arguments.numberOr(200, "matches", 1, 1'000'000));
    plan.iterations = static_cast<int>(arguments.numberOr(200, "iterations", 1, 1'000'000));
    plan.checked = static_cast<int>(arguments.number("checks", 0, 1'000'000));
    plan.depth = static_cast<int>(arguments.numberOr(5'000, "check-iterations", 1, 1'000'000));
    return plan;
}

double perTurn(std::int64_t count, const QuestionTotals& totals) {
    return totals.turns > 0 ? static_cast<double>(count) / static_cast<double>(totals.turns) : 0;
}

QJsonObject asJson(const QuestionTotals& totals) {
    return {{"turns", static_cast<qint64>(totals.turns)},
            {"questions", static_cast<qint64>(totals.questions)},
            {"idle", static_cast<qint64>(totals.idle)},
            {"questions_per_turn", perTurn(totals.questions, totals)},
            {"idle_per_turn", perTurn(totals.idle, totals)}};
}

QJsonObject asJson(const QuestionPlan& plan, std::string_view setting, const QuestionCount& count) {
    QJsonArray kinds;
    for (const auto& [kind, totals] : count.kinds) {
        kinds.append(QJsonObject{{"kind", jsonText(kind)},
                                 {"questions", static_cast<qint64>(totals.questions)},
                                 {"idle", static_cast<qint64>(totals.idle)}});
    }
    QJsonArray missed;
    for (const MissedChance& each : count.missed) {
        missed.append(QJsonObject{{"match", each.match},
                                  {"seed", QString::number(each.seed)},
                                  {"turn", each.turn},
                                  {"reply", jsonText(each.reply)},
                                  {"gain", each.gain}});
    }
    return {{"game", jsonText(plan.seats.game->id())},
            {"setting", jsonText(setting)},
            {"matches", count.matches},
            {"partial", count.matches < plan.matches},
            {"seed", QString::number(plan.seats.seed)},
            {"iterations", plan.iterations},
            {"own", asJson(count.own)},
            {"others", asJson(count.others)},
            {"kinds", kinds},
            {"skipped", static_cast<qint64>(count.skipped)},
            {"checked", count.checked},
            {"missed", missed}};
}

void tell(std::string_view what, const QuestionTotals& totals, std::ostream& out) {
    out << "  " << std::left << std::setw(16) << what << std::right << std::setw(8) << totals.turns << " turns"
        << std::setw(8) << totals.questions << " questions (" << perTurn(totals.questions, totals) << " a turn)"
        << std::setw(8) << totals.idle << " idle (" << perTurn(totals.idle, totals) << " a turn)\n";
}

void tell(const QuestionPlan& plan, std::string_view setting, const QuestionCount& count, std::ostream& out) {
    out << std::fixed << std::setprecision(2) << plan.seats.game->title() << ", setting " << setting << ", "
        << count.matches << " matches, seed " << plan.seats.seed << "\n";
    tell("own turns", count.own, out);
    tell("others' turns", count.others, out);
    out << "  " << count.skipped << " questions skipped, " << count.checked << " of them checked, "
        << count.missed.size() << (count.missed.size() == 1 ? " missed chance\n" : " missed chances\n");
    for (const MissedChance& each : count.missed) {
        out << "    match " << each.match << " (seed " << each.seed << "), turn " << each.turn << ": \"" << each.reply
            << "\" gains " << 100 * each.gain << " points\n";
    }
    out << std::defaultfloat << std::setprecision(6);
}

}  // namespace

ExitStatus runBenchQuestions(Arguments& arguments, Console& console) {
    std::vector<QuestionPlan> plans;
    const auto settings = readSettings(arguments);
    for (const Game* game : readGames(arguments)) plans.push_back(readPlan(arguments, *game));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const Interruption interruption;
    for (QuestionPlan& plan : plans) {
        plan.stop = interruption.token();
        for (const auto& [name, mode] : settings) {
            if (interruption.isAsked()) return ExitStatus::Interrupted;
            plan.settings.mode = mode;
            QuestionCount count;
            {
                ProgressBar bar(console, plan.matches + plan.checked);
                count = countQuestions(plan, [&](int done) { bar.show(done); });
            }
            if (wantsJson(arguments)) {
                writeJson(console.out, asJson(plan, name, count));
            } else {
                tell(plan, name, count, console.out);
            }
        }
    }
    return interruption.isAsked() ? ExitStatus::Interrupted : ExitStatus::Fine;
}

std::vector<JsonKey> benchQuestionsKeys() {
    return {{"game", "With --questions, --chances, --margins or --mistakes: game"},
            {"setting", "Auto-pass setting: smart, possible or always"},
            {"matches", "Number of matches played to their end"},
            {"partial", "true if fewer matches were played than planned"},
            {"seed", "Seed, as text"},
            {"iterations", "Search iterations per decision"},
            {"own", "The asked seat's own turns"},
            {"own.turns", "Number of turns"},
            {"own.questions", "Number of questions"},
            {"own.idle", "Number of questions answered by passing or doing nothing"},
            {"own.questions_per_turn", "Questions per turn"},
            {"own.idle_per_turn", "Idle questions per turn"},
            {"others", "Turns of other players"},
            {"others.turns", "Number of turns"},
            {"others.questions", "Number of questions"},
            {"others.idle", "Number of questions answered by passing or doing nothing"},
            {"others.questions_per_turn", "Questions per turn"},
            {"others.idle_per_turn", "Idle questions per turn"},
            {"kinds", "Questions by kind and part of the turn"},
            {"kinds.kind", "Side (own or others), kind of question, and part of the turn"},
            {"kinds.questions", "Number of questions"},
            {"kinds.idle", "Number of questions answered by passing or doing nothing"},
            {"skipped", "Questions with several legal replies that were answered without asking"},
            {"checked", "Skipped questions searched for missed chances"},
            {"missed", "Missed chances among them"},
            {"missed.match", "Number of the match, from 1"},
            {"missed.seed", "Seed of the match, as text"},
            {"missed.turn", "Turn"},
            {"missed.reply", "Missed reply"},
            {"missed.gain", "Win chance gained by it"}};
}

}  // namespace duelogue
