#include "app/shell/window/NoNetwork.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

namespace duelogue {

namespace {

class Refusing final : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    /// Replaces every request by one with an unknown protocol. Its reply fails asynchronously, without any traffic.
    QNetworkReply* createRequest(Operation /*operation*/, const QNetworkRequest& /*request*/,
                                 QIODevice* /*data*/) override {
        return QNetworkAccessManager::createRequest(GetOperation, QNetworkRequest(QUrl("refused:")), nullptr);
    }
};

}  // namespace

QNetworkAccessManager* NoNetwork::create(QObject* parent) { return new Refusing(parent); }

}  // namespace duelogue
