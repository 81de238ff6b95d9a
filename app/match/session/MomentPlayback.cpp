#include "app/match/session/MomentPlayback.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace duelogue {

namespace {

using std::chrono::milliseconds;

/// Times for other players' actions and for the person's own, which need only a confirmation.
struct Times {
    milliseconds other{0};
    milliseconds own{0};
};

Times timesOf(TableMomentKind kind) {
    using Kind = TableMomentKind;
    switch (kind) {
        case Kind::None:
            return {};
        case Kind::Turn:
            return {milliseconds(900), milliseconds(700)};
        case Kind::Shown:
            return {milliseconds(1000), milliseconds(200)};
        case Kind::Advance:
            return {milliseconds(1100), milliseconds(350)};
        case Kind::Guard:
            return {milliseconds(1000), milliseconds(300)};
        case Kind::Damage:
            return {milliseconds(1000), milliseconds(800)};
        case Kind::Value:
        case Kind::Death:
            return {milliseconds(850), milliseconds(700)};
        case Kind::Change:
            return {milliseconds(700), milliseconds(400)};
        case Kind::Ranked:
            return {milliseconds(2600), milliseconds(2600)};
        case Kind::Draw:
            return {milliseconds(300), milliseconds(0)};
        case Kind::Move:
            return {milliseconds(500), milliseconds(0)};
    }
    return {};
}

/// Returns the reading time. It has an upper limit because familiar text is not read in full.
milliseconds timeToRead(const TableMoment& moment) {
    constexpr int sentence = 12, rules = 9, most = 2200;  // milliseconds: for a letter, and in total
    qsizetype time = 0;
    for (const QString& line : moment.words) time += line.size() * sentence;
    for (const TableFace& face : moment.faces) time += face.text.size() * rules;
    return milliseconds(std::min<qsizetype>(time, most));
}

double factorOf(PlaybackSpeed speed) {
    switch (speed) {
        case PlaybackSpeed::Off:
            return 0;
        case PlaybackSpeed::Fast:
            return .5;
        case PlaybackSpeed::Normal:
        case PlaybackSpeed::Wait:
            return 1;
        case PlaybackSpeed::Slow:
            return 1.8;
    }
    return 1;
}

bool isOwn(const TableState& beat) {
    const int seat = beat.moment.seat;
    return seat == beat.viewer && seat >= 0 && beat.seats[static_cast<std::size_t>(seat)].person;
}

bool demandsSomething(const TableState& table) {
    return !table.question.answers.empty() || !table.curtain.name.isEmpty() || table.result.over;
}

}  // namespace

PlaybackSpeed paceNamed(const QString& name) {
    if (name == "off") return PlaybackSpeed::Off;
    if (name == "fast") return PlaybackSpeed::Fast;
    if (name == "wait") return PlaybackSpeed::Wait;
    return name == "slow" ? PlaybackSpeed::Slow : PlaybackSpeed::Normal;
}

PlaybackSpeed paceWatched(const QString& name) {
    const PlaybackSpeed speed = paceNamed(name);
    return speed == PlaybackSpeed::Wait ? PlaybackSpeed::Normal : speed;
}

milliseconds MomentPlayback::timeFor(const TableState& beat, PlaybackSpeed speed) {
    const bool own = isOwn(beat);
    const Times times = timesOf(beat.moment.kind);
    const milliseconds time = own ? times.own : times.other + timeToRead(beat.moment);
    return milliseconds(static_cast<int>(static_cast<double>(time.count()) * factorOf(speed)));
}

MomentPlayback::MomentPlayback(std::function<PlaybackSpeed()> speed, QObject* parent)
    : QObject(parent), m_speed(std::move(speed)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MomentPlayback::next);
}

void MomentPlayback::add(TableState beat) {
    if (!m_hurrying) m_recorder.push_back(std::move(beat));
}

void MomentPlayback::rest(TableState table) {
    if (demandsSomething(table)) m_hurrying = false;
    m_rest = std::move(table);
    if (m_showing || (m_paused && !m_stepping && !m_recorder.empty())) return;
    next();
}

void MomentPlayback::next() {
    m_showing = false;
    if (!showBeat()) showRest();
}

/// Shows the next visible moment. Returns false if the queue has no visible moment.
bool MomentPlayback::showBeat() {
    while (!m_recorder.empty()) {
        TableState beat = std::move(m_recorder.front());
        m_recorder.pop_front();
        const milliseconds time = timeFor(beat, m_speed());
        if (time.count() == 0 && !m_paused) continue;
        beat.moment.time = static_cast<int>(time.count());
        m_showing = true;
        m_stepping = false;
        if (!m_paused && !waits(beat)) m_timer.start(time);
        emit show(beat);
        return true;
    }
    return false;
}

/// Returns true if the moment stays until the person continues. Draws and moves are understood at a glance.
bool MomentPlayback::waits(const TableState& beat) const {
    const TableMomentKind kind = beat.moment.kind;
    const bool atAGlance = kind == TableMomentKind::Draw || kind == TableMomentKind::Move;
    return m_speed() == PlaybackSpeed::Wait && !isOwn(beat) && !atAGlance;
}

void MomentPlayback::showRest() {
    if (m_speed() == PlaybackSpeed::Off) m_stepping = false;
    if (m_rest) emit show(*std::exchange(m_rest, std::nullopt));
    if (wantsMore()) emit more();
}

void MomentPlayback::showNext() {
    if (!m_showing || m_paused) return;
    m_timer.stop();
    next();
}

void MomentPlayback::skip() {
    m_timer.stop();
    m_recorder.clear();
    m_showing = false;
    showRest();
}

void MomentPlayback::hurry() {
    m_hurrying = true;
    skip();
}

void MomentPlayback::drop() {
    m_timer.stop();
    m_recorder.clear();
    m_rest.reset();
    m_showing = false;
    m_stepping = false;
    m_hurrying = false;
}

void MomentPlayback::pause(bool paused) {
    if (paused == m_paused) return;
    m_paused = paused;
    m_stepping = false;
    if (paused) {
        m_timer.stop();
    } else {
        next();
    }
}

void MomentPlayback::step() {
    pause(true);
    if (showBeat()) return;
    m_showing = false;
    m_stepping = true;
    if (m_rest) emit show(*std::exchange(m_rest, std::nullopt));
    emit more();
}

bool MomentPlayback::wantsMore() const { return m_recorder.empty() && !m_showing && (!m_paused || m_stepping); }

}  // namespace duelogue
