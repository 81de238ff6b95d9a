#include "cards/search/QueryParser.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cards/search/ConditionReader.h"
#include "cards/search/QueryTokens.h"

namespace duelogue {

namespace {

using TokenKind = QueryToken::Kind;

/// A recursive-descent parser with a function for each rule of the grammar in README.md. A function without a result
/// has noted a mistake.
class QueryParser {
public:
    QueryParser(std::string_view text, const CardFields& fields)
        : m_text(text), m_fields(fields), m_reader(text, fields), m_tokens(tokensOf(text)) {}

    [[nodiscard]] std::variant<Query, QueryMistake> parse() {
        std::optional<QueryNode> condition = readAny(0);
        if (condition && m_at < m_tokens.size()) note(QueryMistake::Kind::UnexpectedClosing);
        if (m_mistake) return *std::move(m_mistake);
        return Query{*std::move(condition), std::move(m_order)};
    }

private:
    static constexpr int deepest = 60;

    std::string_view m_text;
    const CardFields& m_fields;
    ConditionReader m_reader;
    std::vector<QueryToken> m_tokens;
    std::size_t m_at = 0;
    std::vector<SortKey> m_order;
    std::optional<QueryMistake> m_mistake;

    [[nodiscard]] bool isAt(TokenKind kind) const { return m_at < m_tokens.size() && m_tokens[m_at].kind == kind; }

    void note(QueryMistake mistake) {
        if (!m_mistake) m_mistake = std::move(mistake);
    }

    /// Notes a mistake at the next token, or at the end of the text.
    void note(QueryMistake::Kind kind) {
        QueryMistake mistake{.kind = kind, .begin = m_text.size(), .end = m_text.size()};
        if (m_at < m_tokens.size()) {
            mistake.begin = m_tokens[m_at].begin;
            mistake.end = m_tokens[m_at].end;
            mistake.found = m_text.substr(mistake.begin, mistake.end - mistake.begin);
        }
        if (kind == QueryMistake::Kind::MissingCondition) {
            mistake.expected = m_fields.usualNames([](const CardField&) { return true; });
            // "or" at the end may become a longer word.
            mistake.isUnfinished =
                mistake.begin == m_text.size() || (isAt(TokenKind::Or) && mistake.end == m_text.size());
        }
        note(std::move(mistake));
    }

    /// Alternatives, separated by "or".
    std::optional<QueryNode> readAny(int depth) {
        std::vector<QueryNode> nodes;
        for (bool isFirst = true; isFirst || isAt(TokenKind::Or); isFirst = false) {
            if (!isFirst) ++m_at;
            std::vector<QueryNode> items;
            if (!readItems(items, depth)) return std::nullopt;
            // Only a whole query may be empty.
            const bool isQuery = depth == 0 && isFirst && m_at == m_tokens.size();
            if (items.empty() && !isQuery) {
                const bool isStray = depth == 0 && isAt(TokenKind::Close);
                note(isStray ? QueryMistake::Kind::UnexpectedClosing : QueryMistake::Kind::MissingCondition);
                return std::nullopt;
            }
            nodes.push_back(QueryNode::all(std::move(items)));
        }
        return QueryNode::any(std::move(nodes));
    }

    /// Conditions that all hold, up to "or", a closing parenthesis or the end.
    bool readItems(std::vector<QueryNode>& items, int depth) {
        while (m_at < m_tokens.size() && !isAt(TokenKind::Or) && !isAt(TokenKind::Close)) {
            if (isSort(m_tokens[m_at])) {
                if (!readSort(depth)) return false;
                continue;
            }
            std::optional<QueryNode> item = readItem(depth);
            if (!item) return false;
            items.push_back(*std::move(item));
        }
        return true;
    }

    std::optional<QueryNode> readItem(int depth) {
        if (depth > deepest) {
            note(QueryMistake::Kind::TooDeep);
            return std::nullopt;
        }
        if (isAt(TokenKind::Minus)) return readNegation(depth);
        if (isAt(TokenKind::Open)) return readParentheses(depth);
        if (!isAt(TokenKind::Condition)) {
            note(QueryMistake::Kind::MissingCondition);
            return std::nullopt;
        }
        auto read = m_reader.read(m_tokens[m_at++]);
        if (auto* mistake = std::get_if<QueryMistake>(&read)) {
            note(std::move(*mistake));
            return std::nullopt;
        }
        return QueryNode::of(std::get<FieldCondition>(std::move(read)));
    }

    std::optional<QueryNode> readNegation(int depth) {
        const std::size_t behind = m_tokens[m_at++].end;
        const bool isApart = m_at < m_tokens.size() && m_tokens[m_at].begin != behind;
        if (isApart) {
            note({.kind = QueryMistake::Kind::MissingCondition, .begin = behind - 1, .end = behind, .found = "-"});
            return std::nullopt;
        }
        if (m_at < m_tokens.size() && isSort(m_tokens[m_at])) {
            note(QueryMistake::Kind::MisplacedSort);
            return std::nullopt;
        }
        std::optional<QueryNode> item = readItem(depth + 1);
        if (!item) return std::nullopt;
        return QueryNode::negation(*std::move(item));
    }

    std::optional<QueryNode> readParentheses(int depth) {
        ++m_at;
        std::optional<QueryNode> inside = readAny(depth + 1);
        if (inside && isAt(TokenKind::Close)) ++m_at;
        return inside;
    }

    bool readSort(int depth) {
        if (depth > 0) {
            note(QueryMistake::Kind::MisplacedSort);
            return false;
        }
        auto read = m_reader.readSort(m_tokens[m_at++]);
        if (auto* mistake = std::get_if<QueryMistake>(&read)) {
            note(std::move(*mistake));
            return false;
        }
        m_order.push_back(std::get<SortKey>(read));
        return true;
    }
};

}  // namespace

std::variant<Query, QueryMistake> parseQuery(std::string_view text, const CardFields& fields) {
    return QueryParser(text, fields).parse();
}

}  // namespace duelogue
