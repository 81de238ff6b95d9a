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

namespace {

/// The highest chance in an unfinished match. Such a match is never as good as won.
constexpr double surest = 0.98;

/// Limits the highest chance to `surest`. The other seats share the rest in proportion to their chances.
void limitTheSurest(Chances& chances) {
    double& most = *std::ranges::max_element(chances);
    if (most <= surest) return;
    const double rest = (1 - surest) / (1 - most);
    for (double& chance : chances) chance = &chance == &most ? surest : chance * rest;
}

Chances chancesAtTheEnd(const Globals& globals) {
    const PlayerSet winners(globals.winners);
    Chances chances{};
    int count = 0;
    for (std::uint8_t seat = 0; seat < globals.playerCount; ++seat) {
        const bool shares = globals.winners == 0 || winners.has(PlayerId(seat));
        chances[seat] = shares ? 1 : 0;
        count += shares ? 1 : 0;
    }
    for (double& chance : chances) chance /= count;
    return chances;
}

}  // namespace

Chances Evaluation::chances(const ReadableMatch& match, double sharpness) const {
    const Globals& globals = match.state().globals;
    if (globals.over != 0) return chancesAtTheEnd(globals);
    Chances chances{};
    double sum = 0;
    for (const PlayerId seat : match.state().seatsFrom(PlayerId(0))) {
        const double behind = std::min(0.0, evaluate(match, seat));
        chances[seat.value] = std::exp(sharpness * behind / logisticScale());
        sum += chances[seat.value];
    }
    for (double& chance : chances) chance /= sum;
    limitTheSurest(chances);
    return chances;
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
