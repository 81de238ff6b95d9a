#include "app/match/session/TurnRecap.h"

#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

/// Returns the enlarged card of a moment, else its first card, or an empty face if that card is hidden.
TableFace cardOf(const TableState& beat) {
    const TableMoment& moment = beat.moment;
    if (!moment.faces.empty()) return moment.faces.front();
    const int id = moment.cards.empty() ? moment.source : moment.cards.front();
    const auto card = std::ranges::find(beat.cards, id, &TableCard::id);
    return card == beat.cards.end() || card->hidden ? TableFace{} : card->face;
}

}  // namespace

TurnRecap::TurnRecap(std::function<PlaybackSpeed()> speed, QObject* parent)
    : QObject(parent), m_speed(std::move(speed)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (++m_place < static_cast<int>(m_recorder.size())) {
            showPlace();
        } else {
            end();
        }
    });
}

void TurnRecap::remember(TableState beat) {
    beat.canUndo = beat.canRedo = beat.canPassOn = beat.canPassTurn = false;
    m_steps.push_back(cardOf(beat));
    m_recorder.push_back(std::move(beat));
}

void TurnRecap::begin(TableState resting) {
    if (m_recorder.empty()) return;
    m_resting = std::move(resting);
    m_place = 0;
    m_plays = goesByItself(m_speed());
    showPlace();
}

void TurnRecap::go(int place) {
    if (!isOn()) return;
    m_plays = false;
    m_timer.stop();
    if (place >= static_cast<int>(m_recorder.size())) return end();
    m_place = std::max(0, place);
    showPlace();
}

void TurnRecap::play() {
    if (!isOn()) return;
    m_plays = !m_plays;
    m_timer.stop();
    showPlace();
}

void TurnRecap::showPlace() {
    TableState beat = m_recorder[static_cast<std::size_t>(m_place)];
    const PlaybackSpeed speed = goesByItself(m_speed()) ? m_speed() : PlaybackSpeed::Normal;
    // The person's own actions are shown as long as the others.
    const std::chrono::milliseconds least{400};
    const auto time = std::max(least, MomentPlayback::timeFor(beat, speed));
    beat.moment.time = static_cast<int>(time.count());
    if (m_plays) m_timer.start(time);
    emit moved({m_place, m_steps, m_plays});
    emit show(beat);
}

void TurnRecap::end() {
    drop();
    emit show(std::exchange(m_resting, {}));
}

void TurnRecap::drop() {
    if (!isOn()) return;
    m_timer.stop();
    m_place = -1;
    emit moved({});
}

void TurnRecap::forget() {
    drop();
    m_recorder.clear();
    m_steps.clear();
}

}  // namespace duelogue
