import CEditline

/// Where text ends up on a terminal of a certain width, as libedit draws it.
///
/// libedit doesn't say how many rows a line takes, so that is counted here by the same rules. Needs
/// the character locale to be adopted.
struct ScreenLayout {
  /// Row and column, both from the start of the prompt.
  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  let width: Int

  func position(
    after scalars: some Sequence<Unicode.Scalar>, from start: Position = Position()
  ) -> Position {
    var position = start
    for scalar in scalars { advance(&position, past: scalar) }
    return position
  }

  private func advance(_ position: inout Position, past scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      position.row += 1
      position.column = 0
    case "\t":
      repeat { put(&position, columns: 1) } while position.column % 8 != 0
    default:
      // An escape sequence breaks anywhere, a wide character is moved to the next row whole.
      let drawn = Self.columns(of: scalar)
      if drawn.breaks {
        for _ in 0..<drawn.count { put(&position, columns: 1) }
      } else {
        while position.column + drawn.count > width { put(&position, columns: 1) }
        put(&position, columns: max(drawn.count, 1))
      }
    }
  }

  private func put(_ position: inout Position, columns: Int) {
    position.column += columns
    guard position.column >= width else { return }
    position.row += 1
    position.column = 0
  }

  private static func columns(of scalar: Unicode.Scalar) -> (count: Int, breaks: Bool) {
    let code = wint_t(truncatingIfNeeded: scalar.value)
    if scalar.value < 0x100 && iswcntrl(code) != 0 { return (2, true) }
    if iswprint(code) != 0 {
      return (max(Int(editline_width(wchar_t(bitPattern: scalar.value))), 0), false)
    }
    // Drawn as `\U+00E9`.
    return (scalar.value > 0xFFFF ? 8 : 7, true)
  }
}
