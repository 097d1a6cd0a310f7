/// Scans the characters of a text and counts the depth at each; see `NestingDepth`.
package struct NestingScan {
  private enum Opener: Equatable {
    case round, square, brace
    /// `#if`
    case condition
    /// `\(` in a string.
    case interpolation(StringMarks)
  }

  /// The delimiters of a string.
  private struct StringMarks: Equatable {
    /// The number of `#` before the quotes.
    var count: Int
    var isMultiline: Bool
  }

  /// An open pair of brackets, and the nesting inside it without brackets.
  private struct Level {
    var opener: Opener
    /// Words and marks whose operand is the rest of the statement.
    var heads = 0
    /// `<` of generic arguments.
    var angles = 0
    var links = 0
    /// Whether the brackets are around the arguments of an attribute.
    var isArgument = false
    var rows = NestingRows()

    var depth: Int {
      // A string nests in addition to its interpolation.
      if case .interpolation = opener {
        2 + heads + angles + links
      } else {
        1 + heads + angles + links
      }
    }
  }

  /// The kind of the last token.
  private enum Previous {
    case nothing, operand, dot, head
    /// The `@` of an attribute, and the attribute's name.
    case at, attribute
    /// An operator, a comma, an opening bracket.
    case mark
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var levels: [Level] = []
  private var level = Level(opener: .brace)
  /// The depth of all levels except the innermost.
  private var outerDepth = 0
  /// The counts of all levels except the innermost, the outermost first.
  private var outerRows: [NestingRows] = [NestingRows()]
  private var squares = 0
  private var previous = Previous.nothing
  /// The kind of the token before the `@`.
  private var beforeAttribute = Previous.nothing
  /// Whether white space, or a line feed or semicolon, precedes the next token.
  private var isSpaced = true
  private var isAtStart = true
  private var isAfterElse = false
  private(set) var hasConditions = false

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  package mutating func run() -> NestingDepth.Excess? {
    while index < bytes.count {
      let start = index
      step()
      if squares > NestingDepth.Bound.arrays.limit {
        return NestingDepth.Excess(bound: .arrays, offset: start)
      }
      if outerDepth + level.depth > NestingDepth.Bound.levels.limit {
        return NestingDepth.Excess(bound: .levels, offset: start)
      }
      if let bound = (outer + level.rows).excess {
        return NestingDepth.Excess(bound: bound, offset: start)
      }
    }
    return NestingWords.longRow(in: bytes)
  }

  private var outer: NestingRows { outerRows.last ?? NestingRows() }

  private subscript(offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      isSpaced = true
      index += 1
      return
    case UInt8(ascii: "\n"), UInt8(ascii: ";"):
      isSpaced = true
      isAtStart = true
      index += 1
      return
    case UInt8(ascii: "/") where self[1] == UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return
    case UInt8(ascii: "/") where self[1] == UInt8(ascii: "*"):
      skipComment()
      return
    case UInt8(ascii: "\""): string(StringMarks(count: 0, isMultiline: false))
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "("): open(.round)
    case UInt8(ascii: "["): open(.square)
    case UInt8(ascii: "{"): open(.brace)
    case UInt8(ascii: ")"): close(.round)
    case UInt8(ascii: "]"): close(.square)
    case UInt8(ascii: "}"): close(.brace)
    case UInt8(ascii: ","):
      level.heads = 0
      level.links = 0
      level.rows.operators = 0
      level.rows.attributes = 0
      mark()
    case UInt8(ascii: "."): dot()
    case UInt8(ascii: "@"):
      level.rows.attributes += 1
      // The attribute's name follows.
      if previous != .at { beforeAttribute = previous == .attribute ? .operand : previous }
      previous = .at
      index += 1
      return
    case UInt8(ascii: "?") where isSpaced && self[1] == UInt8(ascii: "?"):
      level.rows.operators += 1
      mark()
      index += 1
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if isOperand, !isSpaced { level.links += 1 } else { head() }
      index += 1
    case UInt8(ascii: "-") where self[1] == UInt8(ascii: ">"):
      head()
      index += 2
    case UInt8(ascii: ":"), UInt8(ascii: "\\"):
      head()
      index += 1
    case UInt8(ascii: "<") where isOperand && !isSpaced:
      level.angles += 1
      if previous == .attribute { level.rows.innerAttributes += 1 }
      mark()
    case UInt8(ascii: ">") where isOperand && !isSpaced && level.angles > 0:
      level.angles -= 1
      if level.angles == 0 { level.rows.innerAttributes = level.isArgument ? 1 : 0 }
      index += 1
    case _ where NestingWords.isOfWord(byte): word()
    default:
      if isOperand { level.rows.operators += 1 }
      mark()
    }
    isSpaced = false
    isAtStart = false
  }

  private var isOperand: Bool { previous == .operand || previous == .attribute }

  private mutating func head() {
    level.heads += 1
    previous = .head
  }

  private mutating func mark() {
    previous = .mark
    index += 1
  }

  private mutating func dot() {
    // `...` and `..<` are operators.
    if self[1] == UInt8(ascii: ".") {
      while self[0] == UInt8(ascii: ".") { index += 1 }
      previous = .mark
    } else {
      level.links += 1
      // `@Module.Name`
      let isName = previous == .attribute
      if isName { beforeAttribute = .dot }
      previous = isName ? .at : .dot
      index += 1
    }
  }

  // MARK: Words

  private mutating func word() {
    let start = index
    while index < bytes.count, NestingWords.isOfWord(bytes[index]) { index += 1 }
    let text = bytes[start..<index]
    let isAttribute = previous == .at
    if isAttribute { previous = beforeAttribute }
    defer { if isAttribute { previous = .attribute } }
    if !isAttribute, previous != .dot, !NestingWords.isModifier(text) { level.rows.attributes = 0 }
    let beginsCase = Self.beginsCase.contains { text.elementsEqual($0) }
    let isElse = text.elementsEqual(Self.else)
    let goesOn = isElse || previous == .head || previous == .mark
    if isAtStart, beginsCase || !goesOn {
      level.heads = 0
      level.angles = 0
      level.rows.operators = 0
      level.rows.switches = 0
      level.rows.innerAttributes = level.isArgument ? 1 : 0
    }
    if previous != .dot { level.links = 0 }
    if previous != .dot, NestingWords.isHead(text) {
      if text.elementsEqual(Self.switch) { level.rows.switches += 1 }
      // `else if` counts once.
      if isAfterElse, text.elementsEqual(Self.if) { previous = .head } else { head() }
      isAfterElse = isElse
    } else {
      previous = .operand
      isAfterElse = false
    }
  }

  private static let `else` = Array("else".utf8)
  private static let `if` = Array("if".utf8)
  private static let `switch` = Array("switch".utf8)
  private static let beginsCase = [Array("case".utf8), Array("default".utf8)]

  // MARK: Brackets

  private mutating func open(_ opener: Opener) {
    // `f()()`, `a[0][1]`: another link of the chain.
    if isOperand, !isSpaced {
      level.links += 1
    } else if !isOperand {
      level.links = 0
    }
    let isArgument = previous == .attribute
    push(opener)
    if isArgument {
      level.isArgument = true
      level.rows.innerAttributes = 1
    }
    index += 1
  }

  private mutating func push(_ opener: Opener) {
    levels.append(level)
    outerDepth += level.depth
    outerRows.append(outer + level.rows)
    level = Level(opener: opener)
    if opener == .square { squares += 1 }
    previous = .nothing
    isAtStart = true
  }

  private mutating func pop() {
    if level.opener == .square { squares -= 1 }
    guard let outer = levels.popLast() else { return }
    let isArgument = level.isArgument
    level = outer
    outerDepth -= outer.depth
    outerRows.removeLast()
    previous = isArgument ? .attribute : .operand
  }

  /// Closes a bracket. A brace closes all brackets inside it. Other brackets don't close anything
  /// outside the innermost brace.
  private mutating func close(_ opener: Opener) {
    index += 1
    var depth = 0
    var current = level.opener
    while depth < levels.count {
      if current == opener {
        for _ in 0...depth { pop() }
        return
      }
      if case .interpolation(let marks) = current {
        guard opener == .round else { return }
        for _ in 0...depth { pop() }
        restOfString(marks)
        return
      }
      if current == .brace || current == .condition { return }
      depth += 1
      current = levels[levels.count - depth].opener
    }
    previous = .operand
  }

  // MARK: Strings and the like

  /// A string with `#` around it, a directive, or the name of a macro.
  private mutating func hash() {
    var count = 0
    while self[count] == UInt8(ascii: "#") { count += 1 }
    if self[count] == UInt8(ascii: "\"") {
      index += count
      return string(StringMarks(count: count, isMultiline: false))
    }
    index += count
    let start = index
    while index < bytes.count, NestingWords.isOfWord(bytes[index]) { index += 1 }
    let word = bytes[start..<index]
    previous = .operand
    if word.elementsEqual(Self.if) {
      hasConditions = true
      push(.condition)
    } else if word.elementsEqual("endif".utf8),
      let depth = ([level] + levels.reversed()).firstIndex(where: { $0.opener == .condition })
    {
      for _ in 0...depth { pop() }
    }
  }

  /// Scans a string from its first quote.
  private mutating func string(_ marks: StringMarks) {
    var marks = marks
    if previous != .dot { level.links = 0 }
    let quote = UInt8(ascii: "\"")
    marks.isMultiline = self[1] == quote && self[2] == quote
    index += marks.isMultiline ? 3 : 1
    restOfString(marks)
  }

  /// Scans to the string's last quote, or to an interpolation.
  private mutating func restOfString(_ marks: StringMarks) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        guard hasHashes(marks.count, at: 0) else { continue }
        index += marks.count
        if self[0] == UInt8(ascii: "(") {
          index += 1
          return push(.interpolation(marks))
        }
        index += 1
      case UInt8(ascii: "\"") where isEnd(marks):
        index += (marks.isMultiline ? 3 : 1) + marks.count
        previous = .operand
        return
      case UInt8(ascii: "\n") where !marks.isMultiline:
        previous = .operand
        return
      default: index += 1
      }
    }
  }

  private func isEnd(_ marks: StringMarks) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard marks.isMultiline else { return hasHashes(marks.count, at: 1) }
    return self[1] == quote && self[2] == quote && hasHashes(marks.count, at: 3)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { self[offset + $0] == UInt8(ascii: "#") }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (self[0], self[1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      default: index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}
