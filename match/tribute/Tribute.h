#pragma once

#include "match/effects/CoreRules.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Using.h"
#include "match/tribute/Values.h"
#include "match/tribute/text/Position.h"
#include "match/tribute/text/TributeLog.h"

namespace duelogue::tribute {

/// The rules of Tribute: those of Yu-Gi-Oh! as far as the cards of its first starter decks touch them, as described in
/// README.md of this folder. All changes are in the verbs; this class runs the turn.
class Tribute : public CoreRules {
public:
    /// The pool must have tribute::vocabulary().
    explicit Tribute(const CardPool& pool);

    void setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const override;
    [[nodiscard]] std::optional<Communication> onPendingItem(HandlerContext& match,
                                                             const Communication* answered) const override;
    [[nodiscard]] std::optional<Communication> onPhase(HandlerContext& match,
                                                       const Communication* answered) const override;
    void derive(HandlerContext& match) const override;
    [[nodiscard]] bool isFactTrue(const ReadableMatch& match, const EvalContext& scope,
                                  std::uint8_t fact) const override;
    [[nodiscard]] bool isRelated(const ReadableMatch& match, const EvalContext& scope, CardId card,
                                 PlayerSet players) const override;
    [[nodiscard]] bool mayTarget(const ReadableMatch& match, CardId id, PlayerId by) const override;
    [[nodiscard]] bool staysTarget(const ReadableMatch& match, CardId id, PlayerId by) const override;
    [[nodiscard]] std::size_t maxSubjects(const ReadableMatch& match, KindId verb, PlayerId player) const override;
    [[nodiscard]] std::uint8_t triggerQueue(const ReadableMatch& match, const Trigger& trigger) const override;
    void onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const override;
    [[nodiscard]] bool couldAffect(const ReadableMatch& match, KindId verb, int amount, CardId card) const override;
    [[nodiscard]] bool mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const override;
    void onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const override;
    [[nodiscard]] bool couldBe(const MatchState& state, CardId id, const Definition& definition) const override;
    [[nodiscard]] std::vector<MatchSetting> settings() const override;
    [[nodiscard]] SeatCount seatCount() const override { return {2, 2}; }
    [[nodiscard]] int version() const override { return 10; }
    [[nodiscard]] const GameNotation& notation() const override { return m_notation; }
    [[nodiscard]] const LogFormatter& logFormatter() const override { return m_log; }
    [[nodiscard]] std::string sentence(MessageId message) const override;

    /// Returns the ways in which a card can be used.
    [[nodiscard]] const Uses& usesOf(DefinitionId card) const { return m_uses[card.value]; }
    /// Returns the highest spell speed of any card that can be used from a hand.
    [[nodiscard]] int fastestInHand() const { return m_fastestInHand; }

private:
    std::vector<Uses> m_uses;  ///< indexed by definition
    int m_fastestInHand = 0;

    TributeNotation m_notation{*this};
    TributeLog m_log;

    void addVerbs();
    void addRules();
};

}  // namespace duelogue::tribute
