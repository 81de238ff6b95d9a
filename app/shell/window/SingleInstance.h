#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <memory>

namespace duelogue {

/// A guard that keeps one window open for each data folder. A program that starts later hands its file to the window
/// that is already open.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(QString folder, QObject* parent = nullptr);
    ~SingleInstance() override;
    SingleInstance(const SingleInstance&) = delete;
    SingleInstance& operator=(const SingleInstance&) = delete;

    /// Asks the open window to come to the front and to open this file (an absolute path; empty: none). Returns true if
    /// it has answered. Returns false if this program must open its own window: it is the first one, the first one does
    /// not answer, or the folder is not writable.
    [[nodiscard]] bool handOver(const QString& file);

signals:
    /// Another program was started. This window must come to the front and open the file, if it is not empty.
    void wanted(const QString& file);

private:
    QString m_folder;
    QLockFile m_lock;  ///< held by the first window
    QLocalServer m_listener;

    [[nodiscard]] QString address() const;
    void listen();
    [[nodiscard]] bool tell(const QString& file) const;
    void hear();
};

}  // namespace duelogue
