// The choice of programs that are trashed to free memory.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/InstallPlaces.h"
#include "match/netrun/Installing.h"
#include "match/netrun/verbs/VerbHandlerParts.h"

namespace duelogue::netrun {

namespace {

/// Returns the memory still lacking after the chosen programs are trashed.
int lacking(const ReadableMatch& match, int needed, std::span<const Subject> chosen) {
    int freed = 0;
    for (const Subject program : chosen) freed += memoryOf(match, program.card());
    return memoryTaken(match) + needed - freed - value(match.state(), runner, PlayerValue::Memory);
}

/// Returns true if some of the programs left can free enough memory, while the smallest trashed program is still
/// needed.
bool canBeExact(int lacking, int smallest, std::span<const int> left) {
    if (lacking <= 0) return lacking + smallest > 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (canBeExact(lacking - left[i], std::min(smallest, left[i]), left.subspan(i + 1))) return true;
    }
    return false;
}

/// Returns the legal choices after a loss of memory. Rule: a program that could stay while all others go must not be
/// trashed.
std::vector<CardId> withoutExcess(const ReadableMatch& match, int lacking, std::span<const Subject> chosen,
                                  const std::vector<CardId>& left) {
    std::vector<CardId> found;
    for (const CardId program : left) {
        const int freed = memoryOf(match, program);
        int smallest = freed;
        for (const Subject other : chosen) smallest = std::min(smallest, memoryOf(match, other.card()));
        std::vector<int> others;
        for (const CardId other : left) {
            if (other != program) others.push_back(memoryOf(match, other));
        }
        if (canBeExact(lacking - freed, smallest, others)) found.push_back(program);
    }
    return found.empty() ? left : found;
}

StepResult trashAll(HandlerContext& match, std::span<const Subject> chosen) {
    std::vector<CardId> programs;
    for (const Subject program : chosen) programs.push_back(program.card());
    if (programs.empty()) return Complete::succeeded();
    return Ask{acts::trashingByRule(match, runner, programs), FreeMemory::Step::Trashed};
}

StepResult askForProgram(HandlerContext& match, CardId installed, const std::vector<CardId>& programs) {
    Selection selection;
    selection.card = installed;
    selection.purpose = forMemory;
    Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(runner));
    for (const CardId program : programs) match.listAdd(question, program);
    return Ask{question, FreeMemory::Step::Chosen};
}

}  // namespace

StepResult FreeMemory::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    if (static_cast<Step>(self.step) == Step::Trashed) return Complete::succeeded();
    if (static_cast<Step>(self.step) == Step::Chosen) match.listAppend(self, match.list(*answered).front());
    const auto& body = self.as<FreeMemory>();
    const auto chosen = match.list(self);
    const int lack = lacking(match, body.needed, chosen);
    std::vector<CardId> programs = programsToFree(match);
    std::erase_if(programs, [&](CardId one) { return std::ranges::find(chosen, Subject(one)) != chosen.end(); });
    if (lack <= 0 || programs.empty()) return trashAll(match, chosen);
    if (!body.card) programs = withoutExcess(match, lack, chosen, programs);
    return askForProgram(match, body.card, programs);
}

}  // namespace duelogue::netrun
