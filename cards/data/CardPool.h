#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cards/data/Definition.h"
#include "cards/data/Effect.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

/// All cards of one game, compiled. A pool is immutable once loaded and shared by all matches. Matches refer to its
/// contents by index, so the pool must outlive them. A saved match contains the pool's fingerprint.
class CardPool {
public:
    explicit CardPool(Vocabulary vocabulary) : m_vocabulary(std::move(vocabulary)) {}

    [[nodiscard]] const Vocabulary& vocabulary() const { return m_vocabulary; }

    [[nodiscard]] const Definition& operator[](DefinitionId id) const { return m_definitions[id.value]; }
    [[nodiscard]] const Ability& operator[](AbilityId id) const { return m_abilities[id.value]; }
    [[nodiscard]] const Instruction& operator[](InstructionId id) const { return m_instructions[id.value]; }
    [[nodiscard]] const Expression& operator[](ExpressionId id) const { return m_expressions[id.value]; }
    [[nodiscard]] const Filter& operator[](FilterId id) const { return m_filters[id.value]; }
    [[nodiscard]] const Pattern& operator[](PatternId id) const { return m_patterns[id.value]; }

    [[nodiscard]] std::span<const Definition> definitions() const { return m_definitions; }
    [[nodiscard]] std::span<const Instruction> instructions() const { return m_instructions; }
    [[nodiscard]] std::span<const Ability> abilities() const { return m_abilities; }
    [[nodiscard]] std::span<const Ability> abilitiesOf(const Definition& definition) const {
        return std::span(m_abilities).subspan(definition.firstAbility, definition.abilityCount);
    }
    [[nodiscard]] std::span<const TargetSpec> targetsOf(const Ability& ability) const {
        return std::span(m_targets).subspan(ability.firstTarget, ability.targetCount);
    }
    [[nodiscard]] std::string_view tag(TagId id) const { return m_tags[id.value]; }
    [[nodiscard]] std::string_view called(NameId id) const { return m_names[id.value]; }
    [[nodiscard]] std::size_t tagCount() const { return m_tags.size(); }

    /// Returns the card with exactly this name, or an unset id if no card has it.
    [[nodiscard]] DefinitionId find(std::string_view name) const;
    /// Returns the subtype with this name, or an unset id if no card has it.
    [[nodiscard]] TagId findTag(std::string_view name) const;
    /// Returns the card names that descriptions may mention: those of all files read so far and of the file being read.
    [[nodiscard]] std::span<const std::string> names() const { return m_names; }
    /// Returns a number that differs between pools whose cards differ in effect or order. A saved state contains it,
    /// because the state refers to cards and verbs by index. A match saved with card names contains a fingerprint per
    /// card instead, which depends on no index (cards/data/CardFingerprint.h).
    [[nodiscard]] std::uint64_t fingerprint() const;
    /// Returns true if one more card of the largest size that the loader accepts fits. Indices have 16 bits.
    [[nodiscard]] bool hasRoom() const;

    // For the loader: each function adds a value and returns its index. Equal expressions and equal filters share one
    // index, so equal ids mean equal contents.
    DefinitionId add(Definition definition);
    AbilityId add(const Ability& ability);
    InstructionId add(const Instruction& instruction);
    ExpressionId add(const Expression& expression);
    FilterId add(const Filter& filter);
    PatternId add(const Pattern& pattern);
    std::uint16_t add(const TargetSpec& target);
    TagId tagFor(std::string_view name);
    NameId nameFor(std::string_view name);
    [[nodiscard]] Definition& edit(DefinitionId id) { return m_definitions[id.value]; }
    [[nodiscard]] Ability& edit(AbilityId id) { return m_abilities[id.value]; }
    [[nodiscard]] Instruction& edit(InstructionId id) { return m_instructions[id.value]; }

private:
    Vocabulary m_vocabulary;
    std::vector<Definition> m_definitions;
    std::vector<Ability> m_abilities;
    std::vector<Instruction> m_instructions;
    std::vector<Expression> m_expressions;
    std::vector<Filter> m_filters;
    std::vector<Pattern> m_patterns;
    std::vector<TargetSpec> m_targets;
    std::vector<std::string> m_tags;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, DefinitionId> m_byName;
    std::unordered_map<std::string, TagId> m_byTag;
    std::unordered_map<std::string, NameId> m_byCalled;
    std::unordered_multimap<std::uint64_t, ExpressionId> m_byExpression;
    std::unordered_multimap<std::uint64_t, FilterId> m_byFilter;
};

}  // namespace duelogue
