#include "cards/parser/phrases/Phrase.h"

#include "cards/parser/Language.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// The maximum number of words per phrase, which limits the depth of recursion. Phrases of real cards are much shorter.
constexpr std::size_t mostTokens = 80;

}  // namespace

ExpressionId Phrase::fail(std::string_view expected, const std::vector<std::string>& known,
                          std::string_view otherwise) {
    const std::string found = beginningLike(m_tokens.rest(), known);
    const bool areSeveral = found.find(' ') != std::string::npos;
    const std::string said = exampleIn(words(), otherwise);
    if (!m_failed) m_loading.fail(m_line, m_loading.found(areSeveral ? found : m_tokens.peek(), expected, known, said));
    m_failed = true;
    return {};
}

void Phrase::failBehind() {
    if (!m_failed && m_tokens.beginning() == "target") {
        m_loading.fail(m_line, foundInstead(m_tokens.peek(),
                                            "the end of the phrase: write only \"target\", which is "
                                            "described under \"targets\""));
        m_failed = true;
    }
    // Without a similar word, the complete part of the phrase is the best hint.
    fail("the end of the phrase", knownWords(), " after \"" + m_tokens.beginning() + '"');
}

/// Every reader of a part calls this first, so that the recursion stays bounded.
bool Phrase::enter() {
    if (m_tokens.size() > mostTokens) fail("a shorter phrase");
    return !m_failed;
}

std::vector<std::string> Phrase::knownWords() const {
    std::vector<std::string> known = {"or",    "with",  "without", "in",       "control", "controls", "card",
                                      "cards", "other", "and",     "for each", "less",    "more",     "you"};
    for (const TraitWord& trait : words().traits) {
        known.push_back(trait.word);
        known.push_back(trait.plural);
        known.push_back("non" + trait.word);
    }
    for (const FlagWord& flag : words().flags) {
        known.push_back(flag.word);
        if (!flag.opposite.empty()) known.push_back(flag.opposite);
    }
    for (const ZoneWord& zone : words().zones) {
        known.push_back(zone.word);
        if (!zone.noun.empty()) known.push_back(zone.noun);
    }
    for (const PlayerWord& player : words().players) known.push_back(player.word);
    for (const NameWord& name : words().names) known.push_back(name.word);
    if (has(words(), Needs::Places)) known.insert(known.end(), {"here", "at"});
    if (has(words(), Needs::Hosts)) known.insert(known.end(), {"host", "on"});
    for (std::size_t i = 0; i < m_loading.pool().tagCount(); ++i) {
        known.emplace_back(m_loading.pool().tag(TagId(static_cast<std::uint16_t>(i))));
    }
    return known;
}

ExpressionId Phrase::amount() {
    m_tokens.dropPlus();
    return whole(takeSum());
}
ExpressionId Phrase::change() {
    m_tokens.dropPlus();
    const auto negative = m_tokens.acceptNegative();
    return whole(negative ? m_loading.makeNumber(*negative) : takeSum());
}
ExpressionId Phrase::players() { return whole(takePlayers()); }
ExpressionId Phrase::cards() { return whole(takeCards()); }
ExpressionId Phrase::condition() { return whole(takeCondition()); }
std::optional<Filter> Phrase::filter() { return whole(takeFilter()); }

std::optional<Filter> Phrase::occasion() {
    if (const auto card = takeOccasion()) {
        Filter filter = *card;
        filter.zone = Filter::anyZone;
        return filter;
    }
    return m_failed ? std::nullopt : filter();
}

/// Reads a phrase that is just a reference: "source", "affected card".
std::optional<Filter> Phrase::takeOccasion() {
    const std::size_t begin = m_tokens.at();
    const ExpressionId card = m_tokens.comes("target") ? ExpressionId{} : takeReference();
    if (card && m_tokens.atEnd()) {
        Filter filter;
        filter.same = card;
        return filter;
    }
    if (!m_failed) m_tokens.goTo(begin);
    return std::nullopt;
}

std::pair<ExpressionId, ExpressionId> Phrase::range() {
    std::pair<ExpressionId, ExpressionId> result;
    result.first = takeSum();
    if (!m_failed && !m_tokens.accept("to")) fail("\"to\" and the largest number");
    if (!m_failed) result.second = takeSum();
    return whole(result);
}

Lasting Phrase::duration() {
    Lasting result;
    const std::size_t begin = m_tokens.at();
    const auto text = [](const DurationWord& word) { return std::string_view(word.word); };
    auto found = m_tokens.acceptOneOf(words().durations, text);
    const bool whose = found && words().durations[*found].ofPlayer;
    if (whose) return failDuration(begin, "whose, e.g. \"your " + words().durations[*found].word + '"');
    if (!found) {
        result.player = takeWhose();
        if (result.player) found = m_tokens.acceptOneOf(words().durations, text);
        if (!found || !words().durations[*found].ofPlayer) return failDuration(begin, "how long");
    }
    result.duration = static_cast<std::uint8_t>(*found);
    return whole(result);
}

Lasting Phrase::failDuration(std::size_t begin, const std::string& expected) {
    std::vector<std::string> known;
    for (const DurationWord& word : words().durations) {
        known.push_back(word.ofPlayer ? "your " + word.word : word.word);
    }
    m_tokens.goTo(begin);
    if (!m_failed)
        m_loading.fail(m_line, m_loading.found(m_tokens.rest(), expected, known, ", e.g. \"" + known.front() + '"'));
    m_failed = true;
    return {};
}

}  // namespace duelogue
