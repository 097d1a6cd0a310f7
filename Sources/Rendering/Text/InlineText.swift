import Lessons

extension StyledText {
  /// A lesson's prose. Without color, it keeps the Markdown marks that matter.
  init(_ inlines: [Inline], style: Style = .plain, options: RenderingOptions) {
    self.init()
    for inline in inlines {
      switch inline {
      case .text(let text):
        append(text, style)
      case .code(let code):
        let quote = options.colour ? "" : "`"
        append(quote + code + quote, style == .plain ? .code : style)
      case .emphasis(let inlines):
        let mark = options.colour ? "" : "_"
        append(mark, style)
        append(StyledText(inlines, style: .emphasis, options: options))
        append(mark, style)
      case .strong(let inlines):
        let mark = options.colour ? "" : "*"
        append(mark, style)
        append(StyledText(inlines, style: .strong, options: options))
        append(mark, style)
      case .link(let inlines, let destination):
        append(StyledText(inlines, style: style, options: options))
        // A link to another lesson or step can't be followed on a terminal.
        if destination.contains("://"), destination != inlines.plainText {
          append(" (\(destination))", .dim)
        }
      case .lineBreak:
        append(" ", style)
      }
    }
  }

  /// Returns the author's explicit lines, each as a separate text.
  static func lines(
    _ inlines: [Inline], style: Style = .plain, options: RenderingOptions
  ) -> [StyledText] {
    inlines.split(separator: .lineBreak, omittingEmptySubsequences: false)
      .map { StyledText(Array($0), style: style, options: options) }
  }
}
