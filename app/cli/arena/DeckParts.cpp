#include "app/cli/arena/DeckParts.h"

#include <algorithm>

namespace duelogue {

namespace {

using Parts = std::vector<std::size_t>;

bool has(const Parts& parts, std::size_t part) { return std::find(parts.begin(), parts.end(), part) != parts.end(); }

/// Returns the parts of a deck's name as indices into `names`. Appends new parts to `names`.
Parts readParts(const std::string& deck, std::vector<std::string>& names) {
    Parts parts;
    for (std::size_t begin = 0; begin <= deck.size();) {
        const std::size_t end = std::min(deck.find('+', begin), deck.size());
        const std::string name = deck.substr(begin, end - begin);
        const auto known = std::find(names.begin(), names.end(), name);
        parts.push_back(static_cast<std::size_t>(known - names.begin()));
        if (known == names.end()) names.push_back(name);
        begin = end + 1;
    }
    return parts;
}

struct Count {
    int won = 0;
    int played = 0;

    void add(const Count& more) {
        won += more.won;
        played += more.played;
    }
    [[nodiscard]] double share() const { return played > 0 ? 100.0 * won / played : 0; }
};

}  // namespace

DeckParts partsOf(const MatrixPlan& plan, const MatrixResult& result) {
    DeckParts parts;
    std::vector<Parts> decks;
    for (const std::string& deck : plan.seats.deckNames) decks.push_back(readParts(deck, parts.names));
    const std::size_t count = parts.names.size();
    std::vector<std::vector<Count>> against(count, std::vector<Count>(count));
    std::vector<Count> all(count);
    for (std::size_t a = 0; a < decks.size(); ++a) {
        for (std::size_t b = 0; b < decks.size(); ++b) {
            if (a == b) continue;
            const Count games{result.wins[a][b], result.played[a][b]};
            for (const std::size_t x : decks[a]) {
                if (has(decks[b], x)) continue;
                all[x].add(games);
                for (const std::size_t y : decks[b]) {
                    if (!has(decks[a], y)) against[x][y].add(games);
                }
            }
        }
    }
    for (std::size_t x = 0; x < count; ++x) {
        parts.all.push_back(all[x].share());
        parts.against.emplace_back();
        for (const Count& games : against[x]) parts.against.back().push_back(games.share());
    }
    return parts;
}

}  // namespace duelogue
