import Recording

/// The lines of the block that the scopes of a trace span, and their nesting.
struct ScopeExtents {
  struct Extent: Hashable {
    var place: Place
    var lastLine: Int
    /// The number of extents around it.
    var depth: Int

    var lines: ClosedRange<Int> { place.line...max(place.line, lastLine) }
  }

  private(set) var extents: [Extent] = []
  private var byPlace: [Place: Extent] = [:]
  /// The extents of a single line, and the others.
  private var byLine: [Int: [Extent]] = [:]
  private var long: [Extent] = []
  /// Scopes that begin and end in the header of a statement, such as `for`.
  private(set) var headers: Set<Place> = []
  /// The last lines of calls that fill task groups.
  private(set) var groupEnds: [Place: Int] = [:]

  /// The maximum number of adjacent brackets. Scopes that are nested more deeply have no bracket.
  static let mostBrackets = 12

  /// The largest number of adjacent brackets.
  private(set) var deepest = 0

  init(_ happenings: Happenings, _ source: SourceLines) {
    var ends: [Place: SourceEnd] = [:]
    var ofFunctions = ScopesOfFunctions()
    for happening in happenings.all {
      if case .scopeEntered(let scope) = happening.event.kind {
        let place = happening.place ?? scope.place
        if !happening.cause.path.isEmpty { ofFunctions.note(place, happening.event.lane) }
        guard ends[place] == nil else { continue }
        if source.isInHeader(place) { headers.insert(place) }
        let end = source.end(ofCallFrom: place)
        // A reducer's override, which its store enters and leaves in the middle of the call.
        let isOfReducer = happening.cause.path.isEmpty && scope.isSet(outside: place, to: end)
        ends[place] = isOfReducer ? SourceEnd(line: place.line) : end
      }
      if case .concurrency(.groupWaits) = happening.event.kind, let place = happening.place {
        groupEnds[place] = groupEnds[place] ?? source.endOfCall(from: place)
      }
    }
    for place in ofFunctions.besides(ends, happenings) { ends[place] = SourceEnd(line: place.line) }
    var open: [Extent] = []
    // The last one is the innermost extent that contains the place.
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

  /// Returns the extents with a bracket on a line, in order.
  func bracketed(on line: Int) -> [Extent] {
    let long = long.filter { $0.depth < deepest && $0.lines.contains(line) }
    let own = (byLine[line] ?? []).filter { $0.depth < deepest }
    return (long + own).sorted { $0.place < $1.place }
  }

  func lastLine(of place: Place) -> Int? { byPlace[place]?.lastLine }
}

/// The end of a call: its last line and column, or the whole line if the column isn't known.
private struct SourceEnd {
  var line: Int
  var column = Int.max

  func isBefore(_ place: Place) -> Bool { (line, column) < (place.line, place.column) }
}

/// The scopes that functions open, by the places of the calls and the lanes.
///
/// Such a function may call the closure that it got inside of its scope, as `withValue` does, or before or
/// after it, as a function with a completion does.
private struct ScopesOfFunctions {
  private var lanes: [Place: Set<LaneID>] = [:]

  mutating func note(_ place: Place, _ lane: LaneID) {
    lanes[place, default: []].insert(lane)
  }

  /// Returns the calls whose closures ran outside of the scope on the scope's own lane.
  func besides(_ ends: [Place: SourceEnd], _ happenings: Happenings) -> Set<Place> {
    let calls = lanes.keys.filter { (ends[$0]?.line ?? 0) > $0.line }
    guard !calls.isEmpty else { return [] }
    var byLine: [Int: [Place]] = [:]
    for call in calls {
      for line in (call.line + 1)...(ends[call]?.line ?? call.line + 1) {
        byLine[line, default: []].append(call)
      }
    }
    var result: Set<Place> = []
    var open: [LaneID: [(scope: ScopeID, call: Place)]] = [:]
    for happening in happenings.all {
      let lane = happening.event.lane
      switch happening.event.kind {
      case .scopeEntered(let scope):
        open[lane, default: []].append((scope.id, happening.place ?? scope.place))
      case .scopeLeft(let id, _): open[lane]?.removeAll { $0.scope == id }
      default:
        guard let line = happening.place?.line else { continue }
        for call in byLine[line] ?? []
        where lanes[call]?.contains(lane) == true && !result.contains(call)
          && !(open[lane] ?? []).contains(where: { $0.call == call })
        {
          result.insert(call)
        }
      }
    }
    return result
  }
}

extension Scope {
  /// Whether the code that sets its overrides isn't part of the call.
  fileprivate func isSet(outside begin: Place, to end: SourceEnd) -> Bool {
    let places = overrides.map(\.place)
    return !places.isEmpty
      && places.allSatisfy { $0.map { $0 < begin || end.isBefore($0) } ?? false }
  }
}

extension SourceLines {
  /// Returns the last line of the call that begins at `place`, including its trailing closures.
  func endOfCall(from place: Place) -> Int { end(ofCallFrom: place).line }

  /// Returns the end of the last trailing closure of the call that begins at `place`.
  func endOfClosures(ofCallFrom place: Place) -> Place? {
    let end = end(ofCallFrom: place)
    return end.column == .max ? nil : Place(line: end.line, column: end.column)
  }

  /// Returns the end of the call that begins at `place`, including its trailing closures.
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

  /// Moves over the characters of code, from line to line.
  private struct Cursor {
    let lines: SourceLines
    var line: Int
    var column: Int
    /// Whether a `{` begins the body of a statement, and not a trailing closure.
    var isInHeader = false

    /// Returns the next character outside of comments and literals; nil at the end of the source.
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

    /// Whether the name of an attribute begins here, such as a test's trait.
    var isInAttribute: Bool {
      guard let line = lines[line], line.characters.indices.contains(column - 1) else {
        return false
      }
      return line.characters[column - 1] == "@" && line.isCode[column - 1]
    }

    /// Returns the last line of the body of the attribute's declaration.
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

    /// Moves after the `{` of the first trailing closure; returns false if the call has none.
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
          // The arguments belonged to an earlier call in a chain.
          sawArguments = false
        default:
          return false
        }
      }
      return false
    }

    /// Moves after the `}` of the current closure, and returns its line.
    mutating func skipClosure() -> Int? {
      var depth = 1
      while let (character, line) = next() {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if depth == 0 { return line }
      }
      return nil
    }

    /// Moves after `label: {`, if that is next.
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
