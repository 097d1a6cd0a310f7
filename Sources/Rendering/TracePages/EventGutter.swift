import Recording

/// The line numbers before events that aren't shown below their line of source.
struct EventGutter {
  private let files: ProgramFiles?
  private let numberWidth: Int
  private let glyphs: Glyphs

  var width: Int { numberWidth + 3 }

  init(_ annotations: [Annotation], _ sources: [Source], glyphs: Glyphs) {
    let files = ProgramFiles(sources)
    self.files = files
    self.glyphs = glyphs
    let widths = annotations.compactMap(\.line).map { Self.number($0, files).cellWidth }
    numberWidth = max(3, (widths.max() ?? 0) + 1)
  }

  /// - Parameter line: The line; nil if it is the same as above.
  func text(_ line: Int?) -> StyledText {
    let mark = line.map { Self.number($0, files) } ?? ""
    return .spaces(numberWidth - mark.cellWidth)
      + "\(mark, .gutter)\(" \(glyphs.bar) ", .gutter)"
  }

  private static func number(_ line: Int, _ files: ProgramFiles?) -> String {
    files?.file(of: line)?.short ?? String(line)
  }
}
