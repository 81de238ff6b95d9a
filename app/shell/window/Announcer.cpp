#include "app/shell/window/Announcer.h"

#include <QAccessible>
#include <utility>

#include "app/shell/language/Language.h"

namespace duelogue {

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent) {
    constexpr int breath = 250;
    m_breath.setSingleShot(true);
    m_breath.setInterval(breath);
    connect(&m_breath, &QTimer::timeout, this, &Announcer::tell);
    connect(&Language::ofProgram(), &Language::installed, this, [this] { m_announcements.changeLanguage(); });
}

void Announcer::setTable(TableModel* table) {
    m_table = table;
    if (table == nullptr) return;
    connect(table, &TableModel::shown, this, &Announcer::hear);
    connect(table->gesture(), &GestureModel::refused, this, &Announcer::say);
    connect(table->gesture(), &GestureModel::changed, this, &Announcer::hearGesture);
    connect(table->hints(), &HintsModel::changed, this, &Announcer::hearHint);
    connect(table, &TableModel::againWanted, this, &Announcer::forget);
    connect(table, &TableModel::leaveWanted, this, &Announcer::forget);
}

void Announcer::say(const QString& words) {
    if (words.isEmpty()) return;
    m_waiting << words;
    if (!m_breath.isActive()) tell();
}

void Announcer::sayTogether(QStringList parts) {
    parts.removeAll(QString());
    say(parts.join(u". "));
}

void Announcer::hear() {
    // Pending announcements are for the person who sat here before the curtain.
    if (!m_table->curtainName().isEmpty()) tell();
    say(m_announcements.of(m_table->table()).join(u'\n'));
    m_asked = m_table->table().question;
    m_step = step();
    m_aimed = m_table->gesture()->aimed();
}

QString Announcer::step() const {
    return m_table->question()->stepping() ? m_table->question()->stepLabel() : QString();
}

/// Announces a newly chosen number, or that a card waits for its target, once the question itself was announced.
void Announcer::hearGesture() {
    if (m_table->table().question != m_asked) return;
    const QString step = this->step();
    if (std::exchange(m_step, step) != step) say(step);
    const int aimed = m_table->gesture()->aimed();
    if (std::exchange(m_aimed, aimed) != aimed && aimed >= 0) say(tr("Now choose a target."));
}

void Announcer::hearHint() {
    const QString hint =
        m_table->hints()->thinking() ? QString() : m_table->hints()->rows()->value(0, "spoken").toString();
    if (std::exchange(m_hint, hint) != hint && !hint.isEmpty()) say(tr("Hint: %1").arg(hint));
}

/// Announces the pending words. A screen reader that does not support alerts reads a notification when it is shown.
void Announcer::tell() {
    if (m_waiting.isEmpty()) return;
    m_words = std::exchange(m_waiting, {}).join(u'\n');
    if (m_breath.interval() > 0) m_breath.start();
    emit told();
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace duelogue
