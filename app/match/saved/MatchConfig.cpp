#include "app/match/saved/MatchConfig.h"

#include <QCoreApplication>

namespace duelogue {

QString MatchConfig::Seat::called() const {
    return name == unnamed ? QCoreApplication::translate("SeatSelection", unnamed) : name;
}

bool MatchConfig::Seat::isYou() const {
    return isPerson() && called() == QCoreApplication::translate("SeatSelection", unnamed);
}

}  // namespace duelogue
