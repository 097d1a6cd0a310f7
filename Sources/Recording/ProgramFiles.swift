/// The files of a program with several files, whose lines are numbered in each file.
package struct ProgramFiles: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// The name without the path.
    package var name: String
    /// The number of the line in the file.
    package var line: Int
    /// Whether it is the main file.
    package var isMain: Bool

    /// `7`, or `Log.swift:7`.
    package var short: String { isMain ? String(line) : "\(name):\(line)" }
  }

  private struct Span: Hashable {
    var name: String
    var lines: ClosedRange<Int>
    var isMain: Bool
  }

  private let spans: [Span]

  /// Nil if there is only one file, because the line numbers of a session continue between
  /// submissions.
  package init?(_ sources: [Source]) {
    // The first blocks of a lesson decide this, however many there are.
    guard sources.count > 1,
      sources.allSatisfy({ $0.fileLine == 1 && !$0.name.hasPrefix("<input") }),
      Set(sources.map(\.name)).count == sources.count
    else { return nil }
    spans = sources.enumerated().map { index, source in
      Span(
        name: source.name.split(separator: "/").last.map(String.init) ?? source.name,
        lines: source.firstLine...(source.firstLine + source.lineCount - 1),
        isMain: index == sources.count - 1)
    }
  }

  /// Returns the file of a line, by the line's number in the session.
  package func file(of line: Int) -> File? {
    guard let span = spans.last(where: { $0.lines.contains(line) }) else { return nil }
    return File(
      name: span.name, line: line - span.lines.lowerBound + 1, isMain: span.isMain)
  }
}

extension Source {
  /// A line feed at the end begins no line.
  var lineCount: Int { max(1, text.hasSuffix("\n") ? lines.count - 1 : lines.count) }
}
