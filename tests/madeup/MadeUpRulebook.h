#pragma once

#include "match/effects/CoreRules.h"
#include "match/notation/GameNotation.h"
#include "tests/madeup/MadeUpLog.h"

namespace duelogue::madeup {

/// Values of Globals::phase.
enum class Phase : std::uint8_t { Shuffle, Deal, Begin, Draw, Main, End };

/// The rules of the made-up game: triggers resolve at once, and the current player orders them (S2.4, S2.5).
class MadeUpRulebook : public CoreRules {
public:
    explicit MadeUpRulebook(const CardPool& pool);

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
    [[nodiscard]] std::optional<Communication> payment(const ReadableMatch& match, CardId card, PlayerId player,
                                                       std::uint8_t resource, int amount) const override;
    [[nodiscard]] std::optional<Communication> afterVerb(HandlerContext& match, const Communication& verb,
                                                         std::size_t firstTrigger) const override;
    [[nodiscard]] PlayerId triggerOrderChooser(const ReadableMatch& match, PlayerId owner) const override;
    void onEffectStarted(HandlerContext& match, ContinuousEffect& effect) const override;
    void onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const override;
    void onZoneChanged(HandlerContext& match, CardId card, std::uint8_t from) const override;
    [[nodiscard]] const GameNotation& notation() const override { return m_notation; }
    [[nodiscard]] const LogFormatter& logFormatter() const override { return m_log; }

private:
    GameNotation m_notation{*this};
    MadeUpLog m_log;
};

/// Returns the first kind that a test may use for a communication of its own.
[[nodiscard]] KindId freeKind();

/// Removes a player who has lost. The last remaining player wins.
void lose(HandlerContext& match, PlayerId player);
/// Returns the ability of a deed, or an empty id for any other card.
[[nodiscard]] AbilityId spellOf(const ReadableMatch& match, CardId card);
/// Returns the cost of a card in credits.
[[nodiscard]] int costOf(const ReadableMatch& match, CardId card);

}  // namespace duelogue::madeup
