// Reads numbers of cards, and targets, of a Phrase.
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<PhraseForm>& countedForms() {
    static const std::vector<PhraseForm> forms{
        {"<types>", "all of them; as a target, one of them"},
        {"1 <type>", "exactly that many, which a player chooses"},
        {"up to 2 <types>", "at most that many, or none"},
        {"1 to 3 <types>", "at least the first number and at most the second"},
        {"X <types>", "exactly X; also `that much <types>`", Needs::Resources},
        {"(<figure> of this) <types>", "as many as the amount in parentheses"},
        {"any number of <types>", "none, some or all"},
        {"1 card in your <hand> at random", "a random choice"},
        {"2 of top 4 cards of your <deck>", "a choice among these cards"},
        {"2 <types> among top 4 cards of your <deck>", "a choice among those of these cards that match a description"},
    };
    return forms;
}

/// Reads "3", "up to 3", "1 to 3", "X" or "any number of". Returns false if a number does not come next.
bool Phrase::takeCount(CountedCards& counted) {
    if (m_tokens.accept("any number of")) {
        counted.least = m_loading.makeNumber(0);
        return true;
    }
    const bool upTo = m_tokens.accept("up to");
    if (const auto number = m_tokens.acceptNumber()) {
        counted.most = m_loading.makeNumber(*number);
    } else if (m_tokens.accept("X")) {
        counted.most = m_loading.make(Term::X);
    } else if (m_tokens.accept("that much")) {
        counted.most = m_loading.make(Term::ThatMuch);
    } else if (m_tokens.comes("(")) {
        counted.most = takeFactor();
        if (m_failed) return false;
    } else {
        if (upTo) fail("a number");
        return false;
    }
    counted.least = upTo ? m_loading.makeNumber(0) : counted.most;
    if (upTo || !m_tokens.accept("to")) return true;
    const auto most = m_tokens.acceptNumber();
    if (!most) fail("a number");
    counted.most = m_loading.makeNumber(most.value_or(0));
    return true;
}

CountedCards Phrase::counted() {
    CountedCards counted;
    if (!takeCount(counted) && !m_failed) {
        counted.cards = takeCards();
        return whole(counted);
    }
    const bool of = m_tokens.accept("of");
    const std::size_t begin = m_tokens.at();
    if (of || m_tokens.comes("top")) {
        counted.cards = takeCards();
    } else {
        m_tokens.goTo(begin);
        counted.filter = takeFilter();
        if (counted.filter && m_tokens.comes("among")) {
            counted.cards = takeAmong(*counted.filter);
            counted.filter.reset();
        }
    }
    if (m_tokens.accept("at random")) counted.picking = Picking::AtRandom;
    return whole(counted);
}

TargetSpec Phrase::target() {
    TargetSpec spec;
    CountedCards counted;
    if (const auto card = takeOccasion()) {
        spec.cards = m_loading.pool().add(*card);
        return spec;
    }
    if (!m_failed && m_tokens.accept("target") && !m_tokens.atEnd()) {
        m_loading.fail(m_line,
                       misplaced("target", "write only what can be chosen: targets: [" + m_tokens.rest() + "]"));
        m_failed = true;
    }
    if (m_failed) return {};
    const std::size_t begin = m_tokens.at();
    if (takeCount(counted) && !m_failed) {
        const Expression least = m_loading.pool()[counted.least];
        const Expression most = counted.most ? m_loading.pool()[counted.most] : Expression{};
        constexpr int limit = 20;
        const bool fits = least.term == Term::Number && most.term == Term::Number && most.number >= 1 &&
                          most.number >= least.number && most.number <= limit;
        if (!fits) {
            m_tokens.goTo(begin);
            fail("how many targets as numbers from 1 to 20, the smaller one first");
        }
        spec.least = static_cast<std::uint8_t>(least.number);
        spec.most = static_cast<std::uint8_t>(most.number);
    }
    if (m_failed) return {};
    spec.players = takeTargetPlayers();
    if (!spec.players || m_tokens.accept("or")) {
        if (const auto filter = takeFilter(&spec.players)) spec.cards = m_loading.pool().add(*filter);
    }
    if (!m_failed && m_tokens.comes("and")) {
        const std::string first = m_tokens.beginning();
        m_tokens.skip();
        m_loading.fail(m_line, misplaced("and", "each target is described alone: targets: [" + first + ", " +
                                                    m_tokens.rest() + "]"));
        m_failed = true;
    }
    return whole(spec);
}

/// Reads the players that may be a target: "player", "rivals".
ExpressionId Phrase::takeTargetPlayers() {
    if (m_tokens.accept("players") || m_tokens.accept("player")) return m_loading.make(Term::EveryPlayer);
    for (const auto member : {&PlayerWord::word, &PlayerWord::plural}) {
        const auto text = [member](const PlayerWord& w) { return std::string_view(w.*member); };
        const auto found = m_tokens.acceptOneOf(words().players, text);
        if (found) return m_loading.make(words().players[*found].term);
    }
    return {};
}

}  // namespace duelogue
