#include "app/library/files/Preferences.h"

#include "app/library/files/AutoPassSettings.h"

#include <algorithm>

namespace duelogue {

namespace {

constexpr const char* look[]{"window/theme",  "window/marks", "window/letters", "window/cards",
                             "window/motion", "window/pace",  "window/volume",  "window/hand"};

QString lessonKey(const QString& game, int lesson, const char* what) {
    return QString("lessons/%1/%2/%3").arg(game).arg(lesson).arg(what);
}

}  // namespace

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
    const QStringList paces{"wait", "slow", "normal", "fast", "off"};
    setPace(paces[(paces.indexOf(pace()) + 1) % paces.size()]);
}

QString Preferences::theme() const { return m_settings.value("window/theme", "dark").toString(); }

void Preferences::setTheme(const QString& theme) {
    m_settings.setValue("window/theme", theme);
    emit changed();
}

QString Preferences::language() const { return m_settings.value("window/language").toString(); }

void Preferences::setLanguage(const QString& code) {
    m_settings.setValue("window/language", code);
    emit changed();
}

double Preferences::letters() const { return std::clamp(m_settings.value("window/letters", 1.0).toDouble(), .8, 1.6); }

void Preferences::setLetters(double letters) {
    m_settings.setValue("window/letters", std::clamp(letters, .8, 1.6));
    emit changed();
}

double Preferences::cards() const { return std::clamp(m_settings.value("window/cards", 1.0).toDouble(), .8, 1.4); }

void Preferences::setCards(double cards) {
    m_settings.setValue("window/cards", std::clamp(cards, .8, 1.4));
    emit changed();
}

QString Preferences::hand() const { return m_settings.value("window/hand", "drawn").toString(); }

void Preferences::setHand(const QString& order) {
    m_settings.setValue("window/hand", order);
    emit changed();
}

void Preferences::nextHand() {
    const QStringList orders{"drawn", "cost", "kind"};
    setHand(orders[(orders.indexOf(hand()) + 1) % orders.size()]);
}

bool Preferences::marks() const { return m_settings.value("window/marks", false).toBool(); }

void Preferences::setMarks(bool marks) {
    m_settings.setValue("window/marks", marks);
    emit changed();
}

int Preferences::volume() const { return std::clamp(m_settings.value("window/volume", 50).toInt(), 0, 100); }

void Preferences::setVolume(int volume) {
    m_settings.setValue("window/volume", std::clamp(volume, 0, 100));
    emit changed();
}

QVariantMap Preferences::asking() const {
    const QString group = QStringLiteral("asking/");
    QVariantMap games;
    for (const QString& key : m_settings.allKeys()) {
        if (!key.startsWith(group)) continue;
        const QString game = key.section(u'/', 1, 1);
        QVariantMap kept = games[game].toMap();
        kept[key.section(u'/', 2)] = m_settings.value(key);
        games[game] = kept;
    }
    return games;
}

void Preferences::setAskingMode(const QString& game, const QString& mode) {
    m_settings.setValue("asking/" + game + "/mode", mode);
    emit changed();
}

QString Preferences::stop(bool own, int phase) { return AutoPassSettings::stop(own, phase); }

void Preferences::toggleStop(const QString& game, bool own, int phase) {
    const QString key = "asking/" + game + "/stops", toggled = stop(own, phase);
    QStringList stops = m_settings.value(key).toStringList();
    if (stops.removeAll(toggled) == 0) stops << toggled;
    m_settings.setValue(key, stops);
    emit changed();
}

void Preferences::resetAsking(const QString& game) {
    m_settings.remove("asking/" + game);
    emit changed();
}

bool Preferences::hasUsualLook() const {
    return theme() == "dark" && !marks() && letters() == 1 && cards() == 1 && motion() && pace() == "normal" &&
           hand() == "drawn" && volume() == 50;
}

void Preferences::resetLook() {
    for (const char* key : look) m_settings.remove(key);
    emit changed();
}

int Preferences::lessonStep(const QString& game, int lesson) const {
    return std::max(0, m_settings.value(lessonKey(game, lesson, "step"), 0).toInt());
}

void Preferences::setLessonStep(const QString& game, int lesson, int step) {
    m_settings.setValue(lessonKey(game, lesson, "step"), step);
    emit changed();
}

bool Preferences::isLessonDone(const QString& game, int lesson) const {
    return m_settings.value(lessonKey(game, lesson, "done"), false).toBool();
}

void Preferences::finishLesson(const QString& game, int lesson) {
    m_settings.setValue(lessonKey(game, lesson, "done"), true);
    setLessonStep(game, lesson, 0);
}

QMap<QString, QString> Preferences::bots() const {
    const QString group = QStringLiteral("bots/");
    QMap<QString, QString> bots;
    for (const QString& key : m_settings.allKeys()) {
        if (key.startsWith(group)) bots[key.mid(group.size())] = m_settings.value(key).toString();
    }
    return bots;
}

}  // namespace duelogue
