#pragma once

#include <cstdint>
#include <vector>

#include "match/state/EvalContext.h"
#include "match/state/MatchState.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

class HandlerContext;
class ReadableMatch;
struct Definition;

/// The rules that give cards and players their current characteristics, and the words of card texts their meaning.
class CharacteristicRules {
public:
    virtual ~CharacteristicRules() = default;

    /// Derives Card::current of every card in play from its printed values and from statements and continuous effects.
    virtual void derive(HandlerContext& match) const = 0;
    /// Called when a continuous effect begins. May delay it (`running`) or add further effects. Default: does nothing.
    virtual void onEffectStarted(HandlerContext& /*match*/, ContinuousEffect& /*effect*/) const {}
    /// Returns true if an unknown card in play could have that definition, according to public information. Default:
    /// true.
    [[nodiscard]] virtual bool couldBe(const MatchState& /*state*/, CardId /*card*/,
                                       const Definition& /*definition*/) const {
        return true;
    }

    /// Returns a value of a player, by its index in Vocabulary::playerValues. Default: the value in the state.
    [[nodiscard]] virtual int playerValue(const ReadableMatch& match, PlayerId player, std::uint8_t value) const;
    /// Returns true if a fact of Vocabulary::facts holds.
    [[nodiscard]] virtual bool isFactTrue(const ReadableMatch& match, const EvalContext& scope,
                                          std::uint8_t fact) const = 0;
    /// Returns true if a card is in the relation Filter::related to one of the players. `scope` is the context of the
    /// filter.
    [[nodiscard]] virtual bool isRelated(const ReadableMatch& match, const EvalContext& scope, CardId card,
                                         PlayerSet players) const = 0;
    /// Appends the current meaning of an entry of Vocabulary::names. Default: appends nothing.
    virtual void resolveName(const ReadableMatch& /*match*/, const EvalContext& /*scope*/, std::uint8_t /*name*/,
                             std::vector<Subject>& /*out*/) const {}
    /// Returns the player whom "you" means in an ability of an ownerless card. Default: the current player, or player 0
    /// if it is unset.
    [[nodiscard]] virtual PlayerId defaultController(const ReadableMatch& match) const;
    /// Returns the families (first subtypes of cards) that can be named now. The order must depend only on the state.
    /// Default: empty.
    [[nodiscard]] virtual std::vector<TagId> families(const ReadableMatch& /*match*/) const { return {}; }
};

}  // namespace duelogue
