#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// Returns a text as code in Markdown.
[[nodiscard]] std::string code(const std::string& text);
/// Returns words as code in Markdown, separated by commas.
[[nodiscard]] std::string codeList(const std::vector<std::string>& words);

/// A page in Markdown that is written from top to bottom.
class ReferencePage {
public:
    void title(std::string_view text);
    void heading(std::string_view text);
    void subheading(std::string_view text);
    /// Writes sentences and capitalizes the first one.
    void paragraph(std::string text);
    /// Begins a table of two columns. Its rows follow, then end().
    void table(std::string_view first, std::string_view second);
    void row(const std::string& first, std::string second);
    /// Writes an entry of a list. Further entries follow, then end().
    void entry(const std::string& text);
    void end();
    /// Writes a table of words and their meanings below a title; nothing without words.
    template <class Words>
    void words(std::string_view title, const Words& list) {
        if (list.empty()) return;
        subheading(title);
        table("word", "meaning");
        for (const auto& word : list) row(code(word.word), word.meaning);
        end();
    }

    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

}  // namespace duelogue
