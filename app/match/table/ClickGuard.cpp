#include "app/match/table/ClickGuard.h"

#include <QLineF>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTouchEvent>
#include <QWindow>
#include <utility>

namespace duelogue {

namespace {

constexpr double trembling = 3;   ///< pixels; a smaller movement counts as none
constexpr double samePlace = 16;  ///< pixels; closer clicks count as clicks at the same place
constexpr quint64 halfASecond = 500;
constexpr quint64 quickly = 300;  ///< milliseconds; the longest pause between rapid clicks

bool isPress(QEvent::Type type) {
    return type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick || type == QEvent::TouchBegin;
}

bool isRelease(QEvent::Type type) {
    return type == QEvent::MouseButtonRelease || type == QEvent::TouchEnd || type == QEvent::TouchCancel;
}

bool isMove(QEvent::Type type) { return type == QEvent::MouseMove || type == QEvent::TouchUpdate; }

double distance(QPointF a, QPointF b) { return QLineF(a, b).length(); }

/// Returns the topmost item at this place.
const QObject* itemAt(const QObject* window, QPointF at) {
    const auto* quick = qobject_cast<const QQuickWindow*>(window);
    const QQuickItem* item = quick == nullptr ? nullptr : quick->contentItem();
    while (item != nullptr) {
        const QQuickItem* const child = item->childAt(at.x(), at.y());
        if (child == nullptr) break;
        at = item->mapToItem(child, at);
        item = child;
    }
    return item;
}

}  // namespace

ClickGuard::ClickGuard(SaysAgain saysAgain, QObject* parent) : QObject(parent), m_saysAgain(std::move(saysAgain)) {}

void ClickGuard::watch(QWindow& window) { window.installEventFilter(this); }

void ClickGuard::rest() {
    m_restsAt = m_at;
    if (std::exchange(m_resting, true)) return;
    emit restingChanged();
}

void ClickGuard::acted() { m_acted = m_press; }

void ClickGuard::moveTo(QPointF at) {
    m_at = at;
    if (m_acted && distance(at, m_acted->at) > samePlace) m_acted.reset();
    if (m_vain && distance(at, m_vain->at) > samePlace) m_vain.reset();
    if (!m_resting || distance(at, m_restsAt) <= trembling) return;
    m_resting = false;
    emit restingChanged();
}

/// Returns true if the press is a reflex repetition of the previous one.
bool ClickGuard::isSecond(const Press& press) const {
    const auto follows = [&](const std::optional<Press>& first, quint64 within) {
        return first && press.time - first->time < within && distance(press.at, first->at) <= samePlace;
    };
    return follows(m_acted, halfASecond) || (follows(m_press, halfASecond) && press.on != m_press->on) ||
           follows(m_vain, quickly);
}

bool ClickGuard::swallows(const Press& press) {
    const bool inVain = isSecond(press) && !m_saysAgain(press.at);
    (inVain ? m_vain : m_press) = press;
    if (!inVain) m_vain.reset();
    return inVain;
}

bool ClickGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) m_press.reset(), m_vain.reset();
    if (isPress(event->type()) || isMove(event->type())) {
        const auto& pointer = static_cast<const QPointerEvent&>(*event);
        if (pointer.pointCount() > 0) {
            const QPointF at = pointer.points().first().position();
            if (isPress(event->type())) m_swallowing = swallows({at, pointer.timestamp(), itemAt(watched, at)});
            moveTo(at);
        }
        return m_swallowing;
    }
    if (isRelease(event->type())) return std::exchange(m_swallowing, false);
    return QObject::eventFilter(watched, event);
}

}  // namespace duelogue
