#include "app/cli/Arguments.h"

#include <algorithm>
#include <charconv>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// Returns the kind of value that an option takes, for a message.
std::string kindOf(std::string_view value) {
    if (value == "N" || value == "S" || value == "J" || value == "MS") return "a number";
    if (value == "NAME") return "a name";
    if (value == "FILE") return "a file";
    if (value == "DIR") return "a directory";
    return "a value: " + std::string(value);
}

}  // namespace

Arguments::Arguments(std::span<const OptionHelp> options, std::span<const std::string> words, std::string_view dashTask)
    : m_options(options.begin(), options.end()) {
    std::vector<std::string> known;
    for (const OptionHelp& option : options) known.push_back("--" + std::string(option.name));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const bool isOfTask = !word.starts_with("--") && !m_words.empty() && m_words.front() == dashTask;
        if (!word.starts_with("-") || word == "-" || isOfTask) {
            m_words.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const OptionHelp* option = name.starts_with("--") ? find(std::string_view(name).substr(2)) : nullptr;
        if (option == nullptr) {
            setProblem(unknownOption(name, known));
        } else if (option->value.empty()) {
            if (equals != std::string::npos) setProblem(name + " takes no value");
            m_values.emplace(option->name, "");
        } else if (equals != std::string::npos) {
            m_values.insert_or_assign(std::string(option->name), word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            m_values.insert_or_assign(std::string(option->name), words[++i]);
        } else {
            setProblem(name + " needs " + kindOf(option->value));
        }
    }
}

void Arguments::expectNoWords() {
    if (!m_words.empty()) setProblem("unexpected argument \"" + m_words.front() + '"');
}

const OptionHelp* Arguments::find(std::string_view name) const {
    const auto found =
        std::find_if(m_options.begin(), m_options.end(), [&](const OptionHelp& o) { return o.name == name; });
    return found != m_options.end() ? &*found : nullptr;
}

std::string Arguments::value(std::string_view option) const {
    const auto found = m_values.find(option);
    if (found != m_values.end()) return found->second;
    const OptionHelp* known = find(option);
    return known != nullptr ? std::string(known->fallback) : std::string{};
}

std::vector<std::string> Arguments::given() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : m_values) names.push_back(name);
    return names;
}

std::vector<std::string> Arguments::list(std::string_view option) const {
    std::vector<std::string> parts;
    const std::string text = value(option);
    for (std::size_t begin = 0; begin <= text.size() && !text.empty();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t least, std::uint64_t most) {
    const std::string text = value(option);
    std::uint64_t result = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error == std::errc{} && end == text.data() + text.size() && result >= least && result <= most) return result;
    setProblem("--" + std::string(option) + ": \"" + text + "\" is not a number from " + std::to_string(least) +
               " to " + std::to_string(most));
    return least;
}

std::string unknownOption(const std::string& name, std::span<const std::string> known) {
    const std::string near = spellingSuggestion(name, known);
    return "unknown option " + name + (near.empty() ? "" : ". Did you mean " + near + "?");
}

std::string helpLine(std::string written, std::string_view meaning) {
    constexpr std::size_t width = 26;
    std::string line = "  " + std::move(written);
    line.resize(std::max(width, line.size() + 2), ' ');
    return line + std::string(meaning) + "\n";
}

std::string describe(const OptionHelp& option, std::string_view more) {
    std::string written = "--" + std::string(option.name);
    if (!option.value.empty()) written += " " + std::string(option.value);
    std::string meaning(option.text);
    if (!option.fallback.empty()) meaning += " (default: " + std::string(option.fallback) + ")";
    return helpLine(std::move(written), meaning + std::string(more));
}

}  // namespace duelogue
