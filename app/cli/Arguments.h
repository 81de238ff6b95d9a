#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// An option of a command.
struct OptionHelp {
    std::string_view name;      ///< without the dashes
    std::string_view value;     ///< what its value is called in the help; empty: it takes none
    std::string_view fallback;  ///< its value where it is not given
    std::string_view text;
};

/// What stands behind a command, read by its options: "--games 5", "--games=5", "--json", and words without dashes.
/// The first thing that is wrong is kept as problem(), and reading goes on with the fallback.
class Arguments {
public:
    Arguments(std::span<const OptionHelp> options, std::span<const std::string> words);

    [[nodiscard]] bool has(std::string_view option) const { return m_values.find(option) != m_values.end(); }
    [[nodiscard]] std::string value(std::string_view option) const;
    /// The parts of the value between commas.
    [[nodiscard]] std::vector<std::string> list(std::string_view option) const;
    /// A whole number in these bounds.
    [[nodiscard]] std::uint64_t number(std::string_view option, std::uint64_t least, std::uint64_t most);
    /// The names of the options that were given.
    [[nodiscard]] std::vector<std::string> given() const;
    /// The words without dashes, in their order.
    [[nodiscard]] const std::vector<std::string>& words() const { return m_words; }

    /// Empty where nothing is wrong.
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    void setProblem(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
    }

private:
    std::vector<OptionHelp> m_options;
    std::map<std::string, std::string, std::less<>> m_values;
    std::vector<std::string> m_words;
    std::string m_problem;

    [[nodiscard]] const OptionHelp* find(std::string_view name) const;
};

/// A line of a help text: what is written, and what it means.
[[nodiscard]] std::string helpLine(std::string written, std::string_view meaning);
/// The option as such a line; `more` is added to what it means.
[[nodiscard]] std::string describe(const OptionHelp& option, std::string_view more = {});

}  // namespace duelogue
