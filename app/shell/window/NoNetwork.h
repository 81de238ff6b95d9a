#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace duelogue {

/// Refuses every network request of QML: for images, fonts, components and scripts alike. Resources compiled into the
/// program are read without a request.
class NoNetwork : public QQmlNetworkAccessManagerFactory {
public:
    /// Thread-safe: QML loads images in a thread of its own.
    [[nodiscard]] QNetworkAccessManager* create(QObject* parent) override;
};

}  // namespace duelogue
