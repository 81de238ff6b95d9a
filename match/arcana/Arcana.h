#pragma once

#include <vector>

#include "match/arcana/Profile.h"
#include "match/arcana/Values.h"
#include "match/arcana/text/ArcanaLog.h"
#include "match/arcana/text/Position.h"
#include "match/effects/CoreRules.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

/// The rules of Arcana: current Magic rules for two players. Rule numbers in comments are those of the Comprehensive
/// Rules. All changes are in the verbs; this class runs STACK and PHASE of the loop.
class Arcana : public CoreRules {
public:
    /// The pool must have arcana::vocabulary().
    explicit Arcana(const CardPool& pool);

    [[nodiscard]] int version() const override { return 10; }

    [[nodiscard]] std::vector<MatchSetting> settings() const override;
    void setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const override;
    [[nodiscard]] std::optional<Communication> onPendingItem(HandlerContext& match,
                                                             const Communication* answered) const override;
    [[nodiscard]] std::optional<Communication> onPhase(HandlerContext& match,
                                                       const Communication* answered) const override;
    void derive(HandlerContext& match) const override;
    [[nodiscard]] bool isFactTrue(const ReadableMatch& match, const EvalContext& scope,
                                  std::uint8_t fact) const override;
    [[nodiscard]] bool isRelated(const ReadableMatch& match, const EvalContext& scope, CardId id,
                                 PlayerSet players) const override;
    [[nodiscard]] std::optional<Communication> payment(const ReadableMatch& match, CardId card, PlayerId player,
                                                       std::uint8_t resource, int amount) const override;
    [[nodiscard]] ResourceAmounts missing(const ReadableMatch& match, PlayerId player,
                                          const Reply& reply) const override;
    [[nodiscard]] bool mayTarget(const ReadableMatch& match, CardId id, PlayerId by) const override;
    [[nodiscard]] std::optional<Communication> afterVerb(HandlerContext& match, const Communication& verb,
                                                         std::size_t firstTrigger) const override;
    void onEffectStarted(HandlerContext& match, ContinuousEffect& effect) const override;
    void onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const override;
    [[nodiscard]] bool couldAffect(const ReadableMatch& match, KindId verb, int amount, CardId card) const override;
    [[nodiscard]] bool mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const override;
    void onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const override;
    [[nodiscard]] SeatCount seatCount() const override { return {2, 2}; }
    [[nodiscard]] const GameNotation& notation() const override { return m_notation; }
    [[nodiscard]] const LogFormatter& logFormatter() const override { return m_log; }
    [[nodiscard]] std::string sentence(MessageId message) const override;

    [[nodiscard]] const Profile& profile(DefinitionId definition) const { return m_profiles[definition.value]; }
    /// Returns the zones besides the battlefield in which a card of the pool has a mana ability: bit z is zone z.
    [[nodiscard]] unsigned manaZones() const { return m_manaZones; }

private:
    ArcanaNotation m_notation{*this};
    ArcanaLog m_log;
    std::vector<Profile> m_profiles;
    unsigned m_manaZones = 0;

    void addKinds();
    void addVerbs();
};

/// Returns the rules of a match, which must be a match of Arcana.
[[nodiscard]] inline const Arcana& rulesOf(const ReadableMatch& match) {
    return static_cast<const Arcana&>(match.rulebook());
}

}  // namespace duelogue::arcana
