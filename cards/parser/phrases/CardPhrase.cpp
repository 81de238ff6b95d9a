// Reads references to cards of a Phrase.
#include <string>
#include <vector>

#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"
#include "cards/parser/phrases/ReferenceWords.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

const std::vector<PhraseForm>& cardForms() {
    static const std::vector<PhraseForm> forms{
        {"this", "the card that has the ability"},
        {"target", "the card or player chosen as the target; `target 2` is the second target"},
        {"targets", "all targets"},
        {"chosen", "the cards chosen last"},
        {"rest", "the cards that could have been chosen but were not"},
        {"paid", "the card that was given up as part of the cost"},
        {"that card", "the current card of the innermost `for each`"},
        {"affected card", "the card that the event affects"},
        {"source", "the card that causes the event"},
        {"host", "the card that this card is on; for another card: `host of target`", Needs::Hosts},
        {"here", "the <place> where this card is", Needs::Places},
        {"<place> of this", "the <place> where that card is", Needs::Places},
        {"<card>", "a card that the rules name (see *Names*)", Needs::NamedCard},
        {"top 3 cards of your <deck>", "the top cards of an ordered zone"},
        {"top 3 cards of <stack>", "the same in a zone shared by all players", Needs::SharedDeck},
        {"<types> among top 4 cards of your <deck>", "the cards among these that match a description"},
        {"<type> you control", "every card that matches the description"},
        {"every player", "players, if the verb can affect players"},
        {"<types> and every player", "cards and players together"},
    };
    return forms;
}

/// Reads "target" or "target 2", which must be one of the ability's targets.
ExpressionId Phrase::takeTarget(Term term) {
    const int number = m_tokens.acceptNumber().value_or(1);
    if (number >= 1 && number <= m_loading.targets) {
        return m_loading.makeIndexed(term, static_cast<std::uint8_t>(number - 1));
    }
    // "target unit" as cards print it
    const std::string behind = m_tokens.rest();
    if (!m_failed && m_loading.targets == 0 && m_loading.targetsEnd.empty() && !behind.empty() &&
        behind.front() != '\'') {
        m_loading.fail(m_line, misplaced("target " + behind, "this ability has no targets: add targets: [" + behind +
                                                                 "], and write only \"target\" here"));
        m_failed = true;
    }
    if (!m_failed) {
        const std::string_view end = m_loading.targetsEnd;
        m_loading.fail(m_line, m_loading.targets == 0
                                   ? misplaced("target", end.empty() ? "this ability has no targets" : end)
                                   : misplaced("target " + std::to_string(number),
                                               "this ability has only " + std::to_string(m_loading.targets) +
                                                   (m_loading.targets == 1 ? " target" : " targets")));
    }
    m_failed = true;
    return {};
}

/// Reads "this", "chosen", ... Returns none and reads nothing if something else comes next.
ExpressionId Phrase::takeReference() {
    if (!enter()) return {};
    for (const ReferenceWord& reference : cardReferences()) {
        if (!m_tokens.accept(reference.words)) continue;
        if (reference.term == Term::EveryTarget && m_loading.targets == 0) return takeTarget(Term::Target);
        return m_loading.make(reference.term);
    }
    if (m_tokens.accept("target")) return takeTarget(Term::Target);
    if (const ExpressionId host = takeHost(); host || m_failed) return host;
    if (const ExpressionId place = takePlaceOf(); place || m_failed) return place;
    return takeNamed(false);
}

ExpressionId Phrase::print() {
    if (!enter()) return {};
    if (m_tokens.accept("named card")) return whole(m_loading.make(Term::PrintChosen));
    if (m_tokens.accept("copy of")) {
        const ExpressionId card = takeCard();
        return whole(card ? m_loading.make(Term::PrintOf, card) : ExpressionId{});
    }
    const auto names = m_loading.pool().names();
    const auto name = m_tokens.acceptOneOf(names, [](const std::string& known) { return std::string_view(known); });
    if (!name)
        return fail("the name of a card, \"copy of\" and a card, or \"named card\"", {names.begin(), names.end()});
    Expression printed;
    printed.term = Term::PrintNamed;
    printed.filter = m_loading.pool().add(Filter{.name = NameId(static_cast<std::uint16_t>(*name))});
    return whole(m_loading.pool().add(printed));
}

/// Reads a required reference.
ExpressionId Phrase::takeCard() {
    const ExpressionId card = takeReference();
    if (card || m_failed) return card;
    std::vector<std::string> known = {"target"};
    for (const ReferenceWord& reference : cardReferences()) known.emplace_back(reference.words);
    return fail("a card, e.g. \"this\" or \"target\"", known);
}

/// Reads "host" or "host of target".
ExpressionId Phrase::takeHost() {
    if (!has(words(), Needs::Hosts) || !m_tokens.accept("host")) return {};
    const ExpressionId card = m_tokens.accept("of") ? takeCard() : m_loading.make(Term::This);
    return card ? m_loading.make(Term::HostOf, card) : ExpressionId{};
}

/// Reads "here" or "island of target", but not "island of that people", which is a description.
ExpressionId Phrase::takePlaceOf() {
    if (!has(words(), Needs::Places)) return {};
    if (m_tokens.accept("here")) return m_loading.make(Term::PlaceOf, m_loading.make(Term::This));
    const std::size_t begin = m_tokens.at();
    if (!m_tokens.accept(words().traits[words().place].word + " of")) return {};
    if (const ExpressionId card = takeReference()) return m_loading.make(Term::PlaceOf, card);
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
    return m_failed ? ExpressionId{} : takeDescribed();
}

/// Reads "Elf you control" or "Elf cards among top 5 cards of your deck".
ExpressionId Phrase::takeDescribed() {
    // "All units" are the same as "units".
    (void)m_tokens.accept("all");
    const auto filter = takeFilter();
    if (!filter) return {};
    return m_tokens.comes("among") ? takeAmong(*filter) : m_loading.makeFiltered(*filter);
}

/// Reads the cards after "among". Matching cards may be in any zone where these are.
ExpressionId Phrase::takeAmong(Filter filter) {
    m_tokens.skip();
    Expression among;
    among.term = Term::Among;
    among.left = takeOne();
    if (m_failed) return {};
    if (filter.zone == 0xff) filter.zone = Filter::anyZone;
    among.filter = m_loading.pool().add(filter);
    return m_loading.add(among);
}

/// Reads "top 3 cards of your deck".
ExpressionId Phrase::takeTop() {
    m_tokens.skip();
    const bool one = m_tokens.accept("card");
    const ExpressionId number = one ? m_loading.makeNumber(1) : takeFactor();
    if (m_failed) return {};
    if (!one && !m_tokens.accept("cards")) return fail("\"cards\"");
    if (!m_tokens.accept("of")) return fail("\"of\" and whose");
    const std::size_t first = m_tokens.at();
    if (const auto table = takeTableZone()) {
        if (words().zones[*table].ordered) return m_loading.makeIndexed(Term::Top, *table, {}, number);
        m_tokens.goTo(first);
    }
    const ExpressionId whose = takeWhose();
    if (m_failed) return {};
    if (!whose) return fail("whose, e.g. \"your\"");
    const std::size_t begin = m_tokens.at();
    const auto text = [](const ZoneWord& word) { return std::string_view(word.word); };
    const auto zone = m_tokens.acceptOneOf(words().zones, text);
    if (zone && words().zones[*zone].ofTable) failOfTable(static_cast<std::uint8_t>(*zone));
    if (m_failed) return {};
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
