#include "app/games/basebreak/BasebreakMoments.h"

#include <algorithm>
#include <array>

#include "app/games/basebreak/BasebreakFace.h"
#include "app/games/basebreak/BasebreakTr.h"
#include "app/games/presenter/MomentWriter.h"
#include "app/games/presenter/TableWords.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR_OF(Basebreak)

/// Returns the rank of a player on a base: "first with 10 power", "tied for second with 4 power".
QString rankWords(const Standings& all, PlayerId player) {
    const Standing& own = all[player.value];
    const auto ties = std::ranges::count_if(all, [&](const Standing& e) { return e.counts && e.rank == own.rank; });
    const std::array ranks{tr("first"), tr("second"), tr("third"), tr("fourth")};
    const QString& rank = ranks[static_cast<std::size_t>(std::clamp(own.rank, 1, 4) - 1)];
    return (ties > 1 ? tr("tied for %1 with %2 power") : tr("%1 with %2 power")).arg(rank).arg(own.power);
}

class BasebreakMomentWriter final : public MomentWriter {
public:
    explicit BasebreakMomentWriter(const View& view) : MomentWriter(view) {}

private:
    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }

    [[nodiscard]] bool isOfScoring() const { return state().asker() != nullptr && state().asker()->is<ScoreBase>(); }

    [[nodiscard]] Result request() override {
        return completed().is<UseAbility>() ? used(completed().as<UseAbility>()) : Result();
    }

    [[nodiscard]] Result used(const UseAbility& body) {
        moment().seat = body.player.value;
        moment().cards = {body.card.value};
        showFace(body.card);
        return as(Kind::Shown);
    }

    /// Cards that leave a scored base are not shown individually. The base leaves when the next one arrives, so that
    /// the other bases keep their places.
    [[nodiscard]] Result moved(const VerbBody& verb) override {
        if (isPartOf(Verb::Destroy)) return as(Kind::Death);
        if (!isOfScoring()) return as(Kind::Move);
        if (verb.zone == index(Zone::BaseDiscard)) return std::nullopt;
        moment().concerns.clear();
        return as(Kind::Move);
    }

    /// The points of a scored base are shown for all players at once, see ranked().
    [[nodiscard]] Result gained(const VerbBody& /*verb*/, int amount) override {
        return amount > 0 && isOfScoring() ? Result() : numbers(amount, Kind::Value);
    }

    /// Shows the ranks and points of the players on a base, the highest power first.
    [[nodiscard]] Result ranked(CardId base) {
        const Standings all = standingsAt(match(), base);
        moment().concerns.clear();
        for (const PlayerId player : state().seatsFrom(state().globals.current)) {
            const Standing& one = all[player.value];
            if (!one.counts) continue;
            const QString prize = one.points == 0 ? QString() : QString("+%1").arg(one.points);
            moment().ranks.push_back({player.value, rankWords(all, player), one.power, prize});
            moment().concerns.push_back(player.value);
            if (one.points != 0) moment().numbers.push_back({-1, player.value, one.points});
        }
        std::ranges::stable_sort(moment().ranks, std::ranges::greater{}, &TableRank::amount);
        if (moment().ranks.empty()) return std::nullopt;
        showFace(base);
        const QString name = moment().faces.empty() ? QString() : moment().faces.front().name;
        moment().words = {tr("%1 scores").arg(withinLine(name))};
        return as(Kind::Ranked);
    }

    [[nodiscard]] Result ownVerb(const VerbBody& verb) override {
        switch (static_cast<Verb>(completed().kind.value)) {
            case Verb::Announce:
                moment().concerns.clear();
                if (verb.onto()) moment().targetCards = {verb.onto().value};
                return faces();
            case Verb::BeforeScoring:
                return faces();
            case Verb::Scores:
                if (verb.part == VerbBody::Part::Before) return std::nullopt;
                return ranked(subjectsOf(match(), completed()).front().card());
            case Verb::Move:
                return as(Kind::Move);
            case Verb::Boost:
            case Verb::LowerBreakpoint:
            case Verb::Exchange:
            case Verb::Replaced:
                return as(Kind::Change);
            default:
                return std::nullopt;
        }
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return BasebreakMomentWriter(view).write(); }

}  // namespace duelogue::basebreak
