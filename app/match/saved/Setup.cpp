#include "app/match/saved/Setup.h"

#include <QCoreApplication>

namespace duelogue {

QString MatchWish::Seat::called() const {
    return name == unnamed ? QCoreApplication::translate("SeatPlan", unnamed) : name;
}

}  // namespace duelogue
