// Reads conditions of a Phrase.
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<PhraseForm>& conditionForms() {
    static const std::vector<PhraseForm> forms{
        {"any <type> you control", "there is at least one such card"},
        {"no card in your <hand>", "there is no such card"},
        {"this is <flag> <type>", "the card matches the description"},
        {"your <value> >= 10", "a comparison of two amounts with `>`, `>=`, `=`, `<` or `<=`"},
        {"<fact>", "a fact of the game (see *Facts*)"},
        {"<fact> or <fact>", "at least one of the facts holds"},
        {"not <fact>", "the condition does not hold"},
    };
    return forms;
}

namespace {

bool isSign(std::string_view word) { return word == ">" || word == ">=" || word == "=" || word == "<" || word == "<="; }

}  // namespace

ExpressionId Phrase::takeCondition() {
    if (!enter()) return {};
    if (m_tokens.accept("not")) {
        const ExpressionId inner = takeCondition();
        return m_failed ? ExpressionId{} : m_loading.make(Term::Not, inner);
    }
    if (const ExpressionId facts = takeFacts()) return facts;
    if (m_tokens.comes("any") || m_tokens.comes("no")) {
        const bool any = m_tokens.comes("any");
        m_tokens.skip();
        const ExpressionId cards = takeOne();
        if (m_failed) return {};
        const ExpressionId some = m_loading.make(Term::Any, cards);
        return any ? some : m_loading.make(Term::Not, some);
    }
    if (const ExpressionId is = takeIs()) return is;
    return m_failed ? ExpressionId{} : takeComparison();
}

/// Reads "your turn or raining". Returns none if a fact does not come next.
ExpressionId Phrase::takeFacts() {
    const auto text = [](const Word& word) { return std::string_view(word.word); };
    const auto fact = m_tokens.acceptOneOf(words().facts, text);
    if (!fact) return {};
    const ExpressionId first = m_loading.makeIndexed(Term::Fact, static_cast<std::uint8_t>(*fact));
    if (!m_tokens.accept("or")) return first;
    const ExpressionId other = takeFacts();
    return other ? m_loading.make(Term::Or, first, other) : fail("another fact");
}

/// Reads "target is turned Elf". Returns none if something else comes next.
ExpressionId Phrase::takeIs() {
    const std::size_t begin = m_tokens.at();
    const ExpressionId card = takeReference();
    if (!card || !m_tokens.accept("is")) {
        m_tokens.goTo(begin);
        return {};
    }
    const auto filter = takeFilter();
    if (!filter) return {};
    Expression expression;
    expression.term = Term::Is;
    expression.left = card;
    expression.filter = m_loading.pool().add(*filter);
    return m_loading.add(expression);
}

ExpressionId Phrase::takeComparison() {
    bool compares = false;
    for (std::size_t i = 0; !m_tokens.peek(i).empty(); ++i) compares = compares || isSign(m_tokens.peek(i));
    if (!compares) {
        std::vector<std::string> known = {"any", "no", "not"};
        for (const Word& fact : words().facts) known.push_back(fact.word);
        const std::string example = ", e.g. \"" + exampleOf(words(), Shape::Condition) + '"';
        m_loading.fail(m_line, m_loading.found(m_tokens.rest(), "a condition", known, example));
        m_failed = true;
        return {};
    }
    const ExpressionId left = takeSum();
    if (m_failed) return {};
    const std::string sign(m_tokens.peek());
    if (!isSign(sign)) return fail("one of > >= = < <=");
    m_tokens.skip();
    const ExpressionId right = takeSum();
    if (m_failed) return {};
    if (sign == ">") return m_loading.make(Term::More, left, right);
    if (sign == "<") return m_loading.make(Term::More, right, left);
    if (sign == ">=") return m_loading.make(Term::AtLeast, left, right);
    return sign == "<=" ? m_loading.make(Term::AtLeast, right, left) : m_loading.make(Term::Equal, left, right);
}

}  // namespace duelogue
