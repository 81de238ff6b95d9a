#include "players/plain/Evaluation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>

#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/arcana/ArcanaEvaluation.h"
#include "players/basebreak/BasebreakEvaluation.h"
#include "players/netrun/NetrunEvaluation.h"
#include "players/tribute/TributeEvaluation.h"

namespace duelogue {

MatchState Evaluation::determinize(const View& view, Random& random) const { return view.sample(random); }

void Evaluation::priors(const ReadableMatch& /*match*/, const Replies& replies, std::vector<double>& gains) const {
    gains.assign(replies.size(), 0);
}

Reply Evaluation::rolloutPolicy(const ReadableMatch& match, const Replies& replies, Random& random) const {
    return likeliest(match, replies, random);
}

Reply Evaluation::likeliest(const ReadableMatch& match, const Replies& replies, Random& random) const {
    thread_local std::vector<double> gains;
    priors(match, replies, gains);
    const double most = *std::ranges::max_element(gains);
    const auto equals = static_cast<std::uint32_t>(std::ranges::count(gains, most));
    std::uint32_t chosen = equals > 1 ? random.below(equals) : 0;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (gains[i] == most && chosen-- == 0) return replies[i];
    }
    return replies.front();
}

double Evaluation::of(const ReadableMatch& match, PlayerId player) const {
    const Globals& globals = match.state().globals;
    if (globals.over == 0) return evaluate(match, player);
    if (globals.winners == 0) return 0;
    return PlayerSet(globals.winners).has(player) ? won : -won;
}

double Evaluation::chance(const ReadableMatch& match, PlayerId player) const {
    const Globals& globals = match.state().globals;
    if (globals.over != 0) {
        if (globals.winners == 0) return 0.5;
        return PlayerSet(globals.winners).has(player) ? 1 : 0;
    }
    // An unfinished match is never as good as won, nor as bad as lost.
    constexpr double surest = 0.98;
    return std::clamp(1 / (1 + std::exp(-evaluate(match, player) / logisticScale())), 1 - surest, surest);
}

double PlainEvaluation::evaluate(const ReadableMatch& /*match*/, PlayerId /*player*/) const { return 0; }

bool isFollowUp(const Communication& question) { return question.kind < id(CoreKind::ChooseTargets); }

namespace {

struct Evaluations {
    std::shared_mutex mutex;
    std::map<std::string, const Evaluation*, std::less<>> byGame;
};

/// The evaluations of the four games are always there, so that programs without a window need no registration.
Evaluations& evaluations() {
    static const arcana::ArcanaEvaluation arcana;
    static const basebreak::BasebreakEvaluation basebreak;
    static const netrun::NetrunEvaluation netrun;
    static const tribute::TributeEvaluation tribute;
    static Evaluations all{
        {}, {{"arcana", &arcana}, {"basebreak", &basebreak}, {"netrun", &netrun}, {"tribute", &tribute}}};
    return all;
}

}  // namespace

const Evaluation& evaluationFor(const Rulebook& rulebook) {
    static const PlainEvaluation plain;
    const std::shared_lock lock(evaluations().mutex);
    const auto found = evaluations().byGame.find(rulebook.vocabulary().game);
    return found == evaluations().byGame.end() ? plain : *found->second;
}

void registerEvaluation(std::string_view game, const Evaluation& evaluation) {
    const std::unique_lock lock(evaluations().mutex);
    evaluations().byGame.insert_or_assign(std::string(game), &evaluation);
}

}  // namespace duelogue
