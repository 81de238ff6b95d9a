#include "cards/rulestext/SpellingSuggestion.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>
#include <vector>

namespace duelogue {

namespace {

/// The maximum length of compared words; longer ones are ignored.
constexpr std::size_t longest = 64;

/// Returns the number of edits between two words: insertions, deletions, substitutions and swaps of neighbors (optimal
/// string alignment distance).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t k = 1; k <= b.size(); ++k) {
            row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (a[i - 1] == b[k - 1] ? 0U : 1U)});
            const bool swapped = i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1];
            if (swapped) row[k] = std::min(row[k], before[k - 2] + 1);
        }
        before = std::exchange(last, row);
    }
    return last[b.size()];
}

/// Returns the maximum distance of similar words.
std::size_t mostApart(std::string_view word) { return (word.size() + 2) / 3; }

std::string_view firstWords(std::string_view phrase, std::size_t count) {
    std::size_t end = phrase.find(' ');
    for (; count > 1 && end != std::string_view::npos; --count) end = phrase.find(' ', end + 1);
    return phrase.substr(0, end);
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

/// Returns the word in quotes, shortened to a length that fits a message.
std::string quoted(std::string_view word) {
    constexpr std::size_t shown = 60;
    return '"' + std::string(word.substr(0, shown)) + (word.size() > shown ? "...\"" : "\"");
}

}  // namespace

std::string spellingSuggestion(std::string_view word, std::span<const std::string> known) {
    if (word.size() > longest) return {};
    const std::string wanted = lower(word);
    std::string best;
    std::size_t bestDistance = mostApart(word) + 1;
    for (const std::string& candidate : known) {
        if (candidate.size() > longest) continue;
        const std::size_t d = distance(wanted, lower(candidate));
        if (d < bestDistance) {
            bestDistance = d;
            best = candidate;
        }
    }
    return best;
}

std::string beginningLike(std::string_view phrase, std::span<const std::string> known) {
    std::string_view best;
    std::size_t least = std::string_view::npos;
    for (const std::string& candidate : known) {
        const auto count = static_cast<std::size_t>(std::ranges::count(candidate, ' ')) + 1;
        const std::string_view part = firstWords(phrase, count);
        if (part.size() > longest || candidate.size() > longest) continue;
        const std::size_t apart = distance(lower(part), lower(candidate));
        if (apart > mostApart(part) || apart >= least) continue;
        best = part;
        least = apart;
    }
    return std::string(best);
}

std::string foundInstead(std::string_view found, std::string_view expected, std::span<const std::string> known) {
    const std::string shown = found.empty() ? "nothing" : quoted(found);
    return "found " + shown + ", expected " + std::string(expected) + didYouMean(found, known);
}

std::string expectedNot(std::string_view expected, std::string_view found) {
    const std::string message = "expected " + std::string(expected);
    return found.empty() ? message : message + ", not " + quoted(found);
}

std::string misplaced(std::string_view found, std::string_view reason) {
    return quoted(found) + " can't be used here: " + std::string(reason);
}

std::string unknownWord(std::string_view kind, std::string_view word, std::span<const std::string> known) {
    if (word.empty()) return "missing " + std::string(kind) + " name";
    return "unknown " + std::string(kind) + ' ' + quoted(word) + didYouMean(word, known);
}

std::string didYouMean(std::string_view found, std::span<const std::string> known) {
    const std::string near = found.empty() ? std::string() : spellingSuggestion(found, known);
    // If the word is known but not allowed in its place, a suggestion would not help.
    return near.empty() || near == found ? std::string() : ". Did you mean \"" + near + "\"?";
}

}  // namespace duelogue
