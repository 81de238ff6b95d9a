#include <array>
#include <cmath>
#include <iomanip>

#include "app/cli/Interruption.h"
#include "app/cli/output/MatchJson.h"
#include "app/cli/output/ProgressBar.h"
#include "app/library/files/Json.h"
#include "app/library/files/TextFile.h"
#include "app/library/matches/Analysis.h"
#include "players/search/ReplyComparison.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 2> analyzeOptions{{
    {"iterations", "N", "1000", "Search iterations per decision"},
    jsonOption,
}};

JsonHelp analyzeJson() {
    return {
        "an object",
        {{"game", "Game"},
         {"players", "Players, by seat"},
         {"partial", "true if Ctrl-C stopped the analysis early"},
         {"iterations", "Search iterations per decision"},
         {"warning", "Why the match ends before its file does, or may have gone another way; or null"},
         {"decisions", "Decisions with more than one legal reply"},
         {"decisions.at", "Number of replies before the decision"},
         {"decisions.turn", "Turn"},
         {"decisions.player", "Player who decided, from 1"},
         {"decisions.played", "Reply that was played"},
         {"decisions.best", "Best reply found by the search; null if that was played"},
         {"decisions.chance", "Win chance with the best reply, from 0 to 1"},
         {"decisions.after", "Win chance after the reply that was played"},
         {"decisions.loss", "Win chance lost by the decision"},
         {"decisions.margin", "Half width of the 95 % confidence interval of the loss"},
         {"decisions.interval", "95 % confidence interval of the loss: its lower and its upper end"},
         {"decisions.error", "Standard error of the loss"},
         {"decisions.effort", "Search iterations for each of the two replies"},
         {"decisions.equal",
          "true if the interval of the loss contains 0, so the reply may be as good as the best one"},
         {"decisions.mistake", "true for a loss of at least 0.03 whose interval excludes 0 in a second, longer search"},
         {"decisions.chances", "Win chances of all seats with the best reply, by seat; they sum to 1"},
         {"decisions.line", "Possible continuation after the best reply; may be empty"},
         {"seats", "Players"},
         {"seats.player", "Player, from 1"},
         {"seats.decisions", "Number of decisions"},
         {"seats.mistakes", "Number of mistakes"},
         {"seats.loss", "Average loss per decision"}}};
}

/// Returns the match in a file or in the archive.
std::optional<ReadMatch> matchOf(Arguments& arguments) {
    const std::string& word = arguments.words().front();
    const auto file = readTextFile(word);
    const auto* problem = std::get_if<TextProblem>(&file);
    if (problem != nullptr && problem->isThere) {
        arguments.setProblem(problem->message());
        return std::nullopt;
    }
    MatchReading reading;
    if (problem == nullptr) {
        reading = readMatch(std::get<TextFile>(file).text);
    } else if (const auto archived = findMatch(arguments, word, "file or match")) {
        reading = takeDown(archived->id);
    } else {
        return std::nullopt;
    }
    if (const auto* wrong = std::get_if<QString>(&reading)) {
        arguments.setProblem(word + ": " + wrong->toStdString());
        return std::nullopt;
    }
    return std::get<ReadMatch>(std::move(reading));
}

struct OfSeat {
    int decisions = 0;
    int mistakes = 0;
    double loss = 0;

    [[nodiscard]] double average() const { return decisions == 0 ? 0 : loss / decisions; }
};

std::vector<OfSeat> seatsOf(const ReadMatch& read, const Analysis& analysis) {
    std::vector<OfSeat> seats(read.match.config.seats.size());
    for (const ReplyEvaluation& each : analysis.evaluations) {
        OfSeat& seat = seats[each.player.value];
        ++seat.decisions;
        seat.mistakes += each.mistake ? 1 : 0;
        seat.loss += each.loss;
    }
    return seats;
}

/// Returns the ends of the interval of the loss, as precise as the loss.
QJsonArray intervalOf(const ReplyEvaluation& each) {
    constexpr double parts = 10'000;
    const auto rounded = [](double share) { return std::round(share * parts) / parts; };
    return {rounded(each.loss - each.margin), rounded(each.loss + each.margin)};
}

QJsonObject asJson(const ReadMatch& read, const Analysis& analysis, const std::vector<ReplyEvaluationWords>& words) {
    QJsonArray players;
    for (const MatchConfig::Seat& seat : read.match.config.seats) players.append(seat.name);
    QJsonArray decisions;
    auto said = words.begin();
    for (const ReplyEvaluation& each : analysis.evaluations) {
        QJsonArray chances;
        for (const double chance : each.chances) chances.append(chance);
        decisions.append(QJsonObject{{"at", each.at},
                                     {"turn", each.turn},
                                     {"player", each.player.value + 1},
                                     {"played", said->played},
                                     {"best", said->better.isEmpty() ? QJsonValue() : QJsonValue(said->better)},
                                     {"chance", each.chance},
                                     {"after", each.played},
                                     {"loss", each.loss},
                                     {"margin", each.margin},
                                     {"interval", intervalOf(each)},
                                     {"error", each.margin / Estimate::errors},
                                     {"effort", each.effort},
                                     {"equal", each.asGood},
                                     {"mistake", each.mistake},
                                     {"chances", chances},
                                     {"line", said->line}});
        ++said;
    }
    QJsonArray seats;
    int player = 0;
    for (const OfSeat& seat : seatsOf(read, analysis)) {
        seats.append(QJsonObject{{"player", ++player},
                                 {"decisions", seat.decisions},
                                 {"mistakes", seat.mistakes},
                                 {"loss", seat.average()}});
    }
    return {{"game", read.match.config.game},
            {"players", players},
            {"iterations", analysis.iterations},
            {"warning", read.warning.isEmpty() ? QJsonValue() : QJsonValue(read.warning)},
            {"decisions", decisions},
            {"seats", seats}};
}

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

void tell(const ReadMatch& read, const Analysis& analysis, const std::vector<ReplyEvaluationWords>& words,
          std::ostream& out) {
    const auto name = [&](PlayerId player) { return read.match.config.seats[player.value].name.toStdString(); };
    auto said = words.begin();
    for (const ReplyEvaluation& each : analysis.evaluations) {
        out << "turn " << std::setw(3) << each.turn << "  " << name(each.player) << "  " << std::setw(3)
            << percent(each.chance) << "%  " << said->played.toStdString();
        if (each.mistake) {
            out << "  mistake (−" << percent(each.loss) << "% ±" << percent(each.margin)
                << "), better: " << said->better.toStdString();
            if (!said->line.isEmpty()) out << " (" << said->line.toStdString() << ")";
        }
        out << "\n";
        ++said;
    }
    out << "\n";
    std::uint8_t player = 0;
    for (const OfSeat& seat : seatsOf(read, analysis)) {
        out << name(PlayerId(player++)) << ": " << seat.decisions << " decisions, " << seat.mistakes
            << (seat.mistakes == 1 ? " mistake, average loss " : " mistakes, average loss ") << std::fixed
            << std::setprecision(1) << 100 * seat.average() << "%\n";
    }
}

ExitStatus runAnalyze(Arguments& arguments, Console& console) {
    constexpr std::uint64_t most = 1'000'000;
    const auto iterations = static_cast<int>(arguments.number("iterations", 1, most));
    if (arguments.words().size() != 1)
        arguments.setProblem(arguments.words().empty()
                                 ? "Which match? Give a replay, or a match from \"duelogue matches list\""
                                 : "only one match, please, not also \"" + arguments.words()[1] + '"');
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto read = matchOf(arguments);
    if (!read) return ExitStatus::Misused;
    const Game& played = *game(read->match.config.game.toStdString());
    const Interruption interruption;
    const Analysis analysis = [&] {
        constexpr int whole = 100;  // percent
        ProgressBar bar(console, whole);
        return analyze(played, read->match, iterations, interruption.token(),
                       [&](const ReplyEvaluation*, std::size_t done, std::size_t all) {
                           bar.show(static_cast<std::int64_t>(whole * done / all));
                       });
    }();
    const std::vector<ReplyEvaluationWords> words = wordsOf(played, read->match, analysis.evaluations);
    if (!read->warning.isEmpty()) console.err << read->warning.toStdString() << "\n";
    const bool isPartial = interruption.isAsked();
    if (isPartial) console.err << "Partial result: interrupted after " << words.size() << " decisions.\n";
    if (arguments.has(jsonOption.name)) {
        QJsonObject json = asJson(*read, analysis, words);
        json["partial"] = isPartial;
        writeJson(console.out, json);
    } else {
        tell(*read, analysis, words, console.out);
    }
    return isPartial ? ExitStatus::Interrupted : ExitStatus::Fine;
}

}  // namespace

Command analyzeCommand() {
    return {"analyze",
            "FILE|MATCH",
            "Rate every decision of a match and list the mistakes",
            analyzeOptions,
            analyzeJson(),
            &runAnalyze,
            {},
            "analyse"};
}

}  // namespace duelogue
