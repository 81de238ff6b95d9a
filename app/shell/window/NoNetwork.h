#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace duelogue {

/// A factory of network managers for QML that refuse every request: for images, fonts, components and scripts.
/// Resources compiled into the program need no request.
class NoNetwork : public QQmlNetworkAccessManagerFactory {
public:
    /// Thread-safe, because QML loads images in another thread.
    [[nodiscard]] QNetworkAccessManager* create(QObject* parent) override;
};

}  // namespace duelogue
