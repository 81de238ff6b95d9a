#pragma once

#include <QAccessible>
#include <QString>
#include <QWindow>
#include <vector>

namespace duelogue {

/// The accessibility tree of a window, as a screen reader sees it.
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
    /// Returns the first node with that role whose name begins with `name`, or nullptr.
    [[nodiscard]] QAccessibleInterface* find(QAccessible::Role role, const QString& name) const {
        for (const Node& node : m_nodes) {
            if (node.role == role && node.name.startsWith(name)) return node.what;
        }
        return nullptr;
    }
    [[nodiscard]] bool has(QAccessible::Role role, const QString& name) const { return find(role, name) != nullptr; }
    /// Returns all roles and names, for failure messages.
    [[nodiscard]] QString text() const {
        QString all;
        for (const Node& node : m_nodes) all += QString("%1 %2\n").arg(int(node.role)).arg(node.name);
        return all;
    }
    /// Presses the control; returns false if it offers no such action.
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

    /// Collects all visible nodes. Screen readers skip invisible ones.
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
