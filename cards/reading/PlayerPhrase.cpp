// Players, and references to cards, of a Phrase.
#include "cards/reading/Language.h"
#include "cards/reading/Phrase.h"

namespace duelogue {

namespace {

struct Reference {
    std::string_view words;
    Term term;
};

constexpr Reference cardReferences[] = {
    {"this", Term::This},
    {"targets", Term::EveryTarget},
    {"chosen", Term::Chosen},
    {"rest", Term::NotChosen},
    {"paid", Term::Paid},
    {"that card", Term::EachCard},
    {"affected card", Term::EventCard},
    {"source", Term::EventSource},
};
constexpr Reference playerReferences[] = {
    {"you", Term::You},
    {"others", Term::Others},
    {"every player", Term::EveryPlayer},
    {"that player", Term::EachPlayer},
    {"affected player", Term::EventPlayer},
};

}  // namespace

const std::vector<PhraseForm>& playerForms() {
    static const std::vector<PhraseForm> forms{
        {"you", "the controller of the ability"},
        {"others", "every other player, in turn order"},
        {"every player", "all, the current player first"},
        {"target", "the player chosen as target; `target 2` is the second"},
        {"that player", "the player of the innermost `for each`"},
        {"affected player", "the player to whom the event happened"},
        {"this's controller", "who controls that card: `source's controller`, `target's controller`"},
        {"this's owner", "whose card it is"},
    };
    return forms;
}

const std::vector<PhraseForm>& cardForms() {
    static const std::vector<PhraseForm> forms{
        {"this", "the card that has the ability"},
        {"target", "what was chosen as target, a card or a player; `target 2` is the second"},
        {"targets", "all targets"},
        {"chosen", "the cards chosen last"},
        {"rest", "those that could have been chosen and were not"},
        {"paid", "the card that was given up as a cost"},
        {"that card", "the card of the innermost `for each`"},
        {"affected card", "the card to which the event happened"},
        {"source", "the card that did it"},
        {"top 3 cards of your <deck>", "the first cards of a zone that has an order"},
        {"<type> you control", "every card that fits a description"},
        {"every player", "players, where the verb takes them"},
        {"<types> and every player", "both"},
    };
    return forms;
}

std::string_view wordOf(Term reference) {
    for (const Reference& known : cardReferences) {
        if (known.term == reference) return known.words;
    }
    for (const Reference& known : playerReferences) {
        if (known.term == reference) return known.words;
    }
    return {};
}

/// "target" or "target 2", which must be one of the ability's targets.
ExpressionId Phrase::takeTarget(Term term) {
    const int number = m_tokens.acceptNumber().value_or(1);
    if (number >= 1 && number <= m_loading.targets) {
        return m_loading.makeIndexed(term, static_cast<std::uint8_t>(number - 1));
    }
    if (!m_failed) {
        m_loading.fail(m_line, m_loading.targets == 0
                                   ? "found \"target\", expected something else: this ability has no targets"
                                   : "found \"target " + std::to_string(number) + "\", expected at most " +
                                         std::to_string(m_loading.targets) + ": it has no more targets");
    }
    m_failed = true;
    return {};
}

/// "this", "chosen", ...: none, and nothing read, where something else comes next.
ExpressionId Phrase::takeReference() {
    if (!enter()) return {};
    for (const Reference& reference : cardReferences) {
        if (!m_tokens.accept(reference.words)) continue;
        if (reference.term == Term::EveryTarget && m_loading.targets == 0) return takeTarget(Term::Target);
        return m_loading.make(reference.term);
    }
    return m_tokens.accept("target") ? takeTarget(Term::Target) : ExpressionId{};
}

/// "source's controller", "target's owner"; none, and nothing read, where something else comes next.
ExpressionId Phrase::takeThrough() {
    const std::size_t begin = m_tokens.at();
    const ExpressionId card = takeReference();
    if (card && m_tokens.accept("'s")) {
        if (m_tokens.accept("controller")) return m_loading.make(Term::ControllerOf, card);
        if (m_tokens.accept("owner")) return m_loading.make(Term::OwnerOf, card);
    }
    if (!m_failed) m_tokens.goTo(begin);
    return {};
}

/// A player word; none, and nothing read, where something else comes next.
ExpressionId Phrase::takePlain() {
    if (!enter()) return {};
    if (const ExpressionId through = takeThrough()) return through;
    if (m_failed) return {};
    for (const Reference& reference : playerReferences) {
        if (m_tokens.accept(reference.words)) return m_loading.make(reference.term);
    }
    const auto text = [](const PlayerWord& word) { return std::string_view(word.word); };
    if (const auto found = m_tokens.acceptOneOf(words().players, text)) {
        return m_loading.make(words().players[*found].term);
    }
    return m_tokens.accept("target") ? takeTarget(Term::TargetPlayer) : ExpressionId{};
}

ExpressionId Phrase::takePlayers() {
    if (const ExpressionId player = takePlain()) return player;
    std::vector<std::string> known = {"target", "target's owner", "target's controller"};
    for (const Reference& reference : playerReferences) known.emplace_back(reference.words);
    for (const PlayerWord& player : words().players) known.push_back(player.word);
    return fail("a player", known);
}

/// "your", "target's": none, and nothing read, where something else comes next.
ExpressionId Phrase::takeWhose() {
    const std::size_t begin = m_tokens.at();
    const ExpressionId player = takePlain();
    if (player && m_tokens.accept("'s")) return player;
    if (!m_failed) m_tokens.goTo(begin);
    return {};
}

ExpressionId Phrase::takeCards() {
    ExpressionId cards = takeOne();
    while (!m_failed && m_tokens.accept("and")) cards = m_loading.make(Term::Both, cards, takeOne());
    return m_failed ? ExpressionId{} : cards;
}

ExpressionId Phrase::takeOne() {
    if (!enter()) return {};
    if (m_tokens.comes("top")) return takeTop();
    // Players first: "target's owner" begins like "target".
    const std::size_t begin = m_tokens.at();
    if (!m_tokens.comes("target") || m_tokens.peek(1) == "'s") {
        const ExpressionId player = takePlain();
        if (player || m_failed) return player;
        m_tokens.goTo(begin);
    }
    if (const ExpressionId reference = takeReference()) return reference;
    const auto filter = m_failed ? std::nullopt : takeFilter();
    return filter ? m_loading.makeFiltered(*filter) : ExpressionId{};
}

/// "top 3 cards of your deck".
ExpressionId Phrase::takeTop() {
    m_tokens.skip();
    const bool one = m_tokens.accept("card");
    const ExpressionId number = one ? m_loading.makeNumber(1) : takeFactor();
    if (m_failed) return {};
    if (!one && !m_tokens.accept("cards")) return fail("\"cards\"");
    if (!m_tokens.accept("of")) return fail("\"of\" and whose");
    const ExpressionId whose = takeWhose();
    if (m_failed) return {};
    if (!whose) return fail("whose, e.g. \"your\"");
    const std::size_t begin = m_tokens.at();
    const auto text = [](const ZoneWord& word) { return std::string_view(word.word); };
    const auto zone = m_tokens.acceptOneOf(words().zones, text);
    if (zone && words().zones[*zone].ordered) {
        return m_loading.makeIndexed(Term::Top, static_cast<std::uint8_t>(*zone), whose, number);
    }
    m_tokens.goTo(begin);
    std::vector<std::string> known;
    for (const ZoneWord& word : words().zones) {
        if (word.ordered) known.push_back(word.word);
    }
    return fail("a zone that has an order", known);
}

}  // namespace duelogue
