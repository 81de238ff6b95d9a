#include "app/games/glossary/Glossaries.h"

#include <map>
#include <string>

#include "resources/Embedded.h"

namespace duelogue {

namespace {

/// A glossary with its finders, which point into it.
class ReadTerms {
public:
    explicit ReadTerms(std::string_view text)
        : glossary(readGlossary(text)),
          english(glossary, GlossaryLanguage::English),
          german(glossary, GlossaryLanguage::German) {}
    ReadTerms(const ReadTerms&) = delete;
    ReadTerms(ReadTerms&&) = delete;
    ReadTerms& operator=(const ReadTerms&) = delete;
    ReadTerms& operator=(ReadTerms&&) = delete;
    ~ReadTerms() = default;

    const Glossary glossary;   // NOLINT(*-avoid-const-or-ref-data-members): never assigned
    const TermFinder english;  // NOLINT(*-avoid-const-or-ref-data-members)
    const TermFinder german;   // NOLINT(*-avoid-const-or-ref-data-members)
};

constexpr std::string_view glossaryFolder = "glossary/";
constexpr std::string_view glossaryEnding = ".glossary";

std::map<std::string, ReadTerms, std::less<>> readAll() {
    std::map<std::string, ReadTerms, std::less<>> all;
    all.try_emplace({}, std::string_view());
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.path.starts_with(glossaryFolder) || !file.path.ends_with(glossaryEnding)) continue;
        const std::string_view name = file.path.substr(glossaryFolder.size());
        all.try_emplace(std::string(name.substr(0, name.size() - glossaryEnding.size())), file.text);
    }
    return all;
}

const ReadTerms& read(std::string_view game) {
    static const std::map<std::string, ReadTerms, std::less<>> all = readAll();
    const auto found = all.find(game);
    return found == all.end() ? all.find(std::string_view())->second : found->second;
}

}  // namespace

const Glossary& glossaryOf(std::string_view game) { return read(game).glossary; }

const TermFinder& termsOf(std::string_view game, GlossaryLanguage language) {
    return language == GlossaryLanguage::German ? read(game).german : read(game).english;
}

}  // namespace duelogue
