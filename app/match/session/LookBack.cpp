#include "app/match/session/LookBack.h"

#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

/// What is shown large, else the first card that it happens to, as far as it is known.
TableFace cardOf(const TableState& beat) {
    const TableMoment& moment = beat.moment;
    if (!moment.faces.empty()) return moment.faces.front();
    const int id = moment.cards.empty() ? moment.source : moment.cards.front();
    const auto card = std::ranges::find(beat.cards, id, &TableCard::id);
    return card == beat.cards.end() || card->hidden ? TableFace{} : card->face;
}

}  // namespace

LookBack::LookBack(std::function<PaceSpeed()> speed, QObject* parent) : QObject(parent), m_speed(std::move(speed)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (++m_place < static_cast<int>(m_beats.size())) {
            showPlace();
        } else {
            end();
        }
    });
}

void LookBack::remember(TableState beat) {
    beat.canUndo = beat.canRedo = beat.canPassOn = beat.canPassTurn = false;
    m_steps.push_back(cardOf(beat));
    m_beats.push_back(std::move(beat));
}

void LookBack::begin(TableState resting) {
    if (m_beats.empty()) return;
    m_resting = std::move(resting);
    m_place = 0;
    m_plays = goesByItself(m_speed());
    showPlace();
}

void LookBack::go(int place) {
    if (!isOn()) return;
    m_plays = false;
    m_timer.stop();
    if (place >= static_cast<int>(m_beats.size())) return end();
    m_place = std::max(0, place);
    showPlace();
}

void LookBack::play() {
    if (!isOn()) return;
    m_plays = !m_plays;
    m_timer.stop();
    showPlace();
}

void LookBack::showPlace() {
    TableState beat = m_beats[static_cast<std::size_t>(m_place)];
    const PaceSpeed speed = goesByItself(m_speed()) ? m_speed() : PaceSpeed::Normal;
    // What the person did meanwhile is looked at as long as the rest.
    const std::chrono::milliseconds least{400};
    const auto time = std::max(least, Pace::timeFor(beat, speed));
    beat.moment.time = static_cast<int>(time.count());
    if (m_plays) m_timer.start(time);
    emit moved({m_place, m_steps, m_plays});
    emit show(beat);
}

void LookBack::end() {
    drop();
    emit show(std::exchange(m_resting, {}));
}

void LookBack::drop() {
    if (!isOn()) return;
    m_timer.stop();
    m_place = -1;
    emit moved({});
}

void LookBack::forget() {
    drop();
    m_beats.clear();
    m_steps.clear();
}

}  // namespace duelogue
