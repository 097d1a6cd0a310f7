import SwiftText

/// A part of a block that goes to one place in a compiled lesson.
struct SwiftPiece: Equatable {
  enum Kind: Equatable {
    case `import`
    /// A type with its name, an extension (`nil`), an operator: declarations that need file scope.
    case declaration(name: String?)
    /// A function that isn't asynchronous and has neither modifiers nor attributes.
    case function
    case statements
  }

  var kind: Kind
  /// The text from the beginning of its first line, with blanks in place of other text.
  var text: String
  /// The index of its first line in the block.
  var line: Int
}

/// Separates the declarations for file scope from the statements around them.
struct SwiftBlockSplitter {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  /// The `#endif` of each `#if`, by token index.
  private let conditionalEnds: [Int: Int]
  private var pieces: [SwiftPiece] = []
  /// The first token of the statements that are being skipped.
  private var statements: Int?

  static func pieces(of code: String) -> [SwiftPiece] {
    var splitter = SwiftBlockSplitter(code)
    splitter.split()
    return splitter.pieces
  }

  private init(_ code: String) {
    bytes = Array(code.utf8)
    tokens = SwiftTokenizer.tokens(in: bytes)
    conditionalEnds = Self.conditionalEnds(in: tokens)
  }

  private mutating func split() {
    var index = 0
    var mayBegin = true
    while index < tokens.count {
      if mayBegin || tokens[index].startsLine, let (kind, end) = declaration(at: index) {
        finishStatements(before: index)
        add(kind, index..<end)
        index = end
        mayBegin = true
        continue
      }
      let isSemicolon = tokens[index].isSymbol(";")
      if statements == nil, !isSemicolon { statements = index }
      mayBegin = isSemicolon
      index = matching(index) + 1
    }
    finishStatements(before: index)
  }

  private mutating func finishStatements(before end: Int) {
    if let start = statements { add(.statements, start..<end) }
    statements = nil
  }

  private mutating func add(_ kind: SwiftPiece.Kind, _ range: Range<Int>) {
    let start = tokens[range.lowerBound].range.lowerBound
    let lineStart = bytes[..<start].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    // Blanks in place of omitted text keep the compiler's columns right.
    let blank = bytes[lineStart..<start].map { $0 == .tab ? $0 : .space }
    let text = blank + bytes[start..<tokens[range.upperBound - 1].range.upperBound]
    pieces.append(
      SwiftPiece(
        kind: kind, text: String(decoding: text, as: UTF8.self),
        line: bytes[..<start].count { $0 == .newline }))
  }

  /// Returns the index of the bracket that closes the one at `index`; `index` itself for other
  /// tokens.
  private func matching(_ index: Int) -> Int {
    guard case .open = tokens[index].kind else { return index }
    var depth = 0
    for other in index..<tokens.count {
      switch tokens[other].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return other }
      case .word, .string, .number, .regularExpression, .quotedName: break
      case .symbol, .comment, .interpolation: break
      }
    }
    return tokens.count - 1
  }

  // MARK: Declarations

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect",
    "nonisolated", "distributed", "prefix", "infix", "postfix",
  ]

  /// Returns the declaration at a token, and the index of the token after it.
  private func declaration(at start: Int) -> (kind: SwiftPiece.Kind, end: Int)? {
    guard start == 0 || !tokens[start - 1].isSymbol(".") else { return nil }
    var index = start
    while let token = token(index) {
      if token.isSymbol("@") {
        index = attributeEnd(index)
        continue
      }
      guard case .word(let word) = token.kind else { return nil }
      if word == "func", index == start { return function(at: index) }
      if Self.modifiers.contains(word) {
        index += 1
        continue
      }
      return declaration(keyword: word, at: index)
    }
    return nil
  }

  private func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// Skips `@Name`, `@Module.Name` and the arguments directly after it.
  private func attributeEnd(_ start: Int) -> Int {
    var index = start + 2
    while let dot = token(index), dot.isSymbol("."), token(index + 1) != nil { index += 2 }
    guard let open = token(index), open.kind == .open(UInt8(ascii: "(")),
      open.range.lowerBound == tokens[index - 1].range.upperBound
    else { return min(index, tokens.count) }
    return matching(index) + 1
  }

  private func function(at start: Int) -> (kind: SwiftPiece.Kind, end: Int)? {
    guard let end = bodyEnd(start) else { return nil }
    var index = start
    while index < end, tokens[index].kind != .open(UInt8(ascii: "{")) {
      if tokens[index].kind == .word("async") { return nil }
      index = matching(index) + 1
    }
    return (.function, end)
  }

  private func declaration(
    keyword: String, at index: Int
  ) -> (kind: SwiftPiece.Kind, end: Int)? {
    switch keyword {
    case "import":
      return (.import, lineEnd(index))
    case "struct", "class", "enum", "protocol", "actor":
      guard let name = name(at: index + 1), let end = bodyEnd(index) else { return nil }
      return (.declaration(name: name), end)
    case "extension", "precedencegroup":
      guard let end = bodyEnd(index) else { return nil }
      return (.declaration(name: nil), end)
    case "operator":
      return (.declaration(name: nil), lineEnd(index))
    case "typealias":
      guard let name = name(at: index + 1) else { return nil }
      return (.declaration(name: name), typeEnd(index))
    case "#if":
      return conditional(at: index)
    default:
      return nil
    }
  }

  private func name(at index: Int) -> String? {
    guard let token = token(index) else { return nil }
    switch token.kind {
    case .word(let word): return word
    case .string, .number, .regularExpression, .quotedName:
      return String(decoding: bytes[token.range], as: UTF8.self)
    case .open, .close, .symbol, .comment, .interpolation: return nil
    }
  }

  private func bodyEnd(_ start: Int) -> Int? {
    var index = start
    while let token = token(index) {
      if token.kind == .open(UInt8(ascii: "{")) { return matching(index) + 1 }
      if token.isSymbol(";") { return nil }
      index = matching(index) + 1
    }
    return nil
  }

  private func lineEnd(_ start: Int) -> Int {
    var index = start + 1
    while let token = token(index), !token.startsLine, !token.isSymbol(";") {
      index = matching(index) + 1
    }
    return index
  }

  /// Returns the end of a type that may continue on the next line, after or before `=`, `&`, `->`.
  private func typeEnd(_ start: Int) -> Int {
    var index = start + 1
    while let token = token(index), !token.isSymbol(";") {
      let joins = joinsType(index) || joinsType(index - 1)
      guard !token.startsLine || joins || index == start + 1 else { break }
      index = matching(index) + 1
    }
    return index
  }

  private func joinsType(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .symbol(UInt8(ascii: ">")): index > 0 && tokens[index - 1].isSymbol("-")
    case .symbol(let symbol): "=&-.,<".utf8.contains(symbol)
    case .word(let word): word == "where"
    case .string, .number, .regularExpression, .quotedName: false
    case .open, .close, .comment, .interpolation: false
    }
  }

  /// `#if … #endif` goes to the same place as its first content.
  private func conditional(at start: Int) -> (kind: SwiftPiece.Kind, end: Int)? {
    guard let end = conditionalEnds[start] else { return nil }
    let first = tokens[start..<end].firstIndex { $0.startsLine && !$0.isDirective }
    guard let first, let kind = declaration(at: first)?.kind, kind != .import else { return nil }
    return (.declaration(name: nil), end + 1)
  }

  private static func conditionalEnds(in tokens: [SwiftToken]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.isDirective {
      if token.kind == .word("#if") { open.append(index) }
      if token.kind == .word("#endif"), let start = open.popLast() { ends[start] = index }
    }
    return ends
  }
}

extension SwiftToken {
  fileprivate var isDirective: Bool {
    if case .word(let word) = kind { word.hasPrefix("#") } else { false }
  }
}
