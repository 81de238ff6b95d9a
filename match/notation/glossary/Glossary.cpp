#include "match/notation/glossary/Glossary.h"

#include <array>
#include <map>
#include <optional>
#include <utility>

#include "match/notation/Text.h"

namespace duelogue {

namespace {

constexpr std::size_t mostSentences = 2;
constexpr std::array<std::string_view, 7> kinds{"keyword", "action", "type", "figure", "zone", "phase", "icon"};

std::vector<std::string> formsIn(std::string_view text) {
    std::vector<std::string> forms;
    for (const std::string_view part : notation::parts(text)) forms.emplace_back(part);
    return forms;
}

/// Reads the lines of a glossary in order. A line "de" translates the line above it.
class GlossaryReader {
public:
    [[nodiscard]] Glossary read(std::string_view text) && {
        for (const NotationLine& line : notation::lines(text)) readLine(line);
        finish();
        return std::move(m_glossary);
    }

private:
    enum class Above : std::uint8_t { Nothing, Term, OnTable, Definition };

    Glossary m_glossary;
    Above m_above = Above::Nothing;
    int m_aboveLine = 0;
    std::array<std::map<std::string, int>, 2> m_lineOf;  ///< of each form, by language

    void wrong(int line, std::string expected, std::string found) {
        m_glossary.mistakes.push_back({line, std::move(expected), std::move(found)});
    }

    void readLine(const NotationLine& line) {
        std::string_view rest = line.text;
        if (notation::take(rest, "de")) return translate(line, rest);
        requireGerman();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (notation::take(rest, kinds[i])) return begin(line, static_cast<GlossaryEntry::Kind>(i), rest);
        }
        const bool isDefinition = notation::take(rest, "say");
        if (!isDefinition && !notation::take(rest, "table"))
            return wrong(line.number, R"(a kind of term, "de", "table" or "say")", NotationLine::quoted(line.text));
        if (m_glossary.entries.empty()) return wrong(line.number, "a term first", NotationLine::quoted(line.text));
        m_above = isDefinition ? Above::Definition : Above::OnTable;
        m_aboveLine = line.number;
        fill(line, rest, GlossaryLanguage::English);
    }

    void begin(const NotationLine& line, GlossaryEntry::Kind kind, std::string_view rest) {
        finish();
        m_glossary.entries.push_back({.kind = kind, .line = line.number, .english = {}, .german = {}});
        m_above = Above::Term;
        m_aboveLine = line.number;
        fill(line, rest, GlossaryLanguage::English);
    }

    void translate(const NotationLine& line, std::string_view rest) {
        if (m_above == Above::Nothing) return wrong(line.number, "a line above that \"de\" translates", "nothing");
        fill(line, rest, GlossaryLanguage::German);
        m_above = Above::Nothing;
    }

    /// Fills the part of the last entry that the last line began.
    void fill(const NotationLine& line, std::string_view rest, GlossaryLanguage language) {
        if (rest.empty()) wrong(line.number, "words", "nothing");
        GlossaryEntry& entry = m_glossary.entries.back();
        GlossaryWords& words = language == GlossaryLanguage::German ? entry.german : entry.english;
        switch (m_above) {
            case Above::Nothing:
                return;
            case Above::Term:
                words.forms = formsIn(rest);
                return claim(words.forms, line.number, language);
            case Above::OnTable:
                words.onTable = formsIn(rest);
                return;
            case Above::Definition:
                words.definition = rest;
                if (sentences(rest) > mostSentences)
                    wrong(line.number, "at most two sentences", std::to_string(sentences(rest)));
                return;
        }
    }

    /// Ensures that a form leads to one entry.
    void claim(const std::vector<std::string>& forms, int line, GlossaryLanguage language) {
        for (const std::string& form : forms) {
            const auto [other, isNew] = m_lineOf[static_cast<std::size_t>(language)].emplace(form, line);
            if (!isNew)
                wrong(line, "a form of one term",
                      NotationLine::quoted(form) + ", which is also in line " + std::to_string(other->second));
        }
    }

    void requireGerman() {
        if (m_above != Above::Nothing) wrong(m_aboveLine, "German in the next line: \"de\" and words", "nothing");
        m_above = Above::Nothing;
    }

    /// Reports what the last entry lacks.
    void finish() {
        requireGerman();
        if (m_glossary.entries.empty()) return;
        const GlossaryEntry& last = m_glossary.entries.back();
        if (last.english.definition.empty()) wrong(last.line, "a definition: \"say\" and words", "nothing");
    }
};

}  // namespace

std::string GlossaryEntry::reminder(GlossaryLanguage language) const {
    const GlossaryWords& words = in(language);
    return withCapital(words.forms.front()) + ": " + words.definition;
}

Glossary readGlossary(std::string_view text) { return GlossaryReader().read(text); }

std::string withCapital(std::string text) {
    constexpr char toCapital = 'a' - 'A';
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - toCapital);
    } else if (text.starts_with("\u00e4") || text.starts_with("\u00f6") || text.starts_with("\u00fc")) {
        text[1] = static_cast<char>(text[1] - toCapital);
    }
    return text;
}

std::size_t sentences(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEnd = text[i] == '.' || text[i] == '!' || text[i] == '?';
        if (isEnd && (i + 1 == text.size() || text[i + 1] == ' ')) ++count;
    }
    return count;
}

}  // namespace duelogue
