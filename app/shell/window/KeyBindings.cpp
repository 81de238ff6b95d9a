#include "app/shell/window/KeyBindings.h"

#include "app/shell/language/Language.h"

#include <algorithm>

namespace duelogue {

namespace {

QString portable(QKeyCombination key) { return QKeySequence(key).toString(QKeySequence::PortableText); }

QString nameOf(Qt::Key key) {
    switch (key) {
        case Qt::Key_Return:
            return KeyBindings::tr("Enter");
        case Qt::Key_Space:
            return KeyBindings::tr("Space");
        case Qt::Key_Escape:
            return KeyBindings::tr("Esc");
        case Qt::Key_Backtab:
            return KeyBindings::tr("Shift Tab");
        case Qt::Key_Tab:
            return KeyBindings::tr("Tab");
        case Qt::Key_PageUp:
            return KeyBindings::tr("PgUp");
        case Qt::Key_PageDown:
            return KeyBindings::tr("PgDown");
        case Qt::Key_Home:
            return KeyBindings::tr("Home");
        case Qt::Key_End:
            return KeyBindings::tr("End", "a key");
        case Qt::Key_Delete:
            return KeyBindings::tr("Del");
        case Qt::Key_Insert:
            return KeyBindings::tr("Ins");
        case Qt::Key_Backspace:
            return KeyBindings::tr("Backspace");
        case Qt::Key_Left:
            return QStringLiteral("←");
        case Qt::Key_Right:
            return QStringLiteral("→");
        case Qt::Key_Up:
            return QStringLiteral("↑");
        case Qt::Key_Down:
            return QStringLiteral("↓");
        default:
            return QKeySequence(key).toString(QKeySequence::NativeText);
    }
}

/// Returns the name of a key as on a keyboard: "Ctrl Z".
QString capOf(QKeyCombination key) {
    QString words;
    for (const auto& [modifier, name] :
         {std::pair(Qt::ControlModifier, KeyBindings::tr("Ctrl")), std::pair(Qt::AltModifier, KeyBindings::tr("Alt")),
          std::pair(Qt::ShiftModifier, KeyBindings::tr("Shift")),
          std::pair(Qt::MetaModifier, KeyBindings::tr("Meta"))}) {
        if (key.keyboardModifiers().testFlag(modifier)) words += name + u' ';
    }
    return words + nameOf(key.key());
}

}  // namespace

KeyBindings::KeyBindings(QObject* parent) : QObject(parent), m_deeds(all()), m_settings("Duelogue", "Duelogue") {
    read();
    connect(&Language::ofProgram(), &Language::changed, this, &KeyBindings::retell);
}

/// Rebuilds all texts in the new language.
void KeyBindings::retell() {
    std::vector<Deed> told = all();
    for (std::size_t i = 0; i < told.size(); ++i) told[i].key = m_deeds[i].key;
    m_deeds = std::move(told);
    m_told.clear();
    emit changed();
}

/// Reads the saved keys. If two actions have the same key, for example after a change of the default keys, one of
/// them gets its default key back, the later action first.
void KeyBindings::read() {
    for (Deed& deed : m_deeds) deed.key = deed.usual;
    for (Deed& deed : m_deeds) {
        const QKeyCombination kept = combined(m_settings.value("keys/" + deed.id).toString());
        if (kept.key() != Qt::Key_unknown) deed.key = kept;
    }
    const auto clashes = [this](const Deed& deed) {
        return deed.key != deed.usual &&
               std::ranges::count_if(m_deeds, [&](const Deed& other) { return other.key == deed.key; }) > 1;
    };
    for (auto found = std::find_if(m_deeds.rbegin(), m_deeds.rend(), clashes); found != m_deeds.rend();
         found = std::find_if(m_deeds.rbegin(), m_deeds.rend(), clashes)) {
        found->key = found->usual;
    }
}

void KeyBindings::keep(const Deed& deed) {
    if (deed.key == deed.usual) {
        m_settings.remove("keys/" + deed.id);
    } else {
        m_settings.setValue("keys/" + deed.id, portable(deed.key));
    }
}

KeyBindings::Deed* KeyBindings::find(const QString& id) {
    const auto found = std::find_if(m_deeds.begin(), m_deeds.end(), [&](const Deed& deed) { return deed.id == id; });
    return found == m_deeds.end() ? nullptr : &*found;
}

KeyBindings::Deed* KeyBindings::holder(QKeyCombination key) {
    const auto found = std::find_if(m_deeds.begin(), m_deeds.end(), [&](const Deed& deed) { return deed.key == key; });
    return found == m_deeds.end() ? nullptr : &*found;
}

/// Returns the heading for the first action of a place; otherwise empty.
QString KeyBindings::headingOf(const Deed& deed) const {
    const bool isFirst = &deed == m_deeds.data() || (&deed - 1)->place != deed.place;
    return isFirst ? deed.place : QString();
}

QVariantMap KeyBindings::caps() const {
    QVariantMap caps;
    for (const Deed& deed : m_deeds) caps[deed.id] = capOf(deed.key);
    return caps;
}

QVariantMap KeyBindings::sequences() const {
    QVariantMap sequences;
    for (const Deed& deed : m_deeds) sequences[deed.id] = portable(deed.key);
    return sequences;
}

QVariantList KeyBindings::deeds() const {
    QVariantList rows;
    for (const Deed& deed : m_deeds) {
        rows << QVariantMap{{"id", deed.id},
                            {"name", deed.name},
                            {"cap", capOf(deed.key)},
                            {"usual", deed.key == deed.usual},
                            {"heading", headingOf(deed)}};
    }
    return rows;
}

QVariantList KeyBindings::overview() const {
    constexpr std::size_t mostNamed = 4;  // keys in one line; of more, only the first and the last are named
    QVariantList rows;
    for (auto deed = m_deeds.begin(); deed != m_deeds.end();) {
        const auto other = [&](const Deed& d) { return d.group.isEmpty() || d.group != deed->group; };
        const auto end = std::find_if(deed + 1, m_deeds.end(), other);
        QStringList caps;
        for (auto one = deed; one != end; ++one) caps << capOf(one->key);
        const bool many = caps.size() > qsizetype(mostNamed);
        rows << QVariantMap{{"name", deed->group.isEmpty() ? deed->name : deed->group},
                            {"cap", many ? caps.front() + " … " + caps.back() : caps.join(", ")},
                            {"heading", headingOf(*deed)}};
        deed = end;
    }
    return rows;
}

bool KeyBindings::isUsual() const {
    return std::all_of(m_deeds.begin(), m_deeds.end(), [](const Deed& deed) { return deed.key == deed.usual; });
}

void KeyBindings::listen(const QString& id) {
    m_listening = id;
    m_told.clear();
    emit changed();
}

void KeyBindings::reset() {
    for (Deed& deed : m_deeds) {
        deed.key = deed.usual;
        keep(deed);
    }
    listen({});
}

void KeyBindings::bind(const QString& id, QKeyCombination key) {
    Deed* const deed = find(id);
    if (deed == nullptr) return;
    m_told.clear();
    Deed* const other = holder(key);
    if (other != nullptr && other != deed) {
        other->key = deed->key;
        keep(*other);
        m_told = tr("%1 was already used: “%2” is now %3.").arg(capOf(key), other->name, capOf(other->key));
    }
    deed->key = key;
    keep(*deed);
    emit changed();
}

void KeyBindings::hear(QKeyCombination key) {
    const QString id = std::exchange(m_listening, {});
    if (key.key() == Qt::Key_Escape) {
        emit changed();
    } else {
        bind(id, key);
    }
}

QKeyCombination KeyBindings::combined(const QString& portable) {
    const QKeySequence sequence = QKeySequence::fromString(portable, QKeySequence::PortableText);
    return sequence.isEmpty() ? QKeyCombination(Qt::Key_unknown) : sequence[0];
}

std::optional<QKeyCombination> KeyBindings::meaning(QKeyCombination pressed) const {
    bool usual = false;
    for (const Deed& deed : m_deeds) {
        if (deed.key == pressed) return deed.way == Way::Shortcut ? pressed : deed.usual;
        usual |= deed.way == Way::Pressed && deed.usual == pressed;
    }
    return usual ? std::nullopt : std::optional(pressed);
}

QKeyCombination KeyBindings::plain(const QKeyEvent& event) {
    const bool back = event.key() == Qt::Key_Backtab;
    const Qt::KeyboardModifiers without =
        back ? Qt::KeypadModifier | Qt::ShiftModifier : Qt::KeyboardModifiers(Qt::KeypadModifier);
    const auto key = event.key() == Qt::Key_Enter ? Qt::Key_Return : static_cast<Qt::Key>(event.key());
    return QKeyCombination(event.modifiers() & ~without, key);
}

}  // namespace duelogue
