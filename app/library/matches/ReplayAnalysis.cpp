#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/library/matches/ReplayModel.h"

/// The part of ReplayModel that shows the analysis of the match.
namespace duelogue {

namespace {

/// The change of a seat's chance between two of its decisions that counts as a turning point of the match.
constexpr double turning = .2;
constexpr std::size_t mostTurnings = 3;

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

/// Returns the margin of the loss in percent, at least 1.
QString marginOf(const ReplyEvaluation& each) { return QString::number(std::max(1, percent(each.margin))); }

struct Turning {
    double change = 0;  ///< positive if the chance rises
    const ReplyEvaluation* at = nullptr;
};

/// Returns the player's largest turning points, at most mostTurnings, by the size of the change.
std::vector<Turning> turningsOf(const std::vector<ReplyEvaluation>& evaluations, PlayerId player) {
    std::vector<Turning> found;
    const ReplyEvaluation* before = nullptr;
    for (const ReplyEvaluation& each : evaluations) {
        if (each.player != player) continue;
        const double change = before == nullptr ? 0 : each.chance - before->played;
        if (std::abs(change) >= turning) found.push_back({change, &each});
        before = &each;
    }
    std::ranges::sort(found, std::greater{}, [](const Turning& each) { return std::abs(each.change); });
    if (found.size() > mostTurnings) found.resize(mostTurnings);
    return found;
}

}  // namespace

void ReplayModel::analyze() {
    if (!isOpen()) return;
    if (m_run.isBusy()) {
        stopAnalysis();
    } else {
        m_judged.clear();
        m_run.start(m_iterations);
    }
}

void ReplayModel::ensureAnalysis() {
    if (!m_run.isBusy() && !m_run.isComplete()) m_run.start(m_iterations);
}

void ReplayModel::selectForAnalysis(const SavedMatch& match) {
    if (const Game* const played = game(match.config.game.toStdString())) m_run.select(*played, match);
}

void ReplayModel::stopAnalysis() {
    m_run.stop();
    emit analyzed();
}

int ReplayModel::placeOf(int at) const {
    const auto found = std::ranges::find(m_decisions, static_cast<std::size_t>(at), &Decision::at);
    return found == m_decisions.end() ? -1 : static_cast<int>(found - m_decisions.begin());
}

/// Returns the seat's share of the win at the end. Returns nullopt if the match is unfinished or not archived, or if
/// the analysis is still running.
std::optional<double> ReplayModel::chanceAtEnd(std::size_t seat) const {
    const auto row = archivedMatch(m_match.identity.id);
    if (!m_match.over || m_run.isBusy() || !row) return std::nullopt;
    if (row->winners.empty()) return 1.0 / static_cast<double>(m_match.config.seats.size());
    const bool won = std::ranges::find(row->winners, static_cast<int>(seat)) != row->winners.end();
    return won ? 1.0 / static_cast<double>(row->winners.size()) : 0;
}

/// With two seats, only the viewer has a curve, because the other curve is roughly its mirror image.
QVariantList ReplayModel::curves() const {
    QVariantList curves;
    const std::size_t seats = m_match.config.seats.size();
    for (std::size_t seat = 0; isOpen() && seat < seats; ++seat) {
        if (seats == 2 && seat != viewer().value) continue;
        QVariantList points;
        for (const ReplyEvaluation& each : analysis().evaluations) {
            const int place = placeOf(each.at);
            if (each.player.value == seat && place >= 0)
                points.append(QPointF(double(place) / std::max(1, last()), each.chance));
        }
        if (const auto end = chanceAtEnd(seat); end && !points.isEmpty()) points.append(QPointF(1, *end));
        curves.append(QVariantMap{
            {"seat", static_cast<int>(seat)}, {"name", m_match.config.seats[seat].called()}, {"points", points}});
    }
    return curves;
}

/// Creates the missing words of evaluations.
void ReplayModel::wordEvaluations(std::span<const ReplyEvaluation> evaluations) const {
    std::vector<ReplyEvaluation> missing;
    std::ranges::copy_if(evaluations, std::back_inserter(missing),
                         [this](const ReplyEvaluation& each) { return !m_judged.contains(each.at); });
    if (missing.empty()) return;
    std::size_t place = 0;
    for (ReplyEvaluationWords& words : wordsOf(*m_game, m_match, missing))
        m_judged[missing[place++].at] = std::move(words);
}

QVariantList ReplayModel::marks() const {
    QVariantList marks;
    const auto add = [&](const ReplyEvaluation& each, double y, bool mistake, const QString& words) {
        const int place = placeOf(each.at);
        marks.append(QVariantMap{{"place", place},
                                 {"x", double(place) / std::max(1, last())},
                                 {"y", y},
                                 {"seat", static_cast<int>(each.player.value)},
                                 {"mistake", mistake},
                                 {"words", words}});
    };
    const bool isDuel = m_match.config.seats.size() == 2;
    const auto height = [&](const ReplyEvaluation& each) {
        return isDuel && each.player != viewer() ? 1 - each.chance : each.chance;
    };
    for (std::size_t seat = 0; isOpen() && seat < m_match.config.seats.size(); ++seat) {
        const QString name = m_match.config.seats[seat].called();
        const PlayerId player(static_cast<std::uint8_t>(seat));
        if (isDuel && player != viewer()) continue;
        for (const Turning& each : turningsOf(analysis().evaluations, player)) {
            const QString change = QString::number(percent(std::abs(each.change)));
            add(*each.at, height(*each.at), false,
                each.change > 0 ? tr("%1: turning point, +%2%").arg(name, change)
                                : tr("%1: turning point, −%2%").arg(name, change));
        }
    }
    std::vector<ReplyEvaluation> mistakes;
    std::ranges::copy_if(analysis().evaluations, std::back_inserter(mistakes), &ReplyEvaluation::mistake);
    if (!isOpen()) return marks;
    wordEvaluations(mistakes);
    for (const ReplyEvaluation& each : mistakes) {
        const QString name = m_match.config.seats[each.player.value].called();
        const ReplyEvaluationWords& words = m_judged[each.at];
        add(each, height(each), true,
            tr("%1, turn %2, mistake: %3. Better: %4 (+%5% ±%6)")
                .arg(name, QString::number(each.turn), words.played, words.better, QString::number(percent(each.loss)),
                     marginOf(each)));
    }
    return marks;
}

bool ReplayModel::isMistake() const {
    const ReplyEvaluation* const found = isOpen() ? analysis().find(here().at) : nullptr;
    return found != nullptr && found->mistake;
}

QStringList ReplayModel::verdict() const {
    const ReplyEvaluation* const found = isOpen() && here().player ? analysis().find(here().at) : nullptr;
    if (found == nullptr) return {};
    const QString name = m_match.config.seats[found->player.value].called();
    wordEvaluations(std::span(found, 1));
    const ReplyEvaluationWords& words = m_judged[found->at];
    QStringList lines{tr("%1: %2% win chance.").arg(name, QString::number(percent(found->chance)))};
    if (found->mistake) {
        lines += tr("After “%1”: %2%.").arg(words.played, QString::number(percent(found->played)));
        lines +=
            tr("Better: %1 (+%2% ±%3).").arg(words.better, QString::number(percent(found->loss)), marginOf(*found));
        if (!words.line.isEmpty()) lines += words.line;
    } else if (!words.better.isEmpty() && found->asGood) {
        lines += tr("Equally good: %1.").arg(words.better);
    } else if (!words.better.isEmpty() && percent(found->loss) > 0) {
        const QString loss = QString::number(percent(found->loss));
        lines += tr("Slightly better: %1 (+%2% ±%3).").arg(words.better, loss, marginOf(*found));
    }
    return lines;
}

}  // namespace duelogue
