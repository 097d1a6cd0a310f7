/// The nesting depth of a text, found without parsing it. It protects the stack of everything that
/// recurses over nested code: the parser, the checker and the emitter.
///
/// It is an upper bound that only looks at characters. Brackets count while they are open. Words
/// and marks whose operand is the rest of a statement (`try`, `else`, `->`, the `?` of a condition)
/// count until the end of the statement or the next comma. Links of a chain (`.name`, `?`, `()`)
/// count until the next operand. Interpolations in strings nest too. Time is linear in the length
/// of the text.
package struct NestingDepth {
  package enum Bound {
    case levels
    /// Nested square brackets.
    case arrays
    /// Operators in a sequence of operands.
    case operators
    /// Consecutive `#`. For each, the parser looks for the end of a regular expression.
    case hashes
    /// Attributes before one declaration. The parser looks for the declaration after each.
    case attributes
    /// Attributes inside of attributes' arguments.
    case innerAttributes
    /// `switch` inside of `switch`. The parser reads a wrong one again for each around it.
    case switches

    package var limit: Int {
      switch self {
      // A debug build's parser takes up to 20 KiB of stack for each level, and a usual thread has 8
      // MiB.
      case .levels: 256
      // The parser's time doubles with each level.
      case .arrays: 12
      case .operators: 5_000
      case .hashes: 1_000
      case .attributes: 100
      // The parser's time doubles with each.
      case .innerAttributes: 12
      case .switches: 32
      }
    }
  }

  package struct Excess {
    package var bound: Bound
    /// The UTF-8 offset where the text first exceeds the limit.
    package var offset: Int
  }

  /// Nil if nothing exceeds a limit.
  package let excess: Excess?
  /// Whether the text has an `#if`, up to the excess.
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
