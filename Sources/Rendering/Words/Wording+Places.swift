import Recording

extension Wording {
  /// `line 7`, or `line 7 of Log.swift` where a program has several files.
  func at(_ place: Place) -> StyledText {
    guard let file = happenings.files?.file(of: place.line) else { return "\(place)" }
    let line: StyledText = "\("line \(file.line)", .reference)"
    return file.isMain ? line : line + " of \(file.name, .plain)"
  }

  /// Where something happened that a line of the block caused, but that is not written there: `in
  /// log, line 7`; empty for what is.
  func ownPlace(_ happening: Happening) -> StyledText {
    let path = happening.cause.path
    guard let last = path.last, let place = last.place else { return "" }
    var text: StyledText = "in \(last.displayName, .name), \(at(place))"
    // The lines of one function, and of the closures in it, are one place to look at.
    let caller = path.dropLast().last { !$0.isIn(last.home ?? last.function) }
    // A place in its own line says nothing more.
    if let caller, let calledAt = caller.place, calledAt.line != place.line {
      text += ", called at \(at(calledAt))"
    }
    return text
  }

  /// A place of the block's, with the function that was called there if it is not the block's own.
  func place(of happening: Happening?, or place: Place) -> StyledText {
    guard let happening, let line = happening.place else { return "\(at(place))" }
    guard let last = happening.cause.path.last, let own = last.place else { return at(line) }
    return "\(at(line)) (in \(last.displayName, .name), \(at(own)))"
  }
}

extension Call {
  /// `log` of `log(_:)`, `total` of `get total`; a closure is told by the function it stands in.
  var displayName: String {
    guard let home else { return function.displayName }
    return home == .topLevel || home.isLessonTest || home.runsTests ? "a closure" : home.displayName
  }

  /// Whether it is of the function, or of a closure in it.
  func isIn(_ other: Function) -> Bool { (home ?? function) == other }
}

extension Call.Function {
  /// Whether it was made around the lines of a test that stand in no function.
  fileprivate var isLessonTest: Bool { name == "_test()" }

  fileprivate var displayName: String {
    let name = name.prefix { $0 != "(" }
    for prefix in ["get ", "set "] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    if name.hasPrefix("default value of ") {
      return String(name.split { $0 == " " || $0 == "." }.last ?? name)
    }
    return String(name)
  }
}
