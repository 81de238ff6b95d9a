#include "cards/parser/FileNode.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <optional>

#include "cards/parser/yaml/YamlFault.h"

namespace duelogue {

namespace {

constexpr std::size_t mostBytes = 4'000'000;
constexpr int mostNodes = 200'000;
constexpr int deepest = 24;
constexpr std::size_t mostKeys = 100;

/// A converter from yaml-cpp's tree to ours. Aliases can turn a small file into a huge or endless tree, hence the
/// limits.
class Reader {
public:
    [[nodiscard]] FileNode read(const YAML::Node& node, int depth) {
        FileNode result;
        result.line = std::max(0, node.Mark().line) + 1;
        if (depth > deepest) return fail(result, "this is nested too deeply");
        if (++m_nodes > mostNodes) return fail(result, "the file is too large");
        switch (node.Type()) {
            case YAML::NodeType::Undefined:
            case YAML::NodeType::Null:
                break;
            case YAML::NodeType::Scalar:
                result.kind = FileNode::Kind::Text;
                result.text = node.Scalar();
                break;
            case YAML::NodeType::Sequence:
                result.kind = FileNode::Kind::List;
                for (const auto& item : node) {
                    if (m_fault) break;
                    result.items.push_back(read(item, depth + 1));
                }
                break;
            case YAML::NodeType::Map:
                readMap(node, depth, result);
                break;
        }
        return result;
    }

    [[nodiscard]] const std::optional<FileFault>& fault() const { return m_fault; }

private:
    int m_nodes = 0;
    std::optional<FileFault> m_fault;

    FileNode fail(const FileNode& at, std::string message) {
        if (!m_fault) m_fault = FileFault{at.line, std::move(message)};
        return at;
    }

    void readMap(const YAML::Node& node, int depth, FileNode& result) {
        result.kind = FileNode::Kind::Map;
        for (const auto& pair : node) {
            if (m_fault) return;
            const int line = std::max(0, pair.first.Mark().line) + 1;
            if (!pair.first.IsScalar()) {
                m_fault = FileFault{line, "found a list or map before the colon, expected a word"};
                return;
            }
            if (result.entries.size() == mostKeys) {
                m_fault = FileFault{line, "there are too many keys in this map"};
                return;
            }
            if (result.find(pair.first.Scalar()) != nullptr) {
                m_fault = FileFault{line, '"' + pair.first.Scalar() + "\" is said twice here"};
                return;
            }
            FileNode value = read(pair.second, depth + 1);
            // For a missing value, yaml-cpp reports the position of the next element.
            if (value.kind == FileNode::Kind::Empty) value.line = line;
            result.entries.push_back({pair.first.Scalar(), line, std::move(value)});
        }
    }
};

}  // namespace

const FileNode* FileNode::find(std::string_view key) const {
    const auto found = std::find_if(entries.begin(), entries.end(), [key](const FileEntry& e) { return e.key == key; });
    return found == entries.end() ? nullptr : &found->value;
}

std::string FileNode::shown() const {
    switch (kind) {
        case Kind::Empty:
            return {};
        case Kind::Text:
            return text;
        case Kind::List:
            return "a list";
        case Kind::Map:
            return "a map";
    }
    return {};
}

namespace {

/// Returns the line with this number, from 1; empty beyond the end.
std::string_view lineIn(std::string_view text, int number) {
    for (; number > 1 && !text.empty(); --number) {
        const std::size_t end = text.find('\n');
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return text.substr(0, text.find('\n'));
}

}  // namespace

std::variant<FileNode, FileFault> readYaml(std::string_view text) {
    if (text.size() > mostBytes) return FileFault{0, "the file is too large"};
    try {
        Reader reader;
        FileNode root = reader.read(YAML::Load(std::string(text)), 0);
        if (reader.fault()) return *reader.fault();
        return root;
    } catch (const YAML::Exception& problem) {
        const int line = std::max(0, problem.mark.line) + 1;
        return FileFault{line, explainYamlFault(problem.msg, lineIn(text, line))};
    } catch (const std::exception& problem) {
        // yaml-cpp also passes on standard exceptions, e.g. for numbers out of range.
        return FileFault{0, std::string("this is not YAML: ") + problem.what()};
    }
}

}  // namespace duelogue
