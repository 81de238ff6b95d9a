#pragma once

#include <QAccessible>
#include <QString>
#include <QWindow>
#include <vector>

namespace duelogue {

/// What a screen reader finds in a window.
class AccessTree {
public:
    struct Node {
        QAccessibleInterface* what = nullptr;
        QAccessible::Role role = QAccessible::NoRole;
        QString name;
    };

    explicit AccessTree(QWindow* window) {
        if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(window)) collect(root);
    }

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    /// The first of that role whose name begins so; null where there is none.
    [[nodiscard]] QAccessibleInterface* find(QAccessible::Role role, const QString& name) const {
        for (const Node& node : m_nodes) {
            if (node.role == role && node.name.startsWith(name)) return node.what;
        }
        return nullptr;
    }
    [[nodiscard]] bool has(QAccessible::Role role, const QString& name) const { return find(role, name) != nullptr; }
    /// Every name, for whoever wants to know why something was not found.
    [[nodiscard]] QString text() const {
        QString all;
        for (const Node& node : m_nodes) all += QString("%1 %2\n").arg(int(node.role)).arg(node.name);
        return all;
    }
    /// Does what the thing does when it is pressed. False where it does nothing.
    [[nodiscard]] static bool press(QAccessibleInterface* what) {
        return act(what, QAccessibleActionInterface::pressAction());
    }
    /// Toggles a check box or radio button; returns false if it offers no such action.
    [[nodiscard]] static bool toggle(QAccessibleInterface* what) {
        return act(what, QAccessibleActionInterface::toggleAction());
    }

private:
    std::vector<Node> m_nodes;

    [[nodiscard]] static bool act(QAccessibleInterface* what, const QString& name) {
        QAccessibleActionInterface* const action = what == nullptr ? nullptr : what->actionInterface();
        if (action == nullptr || !action->actionNames().contains(name)) return false;
        action->doAction(name);
        return true;
    }

    /// What says that it is not to be seen is skipped, as screen readers do.
    void collect(QAccessibleInterface* what) {
        for (int i = 0; i < what->childCount(); ++i) {
            QAccessibleInterface* const child = what->child(i);
            if (child == nullptr || !child->isValid() || child->state().invisible) continue;
            m_nodes.push_back({child, child->role(), child->text(QAccessible::Name)});
            collect(child);
        }
    }
};

}  // namespace duelogue
