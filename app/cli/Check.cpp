#include <algorithm>
#include <filesystem>

#include "app/cli/CommandLine.h"
#include "app/cli/ScenarioFile.h"
#include "match/ScenarioRunner.h"

namespace duelogue {

namespace {

namespace fs = std::filesystem;

/// What a scenario in the notation is called as a file.
constexpr std::string_view ending = ".duel";

struct Counts {
    int passed = 0;
    int failed = 0;
};

/// The files that a path stands for: itself, or every scenario below the folder, by name.
std::vector<fs::path> filesOf(const fs::path& path, std::string& problem) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        if (!fs::exists(path, error)) problem = "There is no file or folder " + path.string() + ".";
        return {path};
    }
    std::vector<fs::path> files;
    for (auto at = fs::recursive_directory_iterator(path, error); !error && at != fs::recursive_directory_iterator();
         at.increment(error)) {
        if (at->is_regular_file(error) && at->path().extension() == ending) files.push_back(at->path());
    }
    if (error) problem = path.string() + ": " + error.message() + ".";
    std::sort(files.begin(), files.end());
    return files;
}

class Checker {
public:
    explicit Checker(Console& console) : m_console(console) {}

    void check(const fs::path& file) {
        const auto scenarios = readScenarioFile(file);
        if (const auto* error = std::get_if<NotationError>(&scenarios)) return fail(file, {}, *error);
        for (const Scenario& scenario : std::get<std::vector<Scenario>>(scenarios)) check(file, scenario);
    }
    [[nodiscard]] const Counts& counts() const { return m_counts; }

private:
    Console& m_console;
    Counts m_counts;

    void check(const fs::path& file, const Scenario& scenario) {
        const auto played = gameOf(scenario);
        if (const auto* error = std::get_if<NotationError>(&played)) return fail(file, scenario.name, *error);
        const Rulebook& rulebook = std::get<const Game*>(played)->rulebook();
        if (const auto error = runScenario(rulebook, scenario)) return fail(file, scenario.name, *error);
        ++m_counts.passed;
        m_console.out << "ok   " << file.string() << ":" << scenario.line << ": " << scenario.name << "\n";
    }

    void fail(const fs::path& file, const std::string& name, const NotationError& error) {
        ++m_counts.failed;
        m_console.out << "FAIL " << describe(file, name, error) << "\n";
    }
};

ExitStatus runCheck(Arguments& arguments, Console& console) {
    if (arguments.words().empty()) arguments.setProblem("found nothing, expected files or folders");
    std::vector<fs::path> files;
    for (const std::string& word : arguments.words()) {
        std::string problem;
        const auto found = filesOf(word, problem);
        if (!problem.empty()) arguments.setProblem(problem);
        files.insert(files.end(), found.begin(), found.end());
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    Checker checker(console);
    for (const fs::path& file : files) checker.check(file);
    console.out << checker.counts().passed << " passed, " << checker.counts().failed << " failed\n";
    return checker.counts().failed == 0 ? ExitStatus::Fine : ExitStatus::Failed;
}

}  // namespace

Command checkCommand() {
    return {"check", "PATH...", "Runs scenarios: files in the notation (.duel), or folders of them", {}, &runCheck};
}

}  // namespace duelogue
