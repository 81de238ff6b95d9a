#include "cards/parser/LoadContext.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace duelogue {

namespace {

/// Words from printed cards and from other programs, in every game.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> commonLoanWords{{
    {"whenever", "when"},
    {"trigger", "when"},
    {"activated", "pay"},
    {"cost", "pay"},
    {"static", "always"},
    {"replace", "before"},
    {"effect", "do"},
    {"effects", "do"},
    {"target", "targets"},
    {"otherwise", "else"},
}};

bool isSameWord(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b,
                              [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// Returns the known word that stands for the word from elsewhere, or an empty text.
std::string_view wordFor(const Vocabulary& words, std::string_view found, const std::vector<std::string>& known) {
    const auto isKnown = [&](std::string_view word) { return std::ranges::find(known, word) != known.end(); };
    for (const LoanWord& loan : words.loanWords) {
        if (isSameWord(loan.word, found) && isKnown(loan.ours)) return loan.ours;
    }
    for (const auto& [word, ours] : commonLoanWords) {
        if (isSameWord(word, found) && isKnown(ours)) return ours;
    }
    return {};
}

}  // namespace

std::string LoadContext::found(std::string_view found, std::string_view expected, const std::vector<std::string>& known,
                               std::string_view otherwise) const {
    const std::string_view ours = wordFor(words(), found, known);
    if (!ours.empty()) return foundInstead(found, expected) + ". Did you mean \"" + std::string(ours) + "\"?";
    std::string message = foundInstead(found, expected, known);
    if (!message.ends_with('?')) message += otherwise;
    return message;
}

void LoadContext::needs(int line, std::string_view owner, std::string_view key, Shape shape) {
    std::string message = std::string(owner) + " needs \"" + std::string(key) + '"';
    if (const std::string example = exampleOf(words(), shape); !example.empty())
        message += ", e.g. " + std::string(key) + ": " + example;
    fail(line, std::move(message));
}

void LoadContext::addExample(std::size_t before, std::string_view example) {
    if (m_errors.size() <= before) return;
    std::string& message = m_errors[before].message;
    const bool isComplete =
        message.ends_with('?') || message.find("e.g.") != std::string::npos || message.find(": ") != std::string::npos;
    if (!isComplete) message.append(", e.g. ").append(example);
}

bool LoadContext::isYes(const FileNode& node) {
    if (node.text == "yes" || node.text == "true") return true;
    if (node.text != "no" && node.text != "false") expected(node, R"("yes" or "no")");
    return false;
}

void LoadContext::checkKeys(const FileNode& map, const std::vector<std::string>& allowed, std::string_view where) {
    for (const FileEntry& entry : map.entries) {
        if (std::find(allowed.begin(), allowed.end(), entry.key) != allowed.end()) continue;
        fail(entry.line, found(entry.key, std::string("a key of ").append(where), allowed));
    }
}

ExpressionId LoadContext::make(Term term, ExpressionId left, ExpressionId right) {
    return makeIndexed(term, 0, left, right);
}

ExpressionId LoadContext::makeNumber(int number) {
    Expression expression;
    expression.number = static_cast<std::int16_t>(number);
    return add(expression);
}

ExpressionId LoadContext::makeIndexed(Term term, std::uint8_t index, ExpressionId left, ExpressionId right) {
    Expression expression;
    expression.term = term;
    expression.index = index;
    expression.left = left;
    expression.right = right;
    return add(expression);
}

ExpressionId LoadContext::makeFiltered(const Filter& filter) {
    Expression expression;
    expression.term = Term::Filtered;
    expression.filter = m_pool.add(filter);
    return add(expression);
}

ExpressionId LoadContext::add(const Expression& expression) {
    const ExpressionId id = m_pool.add(expression);
    m_made.emplace_back(id, m_line);
    return id;
}

int LoadContext::lineOf(ExpressionId id, int from) const {
    int line = 0;
    for (const auto& [made, at] : m_made) {
        if (made == id && at >= from && (line == 0 || at < line)) line = at;
    }
    return line == 0 ? from : line;
}

}  // namespace duelogue
