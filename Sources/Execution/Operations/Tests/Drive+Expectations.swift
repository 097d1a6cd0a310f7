import Machine
import Synchronization

extension Drive {
  /// Performs the operations of a test that don't wait.
  func performInTest(_ request: Request) throws -> Value {
    switch request.operation {
    case .beginTest: return try beginTest(request)
    case .endTest: try endTest(request)
    case .skipTest: try skipTest(request)
    case .failTest:
      let test: RunningTest = try request.native(0)
      let position: Position? = test.position
      let drive = self
      RunningTest.$current.withValue(test) {
        drive.note(
          issue: (try? request.string(1)) ?? "", at: position)
      }
    case .endTests: try endTests(request)
    case .testDescription:
      return .string(try testDescription(of: request.argument(0), request))
    case .noteOperand:
      let (value, id, index) = (
        try request.argument(0), try request.int(1), try request.int(2)
      )
      lane.notes.withLock { $0[id, default: [:]][index] = value }
      return value
    case .endExpectation: try endExpectation(request)
    default:
      let comment = try request.optionalString(1)
      note(
        issue: commented(try request.string(0), comment), isWarning: try request.bool(2),
        at: try place(request, 3))
    }
    return .void
  }

  private func endExpectation(_ request: Request) throws {
    let id = try request.int(2)
    let notes = lane.notes.withLock { $0.removeValue(forKey: id) } ?? [:]
    if try request.bool(0) { return }
    var values: [Int: String] = [:]
    for (index, value) in notes {
      values[index] = try customText(of: value, request) ?? testDescription(of: value, request)
    }
    let (told, equated) = ExpectationAccount.read(try request.string(3)) { part in
      switch part {
      case .value(let number): values[number]
      case .typeOfValue(let number): notes[number].map { $0.runtimeType.description }
      }
    }
    var text = LibraryText.expectationFailed(told, isNil: try request.bool(1)).text
    if let equated, let left = notes[equated.left], let right = notes[equated.right],
      let difference = try difference(of: left, from: right, request)
    {
      text += "\n± \(difference)"
    }
    note(issue: commented(text, try request.optionalString(4)), at: try place(request, 5))
  }

  /// The place that the program gives in two arguments, or that of the call.
  private func place(_ request: Request, _ first: Int) throws -> Position? {
    let place = Position(line: try request.int(first), column: try request.int(first + 1))
    return place.line > 0 ? place : request.position
  }

  /// The text that the value's type itself has for failures, if it conforms to
  /// `CustomTestStringConvertible`. A function among the arguments returns it.
  func customText(of value: Value, _ request: Request) throws -> String? {
    let texts = request.arguments.compactMap { argument in
      if case .closure(let closure) = argument { closure } else { nil }
    }
    guard let text = texts.first,
      case .some(.string(let custom)) = try nested(at: request.position).run(text, [value])
    else { return nil }
    return custom
  }

  /// The number of elements up to which two arrays are compared, in time that grows with its square.
  private static let mostCompared = 1_000

  /// Returns the elements that only one of two arrays has, in the library's words; nil for other values.
  private func difference(of left: Value, from right: Value, _ request: Request) throws -> String? {
    guard case .array(let left) = left, case .array(let right) = right,
      left.count + right.count <= Self.mostCompared
    else { return nil }
    let difference = Array(left).difference(from: Array(right))
    func text(_ word: String, _ changes: [CollectionDifference<Value>.Change]) throws -> String? {
      if changes.isEmpty { return nil }
      let elements = changes.map { change in
        switch change {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
      }
      return try "\(word) " + testDescription(of: .array(Values(elements)), request)
    }
    let parts = [
      try text("inserted", difference.insertions), try text("removed", difference.removals),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func partialRange(_ bounds: Bounds, _ request: Request) throws -> String {
    if let lower = bounds.lower { return try testDescription(of: lower, request) + "..." }
    let symbol = bounds.includesUpper ? "..." : "..<"
    return try symbol + (bounds.upper.map { try testDescription(of: $0, request) } ?? "")
  }

  private func commented(_ text: String, _ comment: String?) -> String {
    comment.map { "\(text)\n↳ \($0)" } ?? text
  }

  /// Returns a value's text in the library's failure messages.
  func testDescription(of value: Value, _ request: Request) throws -> String {
    switch value {
    case .some(let wrapped): return try testDescription(of: wrapped, request)
    case .string(let text): return "\"\(text)\""
    case .range(let bounds):
      guard let lower = bounds.lower, let upper = bounds.upper else {
        return try partialRange(bounds, request)
      }
      let symbol = bounds.includesUpper ? "..." : "..<"
      return try testDescription(of: lower, request) + " \(symbol) "
        + testDescription(of: upper, request)
    case .structure(let structure) where structure.descriptor.isText:
      return try "\"" + description(of: value, debug: false, request) + "\""
    // An enumeration with the program's own description has no dot.
    case .enumeration:
      if let text = value.pureDescription(debug: false) { return "." + text }
    default: break
    }
    return try description(of: value, debug: false, request)
  }
}

extension Request {
  func optionalString(_ index: Int) throws -> String? {
    switch try argument(index) {
    case .some(.string(let text)): text
    default: nil
    }
  }
}
