package import Machine
package import MessageTables
package import Phrases

/// A problem with a program as a value: what is wrong, and the names and types that it is about.
///
/// Its sentence is made only when the problem is reported.
package protocol DiagnosticMessage: ProblemMessage {
  /// The name that the program uses and doesn't declare, if that is the problem.
  var unknownName: String? { get }
}

extension DiagnosticMessage {
  package var unknownName: String? { nil }
}

extension Phrase<String>.Interpolation {
  /// Appends the name of a part of a program, such as a type.
  @_disfavoredOverload
  package mutating func appendInterpolation(_ part: some CustomStringConvertible) {
    appendInterpolation(name: part.description)
  }
}

extension Diagnostic {
  package init(
    _ message: some DiagnosticMessage, at position: Position, notes: [Note] = []
  ) {
    let sentence = message.sentence
    self.init(
      message: sentence.text, position: position, notes: notes, advice: message.advice?.text)
    isAboutUnknownType = sentence.namesUnknown
    unknownName = message.unknownName
  }
}

extension Diagnostic.Note {
  package init(_ message: some DiagnosticMessage, at position: Position) {
    self.init(message: message.text, position: position)
  }
}
