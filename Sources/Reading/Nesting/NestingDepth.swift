/// How deep a text nests, found without parsing it, so that nothing that recurses over what is nested
/// (the parser, the checker, the emitter) is given more than its stack holds.
///
/// It is an upper bound that looks at the text's characters alone. Brackets count as long as they are
/// open. Words and marks that take all that follows as their operand (`try`, `else`, `->`, the `?` of a
/// condition) count up to the end of the statement or the next comma, and links of a chain (`.name`,
/// `?`, `()`) up to the next operand. What a string interpolates nests as well. Time is linear in the
/// length of the text.
package struct NestingDepth {
  package enum Bound {
    case levels
    /// Of square brackets.
    case arrays
    /// Between operands in a row.
    case operators
    /// In a row: from each the parser looks for the end of a regular expression.
    case hashes

    package var limit: Int {
      switch self {
      // A debug build's parser takes up to 20 KiB of stack for one, of the 8 MiB of a usual thread.
      case .levels: 256
      // The parser's time doubles with each of them.
      case .arrays: 12
      case .operators: 5_000
      case .hashes: 1_000
      }
    }
  }

  package struct Excess {
    package var bound: Bound
    /// Where the text is first deeper, in UTF-8.
    package var offset: Int
  }

  /// Nil where nothing is too deep.
  package let excess: Excess?
  /// Whether there is an `#if`, as far as the text isn't too deep.
  let hasConditions: Bool

  package init(_ text: String) {
    var text = text
    (excess, hasConditions) = text.withUTF8 { bytes in
      var scan = NestingScan(bytes)
      return (scan.run(), scan.hasConditions)
    }
  }

  package var isTooDeep: Bool { excess != nil }
}
