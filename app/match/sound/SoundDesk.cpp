#include "app/match/sound/SoundDesk.h"

#include <utility>

#include "app/match/table/TableModel.h"

namespace duelogue {

SoundDesk::SoundDesk(TableModel& table, Play play, QObject* parent)
    : QObject(parent), m_table(table), m_play(std::move(play)) {
    m_asked.start();
    connect(&table, &TableModel::shown, this, &SoundDesk::hear);
}

void SoundDesk::hear() {
    constexpr double hundred = 100;
    const TableState& now = m_table.table();
    const std::optional<Sound> sound = soundOf(m_seen, now, std::chrono::milliseconds(m_asked.elapsed()));
    m_seen = now;
    if (!now.question.answers.empty()) m_asked.start();
    const int volume = m_preferences.volume();
    if (sound && volume > 0) m_play(*sound, volume / hundred);
}

}  // namespace duelogue
