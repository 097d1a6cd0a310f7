import Recording

extension SourceLines {
  /// Returns whether a call is the operand of `try?`, which drops its errors.
  func isOptionalTry(around call: Place) -> Bool {
    guard let line = self[call.line] else { return false }
    let code = zip(line.characters, line.isCode).prefix(max(0, call.column - 1))
      .map { $1 ? $0 : ";" }
    guard let mark = code.lastIndex(of: "?"), mark >= 3,
      String(code[(mark - 3)..<mark]) == "try"
    else { return false }
    return code[(mark + 1)...].allSatisfy {
      $0 == " " || $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber
    }
  }

  /// Returns whether code in the lines has a `catch`, which isn't the label of an argument.
  func handlesErrors(in lines: ClosedRange<Int>) -> Bool {
    lines.contains { number in
      guard let line = self[number] else { return false }
      let code = String(zip(line.characters, line.isCode).map { $1 ? $0 : " " })
      return code.ranges(of: "catch").contains { range in
        let (before, after) = (code[..<range.lowerBound].last, code[range.upperBound...])
        let isWord = [before, after.first].allSatisfy { $0?.isLetter != true }
        return isWord && after.first { !$0.isWhitespace } != ":"
      }
    }
  }

  /// Returns whether code in the lines contains a word.
  func mentions(_ word: String, in lines: ClosedRange<Int>) -> Bool {
    lines.contains { mentions(word, in: $0) }
  }

  /// Returns the lines with code that contains a word.
  func lines(mentioning word: String, in lines: ClosedRange<Int>) -> [Int] {
    lines.filter { mentions(word, in: $0) }
  }

  private func mentions(_ word: String, in number: Int) -> Bool {
    guard let line = self[number] else { return false }
    let code = String(zip(line.characters, line.isCode).map { $1 ? $0 : " " })
    return code.split { !$0.isLetter }.contains { $0 == word }
  }
}
