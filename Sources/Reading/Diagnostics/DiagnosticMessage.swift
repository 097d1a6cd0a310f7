package import Machine

/// A message as a value: a problem, and the names and types that it is about.
///
/// Each target of the front end keeps its messages in a folder `Messages`. A case is a fact, and `text`
/// has the words: whole sentences, so that another language is another table. Text is made only when
/// the message is reported.
package protocol DiagnosticMessage {
  /// The problem, in one sentence without a full stop.
  var text: String { get }
  /// The advice about the problem, in whole sentences.
  var advice: String? { get }
  /// The name that the program uses and doesn't declare, if that is the problem.
  var unknownName: String? { get }
}

extension DiagnosticMessage {
  package var advice: String? { nil }
  package var unknownName: String? { nil }
}

extension Diagnostic {
  package init(
    _ message: some DiagnosticMessage, at position: Position, notes: [Note] = []
  ) {
    self.init(
      message: message.text, position: position, notes: notes, advice: message.advice)
    unknownName = message.unknownName
  }
}

extension Diagnostic.Note {
  package init(_ message: some DiagnosticMessage, at position: Position) {
    self.init(message: message.text, position: position)
  }
}
