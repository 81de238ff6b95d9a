#pragma once

#include "match/effects/CoreRules.h"
#include "match/loop/Match.h"
#include "match/netrun/Using.h"
#include "match/netrun/Values.h"
#include "match/netrun/text/NetrunLog.h"
#include "match/netrun/text/Position.h"

namespace duelogue::netrun {

/// The rules of Netrun, for a Corp (player 1) and a Runner (player 2): those of the original core set as they are
/// played today, as README.md of this folder says them.
class Netrun : public CoreRules {
public:
    /// The pool must have netrun::vocabulary(), and the servers: cards of nobody's, the three central ones first.
    explicit Netrun(const CardPool& pool);

    /// The decks are the Corp's and the Runner's; the identity is one of the cards of each.
    void setUp(Match& match, std::span<const std::vector<DefinitionId>> decks) const override;
    [[nodiscard]] std::optional<Communication> onPendingItem(Match& match,
                                                             const Communication* answered) const override;
    [[nodiscard]] std::optional<Communication> onPhase(Match& match, const Communication* answered) const override;
    void derive(Match& match) const override;
    [[nodiscard]] bool isFactTrue(const Match& match, const EvalContext& scope, std::uint8_t fact) const override;
    [[nodiscard]] bool isRelated(const Match& match, const EvalContext& scope, CardId card,
                                 PlayerSet players) const override;
    void resolveName(const Match& match, const EvalContext& scope, std::uint8_t name,
                     std::vector<Subject>& out) const override;
    [[nodiscard]] std::optional<Communication> beforeTrigger(Match& match) const override;
    [[nodiscard]] std::optional<Communication> afterVerb(Match& match, const Communication& verb,
                                                         std::size_t firstTrigger) const override;
    [[nodiscard]] int playerValue(const Match& match, PlayerId player, std::uint8_t value) const override;
    [[nodiscard]] std::optional<Communication> payment(const Match& match, CardId card, PlayerId player,
                                                       std::uint8_t resource, int amount) const override;
    void onEffectStarted(Match& match, ContinuousEffect& effect) const override;
    void onDrawFromEmptyDeck(Match& match, PlayerId player) const override;
    [[nodiscard]] bool mayLieIn(const Match& match, CardId id, std::uint8_t zone) const override;
    void onZoneChanged(Match& match, CardId id, std::uint8_t from) const override;
    [[nodiscard]] bool couldBe(const MatchState& state, CardId id, const Definition& definition) const override;
    [[nodiscard]] std::vector<MatchSetting> settings() const override;
    [[nodiscard]] bool couldAffect(const Match& match, KindId verb, int amount, CardId card) const override;
    [[nodiscard]] int version() const override { return 11; }
    [[nodiscard]] SeatCount seatCount() const override { return {2, 2}; }
    [[nodiscard]] const GameNotation& notation() const override { return m_notation; }
    [[nodiscard]] const LogFormatter& logFormatter() const override { return m_narrator; }
    [[nodiscard]] std::string sentence(MessageId message) const override;

    /// When abilities of a card can be used.
    [[nodiscard]] const Occasions& occasionsFor(DefinitionId card) const { return m_occasions[card.value]; }
    /// The abilities of a card that are subroutines, in their printed order.
    [[nodiscard]] const std::vector<AbilityId>& subroutinesOf(DefinitionId card) const {
        return m_subroutines[card.value];
    }

private:
    // By definition.
    std::vector<Occasions> m_occasions;
    std::vector<std::vector<AbilityId>> m_subroutines;

    NetrunNotation m_notation{*this};
    NetrunNarrator m_narrator;

    void addVerbs();
    void addKinds();
};

/// The rules of a match of Netrun.
[[nodiscard]] inline const Netrun& rulesOf(const Match& match) { return static_cast<const Netrun&>(match.rulebook()); }

/// An identity lies face-up in play.
void showIdentity(Card& identity);
/// Gives a card at a server its CardValue::Place.
void notePlace(Card& card);
/// Rule: what waits of a card whose abilities have ceased to work is not done. What it heard of as it was accessed, or
/// as it went, is done all the same.
void forgetPending(Match& match, CardId id);
/// Whether the card is one of the Corp's in play that lies face-down.
[[nodiscard]] bool isUnrezzed(const Card& card);
/// Such a card is what is printed on it, to whoever is shown it; what it says does not work.
void showUnrezzed(Match& match, CardId id);

}  // namespace duelogue::netrun
