#include "app/cli/output/DeckMeasurementKeys.h"

#include <deque>
#include <string>
#include <string_view>

namespace duelogue {

const std::vector<JsonKey>& measurementKeys() {
    static std::deque<std::string> paths;  // keys refer to their texts
    static const std::vector<JsonKey> keys = [] {
        std::vector<JsonKey> all{{"game", "Game"},
                                 {"deck", "The measured deck"},
                                 {"player", "Player of both seats"},
                                 {"seed", "Seed, as text"},
                                 {"matches", "Matches planned against each deck, in all parts together"},
                                 {"parts", "Number of parts into which the run is split"},
                                 {"joined", "Parts that are included"},
                                 {"partial", "true if Ctrl-C stopped a part early"},
                                 {"problems", "Matches that could not be played to their end"}};
        const auto addRate = [&](const std::string& path, std::string_view about) {
            all.push_back({paths.emplace_back(path), about});
            all.push_back({paths.emplace_back(path + ".matches"), "Number of matches"});
            all.push_back({paths.emplace_back(path + ".points"), "Points: two for a win, one for a draw"});
            all.push_back({paths.emplace_back(path + ".rate"), "Share of the points, from 0 to 1"});
            all.push_back({paths.emplace_back(path + ".interval"), "Bounds of the 95 % interval of the rate"});
        };
        all.push_back({"total", "Results against all decks"});
        addRate("total.all", "All matches");
        addRate("total.first", "Matches in which the deck had the first turn");
        addRate("total.second", "Matches in which the other deck had the first turn");
        all.push_back({"total.turns", "Turns of all matches together"});
        all.push_back({"opponents", "Results against each deck"});
        all.push_back({"opponents.deck", "The other deck"});
        addRate("opponents.all", "All matches");
        addRate("opponents.first", "Matches in which the measured deck had the first turn");
        addRate("opponents.second", "Matches in which the other deck had the first turn");
        all.push_back({"opponents.turns", "Turns of these matches together"});
        all.push_back({"cards", "Results by card, in matches with at least one copy used in this way"});
        all.push_back({"cards.name", "Card name"});
        all.push_back({"cards.copies", "Copies in the deck"});
        addRate("cards.opening", "In the opening hand");
        addRate("cards.drawn", "Drawn later");
        addRate("cards.played", "Played from the hand");
        addRate("cards.unseen", "No copy came into the hand");
        all.push_back({"cards.kept", "Matches at whose end a copy was in hand"});
        return all;
    }();
    return keys;
}

}  // namespace duelogue
