// Reads descriptions of cards of a Phrase.
#include <algorithm>

#include "cards/data/Disjunction.h"
#include "cards/parser/DescriptionPart.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/DescriptionWords.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<PhraseForm>& descriptionForms() {
    static const std::vector<PhraseForm> forms{
        {"<type>", "a type, a color, or a subtype of some card; singular or plural"},
        {"<color> <type>", "with all of these qualities"},
        {"<type> or <other>", "one of these; further alternatives are separated by commas"},
        {"<type> or <flag> <other>", "each alternative may have words of its own"},
        {"<flag> or <color> <type>", "the noun with at least one of the adjectives"},
        {"non<color> <type>", "without this quality"},
        {"other <type>", "any except the card itself"},
        {"<flag> <type>", "in this state"},
        {"<type> with <keyword>", "with this keyword; `without` for the opposite", Needs::Keywords},
        {"<type> with <figure> 2 or less",
         "with a figure of at most this amount; `or more` for at least, the amount alone for exactly"},
        {"<type> with <figure> less than 3", "with a figure below this amount"},
        {"<type> with <counters> 2 or more", "with that many counters on it", Needs::Counters},
        {"<type> you control", "in play, controlled by this player; also `<type> <rival> controls`"},
        {"<type> <relation> you", "with this relation to a player", Needs::Relation},
        {"card in your <hand>",
         "in this zone of a player; `in any <hand>` for all players. Without a zone, the card is in play"},
        {"card in <table>", "in a zone shared by all players", Needs::SharedZone},
        {"<type> here", "at the same <place> as the card itself; `not here` for the opposite", Needs::Places},
        {"<type> at this", "at the same <place> as that card; `not at this` for the opposite", Needs::Places},
        {"<place> with <type> you control", "with such a card at it; `without` for the opposite", Needs::Places},
        {"card on this", "on that card", Needs::Hosts},
        {"<type> named like this", "with the same name as that card"},
        {"<type> named <name>", "with this name; a card in the same file or in an earlier one must have it"},
        {"<type> of that <family>", "of the <family> that was chosen last", Needs::Family},
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
        fail(isFirst ? "a description of cards" : "another word after \"or\"", knownWords(),
             isFirst ? R"(, e.g. "<type> you control")" : R"(, e.g. "<type> or <other>")");
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
    m_loading.fail(m_line, "a description can have only one subtype");
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
    m_loading.fail(m_line, "the alternatives are in different zones, \"" + word(alternatives.front()) + "\" and \"" +
                               word(*other) + "\": write the same zone for each");
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
    DescriptionWords simple(m_loading.pool(), m_tokens);
    return simple.takeNoun(part) || takeRelation(part) || simple.takeQuality(part) || takeWith(part) ||
           takePlace(part) || takeWhere(part) || takeLikeness(part) || takeController(part) || simple.takeTag(part);
}

/// Reads "facing you". "facing" alone may be a flag.
bool Phrase::takeRelation(DescriptionPart& part) {
    const std::size_t begin = m_tokens.at();
    if (words().relation.empty() || !m_tokens.accept(words().relation)) return false;
    if ((part.place.related = takePlain())) return part.isPlaced = true;
    m_tokens.goTo(begin);
    return false;
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

}  // namespace duelogue
