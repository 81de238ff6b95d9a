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

KeyBindings::KeyBindings(QObject* parent) : QObject(parent), m_actions(all()), m_settings("Duelogue", "Duelogue") {
    read();
    connect(&Language::ofProgram(), &Language::changed, this, &KeyBindings::retell);
}

/// Rebuilds all texts in the new language.
void KeyBindings::retell() {
    std::vector<Action> told = all();
    for (std::size_t i = 0; i < told.size(); ++i) told[i].key = m_actions[i].key;
    m_actions = std::move(told);
    m_told.clear();
    emit changed();
}

/// Reads the saved keys. If two actions have the same key, for example after a change of the default keys, one of
/// them gets its default key back, the later action first.
void KeyBindings::read() {
    for (Action& action : m_actions) action.key = action.usual;
    for (Action& action : m_actions) {
        const QVariant former = action.formerId.isEmpty() ? QVariant() : m_settings.value("keys/" + action.formerId);
        const QKeyCombination kept = combined(m_settings.value("keys/" + action.id, former).toString());
        if (kept.key() != Qt::Key_unknown) action.key = kept;
    }
    const auto clashes = [this](const Action& action) {
        return action.key != action.usual &&
               std::ranges::count_if(m_actions, [&](const Action& other) { return other.key == action.key; }) > 1;
    };
    for (auto found = std::find_if(m_actions.rbegin(), m_actions.rend(), clashes); found != m_actions.rend();
         found = std::find_if(m_actions.rbegin(), m_actions.rend(), clashes)) {
        found->key = found->usual;
    }
}

void KeyBindings::keep(const Action& action) {
    if (!action.formerId.isEmpty()) m_settings.remove("keys/" + action.formerId);
    if (action.key == action.usual) {
        m_settings.remove("keys/" + action.id);
    } else {
        m_settings.setValue("keys/" + action.id, portable(action.key));
    }
}

KeyBindings::Action* KeyBindings::find(const QString& id) {
    const auto found =
        std::find_if(m_actions.begin(), m_actions.end(), [&](const Action& action) { return action.id == id; });
    return found == m_actions.end() ? nullptr : &*found;
}

KeyBindings::Action* KeyBindings::holder(QKeyCombination key) {
    const auto found =
        std::find_if(m_actions.begin(), m_actions.end(), [&](const Action& action) { return action.key == key; });
    return found == m_actions.end() ? nullptr : &*found;
}

/// Returns the heading for the first action of a place; otherwise empty.
QString KeyBindings::headingOf(const Action& action) const {
    const bool isFirst = &action == m_actions.data() || (&action - 1)->place != action.place;
    return isFirst ? action.place : QString();
}

QVariantMap KeyBindings::caps() const {
    QVariantMap caps;
    for (const Action& action : m_actions) caps[action.id] = capOf(action.key);
    return caps;
}

QVariantMap KeyBindings::sequences() const {
    QVariantMap sequences;
    for (const Action& action : m_actions) sequences[action.id] = portable(action.key);
    return sequences;
}

QVariantList KeyBindings::actions() const {
    QVariantList rows;
    for (const Action& action : m_actions) {
        rows << QVariantMap{{"id", action.id},
                            {"name", action.name},
                            {"cap", capOf(action.key)},
                            {"usual", action.key == action.usual},
                            {"heading", headingOf(action)}};
    }
    return rows;
}

QVariantList KeyBindings::overview() const {
    constexpr std::size_t mostNamed = 4;  // keys in one line; of more, only the first and the last are named
    QVariantList rows;
    for (auto action = m_actions.begin(); action != m_actions.end();) {
        const auto other = [&](const Action& d) { return d.group.isEmpty() || d.group != action->group; };
        const auto end = std::find_if(action + 1, m_actions.end(), other);
        QStringList caps;
        for (auto one = action; one != end; ++one) caps << capOf(one->key);
        const bool many = caps.size() > qsizetype(mostNamed);
        rows << QVariantMap{{"name", action->group.isEmpty() ? action->name : action->group},
                            {"cap", many ? caps.front() + " … " + caps.back() : caps.join(", ")},
                            {"heading", headingOf(*action)}};
        action = end;
    }
    return rows;
}

bool KeyBindings::isUsual() const {
    return std::all_of(m_actions.begin(), m_actions.end(),
                       [](const Action& action) { return action.key == action.usual; });
}

void KeyBindings::listen(const QString& id) {
    m_listening = id;
    m_told.clear();
    emit changed();
}

void KeyBindings::reset() {
    for (Action& action : m_actions) {
        action.key = action.usual;
        keep(action);
    }
    listen({});
}

void KeyBindings::bind(const QString& id, QKeyCombination key) {
    Action* const action = find(id);
    if (action == nullptr) return;
    m_told.clear();
    Action* const other = holder(key);
    if (other != nullptr && other != action) {
        other->key = action->key;
        keep(*other);
        m_told = tr("%1 was already used: “%2” is now %3.").arg(capOf(key), other->name, capOf(other->key));
    }
    action->key = key;
    keep(*action);
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
    for (const Action& action : m_actions) {
        if (action.key == pressed) return action.way == Way::Shortcut ? pressed : action.usual;
        usual |= action.way == Way::Pressed && action.usual == pressed;
    }
    return usual ? std::nullopt : std::optional(pressed);
}

namespace {

/// Returns true for keys such as +, which already say whether Shift is needed to type them.
bool isSymbol(int key) {
    const bool isLetterOrDigit = (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
    return key > Qt::Key_Space && key <= Qt::Key_AsciiTilde && !isLetterOrDigit;
}

}  // namespace

QKeyCombination KeyBindings::plain(const QKeyEvent& event) {
    const bool withShift = event.key() == Qt::Key_Backtab || isSymbol(event.key());
    const Qt::KeyboardModifiers without =
        withShift ? Qt::KeypadModifier | Qt::ShiftModifier : Qt::KeyboardModifiers(Qt::KeypadModifier);
    const auto key = event.key() == Qt::Key_Enter ? Qt::Key_Return : static_cast<Qt::Key>(event.key());
    return QKeyCombination(event.modifiers() & ~without, key);
}

}  // namespace duelogue
