// Descriptions of cards of a Phrase.
#include <algorithm>

#include "cards/reading/Language.h"
#include "cards/reading/Phrase.h"

namespace duelogue {

const std::vector<PhraseForm>& descriptionForms() {
    static const std::vector<PhraseForm> forms{
        {"<type>", "a type, a colour, or a subtype that some card has; in the singular or the plural"},
        {"<colour> <type>", "all words must hold"},
        {"<type> or <other>", "one of them; once in a description"},
        {"non<colour> <type>", "not that"},
        {"other <type>", "not the card itself"},
        {"<flag> <type>", "in a state"},
        {"<type> with <keyword>", "with a keyword; `without` for the contrary", Needs::Keywords},
        {"<type> with <figure> 2 or less", "compared with an amount; also `or more`, and the amount alone"},
        {"<type> with <figure> less than 3", "less than an amount"},
        {"<type> with <counters> 2 or more", "with so many counters on it", Needs::Counters},
        {"<type> you control", "whose, in play; `<type> <rival> controls`"},
        {"<type> <relation> you", "by what the card is to a player", Needs::Relation},
        {"card in your <hand>", "in a zone; `in any <hand>`: of everybody. Without a zone, in play"},
        {"card in <table>", "in a zone that is nobody's", Needs::TableZone},
        {"<type> here", "at the <place> where the card itself is; `not here` for the contrary", Needs::Places},
        {"<type> at this", "at the <place> where that card is; `not at this` for the contrary", Needs::Places},
        {"<place> with <type> you control", "at which there is such a card; `without`: at which there is none",
         Needs::Places},
        {"card on this", "which is on that card", Needs::Hosts},
        {"<type> named like this", "which has the name of that card"},
        {"<type> named <name>", "which has that name, of a card of the same file or of one read before"},
        {"<type> of that <family>", "of the <family> chosen last", Needs::Family},
    };
    return forms;
}

const std::vector<PhraseForm>& countedForms() {
    static const std::vector<PhraseForm> forms{
        {"<types>", "all of them; as a target: one"},
        {"1 <type>", "so many, which are chosen"},
        {"up to 2 <types>", "any number up to that"},
        {"1 to 3 <types>", "between the two"},
        {"X <types>", "X of them; `that much` likewise", Needs::Resources},
        {"(<figure> of this) <types>", "as many as an amount says"},
        {"any number of <types>", "none, some or all"},
        {"1 card in your <hand> at random", "chosen by chance"},
        {"2 of top 4 cards of your <deck>", "out of some cards"},
        {"2 <types> among top 4 cards of your <deck>", "out of those that fit a description"},
    };
    return forms;
}

/// What a description says, before it is known how it fits into a Filter.
struct Phrase::FilterParts {
    struct Quality {
        Traits trait = 0;
        TagId tag{};
    };
    Filter filter;
    std::vector<std::vector<Quality>> groups;  ///< one of each group must hold
    bool joining = false;                      ///< "or" has been read: the next quality belongs to the last group
    bool named = false;                        ///< something has been read at all
    std::optional<std::size_t> figure;         ///< by which the cards are compared
    ExpressionId* orPlayers = nullptr;         ///< where "or player" goes; null: it may not be said

    void add(Quality quality) {
        if (joining) {
            groups.back().push_back(quality);
        } else {
            groups.push_back({quality});
        }
        joining = false;
        named = true;
    }
};

/// With `orPlayers`, the description may end with "or player"; then these players are set.
std::optional<Filter> Phrase::takeFilter(ExpressionId* orPlayers) {
    if (!enter()) return std::nullopt;
    FilterParts parts;
    parts.orPlayers = orPlayers;
    while (takeDescription(parts)) {
    }
    return completed(parts);
}

std::optional<Filter> Phrase::completed(FilterParts& parts) {
    if (!m_failed && !parts.named) fail("a description of cards", knownWords());
    if (!m_failed && parts.joining) fail("another word after \"or\"", knownWords());
    return m_failed || !finish(parts) ? std::nullopt : std::optional(parts.filter);
}

/// Reads one word or one clause of a description; false where none comes next.
bool Phrase::takeDescription(FilterParts& parts) {
    if (m_failed || m_tokens.atEnd()) return false;
    if (m_tokens.accept("or") || m_tokens.accept(",")) {
        if (parts.orPlayers != nullptr && (*parts.orPlayers = takeTargetPlayers())) return true;
        if (parts.groups.empty() || parts.joining) fail("a word before \"or\"");
        parts.joining = true;
        return !m_failed;
    }
    // "other rival controls", where that is what players are called.
    if (m_tokens.comes("other") && takeController(parts)) return true;
    return takeWord(parts) || takeWith(parts) || takePlace(parts) || takeWhere(parts) || takeLikeness(parts) ||
           takeController(parts) || takeTag(parts);
}

bool Phrase::takeWord(FilterParts& parts) {
    if (m_tokens.accept("other")) return parts.named = parts.filter.other = true;
    if (m_tokens.accept("cards") || m_tokens.accept("card")) return parts.named = true;
    for (const auto member : {&ZoneWord::noun, &ZoneWord::plural}) {
        const auto noun =
            m_tokens.acceptOneOf(words().zones, [member](const ZoneWord& w) { return std::string_view(w.*member); });
        if (!noun) continue;
        parts.filter.zone = *noun == words().inPlay ? std::uint8_t{0xff} : static_cast<std::uint8_t>(*noun);
        return parts.named = true;
    }
    // "facing you" is a relation, "facing" alone may be a flag.
    const std::size_t begin = m_tokens.at();
    if (!words().relation.empty() && m_tokens.accept(words().relation)) {
        if ((parts.filter.related = takePlain())) return parts.named = true;
        m_tokens.goTo(begin);
    }
    if (const auto f =
            m_tokens.acceptOneOf(words().flags, [](const FlagWord& w) { return std::string_view(w.word); })) {
        parts.filter.flags |= std::uint32_t{1} << *f;
        return parts.named = true;
    }
    const auto opposite = [](const FlagWord& w) { return std::string_view(w.opposite); };
    if (const auto f = m_tokens.acceptOneOf(words().flags, opposite)) {
        parts.filter.notFlags |= std::uint32_t{1} << *f;
        return parts.named = true;
    }
    const auto negative = [](const TraitWord& w) { return "non" + w.word; };
    if (const auto t = m_tokens.acceptOneOf(words().traits, negative)) {
        parts.filter.none |= Traits{1} << *t;
        return parts.named = true;
    }
    for (const auto member : {&TraitWord::word, &TraitWord::plural}) {
        const auto t =
            m_tokens.acceptOneOf(words().traits, [member](const TraitWord& w) { return std::string_view(w.*member); });
        if (!t) continue;
        parts.add({.trait = Traits{1} << *t});
        return true;
    }
    return false;
}

/// A subtype, in the singular or the plural. It must be one that a card has.
bool Phrase::takeTag(FilterParts& parts) {
    const std::string word(m_tokens.peek());
    std::vector<std::string> forms = {word};
    if (word.ends_with("s")) forms.push_back(word.substr(0, word.size() - 1));
    if (word.ends_with("es")) forms.push_back(word.substr(0, word.size() - 2));
    if (word.ends_with("ves")) forms.push_back(word.substr(0, word.size() - 3) + 'f');
    for (const std::string& form : forms) {
        const TagId tag = m_loading.pool().findTag(form);
        if (!tag) continue;
        m_tokens.skip();
        parts.add({.tag = tag});
        return true;
    }
    return false;
}

/// "with swift", "without swift", "with strength 2 or less".
bool Phrase::takeWith(FilterParts& parts) {
    const bool without = m_tokens.accept("without");
    if (!without && !m_tokens.accept("with")) return false;
    if (const auto figure = without ? std::nullopt : takeFigureName()) {
        parts.figure = figure;
        return takeComparison(parts, words().figures[*figure].slot);
    }
    if (const auto kind = without ? std::nullopt : takeCounterName()) {
        parts.filter.byCounters = true;
        return takeComparison(parts, *kind);
    }
    // Where there are places, other words than keywords describe what is there.
    const bool crowds = has(words(), Needs::Places);
    const auto text = [crowds](const TraitWord& trait) {
        const bool other = crowds && trait.group != TraitWord::Group::Keyword;
        return other ? std::string_view() : std::string_view(trait.word);
    };
    if (const auto trait = m_tokens.acceptOneOf(words().traits, text)) {
        (without ? parts.filter.none : parts.filter.all) |= Traits{1} << *trait;
        return parts.named = true;
    }
    if (crowds && takeCrowd(parts, without)) return true;
    if (m_failed) return false;
    std::vector<std::string> known;
    for (const TraitWord& trait : words().traits) known.push_back(trait.word);
    for (const FigureWord& word : words().figures) known.push_back(word.word);
    fail(without ? "a keyword" : "a keyword or a figure", known);
    return false;
}

/// "with Elf you control": what stands behind it all describes what is there; false where nothing does.
bool Phrase::takeCrowd(FilterParts& parts, bool without) {
    FilterParts there;
    if (!takeDescription(there)) return false;
    while (takeDescription(there)) {
    }
    const auto filter = completed(there);
    if (!filter) return false;
    parts.filter.crowd = m_loading.pool().add(*filter);
    parts.filter.deserted = without;
    return parts.named = true;
}

bool Phrase::takeComparison(FilterParts& parts, std::uint8_t slot) {
    parts.filter.figure = slot;
    const bool below = m_tokens.accept("less than");
    parts.filter.than = takeFactor();
    parts.filter.comparison = below ? Comparison::Below : Comparison::Exactly;
    if (m_failed) return false;
    if (below) return parts.named = true;
    if (m_tokens.accept("or less")) parts.filter.comparison = Comparison::AtMost;
    if (m_tokens.accept("or more")) parts.filter.comparison = Comparison::AtLeast;
    return parts.named = true;
}

/// "in your hand", "in any hand".
bool Phrase::takePlace(FilterParts& parts) {
    if (!m_tokens.accept("in")) return false;
    if (const auto table = takeTableZone()) {
        parts.filter.zone = *table;
        return parts.named = true;
    }
    if (!m_tokens.accept("any")) {
        parts.filter.players = takeWhose();
        if (!m_failed && !parts.filter.players) fail("whose, e.g. \"your\", or \"any\"");
    }
    if (m_failed) return false;
    const auto text = [](const ZoneWord& word) { return std::string_view(word.word); };
    const auto zone = m_tokens.acceptOneOf(words().zones, text);
    if (!zone) {
        std::vector<std::string> known;
        for (const ZoneWord& word : words().zones) known.push_back(word.word);
        fail("a zone", known);
        return false;
    }
    parts.filter.zone = static_cast<std::uint8_t>(*zone);
    if (words().zones[*zone].ofTable) failOfTable(parts.filter.zone);
    return parts.named = !m_failed;
}

/// "here", "not at target", "on this".
bool Phrase::takeWhere(FilterParts& parts) {
    if (has(words(), Needs::Places) && takeAt(parts)) return true;
    if (m_failed || !has(words(), Needs::Hosts) || !m_tokens.accept("on")) return false;
    parts.filter.on = takeCard();
    return parts.named = !m_failed;
}

bool Phrase::takeAt(FilterParts& parts) {
    const bool away = m_tokens.comes("not here") || m_tokens.comes("not at");
    if (away) m_tokens.skip();
    if (m_tokens.accept("here")) {
        parts.filter.at = m_loading.make(Term::PlaceOf, m_loading.make(Term::This));
    } else if (!m_tokens.comes("at random") && m_tokens.accept("at")) {
        parts.filter.at = takeCard();
    } else {
        return false;
    }
    parts.filter.away = away;
    return parts.named = !m_failed;
}

/// "named like chosen", "named Ebon Dragon", "of that people".
bool Phrase::takeLikeness(FilterParts& parts) {
    if (m_tokens.accept("named like")) {
        parts.filter.namedLike = takeCard();
        return parts.named = !m_failed;
    }
    if (m_tokens.accept("named")) return takeName(parts);
    if (!has(words(), Needs::Family) || !m_tokens.accept("of that " + words().family)) return false;
    parts.filter.family = m_loading.make(Term::ThatMuch);
    return parts.named = true;
}

bool Phrase::takeName(FilterParts& parts) {
    const auto names = m_loading.pool().names();
    const auto name = m_tokens.acceptOneOf(names, [](const std::string& known) { return std::string_view(known); });
    if (!name) {
        fail("\"like\" and a card, or the name of one", {names.begin(), names.end()});
        return false;
    }
    parts.filter.name = NameId(static_cast<std::uint16_t>(*name));
    return parts.named = true;
}

/// "you control".
bool Phrase::takeController(FilterParts& parts) {
    const std::size_t begin = m_tokens.at();
    const ExpressionId player = takePlain();
    if (!player) return false;
    if (!m_tokens.accept("controls") && !m_tokens.accept("control")) {
        m_tokens.goTo(begin);
        return false;
    }
    parts.filter.players = player;
    return parts.named = true;
}

/// Puts the qualities where a Filter has a place for them: one choice ("A or B") at most.
bool Phrase::finish(FilterParts& parts) {
    bool chosen = false;
    for (const auto& group : parts.groups) {
        if (group.size() == 1 && !group.front().tag) {
            parts.filter.all |= group.front().trait;
            continue;
        }
        std::size_t tags = 0;
        for (const FilterParts::Quality& quality : group) {
            parts.filter.any |= quality.trait;
            if (!quality.tag) continue;
            if (tags < parts.filter.tags.size()) parts.filter.tags[tags] = quality.tag;
            ++tags;
        }
        if (chosen || tags > parts.filter.tags.size()) {
            if (!m_failed) m_loading.fail(m_line, "found two choices of kinds in one description, expected one");
            m_failed = true;
        }
        chosen = true;
    }
    if (parts.figure && !m_failed) narrowTo(parts.filter, *parts.figure);
    return !m_failed;
}

/// Where several figures share a slot, the description is of cards with this one.
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
    m_loading.fail(m_line, "found \"" + word.word + "\" of cards that need not have one, expected " + wanted);
    m_failed = true;
}

/// "3", "up to 3", "1 to 3", "X", "any number of": false where no number comes next.
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
    if (!m_failed && !(spec.players = takeTargetPlayers())) {
        if (const auto filter = takeFilter(&spec.players)) spec.cards = m_loading.pool().add(*filter);
    }
    return whole(spec);
}

/// "player", "rivals": whoever may be a target.
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
