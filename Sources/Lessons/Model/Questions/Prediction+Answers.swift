/// The meaning of a learner's typed answer.
package enum AnswerMatch: Equatable, Sendable {
  /// The index of a choice.
  case choice(Int)
  /// Several choices match equally well, so the question must be asked again.
  case ambiguous([Int])
  case none
}

extension Prediction {
  /// Finds the choice that a learner means, by its text, its letter or its number.
  ///
  /// The rules in order: text between backticks is only the text of an answer; the letter of a
  /// choice (`b`, `b)`), or the text of a choice in any case and spacing; the only code in an
  /// answer (`42` for "It prints `42`"); the text without its punctuation; the number of a choice,
  /// from 1. Choices are shown with letters, so a number is first of all a value.
  package func match(_ typed: String) -> AnswerMatch {
    let answer = typed.normalized
    guard !answer.isEmpty else { return .none }
    let texts = choices.map { $0.text.normalized }
    let isQuoted = typed.contains("`")
    let label = isQuoted ? nil : answer.withoutLabelPunctuation

    var exact = indices(of: answer, in: texts)
    let labelled = choices.indices.first { Self.label(at: $0) == label && $0 < 26 }
    if let labelled, !exact.contains(labelled) { exact.append(labelled) }
    let place = choices.indices.first { String($0 + 1) == label }
    let words = answer.words

    let attempts: [[Int]] = [
      exact,
      choices.indices.filter { choices[$0].onlyCode?.normalized == answer },
      words.isEmpty ? [] : indices(of: words, in: texts.map(\.words)),
      place.map { [$0] } ?? [],
    ]
    guard let found = attempts.first(where: { !$0.isEmpty }) else { return .none }
    return found.count == 1 ? .choice(found[0]) : .ambiguous(found.sorted())
  }

  private func indices<Key: Equatable>(of key: Key, in keys: [Key]) -> [Int] {
    keys.indices.filter { keys[$0] == key }
  }
}

extension Prediction.Choice {
  /// The code in an answer with exactly one piece of code.
  fileprivate var onlyCode: String? {
    let codes = answer.compactMap { inline in
      if case .code(let code) = inline { code } else { nil }
    }
    return codes.count == 1 ? codes[0] : nil
  }
}

extension String {
  /// Lowercase text without backticks, with single spaces, without a period at the end.
  fileprivate var normalized: String {
    let words = lowercased().filter { $0 != "`" }.split(whereSeparator: \.isWhitespace)
    var text = words.joined(separator: " ")
    if text.count > 1, text.last == "." { text.removeLast() }
    return text
  }

  /// The `b` of `b)`, `(b)` and `b.`.
  fileprivate var withoutLabelPunctuation: String {
    var text = self[...]
    if text.first == "(" { text.removeFirst() }
    if let last = text.last, last == ")" || last == "." || last == ":" { text.removeLast() }
    return String(text)
  }

  /// Words and numbers. A sign or a point within a number stays, because it changes the value.
  fileprivate var words: [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let belongsToNumber = (character == "-" || character == ".") && next.isNumber
      if character.isLetter || character.isNumber || belongsToNumber {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
