#pragma once

#include <cstddef>
#include <limits>

#include "match/state/Communication.h"
#include "match/state/Message.h"

namespace duelogue {

class ReadableMatch;

/// The rules about what may be chosen: targets, and subjects that a verb can affect.
class TargetingRules {
public:
    virtual ~TargetingRules() = default;

    /// Returns true if an ability of the player may target the card. Default: true.
    [[nodiscard]] virtual bool mayTarget(const ReadableMatch& /*match*/, CardId /*card*/, PlayerId /*by*/) const {
        return true;
    }
    /// Returns true if a target chosen earlier is still legal. Default: the same as mayTarget().
    [[nodiscard]] virtual bool staysTarget(const ReadableMatch& match, CardId card, PlayerId by) const {
        return mayTarget(match, card, by);
    }
    /// Returns true if the verb with that amount could happen to the card now. Otherwise the card is not offered as a
    /// choice for it. Default: true.
    [[nodiscard]] virtual bool couldAffect(const ReadableMatch& /*match*/, KindId /*verb*/, int /*amount*/,
                                           CardId /*card*/) const {
        return true;
    }
    /// Returns the maximum number of cards to which a verb can happen now for a player. Default: unlimited.
    [[nodiscard]] virtual std::size_t maxSubjects(const ReadableMatch& /*match*/, KindId /*verb*/,
                                                  PlayerId /*player*/) const {
        return std::numeric_limits<std::size_t>::max();
    }
    /// Returns why the rules of this game do not let a card or player be chosen for a question. A card is known to the
    /// player who must answer. Default: an empty refusal, and the core says that the subject is not eligible.
    [[nodiscard]] virtual Refusal whyNotChoose(const ReadableMatch& /*match*/, const Communication& /*question*/,
                                               Subject /*subject*/) const {
        return {};
    }
};

}  // namespace duelogue
