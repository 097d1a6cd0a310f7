/// A sentence, or a part of one, in pieces.
///
/// The tutor and the libraries say the same things. The tutor makes styled text of a phrase, the
/// libraries make plain text. `Text` is the type of the texts that they put in, such as the name of a
/// place.
package struct Phrase<Text> {
  /// A part of a phrase, with its meaning.
  package enum Piece {
    /// Words of the sentence.
    case words(String)
    /// A word that says that something was lost or is missing.
    case lost(String)
    /// A word about an error.
    case error(String)
    /// Something of the program, by its name.
    case name(String)
    /// A text that the user of the phrase put in.
    case text(Text)
  }

  package private(set) var pieces: [Piece]
  /// Whether the phrase names something that isn't known because of another problem.
  package private(set) var namesUnknown = false

  package init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  package static func + (left: Phrase, right: Phrase) -> Phrase {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout Phrase, right: Phrase) {
    left.pieces += right.pieces
    if right.namesUnknown { left.namesUnknown = true }
  }
}

extension Phrase: Sendable where Text: Sendable {}
extension Phrase.Piece: Sendable where Text: Sendable {}

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) {
    pieces = words.isEmpty ? [] : [.words(words)]
  }

  package init(stringInterpolation: Interpolation) {
    pieces = stringInterpolation.pieces
    namesUnknown = stringInterpolation.namesUnknown
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []
    fileprivate var namesUnknown = false

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    package mutating func appendInterpolation(words: String) { pieces.append(.words(words)) }
    package mutating func appendInterpolation(lost: String) { pieces.append(.lost(lost)) }
    package mutating func appendInterpolation(error: String) { pieces.append(.error(error)) }
    package mutating func appendInterpolation(name: String) { pieces.append(.name(name)) }
    package mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    package mutating func appendInterpolation(_ phrase: Phrase) {
      pieces += phrase.pieces
      if phrase.namesUnknown { namesUnknown = true }
    }
    /// Appends the name of something that isn't known because of another problem.
    package mutating func appendInterpolation(unknown name: String) {
      pieces.append(.name(name))
      namesUnknown = true
    }
    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      pieces.append(.words(String(number)))
    }
  }
}

extension Phrase<String> {
  /// The whole as plain text.
  package var plain: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let piece), .lost(let piece), .error(let piece), .name(let piece),
        .text(let piece):
        text += piece
      }
    }
  }
}

extension Phrase {
  /// Returns the form for a count.
  ///
  /// This is the only place that knows which counts have which form. Both forms are whole sentences, or
  /// whole parts of a list of facts.
  package static func plural(_ count: Int, one: Phrase, other: Phrase) -> Phrase {
    count == 1 ? one : other
  }
}
