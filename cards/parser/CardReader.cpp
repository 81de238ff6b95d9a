#include "cards/parser/CardReader.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <charconv>

#include "cards/data/Limits.h"
#include "cards/data/Price.h"
#include "cards/parser/AbilityLoader.h"
#include "cards/parser/Body.h"
#include "cards/parser/Language.h"
#include "cards/parser/check/CardKind.h"
#include "cards/parser/check/SemanticChecker.h"
#include "cards/parser/phrases/TypeLine.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

std::vector<std::string> wordsOf(const Vocabulary& words, std::initializer_list<Group> groups) {
    std::vector<std::string> result;
    for (const TraitWord& trait : words.traits) {
        if (std::find(groups.begin(), groups.end(), trait.group) != groups.end()) result.push_back(trait.word);
    }
    return result;
}

bool isSameLetter(unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); }

/// Returns the trait with that word in one of the groups, ignoring case, or 0.
Traits traitOf(const Vocabulary& words, std::string_view word, std::initializer_list<Group> groups) {
    const auto isIt = [&](const TraitWord& trait) { return std::ranges::equal(trait.word, word, isSameLetter); };
    const auto found = std::ranges::find_if(words.traits, isIt);
    if (found == words.traits.end() || std::ranges::find(groups, found->group) == groups.end()) return 0;
    return Traits{1} << (found - words.traits.begin());
}

}  // namespace

const std::vector<KeyForm>& cardForm() {
    static const std::vector<KeyForm> form{
        {"name", Shape::Text, true, "the name of the card, which no other card may have"},
        {"number", Shape::Number, false, "its number in the set, or in the whole game; deck files can use it"},
        {"copies", Shape::Number, false, "the number of copies in the game's box, if it limits decks"},
        {"type", Shape::Text, true, "its types; subtypes follow after a dash"},
        {"cost", Shape::Symbols, false,
         "a number and symbols of resources, such as `2<symbol>`; with `X` in front, the player chooses X",
         Needs::Resources},
        {"stats", Shape::Figures, false, "its figures, separated by slashes, if its type has any"},
        {"rarity", Shape::Rarity, false, "its rarity in packs"},
        {"icon", Shape::Text, false, "the name of its picture in the icon package"},
        {"keywords", Shape::Keywords, false, "its keywords", Needs::Keywords},
        {"also pay", Shape::Body, false, "an additional cost", Needs::Prices},
        {"if", Shape::Condition, false, "a condition for playing it<limit of X>"},
        {"unless", Shape::Condition, false, "a condition under which it can't be played"},
        {"targets", Shape::Targets, false, "the targets of `do`, chosen when the card is played"},
        {"do", Shape::Body, false, "what happens when it resolves"},
        {"abilities", Shape::Abilities, false, "its other abilities, at most 16"},
    };
    return form;
}

CardReader::CardReader(LoadContext& loading, const FileNode& node, const CardSet& set)
    : m_loading(loading), m_node(node), m_errorsBefore(loading.errorCount()) {
    m_definition.set = set.name;
    m_definition.setCode = set.code;
    m_definition.file = loading.file();
    m_definition.line = node.line;
}

void CardReader::read() {
    m_loading.checkKeys(m_node, keysOf(cardForm()), "a card");
    readName();
    readType();
    readCost();
    readFigures();
    readRarity();
    readNumbers();
    m_definition.icon = text("icon", false);
    readKeywords();
    readAction();
    readAbilities();
    if (m_loading.errorCount() == m_errorsBefore) SemanticChecker(m_loading).check(m_definition, m_abilities);
    if (m_loading.errorCount() == m_errorsBefore) addAbilities();
}

std::string CardReader::text(std::string_view key, bool required) {
    const FileNode* node = m_node.find(key);
    if (node != nullptr && node->isText()) return node->text;
    if (node != nullptr) m_loading.expected(*node, "a text for \"" + std::string(key) + '"');
    if (node == nullptr && required)
        m_loading.fail(m_node.line, "a card needs \"" + std::string(key) + '"' + sample(key));
    return {};
}

/// Returns the end of a message about a key with a text.
std::string CardReader::sample(std::string_view key) const {
    return ", e.g. " + std::string(key) + ": " + (key == "type" ? exampleIn(words(), "<other>") : "Sample");
}

void CardReader::readName() {
    m_definition.name = text("name", true);
    const DefinitionId other = m_loading.pool().find(m_definition.name);
    if (!other) return;
    const Definition& first = m_loading.pool()[other];
    m_loading.fail(m_node.line, "duplicate card name (first in " + first.file + ':' + std::to_string(first.line) + ")");
}

void CardReader::readType() {
    const std::string line = text("type", true);
    const FileNode* node = m_node.find("type");
    if (line.empty()) return;
    const TypeLine types(line, words().oneSubtype);
    const std::size_t before = m_loading.errorCount();
    const Group color = words().resources.empty() ? Group::Color : Group::Type;
    for (std::size_t i = 0; i < types.types.size(); ++i) {
        std::string word = types.types[i];
        // A type may have two words.
        const std::string pair = i + 1 < types.types.size() ? word + ' ' + types.types[i + 1] : word;
        if (traitOf(words(), pair, {Group::Type, Group::Supertype, color}) != 0 && pair != word) {
            word = pair;
            ++i;
        }
        const Traits trait = traitOf(words(), word, {Group::Type, Group::Supertype, color});
        if (trait == 0) {
            m_loading.fail(node->line,
                           m_loading.found(word, "a type", wordsOf(words(), {Group::Type, Group::Supertype, color}),
                                           sample("type")));
        }
        m_definition.traits |= trait;
    }
    if (m_loading.errorCount() == before) checkTypes(*node);
    if (types.tags.size() > m_definition.tags.size()) {
        return m_loading.fail(node->line, "too many subtypes (maximum 4)");
    }
    for (std::size_t i = 0; i < types.tags.size(); ++i) {
        m_definition.tags[i] = m_loading.pool().findTag(types.tags[i]);
    }
}

void CardReader::checkTypes(const FileNode& node) {
    const int types = std::popcount(m_definition.traits & typesIn(words()));
    if (types == 0) return m_loading.expected(node, "a type", wordsOf(words(), {Group::Type}));
    if (types > 1 && words().oneType) return m_loading.expected(node, "one type");
    checkTraits(node, {Group::Type, Group::Supertype, Group::Color});
}

void CardReader::readCost() {
    const auto refuse = [this](std::initializer_list<const char*> keys, const std::string& why) {
        for (const char* key : keys) {
            if (const FileNode* said = m_node.find(key)) m_loading.fail(said->line, misplaced(key, why));
        }
    };
    if (words().playsAreFree) refuse({"cost", "also pay"}, "nothing is paid for playing a card");
    if (const TraitWord* type = firstThat(words(), m_definition.traits, &TraitWord::unplayed)) {
        const std::string why = "nothing is asked or paid for \"" + type->word + '"';
        if (!words().playsAreFree) refuse({"cost", "also pay"}, why);
        refuse({"if", "unless"}, why);
    }
    const FileNode* node = m_node.find("cost");
    const std::string cost = text("cost", false);
    if (!cost.empty() && !readSymbols(words(), cost, m_definition.cost)) {
        if (const std::string plain = withoutBraces(words(), cost); !plain.empty())
            return m_loading.fail(node->line, foundInstead(cost, "a cost") + ". Did you mean \"" + plain + "\"?");
        std::string wanted = "no cost: this game has no resources";
        if (hasResources(words())) {
            wanted = "a cost: a number up to 99 and the symbols X";
            for (const ResourceWord& resource : words().resources) wanted += ", " + resource.symbol;
        }
        m_loading.expected(*node, wanted);
    }
    for (std::size_t i = 0; i < words().resources.size(); ++i) {
        if (m_definition.cost.resources[i + 1] > 0) m_definition.traits |= words().resources[i].traits;
    }
    m_loading.targets = 0;  // an additional cost cannot mention targets
    if (const FileNode* also = m_node.find("also pay")) m_definition.cost.body = loadStayingBody(m_loading, *also);
    m_definition.condition = loadCondition(m_loading, m_node);
}

/// Reads the figures of the card's type: "5/4". An error names them, with an example of as many numbers.
void CardReader::readFigures() {
    const std::vector<std::uint8_t>* wanted = figuresOf(words(), m_definition.traits);
    const FileNode* node = m_node.find("stats");
    const std::string stats = text("stats", false);
    if (wanted == nullptr) {
        if (!stats.empty()) m_loading.fail(node->line, "cards of this type have no stats");
        return;
    }
    std::string form;
    std::string example;
    for (const std::uint8_t figure : *wanted) {
        form += (form.empty() ? "" : "/") + words().figures[figure].word;
        example += (example.empty() ? "" : "/") + std::to_string(1 + (example.size() + 1) / 2);
    }
    if (node == nullptr)
        return m_loading.fail(m_node.line, "a card of this type needs \"stats\": " + form + ", e.g. stats: " + example);
    if (stats.empty()) return;
    const char* at = stats.data();
    const char* const end = at + stats.size();
    constexpr int mostFigure = 9999;
    for (std::size_t i = 0; i < wanted->size(); ++i) {
        int number = -1;
        const auto [next, problem] = std::from_chars(at, end, number);
        const bool last = i + 1 == wanted->size();
        const bool closed = last ? next == end : next != end && *next == '/';
        if (problem != std::errc{} || number < 0 || number > mostFigure || !closed) {
            form.append(", e.g. \"").append(example).append("\"");
            return m_loading.expected(*node, form);
        }
        m_definition.figures[words().figures[(*wanted)[i]].slot] = static_cast<std::int16_t>(number);
        at = next + 1;
    }
}

void CardReader::readRarity() {
    m_definition.rarity = text("rarity", false);
    const auto& known = words().rarities;
    if (m_definition.rarity.empty() || known.empty()) return;
    if (std::find(known.begin(), known.end(), m_definition.rarity) != known.end()) return;
    m_loading.expected(*m_node.find("rarity"), "a rarity", known);
}

void CardReader::readNumbers() {
    constexpr int highestNumber = 99'999'999;
    constexpr int mostCopies = 99;
    m_definition.number = static_cast<std::uint32_t>(numberOf("number", highestNumber));
    m_definition.copies = static_cast<std::uint8_t>(numberOf("copies", mostCopies));
}

/// Returns 0 if the key is missing, and reports an error if its value is invalid.
int CardReader::numberOf(std::string_view key, int most) {
    const FileNode* node = m_node.find(key);
    if (node == nullptr) return 0;
    int number = 0;
    const char* const end = node->text.data() + node->text.size();
    const auto [next, problem] = std::from_chars(node->text.data(), end, number);
    if (problem == std::errc{} && next == end && number >= 1 && number <= most) return number;
    m_loading.expected(*node, "a number from 1 to " + std::to_string(most));
    return 0;
}

void CardReader::readKeywords() {
    const FileNode* node = m_node.find("keywords");
    if (node == nullptr) return;
    if (!node->isList())
        return m_loading.expected(*node, "a list of keywords", {},
                                  ", e.g. keywords: " + exampleOf(words(), Shape::Keywords));
    for (const FileNode& item : node->items) {
        const bool isKnown = item.isText() && indexOf(words().traits, item.text);
        const Traits trait = isKnown ? traitOf(words(), item.text, {Group::Keyword}) : 0;
        if (trait == 0) m_loading.expected(item, "a keyword", wordsOf(words(), {Group::Keyword}));
        m_definition.traits |= trait;
    }
    checkTraits(*node, {Group::Keyword});
}

void CardReader::checkTraits(const FileNode& node, std::initializer_list<Group> groups) {
    const Traits traits = m_definition.traits;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& word = words().traits[i];
        const bool isLookedAt = std::find(groups.begin(), groups.end(), word.group) != groups.end();
        if (!isLookedAt || ((traits >> i) & 1U) == 0) continue;
        const std::string found = '"' + word.word + '"';
        if (const Traits against = traits & word.against; against != 0) {
            return m_loading.fail(node.line,
                                  "contradictory: no card can be both " + found + " and " + oneOf(words(), against));
        }
        if (word.beside == 0 || (traits & word.beside) != 0) continue;
        return m_loading.fail(node.line, found + " needs another type: " + oneOf(words(), word.beside));
    }
}

void CardReader::readAction() {
    const FileNode* body = m_node.find("do");
    const FileNode* targets = m_node.find("targets");
    const bool isPutOnTarget = clings(words(), m_definition.traits);
    if (body == nullptr && targets != nullptr && !isPutOnTarget)
        m_loading.fail(targets->line, "\"targets\" needs \"do\" as well, e.g. do: {draw: 1}");
    if (targets == nullptr && isPutOnTarget)
        m_loading.fail(m_node.line, "a card of this type needs \"targets\": what it is put on, e.g. targets: " +
                                        exampleOf(words(), Shape::Targets));
    if (body == nullptr && (targets == nullptr || !isPutOnTarget)) return;
    if (body != nullptr && staysInPlay()) {
        return m_loading.fail(
            body->line,
            misplaced("do", "a card of this type stays in play. Write an ability instead, e.g. with \"when\""));
    }
    Ability played;
    played.line = static_cast<std::uint16_t>(std::min((body != nullptr ? body : targets)->line, 0xffff));
    m_loading.targets = 0;
    if (targets != nullptr) loadTargets(m_loading, *targets, played);
    if (body != nullptr) played.body = loadBody(m_loading, *body);
    m_abilities.push_back(played);
}

bool CardReader::staysInPlay() const {
    bool stays = false;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& word = words().traits[i];
        if (word.group != Group::Type || ((m_definition.traits >> i) & 1U) == 0) continue;
        if (!word.staysInPlay) return false;
        stays = true;
    }
    return stays;
}

void CardReader::readAbilities() {
    const FileNode* node = m_node.find("abilities");
    if (node == nullptr) return;
    if (!node->isList() || node->items.empty() || node->items.size() > maxAbilities) {
        return m_loading.expected(*node, "a list of up to " + std::to_string(maxAbilities) + " abilities", {},
                                  ", e.g. abilities: " + exampleOf(words(), Shape::Abilities));
    }
    for (const FileNode& item : node->items) m_abilities.push_back(loadAbility(m_loading, item));
}

void CardReader::addAbilities() {
    CardPool& pool = m_loading.pool();
    const DefinitionId id(static_cast<std::uint16_t>(pool.definitions().size()));
    m_definition.firstAbility = static_cast<std::uint16_t>(pool.abilities().size());
    m_definition.abilityCount = static_cast<std::uint8_t>(m_abilities.size());
    for (Ability& ability : m_abilities) {
        ability.definition = id;
        noteEvents(ability);
        (void)pool.add(ability);
    }
    (void)pool.add(std::move(m_definition));
}

void CardReader::noteEvents(const Ability& ability) {
    const auto verbs = [&] { return m_loading.pool()[ability.pattern].verbs; };
    switch (ability.kind) {
        case AbilityKind::Played:
            break;
        case AbilityKind::Triggered:
            m_definition.triggersOn |= verbs();
            break;
        case AbilityKind::Activated:
            m_definition.hasActivated = true;
            break;
        case AbilityKind::Static:
            m_definition.hasStatics = true;
            break;
        case AbilityKind::Preempt:
        case AbilityKind::Response:
            m_definition.preempts |= verbs();
            break;
    }
}

}  // namespace duelogue
