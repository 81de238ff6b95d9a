#include "app/start/SeatSelection.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/shell/language/Tr.h"
#include "cards/decks/SetupRandom.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue {

namespace {

DUELOGUE_TR(SeatSelection)

/// The id of a random deck in a MatchConfig.
constexpr const char* byChance = "random";

template <class Values>
int placeOf(const Values& values, const QString& id) {
    const auto found = std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.id == id; });
    return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

bool has(const std::vector<int>& values, int value) { return std::ranges::find(values, value) != values.end(); }

}  // namespace

// -------------------------------------------------------------------------------------------------- offers

void SeatSelection::offer(const Setup& setup) {
    m_setup = setup;
    settle();
}

void SeatSelection::recall(const StartChoice& choice) {
    m_all = choice;
    settle();
}

void SeatSelection::choose(const MatchConfig& config) {
    if (placeOf(m_setup.games, config.game) >= 0) m_all.game = config.game;
    settle();
    const SetupGame* const game = this->game();
    if (game == nullptr || config.seats.empty()) return;
    if (config.game == game->id) m_all.games[game->id].seats = static_cast<int>(config.seats.size());
    settle();
    for (int seat = 0; seat < std::min(seats(), static_cast<int>(config.seats.size())); ++seat) {
        const MatchConfig::Seat& wanted = config.seats[static_cast<std::size_t>(seat)];
        occupant(seat).name = wanted.name;
        if (placeOf(m_setup.kinds, wanted.kind) >= 0) occupant(seat).kind = wanted.kind;
        if (!known(wanted.deck).empty()) at(seat).decks[game->id] = wanted.deck;
    }
    for (std::size_t i = 0; i < config.options.size(); ++i) setOption(static_cast<int>(i), config.options[i]);
    setSeries(config.series.of);
    setClock(config.clock);
    settle();
}

/// Adapts the choices to what exists: the number of seats that the game allows, and existing decks.
void SeatSelection::settle() {
    const SetupGame* const game = this->game();
    if (game == nullptr) return;
    m_all.game = game->id;
    int& count = m_all.games[game->id].seats;
    count = std::clamp(count, game->seats.least, game->seats.most);
    while (static_cast<int>(m_all.seats.size()) < count) {
        StartChoice::Seat& seat = m_all.seats.emplace_back();
        seat.face = static_cast<int>(m_all.seats.size()) - 1;
    }
    for (int seat = 0; seat < count; ++seat) settleDecks(seat);
}

/// Removes decks that no longer exist, and decks that an earlier seat has chosen.
void SeatSelection::settleDecks(int seat) {
    QString& decks = at(seat).decks[m_all.game];
    std::vector<int> picks = known(decks);
    std::erase_if(picks, [&](int deck) { return !suits(deck, seat); });
    if (picks.empty()) picks = usualPicks(seat);
    std::erase_if(picks, [&](int deck) { return !isFree(deck, seat); });
    decks = written(picks);
}

MatchConfig SeatSelection::choice() const {
    MatchConfig choice;
    const SetupGame* const game = this->game();
    if (game == nullptr) return choice;
    choice.game = game->id;
    const std::vector<SetupKind> kinds = this->kinds();
    for (int seat = 0; seat < seats(); ++seat) {
        const auto kind = static_cast<std::size_t>(kindOf(seat));
        choice.seats.push_back(
            {occupant(seat).name, kind < kinds.size() ? kinds[kind].id : QString(), at(seat).decks[game->id]});
    }
    bool usual = true;
    for (std::size_t i = 0; i < game->options.size(); ++i) {
        choice.options.push_back(static_cast<std::int16_t>(option(static_cast<int>(i))));
        usual = usual && choice.options.back() == game->options[i].usual;
    }
    if (usual) choice.options.clear();
    choice.series.of = series();
    choice.clock = clock();
    return choice;
}

MatchConfig SeatSelection::config() const {
    MatchConfig config = choice();
    for (std::size_t i = 0; i < config.seats.size(); ++i) {
        const QString name = nameOf(static_cast<int>(i));
        config.seats[i].name = name == tr(MatchConfig::Seat::unnamed) ? QString(MatchConfig::Seat::unnamed) : name;
    }
    return config;
}

const SetupGame* SeatSelection::game() const {
    return m_setup.games.empty() ? nullptr : &m_setup.games[static_cast<std::size_t>(gameAt())];
}

int SeatSelection::gameAt() const { return std::max(0, placeOf(m_setup.games, m_all.game)); }

void SeatSelection::setGame(int game) {
    if (game < 0 || game >= static_cast<int>(m_setup.games.size())) return;
    m_all.game = m_setup.games[static_cast<std::size_t>(game)].id;
    settle();
}

// -------------------------------------------------------------------------------------------------- participants

int SeatSelection::seats() const { return game() == nullptr ? 0 : m_all.games[game()->id].seats; }

bool SeatSelection::canAdd() const { return game() != nullptr && seats() < game()->seats.most; }

bool SeatSelection::canTake(int seat) const { return isSeat(seat) && seat >= game()->seats.least; }

void SeatSelection::addSeat() {
    if (!canAdd()) return;
    ++m_all.games[m_all.game].seats;
    settle();
}

void SeatSelection::takeSeat(int seat) {
    if (!canTake(seat)) return;
    const auto first = m_all.seats.begin();
    std::rotate(first + seat, first + seat + 1, first + seats());
    --m_all.games[m_all.game].seats;
}

void SeatSelection::changeSides() {
    if (game() == nullptr || game()->roles.size() != 2 || seats() != 2) return;
    bool& changed = m_all.games[m_all.game].sidesChanged;
    changed = !changed;
}

int SeatSelection::occupantAt(int seat) const {
    const SetupGame* const game = this->game();
    const bool isChanged = game != nullptr && game->roles.size() == 2 && m_all.games[game->id].sidesChanged;
    return isChanged && seat < 2 ? 1 - seat : seat;
}

void SeatSelection::setName(int seat, const QString& name) {
    constexpr int longest = 24;
    if (isSeat(seat)) occupant(seat).name = name.trimmed().left(longest);
}

std::vector<SetupKind> SeatSelection::kinds() const {
    std::vector<SetupKind> kinds = m_setup.kinds;
    if (game() != nullptr)
        std::erase_if(kinds, [&](const SetupKind& kind) { return game()->without.contains(kind.id); });
    return kinds;
}

/// By default, the first seat is a person and the others are computers of the default level.
int SeatSelection::kindOf(int seat) const {
    const std::vector<SetupKind> kinds = this->kinds();
    const int last = std::max(0, static_cast<int>(kinds.size()) - 1);
    const int chosen = placeOf(kinds, occupant(seat).kind);
    if (chosen >= 0 || occupantAt(seat) == 0) return std::max(0, chosen);
    const int opposite = placeOf(kinds, m_setup.opposite);
    return opposite >= 0 ? opposite : last;
}

void SeatSelection::setKind(int seat, int kind) {
    const std::vector<SetupKind> kinds = this->kinds();
    if (isSeat(seat) && kind >= 0 && kind < static_cast<int>(kinds.size()))
        occupant(seat).kind = kinds[static_cast<std::size_t>(kind)].id;
}

bool SeatSelection::isPerson(int seat) const {
    const std::vector<SetupKind> kinds = this->kinds();
    const auto kind = static_cast<std::size_t>(kindOf(seat));
    return kind < kinds.size() && kinds[kind].person;
}

/// Returns the suggested names, best first.
QStringList SeatSelection::suggestions(int seat) const {
    QStringList names;
    if (!isPerson(seat)) {
        const QStringList all{tr("Maren"), tr("Oskar"), tr("Ilse"),  tr("Jonas"),
                              tr("Wanda"), tr("Emil"),  tr("Frida"), tr("Anton")};
        for (int i = 0; i < 2; ++i) names += all.value((occupant(seat).face + 4 * i) % static_cast<int>(all.size()));
        return names + all;
    }
    int people = 0;
    for (int other = 0; other < seats(); ++other) people += isPerson(other) ? 1 : 0;
    if (people == 1) names += tr("You");
    for (int i = 0; i < 2 * seats(); ++i) names += tr("Player %1").arg((seat + i) + 1);
    return names;
}

QString SeatSelection::nameOf(int seat) const {
    QStringList used;
    for (int other = 0; other < seats(); ++other) used += occupant(other).name;
    QString name;
    for (int each = 0; each <= seat; ++each) {
        name = occupant(each).name;
        if (!name.isEmpty()) continue;
        const QStringList suggested = suggestions(each);
        const auto fresh = std::ranges::find_if(
            suggested, [&](const QString& word) { return !used.contains(word, Qt::CaseInsensitive); });
        name = fresh != suggested.end() ? *fresh : suggested.front();
        used += name;
    }
    return name;
}

// -------------------------------------------------------------------------------------------------- decks

const SetupDeck& SeatSelection::deck(int deck) const { return game()->decks[static_cast<std::size_t>(deck)]; }

int SeatSelection::deckAt(const QString& id) const {
    if (game() == nullptr) return -1;
    const auto& decks = game()->decks;
    const auto found = std::ranges::find_if(decks, [&](const SetupDeck& deck) {
        return deck.id == id || (!deck.formerId.isEmpty() && deck.formerId == id);
    });
    return found == decks.end() ? -1 : static_cast<int>(found - decks.begin());
}

/// Returns true if the deck is one of several parts that a seat joins. Only one seat can have it.
bool SeatSelection::isJoined(int deck) const { return game()->joined > 1 && !this->deck(deck).whole; }

bool SeatSelection::suits(int deck, int seat) const {
    const int only = this->deck(deck).seat;
    return only < 0 || only == seat;
}

/// Returns true if no earlier seat has the deck. Later seats give way.
bool SeatSelection::isFree(int deck, int seat) const {
    const std::vector<int> who = holders(deck);
    return std::ranges::none_of(who, [&](int holder) { return holder < seat; });
}

/// Returns the decks in this text that exist, without duplicates and no more than a seat joins. A random deck counts
/// only if it is the whole deck.
std::vector<int> SeatSelection::known(const QString& decks) const {
    std::vector<int> picks;
    for (const QString& id : decks.split('+', Qt::SkipEmptyParts)) {
        const int found = deckAt(id);
        if (found >= 0 && !has(picks, found)) picks.push_back(found);
    }
    if (std::ranges::any_of(picks, [&](int pick) { return isJoined(pick); }))
        std::erase_if(picks, [&](int pick) { return !isJoined(pick); });
    const bool isWhole = !picks.empty() && !isJoined(picks.front());
    picks.resize(std::min(picks.size(), static_cast<std::size_t>(isWhole ? 1 : game()->joined)));
    return picks;
}

std::vector<int> SeatSelection::picks(int seat) const {
    if (!isSeat(seat)) return {};
    return known(at(seat).decks[m_all.game]);
}

std::vector<int> SeatSelection::holders(int deck) const {
    std::vector<int> holders;
    if (!isJoined(deck)) return holders;
    for (int seat = 0; seat < seats(); ++seat) {
        if (has(picks(seat), deck)) holders.push_back(seat);
    }
    return holders;
}

/// Returns the default decks, which differ between seats.
std::vector<int> SeatSelection::usualPicks(int seat) const {
    const int joined = game()->joined;
    const int count = static_cast<int>(game()->decks.size());
    std::vector<int> picks;
    for (int i = 0; i < count && static_cast<int>(picks.size()) < joined; ++i) {
        const int deck = (seat * joined + i) % count;
        const bool isToBeHad = joined == 1 || (isJoined(deck) && holders(deck).empty());
        if (isToBeHad && suits(deck, seat)) picks.push_back(deck);
    }
    return picks;
}

QString SeatSelection::written(const std::vector<int>& picks) const {
    if (picks.size() == 1 && !isJoined(picks.front())) return deck(picks.front()).id;
    if (picks.empty()) return game()->joined > 1 ? QString(byChance) : QString();
    QStringList parts;
    for (const int pick : picks) parts += deck(pick).id;
    while (parts.size() < game()->joined) parts += byChance;
    return parts.join('+');
}

void SeatSelection::pick(int seat, int deck) {
    if (!isSeat(seat) || deck < 0 || deck >= static_cast<int>(game()->decks.size()) || !suits(deck, seat)) return;
    std::vector<int> picks;
    if (!isJoined(deck)) {
        picks = {deck};
    } else {
        if (std::ranges::any_of(holders(deck), [&](int holder) { return holder != seat; })) return;
        picks = this->picks(seat);
        std::erase_if(picks, [&](int pick) { return !isJoined(pick); });
        if (std::erase(picks, deck) == 0) picks.push_back(deck);
        if (static_cast<int>(picks.size()) > game()->joined) picks.erase(picks.begin());
    }
    at(seat).decks[m_all.game] = written(picks);
}

void SeatSelection::deal(std::uint64_t seed) {
    if (game() == nullptr) return;
    std::vector<int> left;
    for (std::size_t i = 0; i < game()->decks.size(); ++i) {
        if (!game()->decks[i].whole && !game()->decks[i].own) left.push_back(static_cast<int>(i));
    }
    SetupRandom chance(seed);
    for (int seat = 0; seat < seats(); ++seat) {
        std::vector<int> picks;
        while (static_cast<int>(picks.size()) < game()->joined) {
            std::vector<int> fitting;
            std::ranges::copy_if(left, std::back_inserter(fitting), [&](int deck) { return suits(deck, seat); });
            if (fitting.empty()) break;
            picks.push_back(fitting[chance.below(fitting.size())]);
            std::erase(left, picks.back());
        }
        if (!picks.empty() || game()->joined > 1) at(seat).decks[m_all.game] = written(picks);
    }
}

// -------------------------------------------------------------------------------------------------- rules

int SeatSelection::option(int option) const {
    const SetupGame* const game = this->game();
    if (game == nullptr || option < 0 || option >= static_cast<int>(game->options.size())) return 0;
    const SetupOption& known = game->options[static_cast<std::size_t>(option)];
    const auto& chosen = m_all.games[game->id].options;
    const int former = known.formerWord.isEmpty() ? known.usual : chosen.value(known.formerWord, known.usual);
    return std::clamp(chosen.value(known.word, former), known.least, mostOf(known));
}

int SeatSelection::mostOf(const SetupOption& option) const {
    return option.isSeat ? std::min(option.most, seats()) : option.most;
}

void SeatSelection::setOption(int option, int value) {
    const SetupGame* const game = this->game();
    if (game == nullptr || option < 0 || option >= static_cast<int>(game->options.size())) return;
    const SetupOption& known = game->options[static_cast<std::size_t>(option)];
    m_all.games[game->id].options[known.word] = std::clamp(value, known.least, mostOf(known));
}

void SeatSelection::resetOptions() {
    if (game() == nullptr) return;
    m_all.games[game()->id].options.clear();
    m_all.games[game()->id].series = 1;
    m_all.games[game()->id].clock = {};
}

ClockSetting SeatSelection::clock() const {
    const ClockSetting clock = game() == nullptr ? ClockSetting{} : m_all.games[game()->id].clock;
    return clock.isValid() ? clock : ClockSetting{};
}

void SeatSelection::setClock(const ClockSetting& clock) {
    if (game() == nullptr) return;
    m_all.games[game()->id].clock = {std::clamp(clock.minutes, 0, ClockSetting::mostMinutes),
                                     std::clamp(clock.increment, 0, ClockSetting::mostIncrement)};
}

int SeatSelection::series() const {
    if (game() == nullptr || seats() != 2) return 1;
    return std::clamp(m_all.games[game()->id].series, 1, Series::most) / 2 * 2 + 1;
}

void SeatSelection::setSeries(int of) {
    if (game() != nullptr) m_all.games[game()->id].series = std::clamp(of, 1, Series::most);
}

}  // namespace duelogue
