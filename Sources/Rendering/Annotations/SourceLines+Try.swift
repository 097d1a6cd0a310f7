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

  /// Returns whether code in the lines contains a word.
  func mentions(_ word: String, in lines: ClosedRange<Int>) -> Bool {
    lines.contains { number in
      guard let line = self[number] else { return false }
      let code = String(zip(line.characters, line.isCode).map { $1 ? $0 : " " })
      return code.split { !$0.isLetter }.contains { $0 == word }
    }
  }
}
