#include "app/games/ProgramRulings.h"

#include <map>
#include <mutex>
#include <string>

#include "resources/Embedded.h"

namespace duelogue {

namespace {

constexpr std::string_view rulingsFolder = "rulings/";

Rulings readRulings(const Game& game) {
    const std::string folder = std::string(rulingsFolder) + game.id() + "/";
    Rulings rulings;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path.starts_with(folder)) rulings.read(game.pool(), file.path.substr(rulingsFolder.size()), file.text);
    }
    return rulings;
}

}  // namespace

const Rulings& rulingsOf(const Game& game) {
    static std::mutex mutex;
    static std::map<std::string, Rulings, std::less<>> read;
    const std::lock_guard lock(mutex);
    const auto found = read.find(game.id());
    return found != read.end() ? found->second : read.emplace(game.id(), readRulings(game)).first->second;
}

}  // namespace duelogue
