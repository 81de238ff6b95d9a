#include "cards/data/CardPool.h"

#include "cards/data/Fnv1aHash.h"

namespace duelogue {

namespace {

template <class IdOf, class Value>
IdOf append(std::vector<Value>& values, const Value& value) {
    values.push_back(value);
    return IdOf(static_cast<std::uint16_t>(values.size() - 1));
}

/// Returns the id of an equal value if there is one, otherwise appends the value.
template <class IdOf, class Value>
IdOf appendOnce(std::vector<Value>& values, std::unordered_multimap<std::uint64_t, IdOf>& index, const Value& value) {
    const std::uint64_t key = (Fnv1aHash() << value).value();
    for (auto [at, end] = index.equal_range(key); at != end; ++at) {
        if (values[at->second.value] == value) return at->second;
    }
    const IdOf id = append<IdOf>(values, value);
    index.emplace(key, id);
    return id;
}

void addTo(Fnv1aHash& digest, const Definition& definition) {
    digest << definition.name << definition.traits << definition.cost << definition.condition;
    for (const std::int16_t figure : definition.figures) digest << figure;
    for (const TagId tag : definition.tags) digest << tag;
    digest << definition.firstAbility << definition.abilityCount;
}

}  // namespace

DefinitionId CardPool::find(std::string_view name) const {
    const auto found = m_byName.find(std::string(name));
    return found == m_byName.end() ? DefinitionId{} : found->second;
}

TagId CardPool::findTag(std::string_view name) const {
    const auto found = m_byTag.find(std::string(name));
    return found == m_byTag.end() ? TagId{} : found->second;
}

std::uint64_t CardPool::fingerprint() const {
    Fnv1aHash digest;
    digest << m_vocabulary.game;
    for (const Definition& definition : m_definitions) addTo(digest, definition);
    for (const Ability& ability : m_abilities) digest << ability;
    for (const Instruction& instruction : m_instructions) digest << instruction;
    for (const Expression& expression : m_expressions) digest << expression;
    for (const Filter& filter : m_filters) digest << filter;
    for (const Pattern& pattern : m_patterns) digest << pattern;
    for (const TargetSpec& target : m_targets) digest << target;
    for (const std::string& tag : m_tags) digest << std::string_view(tag);
    return digest.value();
}

bool CardPool::hasRoom() const {
    constexpr std::size_t most = 45000;
    return m_definitions.size() < most && m_abilities.size() < most && m_instructions.size() < most &&
           m_expressions.size() < most && m_filters.size() < most && m_patterns.size() < most &&
           m_targets.size() < most && m_tags.size() < most && m_names.size() < most;
}

DefinitionId CardPool::add(Definition definition) {
    const DefinitionId id(static_cast<std::uint16_t>(m_definitions.size()));
    m_byName.emplace(definition.name, id);
    m_definitions.push_back(std::move(definition));
    return id;
}

AbilityId CardPool::add(const Ability& ability) { return append<AbilityId>(m_abilities, ability); }
InstructionId CardPool::add(const Instruction& instruction) {
    return append<InstructionId>(m_instructions, instruction);
}
ExpressionId CardPool::add(const Expression& expression) {
    return appendOnce(m_expressions, m_byExpression, expression);
}
FilterId CardPool::add(const Filter& filter) { return appendOnce(m_filters, m_byFilter, filter); }
PatternId CardPool::add(const Pattern& pattern) { return append<PatternId>(m_patterns, pattern); }

std::uint16_t CardPool::add(const TargetSpec& target) {
    m_targets.push_back(target);
    return static_cast<std::uint16_t>(m_targets.size() - 1);
}

TagId CardPool::tagFor(std::string_view name) {
    if (const TagId known = findTag(name)) return known;
    const TagId id = append<TagId>(m_tags, std::string(name));
    m_byTag.emplace(name, id);
    return id;
}

NameId CardPool::nameFor(std::string_view name) {
    const auto [at, isNew] =
        m_byCalled.try_emplace(std::string(name), NameId(static_cast<std::uint16_t>(m_names.size())));
    if (isNew) m_names.emplace_back(name);
    return at->second;
}

}  // namespace duelogue
