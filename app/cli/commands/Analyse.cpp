#include <array>
#include <cmath>
#include <iomanip>

#include "app/cli/Interruption.h"
#include "app/cli/output/Json.h"
#include "app/cli/output/MatchJson.h"
#include "app/cli/output/ProgressBar.h"
#include "app/library/files/TextFile.h"
#include "app/library/matches/Analysis.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 2> analyseOptions{{
    {"iterations", "N", "1000", "how often the search plays on from each decision"},
    jsonOption,
}};

JsonHelp analyseJson() {
    return {"an object",
            {{"game", "the game"},
             {"players", "a list of who played, by seat"},
             {"partial", "whether Ctrl-C ended it before all decisions were looked at"},
             {"iterations", "how often the search has played on from each decision"},
             {"warning", "why the match ends before the text does, or may have gone another way, or null"},
             {"decisions", "a list of the decisions where there was a choice"},
             {"decisions.at", "how many replies had been given before it"},
             {"decisions.turn", "in which turn"},
             {"decisions.player", "who decided, from 1"},
             {"decisions.played", "what was played"},
             {"decisions.best", "what the search takes to be the best; null where that was played"},
             {"decisions.chance", "the chance to win with the best, from 0 to 1"},
             {"decisions.after", "the chance to win after what was played"},
             {"decisions.loss", "how much was lost by it"},
             {"decisions.error", "the standard error of the loss"},
             {"decisions.mistake", "whether the loss is large and sure enough to be called one"},
             {"decisions.line", "how it might have gone on after the best; may be empty"},
             {"seats", "a list, an object for each player"},
             {"seats.player", "which, from 1"},
             {"seats.decisions", "how many decisions the player made"},
             {"seats.mistakes", "how many of them were mistakes"},
             {"seats.loss", "what was lost by a decision on average"}}};
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
    } else if (const auto archived = findMatch(arguments, word)) {
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

QJsonObject asJson(const ReadMatch& read, const Analysis& analysis, const std::vector<ReplyEvaluationWords>& words) {
    QJsonArray players;
    for (const MatchConfig::Seat& seat : read.match.config.seats) players.append(seat.name);
    QJsonArray decisions;
    auto said = words.begin();
    for (const ReplyEvaluation& each : analysis.evaluations) {
        decisions.append(QJsonObject{{"at", each.at},
                                     {"turn", each.turn},
                                     {"player", each.player.value + 1},
                                     {"played", said->played},
                                     {"best", said->better.isEmpty() ? QJsonValue() : QJsonValue(said->better)},
                                     {"chance", each.chance},
                                     {"after", each.played},
                                     {"loss", each.loss},
                                     {"error", each.error},
                                     {"mistake", each.mistake},
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
            << percent(each.chance) << " %  " << said->played.toStdString();
        if (each.mistake) {
            out << "  - a mistake: " << percent(each.loss) << " % lost, better: " << said->better.toStdString();
            if (!said->line.isEmpty()) out << " (" << said->line.toStdString() << ")";
        }
        out << "\n";
        ++said;
    }
    out << "\n";
    std::uint8_t player = 0;
    for (const OfSeat& seat : seatsOf(read, analysis)) {
        out << name(PlayerId(player++)) << ": " << seat.decisions << " decisions, " << seat.mistakes
            << (seat.mistakes == 1 ? " mistake, " : " mistakes, ") << std::fixed << std::setprecision(1)
            << 100 * seat.average() << " % lost by each on average\n";
    }
}

ExitStatus runAnalyse(Arguments& arguments, Console& console) {
    constexpr std::uint64_t most = 1'000'000;
    const auto iterations = static_cast<int>(arguments.number("iterations", 1, most));
    if (arguments.words().size() != 1)
        arguments.setProblem("found " + std::to_string(arguments.words().size()) +
                             " words, expected a file in the notation, or a match of \"duelogue matches list\"");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto read = matchOf(arguments);
    if (!read) return ExitStatus::Misused;
    const Game& played = *game(read->match.config.game.toStdString());
    const Interruption interruption;
    const Analysis analysis = [&] {
        constexpr int whole = 100;  // percent
        ProgressBar bar(console, whole);
        return analyse(played, read->match, iterations, interruption.token(),
                       [&](const ReplyEvaluation*, std::size_t done, std::size_t all) {
                           bar.show(static_cast<std::int64_t>(whole * done / all));
                       });
    }();
    const std::vector<ReplyEvaluationWords> words = wordsOf(played, read->match, analysis.evaluations);
    if (!read->warning.isEmpty()) console.err << read->warning.toStdString() << "\n";
    const bool isPartial = interruption.isAsked();
    if (isPartial) console.err << "This is a partial result: interrupted after " << words.size() << " decisions.\n";
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

Command analyseCommand() {
    return {"analyse",
            "FILE|MATCH",
            "Looks at every decision of a match: how good the chances were, and the mistakes",
            analyseOptions,
            analyseJson(),
            &runAnalyse};
}

}  // namespace duelogue
