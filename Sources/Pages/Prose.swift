import Lessons

/// A lesson's prose as markup.
struct Prose {
  /// Converts a link's destination; nil for a link that a page can't follow.
  var link: @Sendable (String) -> String? = Prose.webLink

  /// Allows only web addresses, so that a link can't run code in a page.
  static let webLink: @Sendable (String) -> String? = { destination in
    destination.hasPrefix("https://") || destination.hasPrefix("http://") ? destination : nil
  }

  func html(_ passages: [Passage]) -> HTML { passages.map(html).joined() }

  private func html(_ passage: Passage) -> HTML {
    switch passage {
    case .paragraph(let inlines), .proposal(let inlines, _): return "<p>\(html(inlines))</p>\n"
    // A step's heading has level 2, so headings inside it have level 3.
    case .heading(_, let inlines): return "<h3>\(html(inlines))</h3>\n"
    case .list(let start, let items):
      let content = items.map { item -> HTML in
        let box: HTML =
          switch item.isChecked {
          case nil: ""
          case true?: "☑ "
          case false?: "☐ "
          }
        return "<li>\(box)\(html(item.passages))</li>"
      }.joined()
      return start.map { "<ol start=\"\($0)\">\(content)</ol>\n" } ?? "<ul>\(content)</ul>\n"
    case .quote(let passages): return "<blockquote>\(html(passages))</blockquote>\n"
    case .elsewhere(let passages):
      return
        "<aside class=\"elsewhere\"><strong>\(PageMessage.elsewhere.html)</strong> \(html(passages))</aside>\n"
    case .listing(let language, let lines):
      return Code.block(lines.joined(separator: "\n"), isSwift: language == "swift")
    case .rule: return "<hr>\n"
    }
  }

  func html(_ inlines: [Inline]) -> HTML {
    inlines.map { inline -> HTML in
      switch inline {
      case .text(let text): return HTML(text: text)
      case .code(let code): return "<code>\(code)</code>"
      case .emphasis(let inlines): return "<em>\(html(inlines))</em>"
      case .strong(let inlines): return "<strong>\(html(inlines))</strong>"
      case .link(let inlines, let destination):
        guard let address = link(destination) else { return html(inlines) }
        return "<a href=\"\(address)\">\(html(inlines))</a>"
      case .lineBreak: return "<br>"
      }
    }.joined()
  }
}
