package import Phrases

/// A message as a value: a fact, and the values that its sentence mentions.
///
/// Each target keeps its messages in a folder `Messages`: enumerations, whose cases are facts and whose
/// `sentence` is a table with a whole sentence for each case. Another language is another table.
package protocol Message<Text> {
  /// The type of the texts in the sentence: plain, styled, or markup.
  associatedtype Text = String
  /// The whole sentence.
  var sentence: Phrase<Text> { get }
}

/// A sentence in plain text.
package typealias Sentence = Phrase<String>

extension Message<String> {
  /// The sentence as people read it.
  package var text: String { sentence.text }
}

/// A message about a problem: one sentence without a full stop, and advice.
package protocol ProblemMessage: Message<String> {
  /// The advice about the problem, in whole sentences.
  var advice: Sentence? { get }
}

extension ProblemMessage {
  package var advice: Sentence? { nil }
}
