#include "app/library/reference/WordTables.h"

#include <string>

#include "app/games/glossary/Glossaries.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/ReferenceWords.h"

namespace duelogue {

namespace {

class WordTables {
public:
    WordTables(ReferencePage& page, const Vocabulary& words) : m_page(page), m_words(words) {}

    void write() {
        m_page.heading("Words");
        writeTraits();
        writeStates();
        m_page.words("Figures", m_words.figures);
        writeCounters();
        writeValues();
        m_page.words("Facts", m_words.facts);
        writeDurations();
        m_page.words("Steps and other details", m_words.details);
        writePlayers();
        m_page.words("Names", m_words.names);
        writeZones();
        if (m_words.resources.empty()) return;
        m_page.subheading("Resources");
        m_page.table("symbol", "resource");
        for (const ResourceWord& resource : m_words.resources) m_page.row(code(resource.symbol), resource.text);
        m_page.end();
    }

private:
    ReferencePage& m_page;
    const Vocabulary& m_words;

    void writeStates() {
        if (m_words.flags.empty()) return;
        m_page.subheading("States of a card");
        m_page.paragraph("The second word means the opposite.");
        m_page.table("word", "meaning");
        for (const FlagWord& flag : m_words.flags) {
            m_page.row(code(flag.word) + (flag.opposite.empty() ? "" : ", " + code(flag.opposite)),
                       flag.meaning + (flag.cost.empty() ? "" : "; as a price: " + code(flag.cost)));
        }
        m_page.end();
    }

    void writeCounters() {
        if (m_words.counters.empty()) return;
        m_page.subheading("Counters");
        m_page.paragraph("The first word stands after a verb, the second in phrases.");
        m_page.table("word", "meaning");
        for (const CounterWord& word : m_words.counters) {
            m_page.row(code(word.word) + ", " + code(word.plural), word.meaning);
        }
        m_page.end();
    }

    void writeValues() {
        if (m_words.playerValues.empty()) return;
        m_page.subheading("Values of a player");
        m_page.table("word", "meaning");
        for (const Word& value : m_words.playerValues) {
            m_page.row(code(value.word), value.meaning + (value.byRules ? "; only the rules change it" : ""));
        }
        m_page.end();
    }

    void writeDurations() {
        m_page.subheading("Durations");
        m_page.table("word", "meaning");
        for (const DurationWord& word : m_words.durations) {
            m_page.row(
                code(word.word),
                word.meaning + (word.ofPlayer ? "; the player stands before it: " + code("your " + word.word) : ""));
        }
        m_page.end();
    }

    void writePlayers() {
        if (m_words.players.empty() && m_words.roles.empty()) return;
        m_page.subheading("Names for players");
        m_page.table("word", "meaning");
        for (const PlayerWord& word : m_words.players) {
            m_page.row(code(word.word), "the same as " + code(std::string(wordOf(word.term))) + "; in rules text: " +
                                            code(word.only.empty() ? "each " + word.word : word.only) +
                                            "; plural, after `number of`: " + code(word.plural));
        }
        for (const RoleWord& role : m_words.roles) m_page.row(code(role.word), role.meaning);
        m_page.end();
    }

    /// Returns the glossary's definition of a term; empty for other words.
    [[nodiscard]] std::string definition(const std::string& term) const {
        const GlossaryEntry* const entry = termsOf(m_words.game, GlossaryLanguage::English).named(term);
        return entry == nullptr ? std::string() : entry->english.definition;
    }

    void writeZones() {
        m_page.subheading("Zones");
        m_page.table("word", "meaning");
        for (const ZoneWord& zone : m_words.zones) {
            const char* seen = zone.seen == ZoneWord::Seen::ByAll     ? "visible to all players"
                               : zone.seen == ZoneWord::Seen::ByOwner ? "visible to its owner"
                                                                      : "hidden from all players";
            const std::string noun =
                zone.noun.empty() ? ""
                                  : "; a card there is called " + code(zone.noun) + ", plural " + code(zone.plural);
            m_page.row(code(zone.word),
                       std::string(seen) + (zone.ordered ? "; its cards are ordered" : "") +
                           (zone.ofTable ? "; shared by all players, so it is named without an owner" : "") + noun);
        }
        m_page.end();
    }

    void writeTraits() {
        using Group = TraitWord::Group;
        m_page.subheading("Types and colors");
        std::string all;
        for (const TraitWord& trait : m_words.traits) {
            if (trait.group == Group::Keyword) continue;
            const bool hasPlural = trait.plural != trait.word;
            all += (all.empty() ? "" : ", ") + code(trait.word) + (hasPlural ? " (" + code(trait.plural) + ")" : "");
        }
        m_page.paragraph(all);
        if (has(m_words, Needs::Keywords)) {
            m_page.subheading("Keywords");
            m_page.table("word", "meaning");
            for (const TraitWord& trait : m_words.traits) {
                if (trait.group == Group::Keyword) m_page.row(code(trait.word), definition(trait.word));
            }
            m_page.end();
        }
        if (m_words.rarities.empty()) return;
        m_page.subheading("Rarities");
        m_page.paragraph(codeList(m_words.rarities));
    }
};

}  // namespace

void writeWordTables(ReferencePage& page, const Vocabulary& words) { WordTables(page, words).write(); }

}  // namespace duelogue
