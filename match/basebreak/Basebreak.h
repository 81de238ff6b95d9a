#pragma once

#include "match/basebreak/Values.h"
#include "match/basebreak/text/BasebreakLog.h"
#include "match/basebreak/text/Position.h"
#include "match/effects/CoreRules.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

/// The rules of Basebreak, for two to four players: those of the first box of Smash Up, as described in README.md of
/// this folder. All changes are in the verbs; this class runs the turn.
class Basebreak : public CoreRules {
public:
    /// The pool must have basebreak::vocabulary().
    explicit Basebreak(const CardPool& pool);

    [[nodiscard]] int version() const override { return 11; }
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
    void resolveName(const ReadableMatch& match, const EvalContext& scope, std::uint8_t name,
                     std::vector<Subject>& out) const override;
    [[nodiscard]] std::optional<Communication> afterVerb(HandlerContext& match, const Communication& verb,
                                                         std::size_t firstTrigger) const override;
    [[nodiscard]] PlayerId triggerOrderChooser(const ReadableMatch& match, PlayerId owner) const override;
    [[nodiscard]] PlayerId replacementOrderChooser(const ReadableMatch& match, PlayerId affected) const override {
        return triggerOrderChooser(match, affected);
    }
    [[nodiscard]] bool isPreventionFirst() const override { return true; }
    [[nodiscard]] std::vector<TagId> families(const ReadableMatch& match) const override;
    void onEffectStarted(HandlerContext& match, ContinuousEffect& effect) const override;
    void onPlayerLeft(HandlerContext& match, PlayerId player) const override;
    void onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const override;
    void onDeckTooShort(HandlerContext& match, PlayerId holder, std::uint8_t zone) const override;
    [[nodiscard]] bool mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const override;
    void onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const override;
    [[nodiscard]] std::vector<MatchSetting> settings() const override;
    [[nodiscard]] SeatCount seatCount() const override { return {2, 4}; }
    [[nodiscard]] const GameNotation& notation() const override { return m_notation; }
    [[nodiscard]] const LogFormatter& logFormatter() const override { return m_log; }
    [[nodiscard]] std::string sentence(MessageId message) const override;
    [[nodiscard]] Refusal whyNotChoose(const ReadableMatch& match, const Communication& question,
                                       Subject subject) const override;

private:
    BasebreakNotation m_notation{*this};
    BasebreakLog m_log;
    std::vector<bool> m_countsAs;  ///< by ability: true if it makes other cards count as another type

    void addVerbs();
    void addKinds();
};

}  // namespace duelogue::basebreak
