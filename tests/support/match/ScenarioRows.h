#pragma once

#include <QFile>
#include <QtTest>
#include <string>
#include <variant>
#include <vector>

#include "match/notation/scenario/Scenario.h"

Q_DECLARE_METATYPE(duelogue::Scenario)

namespace duelogue {

/// Adds a test row for each scenario of a file. The rows begin with `name`.
inline void addScenarios(const QString& path, const std::string& name) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = readScenarios(file.readAll().toStdString());
    if (const auto* error = std::get_if<NotationError>(&read)) {
        QFAIL((name + ":" + std::to_string(error->line) + ": " + error->message()).c_str());
    }
    for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
        const std::string row = name + ":" + std::to_string(scenario.line) + ": " + scenario.name;
        QTest::newRow(row.c_str()) << scenario;
    }
}

}  // namespace duelogue
