import Recording

/// Which lines of the block the scopes of a trace span, and how they nest.
struct ScopeExtents {
  struct Extent: Hashable {
    var place: Place
    var lastLine: Int
    /// How many other extents it is inside of.
    var depth: Int

    var lines: ClosedRange<Int> { place.line...max(place.line, lastLine) }
  }

  private(set) var extents: [Extent] = []
  private var byPlace: [Place: Extent] = [:]
  /// Those of a single line, and the others.
  private var byLine: [Int: [Extent]] = [:]
  private var long: [Extent] = []
  /// Scopes that begin and end in the header of a statement, such as `for`.
  private(set) var headers: Set<Place> = []
  /// The last lines of calls that fill task groups.
  private(set) var groupEnds: [Place: Int] = [:]

  /// Brackets side by side. Scopes that are inside of more scopes have no bracket.
  static let mostBrackets = 12

  /// How many brackets are side by side at most.
  private(set) var deepest = 0

  init(_ happenings: Happenings, _ source: SourceLines) {
    var ends: [Place: SourceEnd] = [:]
    for happening in happenings.all {
      if case .scopeEntered(let scope) = happening.event.kind {
        let place = happening.place ?? scope.place
        guard ends[place] == nil else { continue }
        if source.isInHeader(place) { headers.insert(place) }
        ends[place] = source.end(ofCallFrom: place)
      }
      if case .concurrency(.groupWaits) = happening.event.kind, let place = happening.place {
        groupEnds[place] = groupEnds[place] ?? source.endOfCall(from: place)
      }
    }
    var open: [Extent] = []
    // The innermost of those that the place is inside of is the last.
    var openEnds: [SourceEnd] = []
    for (place, end) in ends.sorted(by: { $0.key < $1.key }) {
      while let last = openEnds.last, last.isBefore(place) {
        open.removeLast()
        openEnds.removeLast()
      }
      let depth = open.last.map { $0.depth + 1 } ?? 0
      let extent = Extent(place: place, lastLine: end.line, depth: depth)
      open.append(extent)
      openEnds.append(end)
      extents.append(extent)
      deepest = min(Self.mostBrackets, max(deepest, depth + 1))
      if extent.lines.count == 1 {
        byLine[place.line, default: []].append(extent)
      } else {
        long.append(extent)
      }
      byPlace[place] = extent
    }
  }

  subscript(place: Place) -> Extent? { byPlace[place] }

  /// The extents that have a bracket on a line, in their order.
  func bracketed(on line: Int) -> [Extent] {
    let long = long.filter { $0.depth < deepest && $0.lines.contains(line) }
    let own = (byLine[line] ?? []).filter { $0.depth < deepest }
    return (long + own).sorted { $0.place < $1.place }
  }

  func lastLine(of place: Place) -> Int? { byPlace[place]?.lastLine }
}

/// The end of a call: its last line and column, or the whole line where the column isn't known.
private struct SourceEnd {
  var line: Int
  var column = Int.max

  func isBefore(_ place: Place) -> Bool { (line, column) < (place.line, place.column) }
}

extension SourceLines {
  /// The last line of the call that begins at `place`, with its trailing closures.
  func endOfCall(from place: Place) -> Int { end(ofCallFrom: place).line }

  /// Where the call that begins at `place` ends, with its trailing closures.
  fileprivate func end(ofCallFrom place: Place) -> SourceEnd {
    var cursor = Cursor(lines: self, line: place.line, column: place.column - 1)
    cursor.isInHeader = isInHeader(place)
    var last = place.line
    if cursor.isInAttribute { return SourceEnd(line: cursor.endOfDeclaration() ?? last) }
    guard cursor.skipToFirstClosure(lastLine: &last) else { return SourceEnd(line: last) }
    var end = SourceEnd(line: last)
    while let line = cursor.skipClosure() {
      end = SourceEnd(line: line, column: cursor.column)
      guard cursor.skipLabel() else { break }
    }
    return end
  }

  /// Moves over the characters that are code, from line to line.
  private struct Cursor {
    let lines: SourceLines
    var line: Int
    var column: Int
    /// Whether a `{` begins the body of a statement, and no trailing closure.
    var isInHeader = false

    /// The next character that belongs to no comment or literal; nil at the end of the source.
    mutating func next() -> (character: Character, line: Int)? {
      while let current = lines[line] {
        while column < current.characters.count {
          defer { column += 1 }
          if current.isCode[column] { return (current.characters[column], line) }
        }
        line += 1
        column = 0
        return ("\n", line - 1)
      }
      return nil
    }

    /// Whether the name of an attribute begins here, as of the trait of a test.
    var isInAttribute: Bool {
      guard let line = lines[line], line.characters.indices.contains(column - 1) else {
        return false
      }
      return line.characters[column - 1] == "@" && line.isCode[column - 1]
    }

    /// The last line of the body of what the attribute belongs to.
    mutating func endOfDeclaration() -> Int? {
      var depth = 0
      while let (character, _) = next() {
        switch character {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{" where depth == 0: return skipClosure()
        case "}" where depth == 0: return nil
        default: continue
        }
      }
      return nil
    }

    /// Goes behind the `{` of the first trailing closure; false when the call has none.
    mutating func skipToFirstClosure(lastLine: inout Int) -> Bool {
      var depth = 0
      var sawArguments = false
      while let (character, line) = next() {
        switch character {
        case "(", "[":
          depth += 1
        case ")" where depth == 0, "]" where depth == 0:
          // The closing bracket of the expression around the call.
          return false
        case ")", "]":
          depth -= 1
          sawArguments = sawArguments || (character == ")" && depth == 0)
          lastLine = line
        case "{" where depth == 0:
          return !isInHeader
        case ";" where depth == 0, "}" where depth == 0:
          return false
        case _ where depth > 0 || !sawArguments || character.isWhitespace:
          continue
        case ".":
          // The arguments were those of an earlier call in a chain.
          sawArguments = false
        default:
          return false
        }
      }
      return false
    }

    /// Goes behind the `}` that closes the closure begun, and tells its line.
    mutating func skipClosure() -> Int? {
      var depth = 1
      while let (character, line) = next() {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if depth == 0 { return line }
      }
      return nil
    }

    /// Goes behind `label: {`, if that comes next.
    mutating func skipLabel() -> Bool {
      var label = ""
      var sawColon = false
      while let (character, _) = next() {
        switch character {
        case "{": return sawColon
        case ":" where !label.isEmpty && !sawColon: sawColon = true
        case _ where character.isWhitespace: label += label.isEmpty ? "" : " "
        case _ where character.isLetter && !sawColon && !label.contains(" "):
          label.append(character)
        default: return false
        }
      }
      return false
    }
  }
}
