#include "app/library/reference/LanguageReference.h"

#include <algorithm>

#include "app/library/reference/CardExamples.h"
#include "app/library/reference/ReferenceChecks.h"
#include "app/library/reference/ReferencePage.h"
#include "app/library/reference/VerbReference.h"
#include "app/library/reference/WordTables.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/Language.h"

namespace duelogue {

namespace {

bool hasCards(const VerbWord& verb) {
    return std::ranges::any_of(verb.parameters, [](const Parameter& each) { return each.slot == Slot::Cards; });
}

class Writer {
public:
    Writer(const Vocabulary& words, const std::vector<CardFile>& files) : m_words(words), m_examples(files) {}

    std::string write() {
        m_page.title("The language of card files");
        m_page.paragraph(
            "Written by `duelogue cards reference` from the words that the program knows; do not edit. README.md of "
            "the\n"
            "folder above teaches how to write a card file. In a table, keys in bold are required.");
        writeFile();
        writeAbilities();
        writeBodies();
        writeVerbs();
        writePhrases();
        writeWordTables(m_page, m_words);
        writeChecks(m_page, m_words);
        writeLimits(m_page);
        return m_page.text();
    }

private:
    const Vocabulary& m_words;
    CardExamples m_examples;
    ReferencePage m_page;

    [[nodiscard]] std::string in(std::string_view example) const {
        std::string text = exampleIn(m_words, example);
        const std::string place = "<statement>";
        const std::size_t at = text.find(place);
        for (const VerbWord& verb : m_words.verbs) {
            if (at == std::string::npos || !verb.statement) continue;
            const std::string call = verbExample(m_words, verb);
            return text.replace(at, place.size(), call);
        }
        return text;
    }

    void keys(const std::vector<KeyForm>& forms) {
        m_page.table("key", "");
        for (const KeyForm& form : forms) {
            const std::string key = code(in(form.key));
            m_page.row(form.required ? "**" + key + "**" : key, in(form.meaning));
        }
        m_page.end();
    }

    void phrases(const char* title, const char* about, const std::vector<PhraseForm>& forms) {
        m_page.subheading(title);
        m_page.paragraph(about);
        phraseTable(forms);
    }

    void phraseTable(const std::vector<PhraseForm>& forms) {
        m_page.table("phrase", "");
        for (const PhraseForm& form : formsFor(m_words, forms)) m_page.row(code(in(form.form)), in(form.meaning));
        m_page.end();
    }

    void writeFile() {
        m_page.heading("A card file");
        keys(fileForm());
        m_page.heading("A card");
        keys(formsFor(m_words, cardForm()));
    }

    void example(const std::string& key, const std::string& usual, const std::vector<KeyForm>& forms = {}) {
        std::vector<std::string> needed;
        for (const KeyForm& form : forms) {
            if (form.required) needed.push_back(in(form.key));
        }
        const CardExamples::Example* found = m_examples.of(key, needed);
        m_page.entry(code(usual));
        constexpr std::size_t longest = 200;
        if (found != nullptr && found->text.size() <= longest) {
            m_page.entry(code(found->text) + " (" + found->card + ")");
        }
        m_page.end();
    }

    void maps(const std::vector<MapForm>& forms) {
        for (const MapForm& form : formsFor(m_words, forms)) {
            const std::string key = in(form.keys.front().key);
            m_page.subheading(code(key));
            m_page.paragraph(in(form.meaning) + ".");
            keys(form.keys);
            example(key, in(form.example), form.keys);
        }
    }

    void writeAbilities() {
        m_page.heading("Abilities");
        m_page.paragraph("An ability is a map with one of these keys.");
        maps(abilityForms());
        m_page.subheading("A target");
        m_page.paragraph("`targets` is a list of phrases, see *How many* below, or of maps:");
        keys(targetForm());
        m_page.paragraph("A player can also be a target:");
        phraseTable(targetPlayerForms());
        phrases("A price", "The value of `pay`.", priceForms());
        writeEvents();
    }

    void writeEvents() {
        m_page.heading("Events");
        m_page.paragraph(
            "An event alone is about the card itself, or about any player: " +
            code("when: " + m_words.events.front().word) +
            ". With a phrase it is about everything that matches, and with `source`, `card` and `player` about all "
            "of these. A verb is an event by its own name." +
            (has(m_words, Needs::Hosts) ? " `at` says onto which card something is put: `at: " +
                                              std::string(has(m_words, Needs::Places) ? "here" : "host") + "`."
                                        : "") +
            (namesDoer(m_words) ? " If a player does it, `by` names that player." : "") +
            " An event that nothing can stop is used with `first` alone.");
        m_page.table("event", "");
        for (const EventWord& event : m_words.events) {
            const char* about = event.about == EventWord::About::Card     ? "of a card"
                                : event.about == EventWord::About::Player ? "of a player"
                                : event.about == EventWord::About::Doer   ? "of who does it"
                                                                          : "of a source";
            m_page.row(code(event.word), event.meaning + " (" + about + ")" + howItComes(event.pattern.verb));
        }
        m_page.end();
        m_page.paragraph("Actions of the rules are also events:");
        m_page.table("event", "");
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.byRules || indexOf(m_words.events, verb.word)) continue;
            const bool hasMore = !wordBehind(m_words, verb).empty();
            m_page.row(code(verb.word), verb.meaning + (hasCards(verb) ? " (of a card)" : " (of a player)") +
                                            howItComes(static_cast<std::size_t>(&verb - m_words.verbs.data())) +
                                            (hasMore ? "; a word of *Steps and other details* may follow it" : ""));
        }
        m_page.end();
    }

    [[nodiscard]] std::string howItComes(std::size_t verb) const {
        using Before = VerbWord::Before;
        const Before before = m_words.verbs[verb].before;
        return before == Before::First     ? "; nothing can stop it"
               : before == Before::Nothing ? "; it can't be used with `before`"
                                           : "";
    }

    void writeBodies() {
        m_page.heading("Bodies");
        m_page.paragraph(
            "A body is one instruction or a list of instructions in order. The first key names the instruction; any "
            "other first key is a verb.");
        maps(instructionForms());
        m_page.subheading("The terms of a contest");
        keys(contestForm());
    }

    void writeVerbs() {
        m_page.heading("Verbs");
        m_page.paragraph(
            "The first argument needs no name. Arguments in bold are required; a player who is not named is you.");
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.byRules && !verb.statement) writeVerb(verb);
        }
        m_page.heading("Statements");
        m_page.paragraph("Statements belong in `always`. If no card is named, the card itself is meant.");
        for (const VerbWord& verb : m_words.verbs) {
            if (verb.statement) writeVerb(verb);
        }
    }

    void writeVerb(const VerbWord& verb) {
        m_page.subheading(code(verb.word));
        m_page.paragraph(verb.meaning + ".");
        if (!verb.parameters.empty()) {
            m_page.table("argument", "");
            for (const Parameter& parameter : verb.parameters) {
                const std::string name = code(parameter.name);
                m_page.row(parameter.required ? "**" + name + "**" : name, argumentMeaning(m_words, verb, parameter));
            }
            m_page.end();
        }
        example(verb.word + wordBehind(m_words, verb), verbExample(m_words, verb));
    }

    void writePhrases() {
        m_page.heading("Phrases");
        phrases("Amounts", "Numbers, never below zero.", amountForms());
        phrases("Cards", "The subjects of a verb.", cardForms());
        phrases("How many", "For targets, `choose` and the subjects of a verb: a number is a choice.", countedForms());
        phrases("Descriptions", "All parts must hold.", descriptionForms());
        phrases("Players", "With `'s` after it, a possessive.", playerForms());
        phrases("Conditions", "Conditions are checked on the current state.", conditionForms());
    }
};

}  // namespace

std::string languageReference(const Vocabulary& words, const std::vector<CardFile>& files) {
    return Writer(words, files).write();
}

}  // namespace duelogue
