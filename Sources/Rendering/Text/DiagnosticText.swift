/// A message about a place in a source, for people.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  /// Additional information, with its own place if it has one.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var line: Int?
    package var column: Int?
    /// The text of that line.
    package var source: String?

    package init(message: String, line: Int? = nil, column: Int? = nil, source: String? = nil) {
      self.message = message
      self.line = line
      self.column = column
      self.source = source
    }
  }

  package var severity: Severity
  package var message: String
  /// The name of the file, or `<input>`.
  package var name: String
  package var line: Int?
  /// The column from 1, in characters.
  package var column: Int?
  /// The text of that line.
  package var source: String?
  package var notes: [Note]
  /// Advice.
  package var advice: String?

  package init(
    severity: Severity = .error, message: String, name: String, line: Int? = nil,
    column: Int? = nil, source: String? = nil, notes: [Note] = [], advice: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.name = name
    self.line = line
    self.column = column
    self.source = source
    self.notes = notes
    self.advice = advice
  }
}

/// Diagnostics as `name:line:column: error: message`, the line of source, and a caret.
package enum DiagnosticText {
  package static func render(_ diagnostic: Diagnostic, options: RenderingOptions) -> String {
    var lines = entry(
      place: (diagnostic.line, diagnostic.column), name: diagnostic.name,
      label: StyledText(DiagnosticLabel.severity(diagnostic.severity), diagnostic.severity.style),
      message: diagnostic.message, source: diagnostic.source, options: options)
    for note in diagnostic.notes {
      lines += entry(
        place: (note.line, note.column), name: note.line == nil ? nil : diagnostic.name,
        label: StyledText(DiagnosticLabel.severity(.note), .note), message: note.message,
        source: note.source, options: options)
    }
    if let advice = diagnostic.advice {
      let label = StyledText(DiagnosticLabel.help, .right) + ": "
      lines += (label + prose(advice)).wrapped(to: options.width, hanging: label.width)
    }
    return options.painter.paint(lines)
  }

  private static func entry(
    place: (line: Int?, column: Int?), name: String?, label: StyledText, message: String,
    source: String?, options: RenderingOptions
  ) -> [StyledText] {
    var head = StyledText()
    if let name {
      let parts = [name] + [place.line, place.column].compactMap { $0.map { String($0) } }
      head.append(parts.joined(separator: ":") + ": ", .strong)
    }
    head += label + ": "
    let hanging = head.width + 12 < options.width / 2 ? head.width : 4
    var lines = (head + prose(message)).wrapped(to: options.width, hanging: hanging)
    if let source {
      lines += excerpt(source, line: place.line, column: place.column, options: options)
    }
    return lines
  }

  /// Returns a message as prose. A line feed in a message only separates words.
  private static func prose(_ message: String) -> StyledText {
    StyledText(message.split(separator: "\n").joined(separator: " "))
  }

  /// Returns the line of source and a caret under its column; of a long line, the part around the
  /// column.
  private static func excerpt(
    _ source: String, line: Int?, column: Int?, options: RenderingOptions
  ) -> [StyledText] {
    let glyphs = options.glyphs
    let (source, column) = part(of: source, around: column, width: options.width)
    let lines = SourceLines(text: source)
    guard let content = lines[1] else { return [] }
    let number = line.map { String($0) } ?? ""
    let gutterWidth = max(4, number.count + 1)
    let bar: StyledText = "\(" \(glyphs.bar) ", .gutter)"
    let room = options.width - gutterWidth - bar.width
    let before = column.map { content.cells(before: $0) } ?? 0
    let (text, skipped) = content.text.excerpt(around: before, width: room, mark: glyphs.ellipsis)

    let numbered: StyledText =
      .spaces(gutterWidth - number.count) + "\(number, .gutter)" + bar + text
    guard column != nil else { return [numbered] }
    let caret: StyledText =
      .spaces(gutterWidth) + bar + .spaces(before - skipped) + "\(glyphs.caret, .error)"
    return [numbered, caret]
  }
}

extension DiagnosticText {
  /// The length from which a line is cut before its characters get styles, which depend on what is before
  /// them. Many messages about a very long line would otherwise take long.
  private static let longest = 4_000

  /// Returns more of a very long line than is shown, and the column in it.
  private static func part(
    of source: String, around column: Int?, width: Int
  ) -> (source: String, column: Int?) {
    guard let column, source.utf8.count > longest, width < longest / 4 else {
      return (source, column)
    }
    let skipped = max(0, column - 1 - 2 * width)
    let rest = source.dropFirst(skipped)
    return (String(rest.prefix(4 * width)), column - skipped)
  }
}

extension Diagnostic.Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
