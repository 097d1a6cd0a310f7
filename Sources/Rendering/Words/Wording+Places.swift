import Recording

extension Wording {
  /// Returns `line 7`, or `line 7 of Log.swift` if a program has several files.
  func at(_ place: Place) -> StyledText {
    citations.add(place.line)
    guard let file = happenings.files?.file(of: place.line) else { return "\(place)" }
    let line = StyledText(PlaceMessage.line(file.line), .reference)
    return file.isMain ? line : PlaceMessage.lineOfFile(line, file: file.name).styled
  }

  /// Returns the place of an event that a line of the block caused, if it isn't in that line: `in
  /// log, line 7`; empty otherwise.
  func ownPlace(_ happening: Happening) -> StyledText {
    let path = happening.cause.path
    guard let last = path.last, let place = last.place else { return "" }
    guard let end = path.last(where: \.isDeinit), let release = happening.release else {
      return ownPlace(last, at: place, happening)
    }
    if end.activation == last.activation {
      return PlaceMessage.inDeinit(
        last.displayName, at: at(place), releasedAt: at(release)
      ).styled
    }
    return PlaceMessage.calledByDeinit(
      ownPlace(last, at: place, happening), end.displayName, releasedAt: at(release)
    ).styled
  }

  private func ownPlace(_ last: Call, at place: Place, _ happening: Happening) -> StyledText {
    let callers = happening.cause.path.dropLast()
    let caller = last.caller(in: callers).map { callers[$0] }
    // A place in its own line adds nothing.
    guard let caller, let calledAt = caller.place, calledAt.line != place.line else {
      return PlaceMessage.inFunction(last.displayName, at: at(place)).styled
    }
    if last.isStoredClosure(in: happening.event.calls) {
      return PlaceMessage.inStoredClosure(
        of: last.displayName, at: at(place), calledAt: at(calledAt)
      ).styled
    }
    return PlaceMessage.inCalledFunction(
      last.displayName, at: at(place), calledAt: at(calledAt)
    ).styled
  }

  /// Returns where each function was called, the innermost first: `called at line 14 (in save), called
  /// at line 21`; empty for code that no function of the program called.
  func callers(of calls: [Call]) -> StyledText {
    // Without the library's functions, if the program called one.
    guard let last = calls.lastIndex(where: { $0.place != nil && $0.isOfProgram }) else {
      return ""
    }
    var callers: [StyledText] = []
    var index = last
    while callers.count < Self.mostCallers,
      let caller = calls[index].caller(in: calls[..<index])
    {
      index = caller
      guard let place = calls[caller].place else { continue }
      let isInBlock = (calls[caller].home ?? calls[caller].function) == .topLevel
      let message: PlaceMessage =
        isInBlock ? .calledAt(at(place)) : .calledIn(calls[caller].displayName, at: at(place))
      callers.append(message.styled)
    }
    return callers.joined(by: ", ")
  }

  private static var mostCallers: Int { 4 }

  /// Returns a place in the block, with the function that was called there if it isn't the block's
  /// own.
  func place(of happening: Happening?, or place: Place) -> StyledText {
    guard let happening, let line = happening.place else { return "\(at(place))" }
    guard let last = happening.cause.path.last, let own = last.place else { return at(line) }
    return PlaceMessage.call(at(line), inFunction: last.displayName, at: at(own)).styled
  }
}

extension Call {
  /// Whether a macro wrote the code. All of it is at the attribute, which is where the function is declared
  /// or before that. A function's own code is always behind.
  fileprivate var isOfMacro: Bool {
    guard let place, let declaration = function.place else { return false }
    return (place.line, place.column) <= (declaration.line, declaration.column)
  }

  /// A lazy property's getter is where the property is declared, too.
  var isAccessorOfMacro: Bool { isOfMacro && function.isAccessor && !keepsValue }

  /// `log` for `log(_:)`, `total` for `get total`. A closure has the name of the function that
  /// contains it.
  var displayName: String {
    guard let home else { return function.displayName }
    return home == .topLevel || home.isLessonTest || home.runsTests
      ? PlaceMessage.closure.styled.characters : home.displayName
  }

  /// Whether the program declares the function.
  fileprivate var isOfProgram: Bool {
    let function = home ?? function
    return function.place != nil || function == .topLevel
  }

  /// Whether it executes because the last reference to an object is released.
  fileprivate var isDeinit: Bool { home == nil && function.name.hasSuffix(".deinit") }

  /// Returns whether it executes a closure that is called although the function that made it doesn't
  /// execute.
  ///
  /// - Parameter calls: The calls that led to it, of the same lane.
  fileprivate func isStoredClosure(in calls: [Call]) -> Bool {
    guard let home, home != .topLevel, !home.isLessonTest, !home.runsTests else { return false }
    return calls.first?.activation != activation && !calls.contains { $0.function == home }
  }

  /// Returns the index of the call that called this one.
  ///
  /// The lines of one function, and of its closures, are one place for a reader. But a function that calls itself
  /// is its own caller.
  fileprivate func caller(in path: ArraySlice<Call>) -> Int? {
    var isInFunction = home == nil
    for (index, call) in zip(path.indices, path).reversed() where !call.isOfMacro {
      guard call.isIn(home ?? function) else { return index }
      if call.home == nil {
        if isInFunction { return index }
        isInFunction = true
      }
    }
    return nil
  }

  /// Returns whether it executes the function, or a closure in it.
  func isIn(_ other: Function) -> Bool { (home ?? function) == other }
}

extension Call.Function {
  /// Whether it was generated around the lines of a test that are outside of functions.
  fileprivate var isLessonTest: Bool { name == "_test()" }

  private static let accessors = ["get ", "set "]

  /// Whether it reads or sets a property.
  fileprivate var isAccessor: Bool { Self.accessors.contains { name.hasPrefix($0) } }

  fileprivate var displayName: String {
    let name = name.prefix { $0 != "(" }
    for prefix in Self.accessors where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    if name.hasPrefix("default value of ") {
      return String(name.split { $0 == " " || $0 == "." }.last ?? name)
    }
    return String(name)
  }
}

extension Happening {
  /// Where the program released the last reference to the object whose `deinit` is executing.
  fileprivate var release: Place? {
    guard let end = event.calls.lastIndex(where: \.isDeinit) else { return nil }
    return event.calls[..<end].last { $0.place != nil && !$0.isDeinit }?.place
  }
}
