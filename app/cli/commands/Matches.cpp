#include <algorithm>
#include <array>
#include <iomanip>

#include "app/cli/ReadPlayOptions.h"
#include "app/cli/output/MatchJson.h"
#include "app/cli/output/MatchStatistics.h"
#include "app/library/files/Json.h"
#include "app/library/files/TextFile.h"
#include "app/library/files/WriteFile.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 3> matchesOptions{{
    everyGameOption,
    {"name", "NAME", "", "Name for the imported match; several matches get a number each"},
    jsonOption,
}};

bool isOf(const std::vector<const Game*>& games, const ArchivedMatch& match) {
    return std::ranges::any_of(games, [&](const Game* game) { return game->id() == match.game.toStdString(); });
}

ExitStatus listMatches(Arguments& arguments, Console& console) {
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    putAwayFiles();
    QJsonArray array;
    int number = 0;
    for (const ArchivedMatch& match : archivedMatches()) {
        ++number;
        if (!isOf(games, match)) continue;
        array.append(matchJson(match));
        if (wantsJson(arguments)) continue;
        const QString name = match.name.isEmpty() ? QString() : match.name + ": ";
        console.out << std::right << std::setw(4) << number << "  " << timeWords(match.ended).toStdString() << "  "
                    << std::left << std::setw(10) << match.game.toStdString() << " "
                    << (name + playersWords(match) + ", " + resultWords(match)).toStdString() << " on turn "
                    << match.turns << "\n";
    }
    if (wantsJson(arguments)) writeJson(console.out, array);
    return ExitStatus::Fine;
}

ExitStatus showMatch(Arguments& arguments, Console& console) {
    const auto match = findMatch(arguments, arguments.words()[1]);
    if (!match) return ExitStatus::Misused;
    if (wantsJson(arguments)) {
        writeJson(console.out, matchJson(*match));
        return ExitStatus::Fine;
    }
    const auto line = [&](const char* what, const QString& text) {
        if (!text.isEmpty()) console.out << std::left << std::setw(10) << what << text.toStdString() << "\n";
    };
    line("id", match->id);
    line("name", match->name);
    line("game", match->game);
    for (const MatchConfig::Seat& seat : match->seats)
        line("player", seat.name + ", " + seat.kind + (seat.deck.isEmpty() ? QString() : ", " + seat.deck));
    line("result", resultWords(*match));
    line("turns", QString::number(match->turns));
    line("replies", QString::number(match->replies));
    line("begun", timeWords(match->begun));
    line("ended", timeWords(match->ended));
    if (!match->origin.isEmpty()) line("origin", QString("%1, at %2").arg(match->origin).arg(match->originAt));
    return ExitStatus::Fine;
}

ExitStatus exportMatch(Arguments& arguments, Console& console) {
    const auto match = findMatch(arguments, arguments.words()[1]);
    const auto& words = arguments.words();
    const bool toFile = words.size() > 2 && words[2] != "-";  // "-" means standard output
    if (wantsJson(arguments) && toFile) arguments.setProblem("--json can't be combined with FILE");
    if (!match || !arguments.problem().empty()) return ExitStatus::Misused;
    const std::string text = textOfMatch(match->id).value_or("");
    if (wantsJson(arguments)) {
        QJsonObject object = matchJson(*match);
        object["text"] = jsonText(text);
        writeJson(console.out, object);
    } else if (!toFile) {
        console.out << text;
    } else if (const std::string problem = writeFile(words[2], text); !problem.empty()) {
        arguments.setProblem(problem);
    }
    return ExitStatus::Fine;
}

/// Returns a remark about an imported match; empty for an ordinary import.
QString remarkOn(const Import& import) {
    if (import.outcome == Import::Outcome::WasThere) return "already there";
    if (import.outcome == Import::Outcome::WentOn && import.problem.isEmpty()) return "updated";
    return import.problem;
}

/// Names the imported matches. If there are several, numbers are appended to the name.
void nameImported(const std::vector<Import>& imports, const QString& name) {
    for (std::size_t i = 0; i < imports.size(); ++i) {
        const QString number = imports.size() > 1 ? QString(" %1").arg(i + 1) : QString();
        if (!imports[i].id.isEmpty()) (void)nameMatch(imports[i].id, name + number);
    }
}

ExitStatus importFile(Arguments& arguments, Console& console) {
    const std::string& path = arguments.words()[1];
    const auto read = readTextFile(path);
    if (const auto* problem = std::get_if<TextProblem>(&read)) {
        arguments.setProblem(problem->message());
        return ExitStatus::Misused;
    }
    const std::vector<Import> imports = importMatches(std::get<TextFile>(read).text);
    if (arguments.has("name")) nameImported(imports, QString::fromStdString(arguments.value("name")));
    ExitStatus status = ExitStatus::Fine;
    for (const Import& import : imports) {
        const QString remark = remarkOn(import);
        if (!remark.isEmpty()) console.err << path << ": " << remark.toStdString() << "\n";
        if (!import.problem.isEmpty()) status = ExitStatus::Failed;
        const auto match = import.id.isEmpty() ? std::nullopt : archivedMatch(import.id);
        if (!match) continue;
        if (wantsJson(arguments)) {
            writeJson(console.out, matchJson(*match));
        } else {
            console.out << match->id.toStdString() << ": " << playersWords(*match).toStdString() << "\n";
        }
    }
    return status;
}

ExitStatus removeMatch(Arguments& arguments, Console& console) {
    const auto match = findMatch(arguments, arguments.words()[1]);
    if (!match) return ExitStatus::Misused;
    if (!forgetMatch(match->id)) return ExitStatus::Failed;
    if (wantsJson(arguments)) {
        writeJson(console.out, QJsonObject{{"deleted", match->id}});
    } else {
        console.out << "Deleted " << playersWords(*match).toStdString() << ".\n";
    }
    return ExitStatus::Fine;
}

JsonHelp listHelp() { return {"a list, an object for each match, newest first", matchKeys()}; }

JsonHelp exportHelp() {
    JsonHelp help{"an object", matchKeys()};
    help.keys.push_back({"text", "The replay"});
    return help;
}

}  // namespace

Command matchesCommand() {
    return {"matches",
            "",
            "List, show, export, import and delete matches",
            matchesOptions,
            {},
            nullptr,
            {{"list", "", "List your matches, newest first", "", 0, {"game", "json"}, listHelp(), &listMatches},
             {"show",
              "MATCH",
              "Show a match (\"last\", its number in the list, or its id)",
              "a match",
              1,
              {"json"},
              {"an object", matchKeys()},
              &showMatch},
             matchStatisticsTask(),
             {"export",
              "MATCH [FILE]",
              "Export a match to a file or to standard output",
              "a match",
              2,
              {"json"},
              exportHelp(),
              &exportMatch},
             {"import",
              "FILE",
              "Import the matches of a file; updates matches that continue in the file",
              "a replay",
              1,
              {"name", "json"},
              {"an object for each match", matchKeys()},
              &importFile},
             {"delete",
              "MATCH",
              "Delete a match",
              "a match",
              1,
              {"json"},
              {"an object", {{"deleted", "Id of the deleted match"}}},
              &removeMatch}}};
}

}  // namespace duelogue
