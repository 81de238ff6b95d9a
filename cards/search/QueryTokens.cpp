#include "cards/search/QueryTokens.h"

#include <algorithm>
#include <array>
#include <utility>

namespace duelogue {

namespace {

using TokenKind = QueryToken::Kind;

constexpr std::string_view spaces = " \t\n\v\f\r";
/// The characters that end a word or value without quotation marks.
constexpr std::string_view separators = " \t\n\v\f\r()";

/// The signs of comparisons, longer ones before those that they begin with.
constexpr std::array<FieldComparison, 7> signs{
    FieldComparison::NotEqual, FieldComparison::AtMost, FieldComparison::AtLeast, FieldComparison::Has,
    FieldComparison::Equal,    FieldComparison::Less,   FieldComparison::Greater};

std::optional<FieldComparison> comparisonAt(std::string_view text) {
    for (const FieldComparison comparison : signs) {
        if (text.starts_with(signOf(comparison))) return comparison;
    }
    return std::nullopt;
}

bool isOr(std::string_view word) { return word == "or" || word == "OR" || word == "Or" || word == "oR"; }

/// Reads a text from left to right.
class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::vector<QueryToken> tokens() {
        std::vector<QueryToken> found;
        for (skipSpaces(); m_at < m_text.size(); skipSpaces()) found.push_back(next());
        return found;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;

    void skipSpaces() { m_at = std::min(m_text.find_first_not_of(spaces, m_at), m_text.size()); }

    QueryToken next() {
        QueryToken token{.begin = m_at};
        const char first = m_text[m_at];
        if (first == '(' || first == ')' || first == '-') {
            token.kind = first == '(' ? TokenKind::Open : first == ')' ? TokenKind::Close : TokenKind::Minus;
            ++m_at;
        } else if (first == '"') {
            readQuoted(token);
        } else {
            readWord(token);
        }
        token.end = m_at;
        return token;
    }

    /// Reads a word up to a separator, or a field with its comparison and value.
    void readWord(QueryToken& token) {
        const std::size_t end = std::min(m_text.find_first_of(separators, m_at), m_text.size());
        for (; m_at < end; ++m_at) {
            token.comparison = comparisonAt(m_text.substr(m_at, end - m_at));
            if (token.comparison) break;
        }
        const std::string_view word = m_text.substr(token.begin, m_at - token.begin);
        if (!token.comparison) {
            token.kind = isOr(word) ? TokenKind::Or : TokenKind::Condition;
            token.valueBegin = token.begin;
            token.value = word;
            return;
        }
        token.field = word;
        m_at += signOf(*token.comparison).size();
        token.valueBegin = m_at;
        if (m_at < m_text.size() && m_text[m_at] == '"') return readQuoted(token);
        token.value = m_text.substr(m_at, end - m_at);
        m_at = end;
    }

    /// Reads a text in quotation marks. A backslash before a quotation mark or backslash is left out.
    void readQuoted(QueryToken& token) {
        token.valueBegin = m_at++;
        token.isQuoted = true;
        for (; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
            const bool isEscape = m_text[m_at] == '\\' && m_at + 1 < m_text.size() &&
                                  (m_text[m_at + 1] == '"' || m_text[m_at + 1] == '\\');
            if (isEscape) ++m_at;
            token.value += m_text[m_at];
        }
        token.isClosed = m_at < m_text.size();
        if (token.isClosed) ++m_at;
    }
};

}  // namespace

std::vector<QueryToken> tokensOf(std::string_view text) { return Reader(text).tokens(); }

}  // namespace duelogue
