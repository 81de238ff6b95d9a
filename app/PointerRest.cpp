#include "app/PointerRest.h"

#include <QLineF>
#include <QMouseEvent>
#include <QTouchEvent>
#include <QWindow>
#include <utility>

namespace duelogue {

namespace {

constexpr double trembling = 3;   ///< pixels that are no movement
constexpr double samePlace = 16;  ///< pixels within which two clicks are at the same place
constexpr quint64 halfASecond = 500;

bool isPress(QEvent::Type type) {
    return type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick || type == QEvent::TouchBegin;
}

bool isRelease(QEvent::Type type) {
    return type == QEvent::MouseButtonRelease || type == QEvent::TouchEnd || type == QEvent::TouchCancel;
}

bool isMove(QEvent::Type type) { return type == QEvent::MouseMove || type == QEvent::TouchUpdate; }

double distance(QPointF a, QPointF b) { return QLineF(a, b).length(); }

}  // namespace

PointerRest::PointerRest(SaysAgain saysAgain, QObject* parent) : QObject(parent), m_saysAgain(std::move(saysAgain)) {}

void PointerRest::watch(QWindow& window) { window.installEventFilter(this); }

void PointerRest::rest() {
    m_restsAt = m_at;
    if (std::exchange(m_resting, true)) return;
    emit restingChanged();
}

void PointerRest::acted() { m_acted = m_press; }

void PointerRest::moveTo(QPointF at) {
    m_at = at;
    if (m_acted && distance(at, m_acted->at) > samePlace) m_acted.reset();
    if (!m_resting || distance(at, m_restsAt) <= trembling) return;
    m_resting = false;
    emit restingChanged();
}

bool PointerRest::swallows(const Press& press) {
    const bool soon = m_acted && press.time - m_acted->time < halfASecond;
    if (soon && distance(press.at, m_acted->at) <= samePlace && !m_saysAgain(press.at)) return true;
    m_press = press;
    return false;
}

bool PointerRest::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) m_press.reset();
    if (isPress(event->type()) || isMove(event->type())) {
        const auto& pointer = static_cast<const QPointerEvent&>(*event);
        if (pointer.pointCount() > 0) {
            const Press press{pointer.points().first().position(), pointer.timestamp()};
            if (isPress(event->type())) m_swallowing = swallows(press);
            moveTo(press.at);
        }
        return m_swallowing;
    }
    if (isRelease(event->type())) return std::exchange(m_swallowing, false);
    return QObject::eventFilter(watched, event);
}

}  // namespace duelogue
