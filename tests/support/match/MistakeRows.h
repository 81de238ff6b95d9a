#pragma once

#include <QTest>
#include <vector>

#include "cards/parser/CardLoader.h"

namespace duelogue {

/// Adds the columns of a table of errors in card files: the card, the line of the error, and a part of its message.
inline void addMistakeColumns() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
}

/// Verifies that the first error is the one of the row. `begin` is the line before the row's card.
inline void verifyMistake(const std::vector<CardError>& errors, int begin = 0) {
    QFETCH(int, line);
    QFETCH(QString, message);
    QVERIFY2(!errors.empty(), "it is accepted");
    const CardError& error = errors.front();
    QVERIFY2(QString::fromStdString(error.message).contains(message), error.text().c_str());
    QCOMPARE(error.line, begin + line);
}

}  // namespace duelogue
