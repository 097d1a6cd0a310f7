import Recording

// Which of several reads a path means, by what the source says at each read.

/// The names before a member in the source.
enum SpelledBase: Equatable {
  /// None: code of the model itself reads its property, by its name or by `self`.
  case own
  /// The names of variables and properties: `parent`, `child` for `parent.child.client`.
  case names([String])
  /// Another expression, such as a call.
  case other

  /// Returns whether the names end in those of a path.
  func ends(in path: ArraySlice<String>) -> Bool {
    guard case .names(let names) = self else { return false }
    return names.suffix(path.count).elementsEqual(path)
  }
}

extension SourceLines {
  /// Returns the names before the member at a place; nil for a place outside the source.
  ///
  /// - Parameter place: The place of the member's own name.
  func base(ofMemberAt place: Place) -> SpelledBase? {
    guard let line = self[place.line], line.characters.indices.contains(place.column - 1) else {
      return nil
    }
    var rest = line.characters[..<(place.column - 1)]
    var names: [String] = []
    while rest.last == "." {
      rest.removeLast()
      while let last = rest.last, last == "?" || last == "!" { rest.removeLast() }
      let name = rest.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      guard !name.isEmpty else { return .other }
      names.insert(String(name.reversed()).filter { $0 != "`" }, at: 0)
      rest.removeLast(name.count)
    }
    if names.first == "self" { names.removeFirst() }
    return names.isEmpty ? .own : .names(names)
  }
}
