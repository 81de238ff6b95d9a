#include "cards/parser/phrases/ReferenceWords.h"

namespace duelogue {

namespace {

constexpr ReferenceWord cards[] = {
    {"this", Term::This},
    {"targets", Term::EveryTarget},
    {"chosen", Term::Chosen},
    {"rest", Term::NotChosen},
    {"paid", Term::Paid},
    {"that card", Term::EachCard},
    {"affected card", Term::EventCard},
    {"source", Term::EventSource},
};
constexpr ReferenceWord players[] = {
    {"you", Term::You},
    {"others", Term::Others},
    {"every player", Term::EveryPlayer},
    {"that player", Term::EachPlayer},
    {"affected player", Term::EventPlayer},
};

}  // namespace

std::span<const ReferenceWord> cardReferences() { return cards; }
std::span<const ReferenceWord> playerReferences() { return players; }

std::string_view wordOf(Term reference) {
    for (const ReferenceWord& known : cards) {
        if (known.term == reference) return known.words;
    }
    for (const ReferenceWord& known : players) {
        if (known.term == reference) return known.words;
    }
    return {};
}

}  // namespace duelogue
