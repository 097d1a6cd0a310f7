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
}
