#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// An option of a command, as its help describes it.
struct OptionHelp {
    std::string_view name;      ///< name without the dashes
    std::string_view value;     ///< name of the value in the help; empty if the option takes no value
    std::string_view fallback;  ///< default value
    std::string_view text;
};

/// The parsed words after a command: "--games 5", "--games=5", "--json", and positional words without dashes. The
/// first error is kept as problem(); parsing continues with the default value.
class Arguments {
public:
    Arguments(std::span<const OptionHelp> options, std::span<const std::string> words)
        : Arguments(options, words, {}) {}
    /// Does the same, but if `dashTask` is the first positional word, words after it that begin with one dash are
    /// positional.
    Arguments(std::span<const OptionHelp> options, std::span<const std::string> words, std::string_view dashTask);

    [[nodiscard]] bool has(std::string_view option) const { return m_values.find(option) != m_values.end(); }
    [[nodiscard]] std::string value(std::string_view option) const;
    /// Returns the comma-separated parts of the value.
    [[nodiscard]] std::vector<std::string> list(std::string_view option) const;
    /// Returns the value as a whole number from `least` to `most`. Sets a problem if the value is invalid.
    [[nodiscard]] std::uint64_t number(std::string_view option, std::uint64_t least, std::uint64_t most);
    /// Returns the same, or `usual` without the option.
    [[nodiscard]] std::uint64_t numberOr(std::uint64_t usual, std::string_view option, std::uint64_t least,
                                         std::uint64_t most) {
        return has(option) ? number(option, least, most) : usual;
    }
    /// Returns the names of the options that were given.
    [[nodiscard]] std::vector<std::string> given() const;
    /// Returns the positional words in their order.
    [[nodiscard]] const std::vector<std::string>& words() const { return m_words; }

    /// Sets a problem if there are positional words.
    void expectNoWords();

    /// Returns the first error; empty if all words are valid.
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

/// Returns the message about an unknown option: "unknown option --gmes. Did you mean --games?". Names have their
/// dashes.
[[nodiscard]] std::string unknownOption(const std::string& name, std::span<const std::string> known);
/// Returns a line of a help text: the words to type and their meaning.
[[nodiscard]] std::string helpLine(std::string written, std::string_view meaning);
/// Returns the help line of an option; `more` is appended to its meaning.
[[nodiscard]] std::string describe(const OptionHelp& option, std::string_view more = {});

}  // namespace duelogue
