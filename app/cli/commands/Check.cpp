#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

#include "app/cli/Command.h"
#include "app/cli/ScenarioFile.h"
#include "app/library/files/Json.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

namespace {

namespace fs = std::filesystem;

constexpr std::array<OptionHelp, 1> checkOptions{{jsonOption}};

/// The file name extension of scenarios in the notation.
constexpr std::string_view scenarioEnding = ".duel";
constexpr std::string_view standardInput = "-";

struct Counts {
    int passed = 0;
    int failed = 0;
    int missed = 0;  ///< number of files that can't be read
};

/// Returns the path itself, or all scenarios below the folder, sorted by name.
std::vector<fs::path> filesOf(const fs::path& path, std::string& problem) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        if (path != standardInput && !fs::exists(path, error)) problem = "No such file or directory: " + path.string();
        return {path};
    }
    std::vector<fs::path> files;
    for (auto at = fs::recursive_directory_iterator(path, error); !error && at != fs::recursive_directory_iterator();
         at.increment(error)) {
        if (at->is_regular_file(error) && at->path().extension() == scenarioEnding) files.push_back(at->path());
    }
    if (error) {
        problem = path.string() + ": " + error.message();
    } else if (files.empty()) {
        problem = "No " + std::string(scenarioEnding) + " files in " + path.string();
    }
    std::sort(files.begin(), files.end());
    return files;
}

class Checker {
public:
    /// Writes a line for each scenario, or collects the results for JSON.
    Checker(Console& console, bool json) : m_console(console), m_json(json) {}

    void check(const fs::path& file) {
        const auto read = readScenarioTextFile(file);
        if (const auto* problem = std::get_if<TextProblem>(&read)) return miss(*problem);
        const auto& text = std::get<ScenarioText>(read);
        if (!text.mistakes.empty()) fail(file, {}, text.mistakes);
        for (const Scenario& scenario : text.scenarios) check(file, scenario);
    }
    [[nodiscard]] ExitStatus status() const {
        if (m_counts.missed > 0) return ExitStatus::Misused;
        return m_counts.failed == 0 ? ExitStatus::Fine : ExitStatus::Failed;
    }
    /// Writes the summary.
    void conclude() {
        if (!m_json) {
            m_console.out << m_counts.passed << " passed, " << m_counts.failed << " failed\n";
            return;
        }
        writeJson(m_console.out,
                  QJsonObject{{"scenarios", m_scenarios}, {"passed", m_counts.passed}, {"failed", m_counts.failed}});
    }

private:
    Console& m_console;
    bool m_json;
    Counts m_counts;
    QJsonArray m_scenarios;

    void miss(const TextProblem& problem) {
        ++m_counts.missed;
        m_console.err << problem.message() << "\n";
    }

    /// Adds a result to the JSON. `line` is the first line of the scenario, used if it passed.
    void add(const fs::path& file, int line, const std::string& name, std::span<const NotationError> wrong) {
        QJsonArray mistakes;
        for (const NotationError& error : wrong)
            mistakes.append(QJsonObject{{"line", error.line}, {"message", jsonText(error.message())}});
        m_scenarios.append(QJsonObject{{"file", jsonText(file.string())},
                                       {"line", wrong.empty() ? line : wrong.front().line},
                                       {"name", jsonText(name)},
                                       {"passed", wrong.empty()},
                                       {"message", jsonText(wrong.empty() ? std::string() : wrong.front().message())},
                                       {"mistakes", mistakes}});
    }

    void check(const fs::path& file, const Scenario& scenario) {
        const auto played = gameOf(scenario);
        if (const auto* error = std::get_if<NotationError>(&played)) {
            std::vector<NotationError> wrong{*error};
            wrong.insert(wrong.end(), scenario.mistakes.begin(), scenario.mistakes.end());
            return fail(file, scenario.name, wrong);
        }
        const Rulebook& rulebook = std::get<const Game*>(played)->rulebook();
        const std::vector<NotationError> wrong = checkScenario(rulebook, scenario);
        if (!wrong.empty()) return fail(file, scenario.name, wrong);
        ++m_counts.passed;
        if (m_json) return add(file, scenario.line, scenario.name, {});
        m_console.out << "ok   " << file.string() << ":" << scenario.line << ": " << scenario.name << "\n";
    }

    void fail(const fs::path& file, const std::string& name, std::span<const NotationError> wrong) {
        ++m_counts.failed;
        if (m_json) return add(file, 0, name, wrong);
        for (const NotationError& error : wrong) m_console.out << "FAIL " << describe(file, name, error) << "\n";
    }
};

ExitStatus runCheck(Arguments& arguments, Console& console) {
    if (arguments.words().empty()) arguments.setProblem("Give one or more files or directories");
    std::vector<fs::path> files;
    for (const std::string& word : arguments.words()) {
        std::string problem;
        const auto found = filesOf(word, problem);
        if (!problem.empty()) arguments.setProblem(problem);
        files.insert(files.end(), found.begin(), found.end());
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    Checker checker(console, arguments.has(jsonOption.name));
    for (const fs::path& file : files) checker.check(file);
    checker.conclude();
    return checker.status();
}

JsonHelp checkJson() {
    return {"an object",
            {{"scenarios", "Scenarios"},
             {"scenarios.file", "File"},
             {"scenarios.line", "First line of the scenario, or of its first error"},
             {"scenarios.name", "Name; may be empty"},
             {"scenarios.passed", "true if all expectations hold"},
             {"scenarios.message", "First error; empty if the scenario passed"},
             {"scenarios.mistakes", "All errors"},
             {"scenarios.mistakes.line", "Line"},
             {"scenarios.mistakes.message", "Message"},
             {"passed", "Number of scenarios that passed"},
             {"failed", "Number of scenarios that failed"}}};
}

}  // namespace

Command checkCommand() {
    return {"check",      "PATH...",   "Run scenario files (.duel), directories, or - for standard input",
            checkOptions, checkJson(), &runCheck};
}

}  // namespace duelogue
