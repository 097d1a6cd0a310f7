import Machine
import Recording

/// Typed access to the arguments of operations. A mismatch is a defect in lowering, and traps so
/// that it ends only the run.
extension Request {
  func argument(_ index: Int) throws -> Value {
    guard arguments.indices.contains(index) else {
      throw Trap(DefectMessage.missingArgument(index, of: operation), position: position)
    }
    // `self` of a mutating method is the cell of its variable.
    if case .cell(let cell) = arguments[index] { return cell.value }
    return arguments[index]
  }

  func native<Box>(_ index: Int, as type: Box.Type = Box.self) throws -> Box {
    let value = try argument(index)
    guard case .native(let native) = value, let box = native as? Box else {
      throw unexpected(.notANative(type: "\(type)", found: value.found, of: operation))
    }
    return box
  }

  /// The types of a generic operation, before the other arguments.
  var types: [RuntimeType] {
    var types: [RuntimeType] = []
    for argument in arguments {
      guard case .type(let type) = argument else { break }
      types.append(type)
    }
    return types
  }

  func closure(_ index: Int) throws -> Closure {
    let value = try argument(index)
    guard case .closure(let closure) = value else {
      throw unexpected(.notAFunction(found: value.found, of: operation))
    }
    return closure
  }

  /// An argument whose type is an optional function.
  func optionalClosure(_ index: Int) throws -> Closure? {
    switch try argument(index) {
    case .none: nil
    case .some(.closure(let closure)): closure
    case let value: throw unexpected(.notAFunction(found: value.found, of: operation))
    }
  }

  /// The last argument. Explicit type arguments may precede it.
  var lastClosure: Closure {
    get throws { try closure(arguments.count - 1) }
  }

  /// Takes the last argument out of a request that hands over a closure.
  func takeLastClosure() throws -> LaneWork<Closure> {
    defer { forgetLast() }
    return LaneWork(try lastClosure)
  }

  /// Takes the last argument, a closure or a work item, out of a request.
  func takeLastWork() throws -> LaneWork<Work> {
    defer { forgetLast() }
    if case .native(let native) = try argument(arguments.count - 1),
      let item = native as? WorkItemBox
    {
      return LaneWork(.item(item))
    }
    return LaneWork(.closure(try lastClosure, []))
  }

  private func forgetLast() {
    guard operation.handsOverClosure, case .cell(let cell)? = arguments.last else { return }
    cell.value = .void
  }

  func cell(_ index: Int) throws -> Cell {
    guard arguments.indices.contains(index), case .cell(let cell) = arguments[index] else {
      throw try unexpected(.notAVariable(found: argument(index).found, of: operation))
    }
    return cell
  }

  func int(_ index: Int) throws -> Int {
    let value = try argument(index)
    switch value {
    case .int(let int): return int
    case .integer(let integer): return integer.clampedToInt
    default: throw unexpected(.notAnInteger(found: value.found, of: operation))
    }
  }

  func bool(_ index: Int) throws -> Bool {
    let value = try argument(index)
    guard case .bool(let bool) = value else {
      throw unexpected(.notABoolean(found: value.found, of: operation))
    }
    return bool
  }

  func string(_ index: Int) throws -> String {
    let value = try argument(index)
    guard case .string(let string) = value else {
      throw unexpected(.notAString(found: value.found, of: operation))
    }
    return string
  }

  func strings(_ index: Int) throws -> [String] { try strings(argument(index)) }

  /// Returns the texts of a list.
  func strings(_ list: Value) throws -> [String] {
    guard case .array(let values) = list else { throw malformed }
    return try values.map { value in
      guard case .string(let text) = value else { throw malformed }
      return text
    }
  }

  /// Arguments of another shape than a library passes.
  var malformed: Trap { Trap(DefectMessage.unreadable(operation), position: position) }

  var place: Place { position.map(Place.init) ?? .unknown }

  private func unexpected(_ message: DefectMessage) -> Trap { Trap(message, position: position) }
}

extension Value {
  /// Its description in a message; nil if only code of the program could describe it.
  fileprivate var found: String? { pureDescription(debug: true) }
}
