#include "app/match/table/ChessClock.h"

#include <algorithm>
#include <utility>

namespace duelogue {

ChessClock::ChessClock(Now now) : m_now(std::move(now)) {}

ChessClock::Time ChessClock::steadyNow() {
    return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch());
}

void ChessClock::begin(const ClockSetting& setting, std::size_t seats) {
    m_setting = setting;
    m_running.reset();
    m_left.assign(setting.isOn() ? seats : 0, std::chrono::minutes(setting.minutes));
}

void ChessClock::setLeft(const std::vector<Time>& left) {
    if (left.size() != m_left.size() || std::ranges::any_of(left, [](Time time) { return time < Time(0); })) return;
    m_left = left;
}

void ChessClock::run(std::optional<std::size_t> seat) {
    if (seat && *seat >= m_left.size()) seat.reset();
    if (m_running == seat) return;
    if (m_running) m_left[*m_running] = left(*m_running);
    m_running = seat;
    m_since = m_now();
}

void ChessClock::decided(std::size_t seat) {
    if (left(seat) > Time(0)) m_left[seat] += std::chrono::seconds(m_setting.increment);
}

ChessClock::Time ChessClock::left(std::size_t seat) const {
    if (seat >= m_left.size()) return {};
    return std::max(Time(0), m_running == seat ? m_left[seat] - (m_now() - m_since) : m_left[seat]);
}

std::vector<ChessClock::Time> ChessClock::allLeft() const {
    std::vector<Time> all;
    for (std::size_t seat = 0; seat < m_left.size(); ++seat) all.push_back(left(seat));
    return all;
}

bool ChessClock::hasRunOut() const {
    return std::ranges::any_of(allLeft(), [](Time time) { return time == Time(0); });
}

QString clockText(ChessClock::Time left) {
    const auto tenths = left.count() / 100;
    const auto seconds = tenths / 10;
    const auto two = [](auto number) { return QString::number(number).rightJustified(2, u'0'); };
    if (seconds >= 3600)
        return QString("%1:%2:%3").arg(QString::number(seconds / 3600), two(seconds / 60 % 60), two(seconds % 60));
    const QString text = QString("%1:%2").arg(QString::number(seconds / 60), two(seconds % 60));
    return seconds < 10 ? QString("%1.%2").arg(text, QString::number(tenths % 10)) : text;
}

}  // namespace duelogue
