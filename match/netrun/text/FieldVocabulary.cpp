#include "match/netrun/text/FieldVocabulary.h"

#include <string>
#include <string_view>
#include <utility>

#include "cards/data/CommonFields.h"
#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

namespace {

using Source = FieldWord::Source;

/// Returns the fields with words, besides the rules text.
std::vector<FieldWord> wordFields(const Vocabulary& words) {
    constexpr Traits subtypes = bit(Trait::Barrier) | bit(Trait::CodeGate) | bit(Trait::Sentry) | bit(Trait::Virus) |
                                bit(Trait::Region) | bit(Trait::Console);
    std::vector<PropertyWord> sides;
    for (const RoleWord& role : words.roles) sides.push_back({role.word, role.traits});
    return {typeField(words, {"t", "type"}),
            {.names = {"s", "subtype"},
             .source = Source::Words,
             .noun = "subtype",
             .meaning = "a subtype",
             .traits = subtypes,
             .subtypes = FieldWord::Subtypes::All},
            {.names = {"f", "faction"},
             .source = Source::Words,
             .noun = "faction",
             .meaning = "the faction",
             .traits = corpFactions | runnerFactions,
             .shortValues = {{"hb", "Haas-Bioroid"}}},
            {.names = {"d", "side"},
             .source = Source::Words,
             .noun = "side",
             .meaning = "the side that plays it",
             .properties = std::move(sides)},
            propertyField(words, {{.word = "vanilla", .test = PropertyWord::Test::NoText}})};
}

}  // namespace

std::vector<FieldWord> fieldWords(const Vocabulary& words) {
    std::vector<FieldWord> fields{rulesTextField({"o", "text", "x"})};
    for (FieldWord& field : wordFields(words)) fields.push_back(std::move(field));
    fields.push_back(numberField(Source::Cost, {"cost"}, "cost", "the cost to play, install or rez it"));
    const auto add = [&](std::string_view figure, std::vector<std::string> names) {
        fields.push_back(figureField(words, indexOf(words.figures, figure).value(), std::move(names)));
    };
    add("strength", {"str", "strength", "p"});
    add("advancement requirement", {"adv", "advancement", "g"});
    add("trash cost", {"trash", "h"});
    add("base link", {"link"});
    add("memory cost", {"mu", "memory"});
    add("agenda points", {"points", "v"});
    add("minimum deck size", {"deck", "minimum"});
    add("influence", {"inf", "influence", "n"});
    fields.push_back(setField({"e", "set"}));
    fields.push_back(numberField(Source::Number, {"id", "number"}, "number", "the number printed on the card"));
    return fields;
}

}  // namespace duelogue::netrun
