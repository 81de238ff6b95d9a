#include "app/games/netrun/NetrunActivities.h"

#include <algorithm>

#include "app/games/netrun/NetrunFace.h"
#include "app/games/netrun/NetrunTr.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR_OF(Netrun)

template <class Kind>
const Communication* topmost(const MatchState& state) {
    const auto found = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                    [](const Communication& c) { return c.is<Kind>(); });
    return found == state.communications.rend() ? nullptr : &*found;
}

const Communication* topmost(const MatchState& state, Verb verb) {
    const auto found = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                    [verb](const Communication& c) { return c.is(verb); });
    return found == state.communications.rend() ? nullptr : &*found;
}

class NetrunActivityWriter {
public:
    NetrunActivityWriter(const ReadableMatch& shown, PlayerId viewer, TableState& table)
        : m_shown(shown), m_state(shown.state()), m_viewer(viewer), m_table(table) {}

    void write() {
        if (const RunServer* run = currentRun(m_state)) writeRun(*run);
        if (const Communication* trace = topmost(m_state, Verb::Trace)) writeTrace(*trace);
        if (const Communication* contest = topmost<Contest>(m_state)) writeContest(*contest);
    }

private:
    const ReadableMatch& m_shown;
    const MatchState& m_state;
    PlayerId m_viewer;
    TableState& m_table;

    [[nodiscard]] QString nameOf(CardId card) const {
        const TableFace face = faceOf(m_shown, card);
        return face.name.isEmpty() ? tr("a card") : face.name;
    }
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_table.seats[player.value].name; }

    // ---- a run

    void writeRun(const RunServer& run) {
        TableActivity activity;
        activity.title = tr("Run on %1").arg(nameOf(run.server));
        activity.steps = {tr("The run begins"), tr("Approach"), tr("Encounter"), tr("Movement"), tr("Access")};
        const RunStep step = stepOfRun(m_state);
        activity.step = static_cast<int>(step);
        activity.sentence = sentence(run, step);
        if (step == RunStep::Encounter) subroutines(activity);
        m_table.activities.push_back(activity);
    }

    [[nodiscard]] QString sentence(const RunServer& run, RunStep step) const {
        switch (step) {
            case RunStep::Begins:
                return run.left == 0 ? tr("no ice") : ahead(run.left);
            case RunStep::Approach:
            case RunStep::Encounter:
                return tr("%1 (ice %2 from outside)").arg(iceName(run.ice)).arg(place(run));
            case RunStep::Movement:
                return run.left == 0 ? tr("past all ice") : ahead(run.left);
            case RunStep::Access:
                break;
        }
        const AccessOne* const access = currentAccess(m_state);
        return access == nullptr ? QString() : nameOf(access->card);
    }

    [[nodiscard]] QString iceName(CardId ice) const {
        return m_state.card(ice).definition ? nameOf(ice) : tr("unrezzed ice");
    }

    [[nodiscard]] static QString ahead(int ice) {
        return ice == 1 ? tr("1 piece of ice ahead") : tr("%1 pieces of ice ahead").arg(ice);
    }

    /// Returns the position of the ice, counted from the outermost.
    [[nodiscard]] qsizetype place(const RunServer& run) const {
        const std::vector<CardId> all = iceAt(m_shown, run.server);
        return std::ranges::find(all, run.ice) - all.begin() + 1;
    }

    void subroutines(TableActivity& activity) const {
        const EncounterIce* const encounter = currentEncounter(m_state);
        const std::span<const AbilityId> all = subroutinesOf(m_shown, encounter->ice);
        const bool fires = encounter->isOpen == 0 && encounter->next > 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            TableLine line;
            line.text = spoken::abilityText(m_shown.pool(), all[i]);
            const bool broken = ((encounter->broken >> i) & 1U) != 0;
            line.over = broken || (fires && i + 1 < encounter->next);
            line.now = fires && !broken && i + 1 == encounter->next;
            line.value = broken ? tr("broken") : line.over ? tr("done") : line.now ? tr("now") : QString();
            line.answer = answerFor(all[i], encounter->ice);
            activity.lines.push_back(line);
        }
    }

    /// Returns the answer that a click on a subroutine's line gives, which chooses the subroutine to break; -1 for
    /// other lines.
    [[nodiscard]] int answerFor(AbilityId subroutine, CardId ice) const {
        const Communication* const asking = m_shown.pendingQuestion();
        if (asking == nullptr || !asking->is<ChooseOption>() || asking->answerer.player != m_viewer) return -1;
        if (asking->as<ChooseOption>().card != ice) return -1;
        const auto list = m_shown.list(*asking);
        for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
            const bool isIt = list[i].isNumber() && list[i].number() == subroutine.value;
            if (isIt && i / 2 < m_table.question.answers.size()) return m_table.question.answers[i / 2].index;
        }
        return -1;
    }

    // ---- traces

    void writeTrace(const Communication& trace) {
        const auto& body = trace.as<VerbBody>();
        if (body.place == 0) return;
        const bool isCorps = body.place == 1;
        const int link = value(m_state, runner, PlayerValue::Link);
        TableActivity activity;
        activity.title = body.source ? tr("Trace by %1").arg(nameOf(body.source)) : tr("Trace");
        activity.lines.push_back({tr("Trace strength"), QString::number(body.amount), false, false, -1});
        activity.lines.push_back({tr("From %1").arg(nameOf(corp)),
                                  isCorps ? QString("?") : QString::number(body.second - body.amount), isCorps, false,
                                  -1});
        if (!isCorps) activity.lines.push_back({tr("Total"), QString::number(body.second), false, false, -1});
        activity.lines.push_back({tr("%1's link").arg(nameOf(runner)), QString::number(link), false, false, -1});
        activity.lines.push_back({tr("From %1").arg(nameOf(runner)), QString("?"), !isCorps, false, -1});
        const int needed = std::max(0, body.second - link);
        if (!isCorps)
            activity.sentence = needed == 0
                                    ? tr("The trace fails.")
                                    : tr("Fails if %1 spends %2 or more.").arg(nameOf(runner), QString::number(needed));
        m_table.activities.push_back(activity);
    }

    // ---- secret bids

    void writeContest(const Communication& outstanding) {
        const auto& contest = outstanding.as<Contest>();
        TableActivity activity;
        activity.title = contest.card ? tr("Psi game: %1").arg(nameOf(contest.card)) : tr("Psi game");
        activity.sentence = tr("Both players bid in secret, then reveal and pay.");
        const auto step = static_cast<Contest::Step>(outstanding.step);
        const bool firstHas = step != Contest::Step::Begin && step != Contest::Step::FirstBid;
        const bool otherHas = firstHas && step != Contest::Step::OtherBid;
        activity.lines.push_back(bidOf(contest.first, contest.firstBid, firstHas, otherHas));
        activity.lines.push_back(bidOf(contest.other, contest.otherBid, otherHas, otherHas));
        m_table.activities.push_back(activity);
    }

    [[nodiscard]] TableLine bidOf(PlayerId player, int bid, bool hasBid, bool isOpen) const {
        TableLine line;
        line.text = nameOf(player);
        line.now = !hasBid;
        const bool isKnown = isOpen || player == m_viewer;
        line.value = !hasBid ? QString("?") : isKnown ? QString::number(bid) : tr("has chosen");
        return line;
    }
};

}  // namespace

RunStep stepOfRun(const MatchState& state) {
    if (currentEncounter(state) != nullptr) return RunStep::Encounter;
    if (topmost<BreachServer>(state) != nullptr) return RunStep::Access;
    const RunServer* const run = currentRun(state);
    if (run == nullptr) return RunStep::Begins;
    if (run->ice) return RunStep::Approach;
    if (run->isSuccessful != 0) return RunStep::Access;
    const bool isMoving = topmost<JackOut>(state) != nullptr || topmost<PaidWindow>(state) != nullptr;
    return isMoving || run->isBeforeServer != 0 ? RunStep::Movement : RunStep::Begins;
}

void writeActivities(const ReadableMatch& shown, PlayerId viewer, TableState& table) {
    NetrunActivityWriter(shown, viewer, table).write();
}

}  // namespace duelogue::netrun
