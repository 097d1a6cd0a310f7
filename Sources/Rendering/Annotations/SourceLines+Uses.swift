import Recording

extension SourceLines {
  /// How the rest of a function uses a property.
  enum Use: Hashable {
    /// Its first use reads the property.
    case reads
    /// Its first use assigns a new value, which doesn't depend on the property's value.
    case assigns(Place)
  }

  /// The maximum number of lines of a function that is read.
  private static let mostLines = 200

  /// Returns the first use of a property after a place in a function; nil without one.
  ///
  /// - Parameter start: The beginning of the function.
  func firstUse(of property: String, after place: Place, inFunctionAt start: Place) -> Use? {
    guard let end = end(ofFunctionAt: start), place >= start, place < end else { return nil }
    for number in place.line...end.line {
      guard let line = self[number] else { return nil }
      let columns = line.columns(of: property)
      let assigned = columns.first { line.assigns(to: property, at: $0) }
      let first = columns.first { number > place.line || $0 > place.column }
      // The target of an assignment is used after the call in its value.
      if number == place.line, let assigned, assigned < place.column, columns.count == 1 {
        return .assigns(Place(line: number, column: assigned))
      }
      guard let first, Place(line: number, column: first) < end else { continue }
      if let assigned, assigned == first, columns.last == first {
        return .assigns(Place(line: number, column: first))
      }
      return .reads
    }
    return nil
  }

  /// Returns the end of the function or the closure whose beginning is at a place.
  private func end(ofFunctionAt start: Place) -> Place? {
    var depth = 0
    for number in start.line..<(start.line + Self.mostLines) {
      guard let line = self[number] else { return nil }
      let first = number == start.line ? start.column - 1 : 0
      for column in line.characters.indices.dropFirst(first) where line.isCode[column] {
        switch line.characters[column] {
        case "{": depth += 1
        case "}":
          depth -= 1
          if depth == 0 { return Place(line: number, column: column + 1) }
          if depth < 0 { return nil }
        default: break
        }
      }
    }
    return nil
  }
}

extension SourceLines.Line {
  /// The columns of a name in the code, with or without `self.` before it.
  fileprivate func columns(of name: String) -> [Int] {
    let word = Array(name)
    guard word.count <= characters.count else { return [] }
    return (0...(characters.count - word.count)).filter { start in
      let end = start + word.count
      guard isCode[start], characters[start..<end].elementsEqual(word),
        end == characters.count || !characters[end].isOfName
      else { return false }
      guard start > 0 else { return true }
      let before = characters[start - 1]
      if before == "." { return String(characters[..<start]).hasSuffix("self.") }
      return !before.isOfName
    }.map { $0 + 1 }
  }

  /// Returns whether the name at a column begins an assignment with `=`.
  fileprivate func assigns(to name: String, at column: Int) -> Bool {
    let before = String(characters[..<(column - 1)]).filter { !$0.isWhitespace }
    let after = characters[(column - 1 + name.count)...].drop(while: \.isWhitespace)
    return before.isEmpty || before == "self."
      ? after.first == "=" && after.dropFirst().first != "=" : false
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}
