#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace duelogue {

/// Foreign text (of a file, a deck, a bot, a card) made fit to print: what a terminal would obey, what turns the
/// direction of the letters behind it, and what is no UTF-8 is written as its code, \x1b or \u202e. Line breaks and
/// tabs stay.
[[nodiscard]] std::string printable(std::string_view text);
/// Does the same for JSON: what is written as its code there is an escape of JSON, \\u007f, so that it stays JSON of
/// the same meaning. The text must be UTF-8.
[[nodiscard]] std::string printableJson(std::string_view json);
/// Where the text ceases to be UTF-8; its size where all of it is.
[[nodiscard]] std::size_t endOfUtf8(std::string_view text);

/// Writes to another stream what is printable() of it. Where that can't be written, neither can this.
class PrintableStream : public std::ostream {
public:
    explicit PrintableStream(std::ostream& to) : std::ostream(nullptr), m_lines(to) { rdbuf(&m_lines); }
    ~PrintableStream() override { flush(); }
    PrintableStream(const PrintableStream&) = delete;
    PrintableStream& operator=(const PrintableStream&) = delete;
    /// How many bytes wait for the end of their line.
    [[nodiscard]] std::size_t held() const { return m_lines.held(); }

private:
    /// Hands on whole lines, so that no letter of several bytes is torn apart; and the rest as it is flushed.
    class Lines : public std::streambuf {
    public:
        explicit Lines(std::ostream& to) : m_to(to) {}
        [[nodiscard]] std::size_t held() const { return m_text.size(); }

    protected:
        int_type overflow(int_type letter) override;
        std::streamsize xsputn(const char* letters, std::streamsize count) override;
        int sync() override;

    private:
        std::ostream& m_to;
        std::string m_text;

        bool handOn(std::size_t count);
    };
    Lines m_lines;
};

}  // namespace duelogue
