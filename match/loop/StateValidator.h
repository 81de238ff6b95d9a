#pragma once

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// A check that the references in a loaded state exist. An unset id counts as existing; isSeat(), isZone() and
/// isDefinition() require a value.
class StateValidator {
public:
    StateValidator(const Rulebook& rulebook, const MatchState& state) : m_rulebook(rulebook), m_state(state) {}

    [[nodiscard]] bool operator()(PlayerId player) const { return !player || isSeat(player); }
    [[nodiscard]] bool operator()(CardId card) const { return !card || card.value < m_state.cards.size(); }
    [[nodiscard]] bool operator()(AbilityId ability) const {
        return !ability || ability.value < m_rulebook.pool().abilities().size();
    }
    [[nodiscard]] bool operator()(InstructionId at) const {
        return !at || at.value < m_rulebook.pool().instructions().size();
    }
    [[nodiscard]] bool operator()(DefinitionId definition) const { return !definition || isDefinition(definition); }
    /// Returns true if a card is in the match, and a player has a seat in it. Numbers and unset subjects are always
    /// valid.
    [[nodiscard]] bool operator()(Subject subject) const {
        return subject.isPlayer() ? isSeat(subject.player()) : !subject.isCard() || (*this)(subject.card());
    }
    [[nodiscard]] bool operator()(const EventContext& event) const {
        return (*this)(event.card) && (*this)(event.source) && (*this)(event.paid) && (*this)(event.player);
    }
    [[nodiscard]] bool isSeat(PlayerId player) const { return player.value < m_state.globals.playerCount; }
    [[nodiscard]] bool isZone(std::uint8_t zone) const { return zone < m_rulebook.vocabulary().zones.size(); }
    [[nodiscard]] bool isDefinition(DefinitionId definition) const {
        return definition.value < m_rulebook.pool().definitions().size();
    }
    /// Returns how many entries at the front of a list are targets of the ability, in the layout of Targets. Returns
    /// nullopt if they are malformed, and 0 without an ability.
    [[nodiscard]] std::optional<std::size_t> targets(AbilityId ability, std::span<const Subject> list) const;
    [[nodiscard]] std::span<const Subject> list(const Communication& communication) const {
        return std::span(m_state.lists).subspan(communication.listBegin, communication.listSize());
    }
    [[nodiscard]] const Rulebook& rulebook() const { return m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_rulebook.pool(); }
    [[nodiscard]] const MatchState& state() const { return m_state; }

private:
    const Rulebook& m_rulebook;
    const MatchState& m_state;
};

}  // namespace duelogue
