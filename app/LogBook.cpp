#include "app/LogBook.h"

namespace duelogue {

void LogBook::completed(const Match& match, const Communication& done) {
    Line line;
    line.text = match.rulebook().tell(match, done);
    if (line.text.empty()) return;
    line.turn = match.state().globals.turn;
    line.current = match.state().globals.current;
    for (std::size_t at = line.text.find('['); at != std::string::npos; at = line.text.find('[', at + 1)) {
        const CardId id(static_cast<std::uint16_t>(std::stoi(line.text.substr(at + 1))));
        if (id.value >= match.state().cards.size()) continue;
        const Card& card = match.state().card(id);
        line.cards.push_back({id, card.definition, card.knownTo});
    }
    m_lines.push_back(std::move(line));
}

}  // namespace duelogue
