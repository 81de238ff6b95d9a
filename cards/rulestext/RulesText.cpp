#include "cards/rulestext/RulesText.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "cards/data/Price.h"
#include "cards/rulestext/Wording.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

void addLine(std::string& text, const std::string& line) {
    if (line.empty()) return;
    if (!text.empty()) text += '\n';
    text += line;
}

/// Appends the keywords, "Flying, haste", and the lines of keywords that have a line of their own.
void addKeywords(const CardPool& pool, const Definition& definition, std::string& text) {
    std::string listed;
    std::string lines;
    const auto& traits = pool.vocabulary().traits;
    for (std::size_t i = 0; i < traits.size(); ++i) {
        if (!hasBit(definition.traits, i)) continue;
        if (traits[i].onCards.empty() && traits[i].group == Group::Keyword)
            listed += (listed.empty() ? "" : ", ") + traits[i].word;
        addLine(lines, traits[i].onCards);
    }
    addLine(text, capitalized(listed));
    addLine(text, lines);
}

/// Returns the beginning of an additional cost: "As an additional cost to raise this unit".
std::string extraCost(const CardPool& pool, const Definition& definition) {
    const auto& traits = pool.vocabulary().traits;
    std::string text = pool.vocabulary().style.extraCost;
    for (std::size_t i = 0; i < traits.size(); ++i) {
        if (hasBit(definition.traits, i) && !traits[i].paidTo.empty())
            text += " to " + traits[i].paidTo + " this " + traits[i].word;
    }
    return text;
}

/// Returns true if the price only starts an effect with a duration.
bool lasts(const CardPool& pool, InstructionId price) {
    const Instruction& first = pool[price];
    if (first.op != Op::Do || first.next) return false;
    const auto& parameters = pool.vocabulary().verbs[first.verb].parameters;
    return std::ranges::any_of(parameters, [](const Parameter& each) { return each.slot == Slot::Duration; });
}

/// Returns the instruction that creates the ability for a duration; none if the body doesn't.
InstructionId creatorOf(const CardPool& pool, InstructionId body, AbilityId ability) {
    for (InstructionId id = body; id; id = pool[id].next) {
        if (pool[id].op == Op::Float && pool[id].ability == ability) return id;
        for (const InstructionId inside : {pool[id].body, pool[id].otherwise}) {
            if (const InstructionId found = creatorOf(pool, inside, ability)) return found;
        }
    }
    return {};
}

/// Adds "Play this only during a battle." If a keyword already says "You can play this during a battle.", narrows that
/// sentence instead.
void addPlayedOnly(const std::string& play, const std::string& when, std::string& text) {
    const std::string only = play + " only " + when;
    const std::string permission = "You can " + play + ' ' + when;
    const auto isSame = [](char a, char b) { return std::tolower(a) == std::tolower(b); };
    // clang 14 can't compile std::ranges::search.
    const auto found = std::search(text.begin(), text.end(), permission.begin(), permission.end(), isSame);
    if (found != text.end()) {
        text.replace(found, found + std::ssize(permission), only);
    } else {
        addLine(text, only + '.');
    }
}

}  // namespace

std::string rulesText(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    std::string text;
    addKeywords(pool, definition, text);
    if (const std::string when = Wording(pool, definition).playedOnly(); !when.empty())
        addPlayedOnly(pool.vocabulary().play, when, text);
    if (definition.cost.body) {
        const Wording wording(pool, definition);
        const bool isFromThenOn = lasts(pool, definition.cost.body);
        const std::string price = isFromThenOn
                                      ? capitalized(wording.action(definition.cost.body))
                                      : extraCost(pool, definition) + ", " + wording.paidAction(definition.cost.body);
        addLine(text, price + '.');
    }
    for (const Ability& ability : pool.abilitiesOf(definition))
        addLine(text, Wording(pool, definition).ability(ability));
    return text;
}

std::string abilityText(const CardPool& pool, AbilityId ability) {
    const Definition& definition = pool[pool[ability].definition];
    const Wording wording(pool, definition);
    for (const Ability& each : pool.abilities()) {
        if (each.definition != pool[ability].definition) continue;
        const InstructionId creator = creatorOf(pool, each.body, ability);
        if (creator) return wording.running(pool[ability], each, pool[creator]);
    }
    return wording.ability(pool[ability]);
}

std::string priceText(const CardPool& pool, AbilityId ability) {
    const Ability& asks = pool[ability];
    return asks.cost.body ? Wording(pool, pool[asks.definition]).paidAction(asks.cost.body) : std::string();
}

Offer offerAt(const CardPool& pool, AbilityId ability, InstructionId id, std::vector<std::string> targets) {
    const Definition& definition = pool[pool[ability].definition];
    return {capitalized(Wording(pool, definition).offer(pool[ability], id, std::move(targets))),
            Wording(pool, definition).elseOf(pool[ability], id)};
}

std::string subtypeText(const CardPool& pool, TagId tag) {
    const auto& texts = pool.vocabulary().style.subtypeTexts;
    const auto found =
        std::ranges::find(texts, pool.tag(tag), [](const auto& pair) { return std::string_view(pair.first); });
    return found != texts.end() ? found->second : std::string(pool.tag(tag));
}

TypeLineParts typeLineParts(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    const auto& traits = pool.vocabulary().traits;
    TypeLineParts line;
    const bool hasColors = pool.vocabulary().resources.empty();
    for (const Group group : {Group::Color, Group::Supertype, Group::Type}) {
        if (group == Group::Color && !hasColors) continue;
        for (std::size_t i = 0; i < traits.size(); ++i) {
            if (traits[i].group != group || !hasBit(definition.traits, i)) continue;
            if (traits[i].isSubtype) {
                line.subtypes.push_back(titled(traits[i].word));
            } else {
                line.type += (line.type.empty() ? "" : " ") + titled(traits[i].word);
            }
        }
    }
    for (const TagId tag : definition.tags) {
        if (!tag) break;
        line.subtypes.push_back(subtypeText(pool, tag));
    }
    return line;
}

std::string typeLine(const CardPool& pool, DefinitionId id) {
    const TypeLineParts line = typeLineParts(pool, id);
    const TextStyle& style = pool.vocabulary().style;
    std::string text = line.type;
    for (const std::string& subtype : line.subtypes)
        text += (&subtype == line.subtypes.data() ? style.beforeSubtypes : style.betweenSubtypes) + subtype;
    return text;
}

std::string costText(const CardPool& pool, DefinitionId id) { return symbolsOf(pool.vocabulary(), pool[id].cost); }

std::string figuresText(const CardPool& pool, DefinitionId id) {
    const Vocabulary& words = pool.vocabulary();
    const std::vector<std::uint8_t>* figures = figuresOf(words, pool[id].traits);
    std::string text;
    for (std::size_t i = 0; figures != nullptr && i < figures->size(); ++i) {
        const std::uint8_t slot = words.figures[(*figures)[i]].slot;
        text += (text.empty() ? "" : "/") + std::to_string(pool[id].figures[slot]);
    }
    return text;
}

}  // namespace duelogue
