#pragma once

#include <QtQml/qqmlregistration.h>
#include <QKeyEvent>
#include <QObject>
#include <QSettings>
#include <QVariant>
#include <optional>
#include <vector>

namespace duelogue {

/// Which key does what: the one list of all that is done by keys, with the usual key of each and the one that the
/// person would rather press; kept from one start to the next. Everything that names a key, and everything that hears
/// one, has it from here. No key does two things.
class KeyBindings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// By id, the key as a keyboard has it: "Ctrl Z".
    Q_PROPERTY(QVariant caps READ caps NOTIFY changed)
    /// By id, the key as Shortcut wants it: "Ctrl+Z".
    Q_PROPERTY(QVariant sequences READ sequences NOTIFY changed)
    /// Every deed: id, name, cap, whether the key is the usual one, and the heading that stands before it, or nothing.
    Q_PROPERTY(QVariantList deeds READ deeds NOTIFY changed)
    /// To be read: name, cap and heading; what is alike is one line.
    Q_PROPERTY(QVariantList overview READ overview NOTIFY changed)
    Q_PROPERTY(bool usual READ isUsual NOTIFY changed)
    /// The deed that waits for its new key; empty: none.
    Q_PROPERTY(QString listening READ listening NOTIFY changed)
    /// What the last change has led to, or why there was none; a sentence, or empty.
    Q_PROPERTY(QString told READ told NOTIFY changed)

public:
    explicit KeyBindings(QObject* parent = nullptr);

    [[nodiscard]] QVariantMap caps() const;
    [[nodiscard]] QVariantMap sequences() const;
    [[nodiscard]] QVariantList deeds() const;
    [[nodiscard]] QVariantList overview() const;
    [[nodiscard]] bool isUsual() const;
    [[nodiscard]] QString listening() const { return m_listening; }
    [[nodiscard]] QString told() const { return m_told; }

    Q_INVOKABLE void listen(const QString& id);
    Q_INVOKABLE void reset();

    /// Gives a deed this key. Another one that had it gets the key that this one had before.
    void bind(const QString& id, QKeyCombination key);
    /// The key that was pressed is for the deed that listens; Esc ends the listening.
    void hear(QKeyCombination key);

    /// What a key that is pressed means: the usual key of what it does, so that whoever hears keys knows only those.
    /// The same where it has no meaning of its own; none where it has lost the one it had. A deed that is heard as a
    /// Shortcut, by its own key, is left alone.
    [[nodiscard]] std::optional<QKeyCombination> meaning(QKeyCombination pressed) const;

    /// As the plan knows keys: without the keypad, and one Enter.
    [[nodiscard]] static QKeyCombination plain(const QKeyEvent& event);

signals:
    void changed();

private:
    struct Deed;
    /// Pressed: heard by what has the focus. Shortcut: heard wherever the focus is.
    enum class Way { Pressed, Shortcut };
    struct Deed {
        QString id;
        QString name;
        Way way = Way::Pressed;
        QKeyCombination usual;
        QString group;    ///< what deeds that are alike are together; empty: it stands alone
        QString place{};  ///< where alone it means something, as a heading; empty: in the match, or anywhere
        QKeyCombination key{};
    };
    std::vector<Deed> m_deeds;
    QSettings m_settings;
    QString m_listening;
    QString m_told;

    // The list stands in KeyDeeds.cpp.
    [[nodiscard]] static std::vector<Deed> all();
    [[nodiscard]] static std::vector<Deed> ofTheMatch();
    [[nodiscard]] static std::vector<Deed> ofReplays();
    [[nodiscard]] static std::vector<Deed> ofTheList();
    [[nodiscard]] static QKeyCombination combined(const QString& portable);
    [[nodiscard]] QString headingOf(const Deed& deed) const;
    [[nodiscard]] Deed* find(const QString& id);
    [[nodiscard]] Deed* holder(QKeyCombination key);
    void read();
    void retell();
    void keep(const Deed& deed);
};

}  // namespace duelogue
