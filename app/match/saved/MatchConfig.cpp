#include "app/match/saved/MatchConfig.h"

#include <QCoreApplication>

namespace duelogue {

QString MatchConfig::Seat::called() const {
    return name == unnamed ? QCoreApplication::translate("SeatSelection", unnamed) : name;
}

}  // namespace duelogue
