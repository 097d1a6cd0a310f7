import Foundation
import LineEditing
import Rendering
import Sessions

/// The process's two outputs: results on one, diagnostics on the other.
struct Console: Sendable {
  /// For results.
  var options: RenderingOptions
  /// For diagnostics, which may go to a terminal when the results do not.
  var errorOptions: RenderingOptions
  /// Shows on a terminal that the program is still running.
  var progress: ProgressLine?
  private var isSilent = false
  /// Whether `--width` sets the width, so that the size of the terminal doesn't matter.
  private let hasOwnWidth: Bool

  /// Writes nothing.
  static var silent: Console {
    var console = Console()
    console.isSilent = true
    return console
  }

  init(_ options: OutputOptions? = nil) {
    let environment = ProcessInfo.processInfo.environment
    self.options = RenderingOptions(options, descriptor: 1, environment: environment)
    errorOptions = RenderingOptions(options, descriptor: 2, environment: environment)
    hasOwnWidth = options?.width != nil
  }

  /// Makes lines as wide as the terminal is now.
  mutating func followTerminal() {
    guard !hasOwnWidth else { return }
    if let width = Terminal.width(of: 1) { options.width = width }
    if let width = Terminal.width(of: 2) { errorOptions.width = width }
  }

  /// Writes results that contain the control sequences of styles. Ends the process without a message if
  /// the reader of a pipe has closed it.
  func write(_ text: String) {
    guard !text.isEmpty, !isSilent else { return }
    progress?.end()
    do {
      try writeAll(1, text.utf8)
    } catch {
      switch error {
      case .closed: exit(ExitStatus.fine.rawValue)
      case .failed(let code):
        show(Finding(.cannotWriteOutput(reason: String(cString: strerror(code)))))
        exit(ExitStatus.misuse.rawValue)
      }
    }
  }

  /// Writes lines with unknown contents, such as names of files; makes control characters visible.
  func write(plain text: String) { write(text.withVisibleControlsInLines) }

  /// Writes the output of a program. On a terminal, control characters are made visible.
  func write(printed text: String) { isTerminal ? write(plain: text) : write(text) }

  /// Writes lines for people to standard error.
  func writeError(_ text: String) { writeError(styled: text.withVisibleControlsInLines) }

  func writeError(styled text: String) {
    guard !isSilent else { return }
    progress?.end()
    // Nothing else can report this failure.
    try? writeAll(2, text.utf8)
  }

  func show(_ finding: Finding) {
    writeError(styled: DiagnosticText.render(Diagnostic(finding), options: errorOptions))
  }

  var isTerminal: Bool { Terminal.isTerminal(1) }
}

extension Diagnostic {
  init(_ finding: Finding) {
    self.init(
      severity: finding.severity == .error
        ? .error : finding.severity == .warning ? .warning : .note,
      message: finding.message, name: finding.name.isEmpty ? "heirloom" : finding.name,
      line: finding.line, column: finding.column, source: finding.sourceLine,
      notes: finding.notes.filter { $0.line != nil }.map {
        Note(message: $0.message, line: $0.line, column: $0.column, source: $0.sourceLine)
      },
      advice: finding.advice)
  }
}
