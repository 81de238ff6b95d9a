#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <memory>

namespace duelogue {

/// Sees to it that for a folder of the user's data one window is open: the one that is there first hears of every
/// program that is started after it, and is told the file that was to be opened.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(QString folder, QObject* parent = nullptr);
    ~SingleInstance() override;
    SingleInstance(const SingleInstance&) = delete;
    SingleInstance& operator=(const SingleInstance&) = delete;

    /// Asks the window that is open to come to the front, with this file (a whole path; empty: none). True where it
    /// has heard. Else this program is to open its own: it is the first one from now on, or the first one doesn't
    /// answer, or the folder is not to be written.
    [[nodiscard]] bool handOver(const QString& file);

signals:
    /// Another program was started, with this file to open; empty: none. This window is wanted at the front.
    void wanted(const QString& file);

private:
    QString m_folder;
    QLockFile m_lock;  ///< who holds it is the first
    QLocalServer m_listener;

    [[nodiscard]] QString address() const;
    void listen();
    [[nodiscard]] bool tell(const QString& file) const;
    void hear();
};

}  // namespace duelogue
