#pragma once

#include <QtGlobal>
#include <string>
#include <variant>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

/// Returns a match at the position of the first scenario, waiting for its first answer. An invalid text aborts the
/// test.
[[nodiscard]] inline Match matchAt(const Rulebook& rulebook, const std::string& scenario) {
    auto read = readScenarios(scenario);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s", error->message().c_str());
    Match match(rulebook);
    if (const auto error = setUpScenario(match, std::get<std::vector<Scenario>>(read).at(0))) {
        qFatal("line %d: %s", error->line, error->message().c_str());
    }
    match.run();
    return match;
}

}  // namespace duelogue
