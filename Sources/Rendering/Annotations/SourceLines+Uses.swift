import Recording

extension SourceLines {
  /// How the rest of a function uses a property.
  enum Use: Hashable {
    /// Its first use reads the property.
    case reads(Place)
    /// Its first use assigns a new value, which doesn't depend on the property's value.
    case assigns(Place)
    /// Its first use changes the value that is there then: `+=`, `append`. The function hasn't read it
    /// before, so nothing that it knew can be wrong now. `only` if all its further uses do the same.
    case updates(only: Bool)
  }

  /// The name of the variable whose initial value begins at a place: `count` for `let count = Mutex(0)`; nil if
  /// there is none.
  func variable(initializedAt place: Place) -> String? {
    guard let line = self[place.line], line.characters.indices.contains(place.column - 1) else {
      return nil
    }
    let words = String(line.characters[..<(place.column - 1)]).split(separator: " ")
    guard words.last == "=", let keyword = words.lastIndex(where: { $0 == "let" || $0 == "var" }),
      words.indices.contains(keyword + 1)
    else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || words[(keyword + 1)...].filter({ $0 == "=" }).count > 1
      ? nil : String(name)
  }

  /// The maximum number of lines of a function that is read.
  private static let mostLines = 200

  /// Returns the first use of a property after a place in a function; nil without one.
  ///
  /// - Parameter start: The beginning of the function.
  func firstUse(of property: String, after place: Place, inFunctionAt start: Place) -> Use? {
    guard let end = end(ofFunctionAt: start), place >= start, place < end else { return nil }
    // The closures of the call at the place run before its wait ends.
    let begin = endOfClosures(ofCallFrom: place) ?? place
    for number in place.line...end.line {
      guard let line = self[number] else { return nil }
      let columns = line.columns(of: property)
      let assigned = columns.first { line.assigns(to: property, at: $0) }
      let first = columns.first { Place(line: number, column: $0) > begin }
      // The target of an assignment is used after the call in its value.
      if number == place.line, let assigned, assigned < place.column, columns.count == 1 {
        return .assigns(Place(line: number, column: assigned))
      }
      guard let first, Place(line: number, column: first) < end else { continue }
      if let assigned, assigned == first, columns.last == first {
        return .assigns(Place(line: number, column: first))
      }
      let isUpdate = line.updates(property, at: first) && !reads(property, from: start, to: place)
      return isUpdate
        ? .updates(only: !reads(property, from: begin, to: end))
        : .reads(Place(line: number, column: first))
    }
    return nil
  }

  /// Returns whether code between two places uses a property otherwise than to update it.
  func reads(_ property: String, from start: Place, to end: Place) -> Bool {
    (start.line...end.line).contains { number in
      guard let line = self[number] else { return false }
      return line.columns(of: property).contains { column in
        let place = Place(line: number, column: column)
        return place > start && place < end && !line.updates(property, at: column)
      }
    }
  }

  /// Returns the last line of the function or the closure whose beginning is at a place.
  func endOfFunction(at start: Place) -> Int { end(ofFunctionAt: start)?.line ?? start.line }

  /// Returns the end of the function or the closure whose beginning is at a place.
  /// Returns the last line of the block that contains a place.
  func endOfBlock(from place: Place) -> Int {
    var depth = 0
    for number in place.line..<(place.line + Self.mostLines) {
      guard let line = self[number] else { break }
      let first = number == place.line ? place.column - 1 : 0
      for column in line.characters.indices.dropFirst(first) where line.isCode[column] {
        if line.characters[column] == "{" { depth += 1 }
        if line.characters[column] == "}" { depth -= 1 }
        if depth < 0 { return number }
      }
    }
    return place.line
  }

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
    guard let after = rest(afterTarget: name, at: column) else { return false }
    return after.first == "=" && after.dropFirst().first != "="
  }

  /// Returns whether the name at a column begins a compound assignment, or a call of `append`.
  fileprivate func updates(_ name: String, at column: Int) -> Bool {
    guard let after = rest(afterTarget: name, at: column) else { return false }
    if after.starts(with: ".append(") { return true }
    return after.first.map { "+-*/%&|^".contains($0) } ?? false
      && after.drop { "+-*/%&|^<>".contains($0) }.first == "="
  }

  /// Returns the code after a name that begins a statement, perhaps with `self.` before it.
  private func rest(afterTarget name: String, at column: Int) -> ArraySlice<Character>? {
    let before = String(characters[..<(column - 1)]).filter { !$0.isWhitespace }
    guard before.isEmpty || before == "self." else { return nil }
    return characters[(column - 1 + name.count)...].drop(while: \.isWhitespace)
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}
