#pragma once

#include <QtQml/qqmlregistration.h>
#include <QKeyEvent>
#include <QObject>
#include <QSettings>
#include <QVariant>
#include <optional>
#include <vector>

namespace duelogue {

/// The key bindings: all actions that have a key, each with its default key and the person's own. They are saved
/// between starts. All code that names or handles a key gets it from here. Each key has at most one action.
class KeyBindings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// By id, the name of the key as on a keyboard: "Ctrl Z".
    Q_PROPERTY(QVariant caps READ caps NOTIFY changed)
    /// By id, the key in the format of Shortcut: "Ctrl+Z".
    Q_PROPERTY(QVariant sequences READ sequences NOTIFY changed)
    /// All actions: id, name, cap (the name of the key), usual (true for the default key), and the heading before it or
    /// an empty string.
    Q_PROPERTY(QVariantList actions READ actions NOTIFY changed)
    /// The list to read, with name, cap and heading. Similar actions share a line.
    Q_PROPERTY(QVariantList overview READ overview NOTIFY changed)
    Q_PROPERTY(bool usual READ isUsual NOTIFY changed)
    /// The action that waits for its new key; empty: none.
    Q_PROPERTY(QString listening READ listening NOTIFY changed)
    /// A sentence about the effect of the last change; empty if it had no side effect.
    Q_PROPERTY(QString told READ told NOTIFY changed)

public:
    explicit KeyBindings(QObject* parent = nullptr);

    [[nodiscard]] QVariantMap caps() const;
    [[nodiscard]] QVariantMap sequences() const;
    [[nodiscard]] QVariantList actions() const;
    [[nodiscard]] QVariantList overview() const;
    [[nodiscard]] bool isUsual() const;
    [[nodiscard]] QString listening() const { return m_listening; }
    [[nodiscard]] QString told() const { return m_told; }

    Q_INVOKABLE void listen(const QString& id);
    Q_INVOKABLE void reset();

    /// Assigns a key to an action. An action that had this key gets the other one's old key.
    void bind(const QString& id, QKeyCombination key);
    /// Assigns a pressed key to the waiting action. Esc cancels instead.
    void hear(QKeyCombination key);

    /// Returns the default key of the action that a pressed key now has, so that key handlers know only default keys.
    /// Returns the pressed key itself if it is unassigned or if its action is a Shortcut. Returns std::nullopt if the
    /// key was the default of an action that now has another key.
    [[nodiscard]] std::optional<QKeyCombination> meaning(QKeyCombination pressed) const;

    /// Returns the key without the keypad modifier, with Enter as Return and symbols without Shift.
    [[nodiscard]] static QKeyCombination plain(const QKeyEvent& event);

signals:
    void changed();

private:
    struct Action;
    /// Pressed: handled by the focused item. Shortcut: handled regardless of the focus.
    enum class Way { Pressed, Shortcut };
    struct Action {
        QString id;
        QString name;
        Way way = Way::Pressed;
        QKeyCombination usual;
        QString group;    ///< the common name of similar actions; empty: none
        QString place{};  ///< the heading of the only place where it works; empty: in the match, or everywhere
        QKeyCombination key{};
        QString formerId{};  ///< the id in the settings of earlier versions; empty if it never changed
    };
    std::vector<Action> m_actions;
    QSettings m_settings;
    QString m_listening;
    QString m_told;

    // The list of actions is in KeyActions.cpp.
    [[nodiscard]] static std::vector<Action> all();
    [[nodiscard]] static std::vector<Action> ofTheMatch();
    [[nodiscard]] static std::vector<Action> ofLessons();
    [[nodiscard]] static std::vector<Action> ofReplays();
    [[nodiscard]] static std::vector<Action> ofTheList();
    [[nodiscard]] static std::vector<Action> ofTheEditor();
    [[nodiscard]] static QKeyCombination combined(const QString& portable);
    [[nodiscard]] QString headingOf(const Action& action) const;
    [[nodiscard]] Action* find(const QString& id);
    [[nodiscard]] Action* holder(QKeyCombination key);
    void read();
    void retell();
    void keep(const Action& action);
};

}  // namespace duelogue
