#include <algorithm>

#include "app/games/presenter/TableState.h"
#include "app/match/sound/Sound.h"

namespace duelogue {

namespace {

/// The shortest wait after which the person may have turned to something else.
constexpr std::chrono::seconds longWait{3};

/// Returns the sound of the end of a match. A watched match counts as a victory.
Sound endOf(const TableState& table) {
    const auto isPerson = [&](int seat) { return seat >= 0 && table.seats[static_cast<std::size_t>(seat)].person; };
    const bool played = std::ranges::any_of(table.seats, &TableSeat::person);
    return !played || isPerson(table.result.winner) ? Sound::Victory : Sound::Defeat;
}

std::optional<Sound> soundOf(const TableMoment& moment) {
    using Kind = TableMomentKind;
    switch (moment.kind) {
        case Kind::Shown:
            return Sound::CardPlayed;
        case Kind::Draw:
            return Sound::CardDrawn;
        case Kind::Damage:
            return Sound::Damage;
        case Kind::Value: {
            const bool lost = std::ranges::any_of(moment.numbers, [](const TableNumber& n) { return n.amount < 0; });
            return lost ? std::optional(Sound::Damage) : std::nullopt;
        }
        case Kind::Death:
            return Sound::Destroyed;
        case Kind::Turn:
            return Sound::TurnBegins;
        case Kind::None:
        case Kind::Advance:
        case Kind::Guard:
        case Kind::Change:
        case Kind::Move:
        case Kind::Ranked:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Sound> soundOf(const TableState& before, const TableState& now, std::chrono::milliseconds waited) {
    if (now.result.over) return before.result.over ? std::nullopt : std::optional(endOf(now));
    if (now.moment.kind != TableMomentKind::None) return soundOf(now.moment);
    const bool asks = !now.question.answers.empty() && before.question.answers.empty();
    return asks && waited >= longWait ? std::optional(Sound::QuestionWaits) : std::nullopt;
}

}  // namespace duelogue
