#include "cards/parser/LoadContext.h"

#include <algorithm>

namespace duelogue {

void LoadContext::checkKeys(const FileNode& map, const std::vector<std::string>& allowed, std::string_view where) {
    for (const FileEntry& entry : map.entries) {
        if (std::find(allowed.begin(), allowed.end(), entry.key) != allowed.end()) continue;
        fail(entry.line, foundInstead(entry.key, std::string("a key of ").append(where), allowed));
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
