#include "app/match/table/ClockModel.h"

#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

constexpr std::chrono::milliseconds interval{100};
constexpr int ticksBetweenSaves = 100;
constexpr std::chrono::seconds lowTime{30};

}  // namespace

ClockModel::ClockModel(const ShownTable& shown, ChessClock clock) : m_shown(shown), m_clock(std::move(clock)) {
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &ClockModel::tick);
}

void ClockModel::begin(const ClockSetting& setting, const std::vector<bool>& people) {
    m_people = people;
    // Without a person, nobody decides by the clock.
    const bool isAny = std::ranges::find(people, true) != people.end();
    m_clock.begin(isAny ? setting : ClockSetting{}, people.size());
    m_timer.stop();
    emit ticked();
}

void ClockModel::setLeft(const std::vector<ChessClock::Time>& left) {
    m_clock.setLeft(left);
    emit ticked();
}

void ClockModel::showQuestion() {
    if (m_clock.isOn()) settle();
}

/// Starts or stops the clock of the viewer.
void ClockModel::settle() {
    const TableState& table = m_shown.state;
    const bool asks = m_shown.isAsked() && !m_shown.isMoment() && table.curtain.name.isEmpty();
    const auto viewer = static_cast<std::size_t>(std::max(0, table.viewer));
    const bool runs = asks && !m_held && viewer < m_people.size() && m_people[viewer];
    m_clock.run(runs ? std::optional(viewer) : std::nullopt);
    if (!runs) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
    emit ticked();
}

void ClockModel::decided(std::size_t seat) {
    m_clock.run(std::nullopt);
    m_clock.decided(seat);
    m_timer.stop();
}

QVariantList ClockModel::times() const {
    QVariantList times;
    const auto left = m_clock.allLeft();
    for (std::size_t seat = 0; seat < left.size(); ++seat) {
        times << QVariantMap{{"text", m_people[seat] ? clockText(left[seat]) : QString()},
                             {"runs", m_clock.running() == seat},
                             {"low", left[seat] < lowTime}};
    }
    return times;
}

void ClockModel::hold(bool held) {
    if (std::exchange(m_held, held) == held) return;
    showQuestion();
    emit heldChanged();
}

void ClockModel::tick() {
    emit ticked();
    const auto seat = m_clock.running();
    if (!seat) return m_timer.stop();
    if (m_clock.left(*seat) == ChessClock::Time(0)) {
        m_clock.run(std::nullopt);
        m_timer.stop();
        emit ranOut();
    } else if (++m_ticks % ticksBetweenSaves == 0) {
        emit saveWanted();
    }
}

}  // namespace duelogue
