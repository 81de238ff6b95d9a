// Reads descriptions of cards of a Phrase.
#include <algorithm>

#include "cards/data/Disjunction.h"
#include "cards/parser/DescriptionPart.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<PhraseForm>& descriptionForms() {
    static const std::vector<PhraseForm> forms{
        {"<type>", "a type, a color, or a subtype that some card has; in the singular or the plural"},
        {"<colour> <type>", "all words must hold"},
        {"<type> or <other>", "one of them; more of them with commas"},
        {"<type> or <flag> <other>", "each alternative is a phrase of its own"},
        {"<flag> or <colour> <type>", "adjectives before one noun: either of them, and that type"},
        {"non<colour> <type>", "not that"},
        {"other <type>", "not the card itself"},
        {"<flag> <type>", "in a state"},
        {"<type> with <keyword>", "with a keyword; `without` for the opposite", Needs::Keywords},
        {"<type> with <figure> 2 or less", "compared with an amount; also `or more`, and the amount alone"},
        {"<type> with <figure> less than 3", "less than an amount"},
        {"<type> with <counters> 2 or more", "with so many counters on it", Needs::Counters},
        {"<type> you control", "whose, in play; `<type> <rival> controls`"},
        {"<type> <relation> you", "by what the card is to a player", Needs::Relation},
        {"card in your <hand>", "in a zone; `in any <hand>`: of everybody. Without a zone, in play"},
        {"card in <table>", "in a zone that is nobody's", Needs::TableZone},
        {"<type> here", "at the <place> where the card itself is; `not here` for the opposite", Needs::Places},
        {"<type> at this", "at the <place> where that card is; `not at this` for the opposite", Needs::Places},
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
        {"1 <type>", "that many, by choice"},
        {"up to 2 <types>", "any number up to that"},
        {"1 to 3 <types>", "between the two"},
        {"X <types>", "X of them; `that much` likewise", Needs::Resources},
        {"(<figure> of this) <types>", "as many as an amount says"},
        {"any number of <types>", "none, some or all"},
        {"1 card in your <hand> at random", "chosen at random"},
        {"2 of top 4 cards of your <deck>", "out of some cards"},
        {"2 <types> among top 4 cards of your <deck>", "out of those that fit a description"},
    };
    return forms;
}

/// A partially read description.
struct Phrase::Description {
    std::vector<DescriptionPart> parts = std::vector<DescriptionPart>(1);
    ExpressionId* orPlayers = nullptr;  ///< receives the players of "or player"; nullptr: "or player" is not allowed
    bool endsWithPlayers = false;       ///< the last words read are "or player"

    [[nodiscard]] DescriptionPart& last() { return parts.back(); }
};

/// Reads a description. With `orPlayers`, "or player" may be one of the alternatives, and it receives the players of
/// that alternative.
std::optional<Filter> Phrase::takeFilter(ExpressionId* orPlayers) {
    if (!enter()) return std::nullopt;
    Description description{.orPlayers = orPlayers};
    while (takeDescription(description)) {
    }
    return completed(description);
}

/// Returns the filter of a completely read description.
std::optional<Filter> Phrase::completed(Description& description) {
    if (!m_failed && description.last().isEmpty()) {
        const bool isFirst = description.parts.size() == 1;
        fail(isFirst ? "a description of cards" : "another word after \"or\"", knownWords());
    }
    if (m_failed) return std::nullopt;
    shareWords(description.parts);
    std::vector<Filter> alternatives;
    for (const DescriptionPart& part : description.parts) {
        alternatives.push_back(part.filter());
        if (!isOfOneKind(part)) return std::nullopt;
        if (part.figure) narrowTo(alternatives.back(), *part.figure);
        if (m_failed) return std::nullopt;
    }
    if (!areInOneZone(alternatives)) return std::nullopt;
    return disjunctionOf(m_loading.pool(), alternatives);
}

/// Reports a description with two subtypes, because a Filter has room for one required subtype.
bool Phrase::isOfOneKind(const DescriptionPart& part) {
    if (std::ranges::count_if(part.kinds, [](const Filter& kind) { return bool(kind.tags[0]); }) <= 1) return true;
    m_loading.fail(m_line, "found two subtypes in one description, expected one");
    m_failed = true;
    return false;
}

bool Phrase::areInOneZone(const std::vector<Filter>& alternatives) {
    const auto word = [this](const Filter& filter) {
        if (filter.zone == Filter::anyZone) return std::string("any zone");
        return words().zones[filter.zone == 0xff ? words().inPlay : filter.zone].word;
    };
    const auto isElsewhere = [&](const Filter& filter) { return word(filter) != word(alternatives.front()); };
    const auto other = std::ranges::find_if(alternatives, isElsewhere);
    if (other == alternatives.end()) return true;
    m_loading.fail(m_line, "found cards in \"" + word(alternatives.front()) + "\" or \"" + word(*other) +
                               "\", expected one zone: say of each where it lies");
    m_failed = true;
    return false;
}

/// Reads "or", and "or player" if allowed. Returns false if neither comes next.
bool Phrase::takeOr(Description& description) {
    if (!m_tokens.accept(", or") && !m_tokens.accept("or") && !m_tokens.accept(",")) return false;
    if (description.last().isEmpty()) fail("a word before \"or\"");
    const std::size_t begin = m_tokens.at();
    const ExpressionId players = description.orPlayers != nullptr && !m_failed ? takeTargetPlayers() : ExpressionId{};
    description.endsWithPlayers = static_cast<bool>(players);
    if (!players) {
        description.parts.emplace_back();
    } else if (*description.orPlayers) {
        m_tokens.goTo(begin);
        fail("cards: players are among the targets already");
    } else {
        *description.orPlayers = players;
    }
    return !m_failed;
}

/// Reads one word or clause of a description. Returns false if none comes next.
bool Phrase::takeDescription(Description& description) {
    if (m_failed || m_tokens.atEnd()) return false;
    if (takeOr(description)) return true;
    if (m_failed || description.endsWithPlayers) return false;
    DescriptionPart& part = description.last();
    // "other rival controls", if players have that name.
    if (m_tokens.comes("other") && takeController(part)) return true;
    return takeWord(part) || takeWith(part) || takePlace(part) || takeWhere(part) || takeLikeness(part) ||
           takeController(part) || takeTag(part);
}

/// Adds a trait to the description. A trait of the group Standing serves as the noun if the part lacks a type.
void Phrase::addTrait(DescriptionPart& part, std::size_t trait) {
    using Group = TraitWord::Group;
    const Group group = words().traits[trait].group;
    const bool isKind = group == Group::Type || (group == Group::Standing && part.kinds.empty());
    (isKind ? part.kinds : part.adjectives).push_back({.all = Traits{1} << trait});
    if (isKind) demoteStanding(part);
}

/// Turns the Standing trait back into an adjective when a type or subtype follows it: "installed program".
void Phrase::demoteStanding(DescriptionPart& part) {
    if (part.kinds.size() < 2) return;
    Traits standing = 0;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group == TraitWord::Group::Standing) standing |= Traits{1} << i;
    }
    if ((part.kinds.front().all & standing) == 0) return;
    part.adjectives.push_back(part.kinds.front());
    part.kinds.erase(part.kinds.begin());
}

bool Phrase::takeWord(DescriptionPart& part) {
    if (m_tokens.accept("other")) return part.other = true;
    if (m_tokens.accept("cards") || m_tokens.accept("card")) return part.hasNoun = true;
    for (const auto member : {&ZoneWord::noun, &ZoneWord::plural}) {
        const auto noun =
            m_tokens.acceptOneOf(words().zones, [member](const ZoneWord& w) { return std::string_view(w.*member); });
        if (!noun) continue;
        part.nounZone = *noun == words().inPlay ? std::uint8_t{0xff} : static_cast<std::uint8_t>(*noun);
        return part.hasNoun = true;
    }
    // "facing you" is a relation; "facing" alone may be a flag.
    const std::size_t begin = m_tokens.at();
    if (!words().relation.empty() && m_tokens.accept(words().relation)) {
        if ((part.place.related = takePlain())) return part.isPlaced = true;
        m_tokens.goTo(begin);
    }
    if (const auto f =
            m_tokens.acceptOneOf(words().flags, [](const FlagWord& w) { return std::string_view(w.word); })) {
        part.adjectives.push_back({.flags = std::uint32_t{1} << *f});
        return true;
    }
    const auto opposite = [](const FlagWord& w) { return std::string_view(w.opposite); };
    if (const auto f = m_tokens.acceptOneOf(words().flags, opposite)) {
        part.adjectives.push_back({.notFlags = std::uint32_t{1} << *f});
        return true;
    }
    const auto negative = [](const TraitWord& w) { return "non" + w.word; };
    if (const auto t = m_tokens.acceptOneOf(words().traits, negative)) {
        part.adjectives.push_back({.none = Traits{1} << *t});
        return true;
    }
    for (const auto member : {&TraitWord::word, &TraitWord::plural}) {
        const auto t =
            m_tokens.acceptOneOf(words().traits, [member](const TraitWord& w) { return std::string_view(w.*member); });
        if (!t) continue;
        addTrait(part, *t);
        return true;
    }
    return false;
}

namespace {

/// Returns true if the text is the word in the singular or the plural.
bool isFormOf(std::string_view said, std::string_view word) {
    const auto with = [&](std::string_view end) {
        return said.size() == word.size() + end.size() && said.starts_with(word) && said.ends_with(end);
    };
    const bool isWithVes = word.ends_with('f') && said.ends_with("ves") && said.size() == word.size() + 2 &&
                           said.starts_with(word.substr(0, word.size() - 1));
    return with("") || with("s") || with("es") || isWithVes;
}

}  // namespace

/// Reads the longest subtype that comes next, in the singular or the plural. Some card must have this subtype.
bool Phrase::takeTag(DescriptionPart& part) {
    std::string said;
    std::size_t length = 0;
    TagId found;
    for (std::size_t count = 1; !m_tokens.peek(count - 1).empty(); ++count) {
        said.append(count > 1 ? " " : "").append(m_tokens.peek(count - 1));
        TagId tag = m_loading.pool().findTag(said);
        for (std::size_t i = 0; i < m_loading.pool().tagCount() && !tag; ++i) {
            const TagId one(static_cast<std::uint16_t>(i));
            if (isFormOf(said, m_loading.pool().tag(one))) tag = one;
        }
        if (!tag) continue;
        found = tag;
        length = count;
    }
    if (!found) return false;
    m_tokens.skip(length);
    part.kinds.push_back({.tags = {found}});
    demoteStanding(part);
    return true;
}

/// Reads "with swift", "without swift" or "with strength 2 or less".
bool Phrase::takeWith(DescriptionPart& part) {
    const bool without = m_tokens.accept("without");
    if (!without && !m_tokens.accept("with")) return false;
    if (const auto figure = without ? std::nullopt : takeFigureName()) {
        part.figure = figure;
        return takeComparison(part, words().figures[*figure].slot);
    }
    if (const auto kind = without ? std::nullopt : takeCounterName()) {
        part.behind.byCounters = true;
        return takeComparison(part, *kind);
    }
    // In games with places, all words except keywords describe cards at the place.
    const bool crowds = has(words(), Needs::Places);
    const auto text = [crowds](const TraitWord& trait) {
        const bool other = crowds && trait.group != TraitWord::Group::Keyword;
        return other ? std::string_view() : std::string_view(trait.word);
    };
    if (const auto trait = m_tokens.acceptOneOf(words().traits, text)) {
        (without ? part.behind.none : part.behind.all) |= Traits{1} << *trait;
        return part.isQualified = true;
    }
    if (crowds && takeCrowd(part, without)) return true;
    if (m_failed) return false;
    std::vector<std::string> known;
    for (const TraitWord& trait : words().traits) known.push_back(trait.word);
    for (const FigureWord& word : words().figures) known.push_back(word.word);
    fail(without ? "a keyword" : "a keyword or a figure", known);
    return false;
}

/// Reads a description of the cards at a place, which takes up the rest of the phrase: "with Elf you control". Returns
/// false if it does not come next.
bool Phrase::takeCrowd(DescriptionPart& part, bool without) {
    Description there;
    if (!takeDescription(there)) return false;
    while (takeDescription(there)) {
    }
    const auto filter = completed(there);
    if (!filter) return false;
    part.behind.crowd = m_loading.pool().add(*filter);
    part.behind.deserted = without;
    return part.isQualified = true;
}

bool Phrase::takeComparison(DescriptionPart& part, std::uint8_t slot) {
    part.behind.figure = slot;
    const bool below = m_tokens.accept("less than");
    part.behind.than = takeFactor();
    part.behind.comparison = below ? Comparison::Below : Comparison::Exactly;
    if (m_failed) return false;
    if (below) return part.isQualified = true;
    if (m_tokens.accept("or less")) part.behind.comparison = Comparison::AtMost;
    if (m_tokens.accept("or more")) part.behind.comparison = Comparison::AtLeast;
    return part.isQualified = true;
}

/// Reads "in your hand" or "in any hand".
bool Phrase::takePlace(DescriptionPart& part) {
    if (!m_tokens.accept("in")) return false;
    if (const auto table = takeTableZone()) {
        part.place.zone = *table;
        return part.isPlaced = true;
    }
    if (!m_tokens.accept("any")) {
        part.place.players = takeWhose();
        if (!m_failed && !part.place.players) fail("whose, e.g. \"your\", or \"any\"");
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
    part.place.zone = static_cast<std::uint8_t>(*zone);
    if (words().zones[*zone].ofTable) failOfTable(part.place.zone);
    return part.isPlaced = !m_failed;
}

/// Reads "here", "not at target" or "on this".
bool Phrase::takeWhere(DescriptionPart& part) {
    if (has(words(), Needs::Places) && takeAt(part)) return true;
    if (m_failed || !has(words(), Needs::Hosts) || !m_tokens.accept("on")) return false;
    part.place.on = takeCard();
    return part.isPlaced = !m_failed;
}

bool Phrase::takeAt(DescriptionPart& part) {
    const bool away = m_tokens.comes("not here") || m_tokens.comes("not at");
    if (away) m_tokens.skip();
    if (m_tokens.accept("here")) {
        part.place.at = m_loading.make(Term::PlaceOf, m_loading.make(Term::This));
    } else if (!m_tokens.comes("at random") && m_tokens.accept("at")) {
        part.place.at = takeCard();
    } else {
        return false;
    }
    part.place.away = away;
    return part.isPlaced = !m_failed;
}

/// Reads "named like chosen", "named Ebon Dragon" or "of that people".
bool Phrase::takeLikeness(DescriptionPart& part) {
    if (m_tokens.accept("named like")) {
        part.behind.namedLike = takeCard();
        return part.isQualified = !m_failed;
    }
    if (m_tokens.accept("named")) return takeName(part);
    if (!has(words(), Needs::Family) || !m_tokens.accept("of that " + words().family)) return false;
    part.behind.family = m_loading.make(Term::ThatMuch);
    return part.isQualified = true;
}

bool Phrase::takeName(DescriptionPart& part) {
    const auto names = m_loading.pool().names();
    const auto name = m_tokens.acceptOneOf(names, [](const std::string& known) { return std::string_view(known); });
    if (!name) {
        fail("\"like\" and a card, or the name of one", {names.begin(), names.end()});
        return false;
    }
    part.behind.name = NameId(static_cast<std::uint16_t>(*name));
    return part.isQualified = true;
}

namespace {

/// Reads "another player", or the game's word with its article, as cards print them before "controls".
bool acceptAnother(Tokens& tokens, const Vocabulary& words) {
    if (tokens.accept("another player")) return true;
    return std::ranges::any_of(words.players, [&](const PlayerWord& word) {
        return word.term == Term::Others && (tokens.accept("an " + word.word) || tokens.accept("a " + word.word));
    });
}

}  // namespace

/// Reads "you control" or "another player controls".
bool Phrase::takeController(DescriptionPart& part) {
    const std::size_t begin = m_tokens.at();
    const ExpressionId player = acceptAnother(m_tokens, words()) ? m_loading.make(Term::Others) : takePlain();
    if (!player) return false;
    if (!m_tokens.accept("controls") && !m_tokens.accept("control")) {
        m_tokens.goTo(begin);
        return false;
    }
    part.place.players = player;
    return part.isPlaced = true;
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
    m_loading.fail(m_line, "found \"" + word.word + "\" of cards that need not have one, expected " + wanted);
    m_failed = true;
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
