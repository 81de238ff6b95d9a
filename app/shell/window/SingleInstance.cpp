#include "app/shell/window/SingleInstance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QThread>

namespace duelogue {

namespace {

/// The maximum time in milliseconds for a window to start listening, and to answer.
constexpr int patience = 3000;
/// More than a path and a token need.
constexpr qint64 mostBytes = 65'536;
/// The activation token, without which a window system does not let another window come to the front.
constexpr const char* token = "XDG_ACTIVATION_TOKEN";

}  // namespace

SingleInstance::SingleInstance(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_lock(m_folder + "/window.lock") {
    // The operating system also holds the lock. A lock of a dead program is therefore free at once, and no other is.
    m_lock.setStaleLockTime(std::chrono::milliseconds(1));
    m_listener.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_listener, &QLocalServer::newConnection, this, &SingleInstance::hear);
}

SingleInstance::~SingleInstance() { m_listener.close(); }

bool SingleInstance::handOver(const QString& file) {
    QDir().mkpath(m_folder);
    const QDeadlineTimer deadline(patience);
    do {
        if (m_lock.tryLock()) {
            listen();
            return false;
        }
        if (m_lock.error() != QLockFile::LockFailedError) return false;
        if (tell(file)) return true;
        constexpr unsigned long moment = 50;
        QThread::msleep(moment);
    } while (!deadline.hasExpired());
    return false;
}

/// Returns the address of the socket. It is in the runtime folder, which belongs to this machine and user. The data
/// folder can be shared with another machine.
QString SingleInstance::address() const {
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QByteArray whole = QFileInfo(m_folder).canonicalFilePath().toUtf8();
    const QByteArray name = QCryptographicHash::hash(whole, QCryptographicHash::Sha1).toHex().left(16);
    return (QFileInfo(runtime).isDir() ? runtime : m_folder) + "/duelogue-" + QString::fromLatin1(name);
}

/// Starts to listen. An old socket at the address is stale, because this process holds the lock.
void SingleInstance::listen() {
    QLocalServer::removeServer(address());
    (void)m_listener.listen(address());
}

bool SingleInstance::tell(const QString& file) const {
    QLocalSocket socket;
    socket.connectToServer(address());
    if (!socket.waitForConnected(patience)) return false;
    const QJsonObject message{{"file", file}, {"token", qEnvironmentVariable(token)}};
    socket.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    return socket.waitForBytesWritten(patience) && socket.waitForReadyRead(patience);
}

void SingleInstance::hear() {
    QLocalSocket* const caller = m_listener.nextPendingConnection();
    if (caller == nullptr) return;
    connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    const auto read = [this, caller] {
        if (caller->bytesAvailable() > mostBytes) return caller->abort();
        if (!caller->canReadLine()) return;
        const QJsonObject message = QJsonDocument::fromJson(caller->readLine()).object();
        qputenv(token, message["token"].toString().toUtf8());
        caller->write("heard\n");
        caller->flush();
        caller->disconnectFromServer();
        emit wanted(message["file"].toString());
    };
    connect(caller, &QLocalSocket::readyRead, this, read);
    read();
}

}  // namespace duelogue
