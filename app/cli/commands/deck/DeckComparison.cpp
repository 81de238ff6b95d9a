#include "app/cli/commands/deck/DeckComparison.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <string>

#include "app/cli/commands/deck/MeasureOptions.h"
#include "app/cli/output/WinRateText.h"
#include "app/library/files/Json.h"
#include "app/library/measure/DeckMeasurement.h"

namespace duelogue {

namespace {

/// The difference of two win rates, with its 95 % interval.
struct Difference {
    double mean = 0;
    Interval interval;
};

/// Returns b minus a, with Newcombe's interval.
Difference differenceOf(const WinRate& a, const WinRate& b) {
    const Interval ofA = a.interval();
    const Interval ofB = b.interval();
    const double mean = b.rate() - a.rate();
    const double below = std::hypot(b.rate() - ofB.low, ofA.high - a.rate());
    const double above = std::hypot(ofB.high - b.rate(), a.rate() - ofA.low);
    return {mean, {mean - below, mean + above}};
}

/// The results of two decks against the same deck, or against all decks that both have met.
struct Compared {
    std::string deck;
    WinRate before;
    WinRate after;
};

/// Returns the decks that both have met.
std::vector<Compared> comparedIn(const DeckMeasurement& a, const DeckMeasurement& b) {
    std::vector<Compared> all;
    for (const Opposition& each : a.opponents) {
        const auto other = std::ranges::find(b.opponents, each.deck, &Opposition::deck);
        if (other != b.opponents.end()) all.push_back({each.deck, each.all, other->all});
    }
    return all;
}

Compared sumOf(const std::vector<Compared>& all) {
    Compared sum{"All decks", {}, {}};
    for (const Compared& each : all) {
        sum.before += each.before;
        sum.after += each.after;
    }
    return sum;
}

QJsonObject asJson(const Compared& compared) {
    const Difference difference = differenceOf(compared.before, compared.after);
    return {{"before", compared.before.rate()},
            {"after", compared.after.rate()},
            {"difference", difference.mean},
            {"interval", QJsonArray{difference.interval.low, difference.interval.high}}};
}

QJsonObject comparisonJson(const DeckMeasurement& a, const DeckMeasurement& b) {
    const std::vector<Compared> all = comparedIn(a, b);
    QJsonArray opponents;
    for (const Compared& each : all) {
        QJsonObject json = asJson(each);
        json["deck"] = jsonText(each.deck);
        opponents.append(json);
    }
    QJsonObject json = asJson(sumOf(all));
    json["game"] = jsonText(a.game);
    json["player"] = jsonText(a.player);
    json["opponents"] = opponents;
    return json;
}

void tellComparison(const DeckMeasurement& a, const DeckMeasurement& b, std::ostream& out) {
    std::vector<Compared> all = comparedIn(a, b);
    all.push_back(sumOf(all));
    std::size_t width = 0;
    for (const Compared& each : all) width = std::max(width, each.deck.size() + 1);
    const auto column = static_cast<int>(width);
    out << std::fixed << std::setprecision(1) << std::left << std::setw(column) << "Against" << std::right
        << "   before    after   difference\n";
    for (const Compared& each : all) {
        const Difference difference = differenceOf(each.before, each.after);
        out << std::left << std::setw(column) << each.deck << std::right;
        tellShort(each.before, out);
        tellShort(each.after, out);
        out << std::showpos << std::setw(9) << hundred * difference.mean << " (" << hundred * difference.interval.low
            << " to " << hundred * difference.interval.high << ")\n"
            << std::noshowpos;
    }
    out << std::defaultfloat << std::setprecision(6);
}

}  // namespace

ExitStatus compareDecks(Arguments& arguments, Console& console) {
    if (arguments.words().size() != 3) arguments.setProblem("expected two files of \"deck measure --json\"");
    const std::vector<DeckMeasurement> both = measurementsIn(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const DeckMeasurement& a = both.front();
    const DeckMeasurement& b = both.back();
    if (a.game != b.game || a.player != b.player) {
        arguments.setProblem("the two decks were measured in different games or by different players");
        return ExitStatus::Misused;
    }
    if (arguments.has("json")) {
        writeJson(console.out, comparisonJson(a, b));
    } else {
        tellComparison(a, b, console.out);
    }
    return ExitStatus::Fine;
}

std::vector<JsonKey> deckComparisonKeys() {
    return {{"game", "Game"},
            {"player", "Player of all seats"},
            {"before", "Win rate of the first deck, from 0 to 1, against all decks that both have met"},
            {"after", "Win rate of the second deck"},
            {"difference", "Second minus first"},
            {"interval", "Bounds of the 95 % interval of the difference"},
            {"opponents", "The same against each deck that both were measured against"},
            {"opponents.deck", "The other deck"},
            {"opponents.before", "Win rate of the first deck"},
            {"opponents.after", "Win rate of the second deck"},
            {"opponents.difference", "Second minus first"},
            {"opponents.interval", "Bounds of the 95 % interval of the difference"}};
}

}  // namespace duelogue
