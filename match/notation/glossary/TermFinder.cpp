#include "match/notation/glossary/TermFinder.h"

#include <algorithm>

namespace duelogue {

namespace {

/// The first byte of the letters of Latin-1 beyond ASCII, such as umlauts, in UTF-8.
constexpr char umlaut = '\xc3';

/// Hyphens end words, so that each part of a German compound is found.
bool isPlainLetter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
}

bool isInWordBefore(std::string_view text, std::size_t at) {
    if (at == 0) return false;
    return isPlainLetter(text[at - 1]) || (at >= 2 && text[at - 2] == umlaut);
}

bool isInWordAt(std::string_view text, std::size_t at) {
    return at < text.size() && (isPlainLetter(text[at]) || text[at] == umlaut);
}

}  // namespace

TermFinder::TermFinder(const Glossary& glossary, GlossaryLanguage language) {
    const auto add = [this](const std::string& text, const GlossaryEntry& entry) {
        if (!text.empty()) m_forms[static_cast<unsigned char>(text.front())].push_back({text, &entry});
    };
    for (const GlossaryEntry& entry : glossary.entries) {
        for (const std::string& form : entry.in(language).forms) {
            add(form, entry);
            if (std::string other = withCapital(form); other != form) add(other, entry);
        }
        for (const std::string& name : entry.in(language).onTable) m_onTable.push_back({name, &entry});
    }
    const auto isLonger = [](const Form& a, const Form& b) { return a.text.size() > b.text.size(); };
    for (std::vector<Form>& forms : m_forms) std::ranges::stable_sort(forms, isLonger);
    std::ranges::stable_sort(m_onTable, isLonger);
}

const TermFinder::Form* TermFinder::formAt(std::string_view text, std::size_t at) const {
    const std::vector<Form>& forms = m_forms[static_cast<unsigned char>(text[at])];
    const auto found = std::ranges::find_if(forms, [&](const Form& form) {
        return text.substr(at).starts_with(form.text) && !isInWordAt(text, at + form.text.size());
    });
    return found == forms.end() ? nullptr : &*found;
}

std::vector<FoundTerm> TermFinder::termsIn(std::string_view text) const {
    std::vector<FoundTerm> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const Form* const form = isInWordBefore(text, at) ? nullptr : formAt(text, at);
        if (form == nullptr) continue;
        found.push_back({at, form->text.size(), form->entry});
        at += form->text.size() - 1;
    }
    return found;
}

std::vector<const GlossaryEntry*> TermFinder::entriesIn(std::string_view text) const {
    std::vector<const GlossaryEntry*> entries;
    for (const FoundTerm& term : termsIn(text)) {
        if (std::ranges::find(entries, term.entry) == entries.end()) entries.push_back(term.entry);
    }
    return entries;
}

const GlossaryEntry* TermFinder::named(std::string_view name) const {
    const auto onTable = std::ranges::find_if(m_onTable, [&](const Form& form) {
        return name.starts_with(form.text) && !isInWordAt(name, form.text.size());
    });
    if (onTable != m_onTable.end()) return onTable->entry;
    const Form* const form = name.empty() ? nullptr : formAt(name, 0);
    return form != nullptr && form->text.size() == name.size() ? form->entry : nullptr;
}

}  // namespace duelogue
