// Checks whether the chances of a search, which hints show to people, come true. DUELOGUE_LONG=1 checks 10,000
// decisions.
#include <QtTest>
#include <array>
#include <cmath>

#include "match/loop/Match.h"
#include "players/plain/PlayMatch.h"
#include "players/search/SearchPlayer.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

/// A player that records its chance to win after each reply.
class Forecaster final : public ComputerPlayer {
public:
    Forecaster(int iterations, std::uint64_t seed) : m_player(evaluation(), {iterations, {}}, seed) {}

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override {
        const Reply reply = m_player.choose(view, stop);
        if (!m_player.thoughts().empty()) m_chances.push_back(m_player.thoughts().front().chance);
        return reply;
    }
    [[nodiscard]] std::string name() const override { return m_player.name(); }
    [[nodiscard]] const std::vector<double>& chances() const { return m_chances; }

private:
    SearchPlayer m_player;
    std::vector<double> m_chances;
};

/// Forecasts in ten groups, from hopeless to certain, and their outcomes.
class Calibration {
public:
    void add(double chance, double result) {
        Group& group = m_groups[static_cast<std::size_t>(std::min(9.0, chance * 10))];
        ++group.count;
        group.chances += chance;
        group.results += result;
        m_misses += (chance - result) * (chance - result);
    }
    [[nodiscard]] int count() const {
        int count = 0;
        for (const Group& group : m_groups) count += group.count;
        return count;
    }
    /// Returns the calibration error: the mean difference of forecast and outcome, taken in each group.
    [[nodiscard]] double error() const {
        double sum = 0;
        for (const Group& group : m_groups) sum += std::abs(group.chances - group.results);
        return sum / count();
    }
    /// Returns the Brier score: 0 if every forecast is right, 0.25 if every forecast is 50 %.
    [[nodiscard]] double brier() const { return m_misses / count(); }
    [[nodiscard]] QString table() const {
        QString text = QStringLiteral("forecast, outcome, decisions:");
        for (const Group& group : m_groups) {
            if (group.count == 0) continue;
            text += QStringLiteral("\n  %1  %2  %3")
                        .arg(group.chances / group.count, 0, 'f', 2)
                        .arg(group.results / group.count, 0, 'f', 2)
                        .arg(group.count, 5);
        }
        return text +
               QStringLiteral("\non average %1 apart, Brier score %2").arg(error(), 0, 'f', 3).arg(brier(), 0, 'f', 3);
    }

private:
    struct Group {
        int count = 0;
        double chances = 0;
        double results = 0;
    };
    std::array<Group, 10> m_groups;
    double m_misses = 0;
};

}  // namespace

class TestCalibration : public QObject {
    Q_OBJECT

private slots:
    void winChancesAreCalibrated() {
        // A match gives some forty dependent forecasts, so a few matches are a small sample.
        const int decisions = isLongRun() ? 10'000 : 1'500;
        const double most = isLongRun() ? 0.05 : 0.12;
        Calibration calibration;
        for (std::uint64_t seed = 1; calibration.count() < decisions; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Forecaster one(isLongRun() ? 1000 : 100, 2 * seed);
            Forecaster two(isLongRun() ? 1000 : 100, 2 * seed + 1);
            const std::array<ComputerPlayer*, 2> seats{&one, &two};
            QVERIFY(playMatch(match, seats).end == MatchReport::End::Over);
            const PlayerSet winners(match.state().globals.winners);
            for (std::uint8_t seat = 0; seat < 2; ++seat) {
                const double result = winners.has(PlayerId(seat)) ? 1 : winners.has(PlayerId(1 - seat)) ? 0 : 0.5;
                for (const double chance : (seat == 0 ? one : two).chances()) calibration.add(chance, result);
            }
        }
        qInfo("%s", qPrintable(calibration.table()));
        QVERIFY2(calibration.error() <= most, qPrintable(calibration.table()));
        QVERIFY2(calibration.brier() <= 0.2, qPrintable(calibration.table()));
    }
};

DUELOGUE_TEST(TestCalibration, NoApplication)
#include "tst_calibration.moc"
