#include "app/cli/output/RulingJson.h"

#include "app/library/files/Json.h"

namespace duelogue {

QJsonObject rulingJson(const Ruling& ruling) {
    const LessonText sentence = ruling.sentence();
    return {{"ruling", jsonText(sentence.english.text)},
            {"german", jsonText(sentence.german.text)},
            {"file", jsonText(ruling.file)},
            {"line", ruling.scenario.line}};
}

const std::vector<JsonKey>& rulingKeys() {
    static const std::vector<JsonKey> keys{
        {"ruling", "The rule in one sentence"},
        {"german", "The same in German"},
        {"file", "File of the scenario that proves it, below tests/scenarios"},
        {"line", "First line of the scenario"},
    };
    return keys;
}

}  // namespace duelogue
