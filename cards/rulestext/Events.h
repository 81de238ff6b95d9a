#pragma once

#include <string>

#include "cards/rulestext/Phrases.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

/// What happens, as abilities wait for it.
class Events : private Lexicon {
public:
    Events(const Lexicon& lexicon, Phrases& phrases) : Lexicon(lexicon), m_phrases(phrases) {}

    /// "a unit you control would leave play".
    [[nodiscard]] std::string event(const Pattern& pattern, Mood mood);
    /// "when", "whenever", "at".
    [[nodiscard]] std::string opening(const Pattern& pattern) const;
    /// The event's own word: of several with the same pattern the one that speaks of what the pattern asks for. Null
    /// where it has none.
    [[nodiscard]] const EventWord* eventWord(const Pattern& pattern) const;

private:
    Phrases& m_phrases;

    [[nodiscard]] std::string said(TemplateSlot slot, const Pattern& pattern, Noun& subject, Mood mood);
    [[nodiscard]] Noun named(std::string_view name, const Pattern& pattern, bool any);
    [[nodiscard]] std::string nameless(const Pattern& pattern) const;
    [[nodiscard]] bool waitsForOneMoment() const;
};

}  // namespace duelogue
