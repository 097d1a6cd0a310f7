import Rendering

/// A line of code that wraps between words, with its own indentation.
struct CodeLine {
  let text: StyledText

  init(_ text: StyledText) { self.text = text }

  /// The line with wrapping opportunities: a word that is wider than the page breaks before a
  /// member's name or after an opening parenthesis, and never inside a name.
  var html: HTML { HTML(text, wraps: true) }

  /// The style of the indentation; empty for a line without one.
  var style: HTML {
    let indentation = text.characters.prefix { $0 == " " }.count
    return indentation == 0 ? "" : " style=\"--i:\(indentation)\""
  }
}
