#include "app/files/Preferences.h"

#include <algorithm>

namespace duelogue {

Preferences::Preferences(QObject* parent) : QObject(parent), m_settings("Duelogue", "Duelogue") {}

bool Preferences::motion() const { return m_settings.value("window/motion", true).toBool(); }

void Preferences::setMotion(bool motion) {
    m_settings.setValue("window/motion", motion);
    emit changed();
}

QString Preferences::pace() const { return m_settings.value("window/pace", "normal").toString(); }

void Preferences::setPace(const QString& pace) {
    m_settings.setValue("window/pace", pace);
    emit changed();
}

void Preferences::nextPace() {
    const QStringList paces{"slow", "normal", "fast", "off"};
    setPace(paces[(paces.indexOf(pace()) + 1) % paces.size()]);
}

QString Preferences::theme() const { return m_settings.value("window/theme", "dark").toString(); }

void Preferences::setTheme(const QString& theme) {
    m_settings.setValue("window/theme", theme);
    emit changed();
}

double Preferences::letters() const { return std::clamp(m_settings.value("window/letters", 1.0).toDouble(), .8, 1.6); }

QMap<QString, QString> Preferences::bots() const {
    const QString group = QStringLiteral("bots/");
    QMap<QString, QString> bots;
    for (const QString& key : m_settings.allKeys()) {
        if (key.startsWith(group)) bots[key.mid(group.size())] = m_settings.value(key).toString();
    }
    return bots;
}

void Preferences::setLetters(double letters) {
    m_settings.setValue("window/letters", std::clamp(letters, .8, 1.6));
    emit changed();
}

}  // namespace duelogue
