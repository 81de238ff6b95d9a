#pragma once

#include "match/effects/CoreRules.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Using.h"
#include "match/netrun/Values.h"
#include "match/netrun/text/NetrunLog.h"
#include "match/netrun/text/Position.h"

namespace duelogue::netrun {

/// The facts about a printed card that the rules need.
struct Profile {
    Occasions occasions;                 ///< the times at which its abilities can be used
    std::vector<AbilityId> subroutines;  ///< in their printed order
};

/// The rules of Netrun, for a Corp (player 1) and a Runner (player 2): the original core set by today's rules.
/// README.md of this folder lists the details.
class Netrun : public CoreRules {
public:
    /// The pool must have netrun::vocabulary() and the servers: cards without an owner, the three central ones first.
    explicit Netrun(const CardPool& pool);

    /// The decks belong to the Corp and the Runner, in this order. Each contains its identity as one of its cards.
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
    [[nodiscard]] std::optional<Communication> beforeTrigger(HandlerContext& match) const override;
    [[nodiscard]] std::optional<Communication> afterVerb(HandlerContext& match, const Communication& verb,
                                                         std::size_t firstTrigger) const override;
    [[nodiscard]] int playerValue(const ReadableMatch& match, PlayerId player, std::uint8_t value) const override;
    [[nodiscard]] std::optional<Communication> payment(const ReadableMatch& match, CardId card, PlayerId player,
                                                       std::uint8_t resource, int amount) const override;
    [[nodiscard]] ResourceAmounts missing(const ReadableMatch& match, PlayerId player,
                                          const Reply& reply) const override;
    void onEffectStarted(HandlerContext& match, ContinuousEffect& effect) const override;
    void onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const override;
    [[nodiscard]] bool mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const override;
    void onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const override;
    [[nodiscard]] bool couldBe(const MatchState& state, CardId id, const Definition& definition) const override;
    [[nodiscard]] std::vector<MatchSetting> settings() const override;
    [[nodiscard]] bool couldAffect(const ReadableMatch& match, KindId verb, int amount, CardId card) const override;
    [[nodiscard]] int version() const override { return 12; }
    [[nodiscard]] SeatCount seatCount() const override { return {2, 2}; }
    [[nodiscard]] const GameNotation& notation() const override { return m_notation; }
    [[nodiscard]] const LogFormatter& logFormatter() const override { return m_log; }
    [[nodiscard]] std::string sentence(MessageId message) const override;

    [[nodiscard]] const Profile& profile(DefinitionId card) const { return m_profiles[card.value]; }

private:
    std::vector<Profile> m_profiles;  ///< indexed by definition

    NetrunNotation m_notation{*this};
    NetrunLog m_log;

    void addVerbs();
    void addKinds();
};

/// Returns the rules of a match, which must be a match of Netrun.
[[nodiscard]] inline const Netrun& rulesOf(const ReadableMatch& match) {
    return static_cast<const Netrun&>(match.rulebook());
}

/// Turns an identity face-up.
void showIdentity(Card& identity);
/// Sets the CardValue::Place of a card at a server.
void notePlace(Card& card);
/// Drops the waiting triggers of a card whose abilities have stopped working. Rule: triggers on its access and on its
/// leaving still resolve.
void forgetPending(HandlerContext& match, CardId id);
/// Returns true if the card is a face-down card of the Corp in play.
[[nodiscard]] bool isUnrezzed(const Card& card);
/// Gives an unrezzed card its printed characteristics, for players who are shown it. Its abilities stay suppressed.
void showUnrezzed(HandlerContext& match, CardId id);

}  // namespace duelogue::netrun
