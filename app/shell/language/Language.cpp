#include "app/shell/language/Language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>
#include <algorithm>

namespace duelogue {

namespace {

constexpr const char* folder = ":/translations";
constexpr const char* english = "en";
constexpr const char* kept = "window/language";

/// Returns the first available language among the preferred ones of the system, else English.
QString ofSystem() {
    const QStringList there = Language::codes();
    for (const QString& wished : QLocale::system().uiLanguages()) {
        QString code = wished.section(u'-', 0, 0);
        if (there.contains(code)) return code;
    }
    return english;
}

/// Returns the locale for numbers and dates: the system's own if it has this language.
QLocale localeOf(const QString& code) {
    const QLocale system = QLocale::system();
    const bool plain = system.language() == QLocale::C && code == english;
    return plain || system.language() == QLocale(code).language() ? system : QLocale(code);
}

}  // namespace

Language::Language(QObject* parent) : QObject(parent), m_settings("Duelogue", "Duelogue"), m_spoken(english) {}

Language& Language::ofProgram() {
    auto* const program = QCoreApplication::instance();
    auto* language = program->findChild<Language*>({}, Qt::FindDirectChildrenOnly);
    if (language == nullptr) language = new Language(program);
    return *language;
}

Language* Language::create(QQmlEngine* /*engine*/, QJSEngine* /*scripts*/) {
    QJSEngine::setObjectOwnership(&ofProgram(), QJSEngine::CppOwnership);
    return &ofProgram();
}

QStringList Language::codes() {
    QStringList codes{english};
    for (const QString& file : QDir(folder).entryList({"window_*.qm"}, QDir::Files, QDir::Name)) {
        const QString code = file.section(u'_', 1).section(u'.', 0, 0);
        if (code != english) codes << code;
    }
    return codes;
}

QString Language::nameOf(const QString& code) {
    const QLocale locale(code);
    // QLocale would say "American English".
    const QString name = code == english ? QStringLiteral("English") : locale.nativeLanguageName();
    return name.isEmpty() ? code : name.at(0).toUpper() + name.mid(1);
}

QVariantList Language::choices() {
    QVariantList choices{QVariantMap{{"name", tr("System language")}, {"value", QString()}}};
    for (const QString& code : codes()) choices << QVariantMap{{"name", nameOf(code)}, {"value", code}};
    return choices;
}

QString Language::chosen() const {
    const QString code = m_settings.value(kept).toString();
    return codes().contains(code) ? code : QString();
}

void Language::choose(const QString& code) {
    m_settings.setValue(kept, code);
    speak();
}

void Language::speak() {
    const QString code = chosen().isEmpty() ? ofSystem() : chosen();
    QLocale::setDefault(localeOf(code));
    m_words.clear();  // destroying a translator removes its translations
    install(QLibraryInfo::path(QLibraryInfo::TranslationsPath), "qtbase_" + code);
    install(folder, "cards_" + code);
    install(folder, "log_" + code);
    install(folder, "window_" + code);
    m_spoken = code;
    emit installed();
    emit changed();
}

void Language::install(const QString& from, const QString& name) {
    auto words = std::make_unique<Translator>();
    if (!words->load(name + ".qm", from)) return;
    QCoreApplication::installTranslator(words.get());
    m_words.push_back(std::move(words));
}

}  // namespace duelogue
