#pragma once

#include <string>

#include "cards/rulestext/Phrases.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

/// A generator of the events of abilities.
class Events : private Lexicon {
public:
    Events(const Lexicon& lexicon, Phrases& phrases) : Lexicon(lexicon), m_phrases(phrases) {}

    /// Returns an event as a clause: "a unit you control would leave play".
    [[nodiscard]] std::string event(const Pattern& pattern, Mood mood);
    /// Returns the conjunction of an event: "when", "whenever", "at".
    [[nodiscard]] std::string opening(const Pattern& pattern) const;
    /// Returns the word of the event, or nullptr. If several words have the same pattern, returns the one that is about
    /// the object that the pattern describes.
    [[nodiscard]] const EventWord* eventWord(const Pattern& pattern) const;

private:
    Phrases& m_phrases;

    [[nodiscard]] std::string said(TemplateSlot slot, const Pattern& pattern, Noun& subject, Mood mood);
    [[nodiscard]] Noun named(std::string_view name, const Pattern& pattern, bool any);
    [[nodiscard]] std::string nameless(const Pattern& pattern) const;
    [[nodiscard]] std::string doneByPlayer(const Pattern& pattern) const;
    [[nodiscard]] std::string detailOf(const VerbWord& verb, const Pattern& pattern, std::string_view name) const;
    [[nodiscard]] bool comesHere(const Pattern& pattern) const;
    [[nodiscard]] bool waitsForOneMoment() const;
};

}  // namespace duelogue
