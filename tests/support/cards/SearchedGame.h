#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/search/CardFields.h"
#include "cards/search/QueryParser.h"
#include "cards/search/SearchIndex.h"
#include "tests/support/match/ProgramCards.h"

namespace duelogue {

/// The cards of a game with an index for searching.
class SearchedGame {
public:
    explicit SearchedGame(CardPool pool) : m_pool(std::move(pool)), m_fields(m_pool), m_index(m_pool, m_fields) {}
    /// Makes a game of the program.
    [[nodiscard]] static std::unique_ptr<SearchedGame> of(Vocabulary vocabulary) {
        CardPool pool(std::move(vocabulary));
        addProgramCards(pool);
        return std::make_unique<SearchedGame>(std::move(pool));
    }

    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] const CardFields& fields() const { return m_fields; }
    [[nodiscard]] const SearchIndex& index() const { return m_index; }

    /// Returns the names of the cards that a query finds, or its mistake as the only text: "3: message".
    [[nodiscard]] std::vector<std::string> names(std::string_view text) const {
        const auto parsed = parseQuery(text, m_fields);
        if (const auto* mistake = std::get_if<QueryMistake>(&parsed))
            return {std::to_string(columnOf(*mistake, text)) + ": " + messageOf(*mistake)};
        std::vector<std::string> found;
        for (const DefinitionId id : m_index.find(std::get<Query>(parsed))) found.push_back(m_pool[id].name);
        return found;
    }
    [[nodiscard]] std::vector<DefinitionId> find(const Query& query) const { return m_index.find(query); }

private:
    CardPool m_pool;
    CardFields m_fields;
    SearchIndex m_index;
};

}  // namespace duelogue
