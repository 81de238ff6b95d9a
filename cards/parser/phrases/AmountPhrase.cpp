// Reads numbers of a Phrase.
#include "cards/data/Disjunction.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<PhraseForm>& amountForms() {
    static const std::vector<PhraseForm> forms{
        {"3", "a number"},
        {"X", "the number chosen for X in the cost", Needs::Resources},
        {"that much", "the amount of the event, or the number counted by the last instruction"},
        {"2 for each <type> you control", "2 times the number of cards that match the description"},
        {"number of cards in your <hand>",
         "the number of cards; players can be counted in the same way: `number of players`"},
        {"<figure> of this", "a figure of a card; its last known value if the card has left play"},
        {"total <figure> of <types> you control", "the sum of this figure over all these cards"},
        {"least <figure> of <types>",
         "the lowest figure among these cards; `greatest` is the highest; 0 if there are no such cards"},
        {"<counters> on this", "the number of these counters on the card, or on several cards together",
         Needs::Counters},
        {"your <value>", "a value of a player; another player stands before it with `'s`: `target's <value>`"},
        {"half your <value>", "half of an amount, rounded up"},
        {"2 * (5 - that much) + 1", "a calculation with `+`, `-`, `*` and parentheses; a negative result counts as 0"},
        {"number of <types> / 2", "a division, rounded down"},
    };
    return forms;
}

ExpressionId Phrase::takeSum() {
    if (!enter()) return {};
    ExpressionId sum = takeProduct();
    while (!m_failed && (m_tokens.peek() == "+" || m_tokens.peek() == "-")) {
        const Term term = m_tokens.peek() == "+" ? Term::Plus : Term::Minus;
        m_tokens.skip();
        sum = m_loading.make(term, sum, takeProduct());
    }
    return m_failed ? ExpressionId{} : sum;
}

ExpressionId Phrase::takeProduct() {
    ExpressionId product = takeFactor();
    while (!m_failed && (m_tokens.comes("*") || m_tokens.comes("/"))) {
        const Term term = m_tokens.comes("*") ? Term::Times : Term::Over;
        m_tokens.skip();
        product = m_loading.make(term, product, takeFactor());
    }
    return product;
}

ExpressionId Phrase::takeFactor() {
    if (const auto number = m_tokens.acceptNumber()) {
        if (!m_tokens.accept("for each")) return m_loading.makeNumber(*number);
        const auto each = takeFilter();
        if (!each) return {};
        const ExpressionId count = m_loading.make(Term::Count, m_loading.makeFiltered(*each));
        return *number == 1 ? count : m_loading.make(Term::Times, m_loading.makeNumber(*number), count);
    }
    if (m_tokens.accept("X")) return m_loading.make(Term::X);
    if (m_tokens.accept("that much")) return m_loading.make(Term::ThatMuch);
    if (m_tokens.accept("number of")) return takeNumberOf();
    if (m_tokens.accept("half")) return m_loading.make(Term::HalfUp, takeFactor());
    if (m_tokens.accept("(")) {
        const ExpressionId sum = takeSum();
        if (!m_failed && !m_tokens.accept(")")) return fail("\")\"");
        return sum;
    }
    if (const ExpressionId figure = takeFigure()) return figure;
    if (const ExpressionId counters = m_failed ? ExpressionId{} : takeCounters()) return counters;
    if (const ExpressionId reckoned = m_failed ? ExpressionId{} : takeReckoned()) return reckoned;
    return m_failed ? ExpressionId{} : takePlayerValue();
}

ExpressionId Phrase::takeNumberOf() {
    if (m_tokens.accept("players")) return m_loading.make(Term::CountPlayers, m_loading.make(Term::EveryPlayer));
    const auto plural = [](const PlayerWord& word) { return std::string_view(word.plural); };
    if (const auto found = m_tokens.acceptOneOf(words().players, plural)) {
        return m_loading.make(Term::CountPlayers, m_loading.make(words().players[*found].term));
    }
    const ExpressionId cards = takeOne();
    return m_failed ? ExpressionId{} : m_loading.make(Term::Count, cards);
}

/// Reads "strength of paid". Returns none if a figure does not come next.
ExpressionId Phrase::takeFigure() {
    const auto figure = takeFigureName();
    if (!figure) return {};
    if (!m_tokens.accept("of")) return fail("\"of\" and a card");
    return figureOf(Term::Figure, *figure, takeCard());
}

/// Reads a figure. Returns its index in Vocabulary::figures, or nullopt.
std::optional<std::size_t> Phrase::takeFigureName() {
    return m_tokens.acceptOneOf(words().figures, [](const FigureWord& word) { return std::string_view(word.word); });
}

ExpressionId Phrase::figureOf(Term term, std::size_t figure, ExpressionId cards) {
    if (m_failed || !cards) return {};
    const Expression& said = m_loading.pool()[cards];
    if (said.term == Term::Filtered) {
        std::vector<Filter> alternatives = alternativesOf(m_loading.pool(), m_loading.pool()[said.filter]);
        for (Filter& filter : alternatives) {
            if (!m_failed) narrowTo(filter, figure);
        }
        if (!m_failed) cards = m_loading.makeFiltered(disjunctionOf(m_loading.pool(), alternatives));
    }
    return m_failed ? ExpressionId{} : m_loading.makeIndexed(term, words().figures[figure].slot, cards);
}

/// Restricts the description to cards that have this figure, if several figures share its slot.
void Phrase::narrowTo(Filter& filter, std::size_t figure) {
    const FigureWord& word = words().figures[figure];
    const auto isAnother = [&](const FigureWord& other) { return other.slot == word.slot && other.word != word.word; };
    const Traits with = traitsWith(words(), figure);
    if (with == 0 || (filter.all & with) != 0 || std::ranges::none_of(words().figures, isAnother)) return;
    Traits others = 0;
    for (std::size_t i = 0; i < words().figures.size(); ++i) {
        if (isAnother(words().figures[i])) others |= traitsWith(words(), i);
    }
    const bool isOfAnotherSide = std::ranges::any_of(words().roles, [&](const RoleWord& role) {
        return (filter.all & role.traits) != 0 && (with & role.traits) == 0;
    });
    const bool mayBeAnother = filter.tags[0] || ((filter.any & ~with) | (filter.all & others)) != 0;
    if (!mayBeAnother && !isOfAnotherSide) {
        if (filter.any == 0) filter.any = with;
        return;
    }
    std::string wanted;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (((with >> i) & 1U) != 0) wanted += (wanted.empty() ? "" : " or ") + words().traits[i].word;
    }
    m_loading.fail(m_line, "not all of these cards have \"" + word.word + "\": add " + wanted);
    m_failed = true;
}

/// Reads "virus counters on this". Returns none if something else comes next.
ExpressionId Phrase::takeCounters() {
    const auto kind = takeCounterName();
    if (!kind) return {};
    if (!m_tokens.accept("on")) return fail("\"on\" and cards");
    const ExpressionId cards = takeOne();
    return m_failed ? ExpressionId{} : m_loading.makeIndexed(Term::Counters, *kind, cards);
}

/// Reads the name of a kind of counters. Returns its index, or nullopt.
std::optional<std::uint8_t> Phrase::takeCounterName() {
    const auto kind =
        m_tokens.acceptOneOf(words().counters, [](const CounterWord& word) { return std::string_view(word.plural); });
    return kind ? std::optional(static_cast<std::uint8_t>(*kind)) : std::nullopt;
}

/// Reads "total strength of Elves you control". Returns none if something else comes next.
ExpressionId Phrase::takeReckoned() {
    constexpr std::pair<std::string_view, Term> ways[] = {
        {"total", Term::Sum}, {"least", Term::Least}, {"greatest", Term::Greatest}};
    for (const auto& [word, term] : ways) {
        if (!m_tokens.accept(word)) continue;
        const auto figure = takeFigureName();
        if (!figure) {
            std::vector<std::string> known;
            for (const FigureWord& each : words().figures) known.push_back(each.word);
            return fail("a figure", known);
        }
        if (!m_tokens.accept("of")) return fail("\"of\" and cards");
        return figureOf(term, *figure, takeOne());
    }
    return {};
}

/// Reads "your points".
ExpressionId Phrase::takePlayerValue() {
    const std::size_t begin = m_tokens.at();
    if (const ExpressionId whose = takeWhose()) {
        const auto text = [](const Word& word) { return std::string_view(word.word); };
        if (const auto value = m_tokens.acceptOneOf(words().playerValues, text)) {
            return m_loading.makeIndexed(Term::PlayerValue, static_cast<std::uint8_t>(*value), whose);
        }
        std::vector<std::string> known;
        for (const Word& word : words().playerValues) known.push_back(word.word);
        return fail("a value of a player", known);
    }
    m_tokens.goTo(begin);
    std::vector<std::string> known = {"that much", "number of", "half", "X"};
    for (const FigureWord& figure : words().figures) known.push_back(figure.word + " of");
    for (const Word& value : words().playerValues) known.push_back("your " + value.word);
    return fail("an amount", known, R"(, e.g. "2" or "number of <types> you control")");
}

}  // namespace duelogue
