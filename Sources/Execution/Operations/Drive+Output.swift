import Machine
import Recording

extension Drive {
  /// The number of characters of a value in an event.
  private static let longestDescription = 60
  /// For a value with closures, such as a client, whose places tell who made it.
  private static let longestClient = 160

  func printItems(_ request: Request) throws -> Value {
    guard case .array(let items) = try request.argument(0) else {
      throw Trap(DefectMessage.printsNoArray, position: request.position)
    }
    let pieces = try items.map { try description(of: $0, debug: false, request) }
    try write(pieces.joined(separator: try request.string(1)) + (try request.string(2)), request)
    return .void
  }

  /// - Parameter isWritten: Whether a line of the program prints it.
  func write(_ text: String, _ request: Request, isWritten: Bool = true) throws {
    if isSilent { return }
    if let limit = run.meter.spend(output: text.utf8.count) {
      run.stop(.limitReached(limit, place: request.place))
      throw Stopped()
    }
    if isWritten {
      record(.printed(text), at: request.position)
    } else {
      run.recorder.record(.printed(text), lane: lane.id, place: nil)
    }
    run.console(text)
  }

  /// Returns the text of `print`, running the program's own descriptions.
  func description(of value: Value, debug: Bool, _ request: Request) throws -> String {
    if let text = value.pureDescription(debug: debug) { return text }
    let drive = try nested(at: request.position)
    return try Machine.describe(value, debug: debug) { call throws(any Error) in
      let result = try drive.run(Closure(function: call.getter), call.arguments)
      guard case .string(let text) = result else {
        throw Trap(
          DefectMessage.descriptionIsNoString(function: call.getter.name),
          position: request.position)
      }
      return text
    }
  }

  /// Returns a description for an event: `…` if the program's own description traps, or takes too
  /// long. Never throws, and never ends the run.
  func describe(_ value: Value, debug: Bool) -> String {
    onTheSide.text(of: value, debug: debug)
  }

  /// Returns the description of an error that the program doesn't catch. Swift runs it, too, so it
  /// can end the run.
  func describe(uncaught error: Value) -> String { quietly.text(of: error, debug: true) }

  private func text(of value: Value, debug: Bool) -> String {
    if let text = value.pureDescription(debug: debug) { return text }
    let text = try? Machine.describe(value, debug: debug) { call throws(any Error) in
      let describe = {
        try self.nested(at: nil).run(Closure(function: call.getter), call.arguments)
      }
      let result =
        if let aside { try aside.describing(by: call.getter, describe) } else { try describe() }
      guard case .string(let text)? = result else { throw Stopped() }
      return text
    }
    return text ?? "…"
  }

  /// Returns a value's text in an event: on one line, and with a limited length.
  ///
  /// - Parameter isNumbered: Whether objects have numbers that identify them among those of their
  ///   class.
  func summary(of value: Value, isNumbered: Bool = true) -> String {
    let limit = value.hasClosures ? Self.longestClient : Self.longestDescription
    let line = line(of: value, limit: limit, isNumbered: isNumbered)
    guard line.count > limit else { return line }
    return line.prefix(limit - 1) + "…"
  }

  /// Returns a value's text on one line, truncated soon after so many characters.
  func line(of value: Value, limit: Int, isNumbered: Bool = true) -> String {
    // A fast path for the most common values.
    if case .int(let number) = value { return String(number) }
    let text = Machine.summary(
      of: value, limit: limit,
      number: { isNumbered ? self.run.world.number(of: $0) : nil },
      place: { self.run.issuePlaces.name(of: $0) },
      custom: { self.describe($0, debug: false) })
    return text.contains("\n") ? text.replacing("\n", with: "\\n") : text
  }
}

extension Value {
  /// Whether it is a structure with stored closures.
  fileprivate var hasClosures: Bool {
    guard case .structure(let structure) = untyped else { return false }
    return structure.fields.contains { if case .closure = $0.untyped { true } else { false } }
  }
}
