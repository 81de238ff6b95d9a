#include "app/games/glossary/SpokenGlossary.h"

#include <QCoreApplication>

#include "app/games/glossary/Glossaries.h"
#include "app/shell/language/Language.h"

namespace duelogue {

GlossaryLanguage spokenGlossary() {
    const bool isGerman = QCoreApplication::instance() != nullptr && Language::ofProgram().spoken() == "de";
    return isGerman ? GlossaryLanguage::German : GlossaryLanguage::English;
}

QString spokenDefinition(std::string_view game, std::string_view term) {
    const GlossaryEntry* const entry = termsOf(game, GlossaryLanguage::English).named(term);
    return entry == nullptr ? QString() : QString::fromStdString(entry->in(spokenGlossary()).definition);
}

}  // namespace duelogue
