#include "players/Evaluation.h"

#include "players/arcana/ArcanaEvaluation.h"

namespace duelogue {

double Evaluation::of(const Match& match, PlayerId player) const {
    const Globals& globals = match.state().globals;
    if (globals.over == 0) return standing(match, player);
    if (globals.winners == 0) return 0;
    return PlayerSet(globals.winners).has(player) ? won : -won;
}

double PlainEvaluation::standing(const Match& /*match*/, PlayerId /*player*/) const { return 0; }

Reply PlainEvaluation::habit(const Match& /*match*/, const Replies& options, Random& random) const {
    return options[random.below(static_cast<std::uint32_t>(options.size()))];
}

const Evaluation& evaluationFor(const Rulebook& rulebook) {
    static const PlainEvaluation plain;
    static const arcana::ArcanaEvaluation arcana;
    if (rulebook.vocabulary().game == "arcana") return arcana;
    return plain;
}

}  // namespace duelogue
