/// A value that is read and changed atomically.
final class AtomicBox: NativeValue {
  private let cell: Cell

  init(_ value: Value) {
    cell = Cell(value)
  }

  func load() -> Value { cell.value }

  func exchange(_ desired: Value) -> Value {
    cell.withLock { value in
      defer { value = desired }
      return value
    }
  }

  func compareExchange(_ expected: Value, _ desired: Value) -> (exchanged: Bool, original: Value) {
    cell.withLock { value in
      let original = value
      guard value == expected else { return (false, original) }
      value = desired
      return (true, original)
    }
  }

  static var leadsOn: Bool { true }
  var typeName: String { "Atomic" }
  var description: String { "Atomic" }
}

extension Intrinsics {
  static let atomics = [
    Intrinsic("atomic.make") { arguments throws(Trap) in
      .native(AtomicBox(try arguments.value(0)))
    },
    Intrinsic("atomic.load") { arguments throws(Trap) in try atomic(arguments).load() },
    Intrinsic("atomic.exchange") { arguments throws(Trap) in
      try atomic(arguments).exchange(arguments.value(1))
    },
    Intrinsic("atomic.compareExchange") { arguments throws(Trap) in
      let (exchanged, original) = try atomic(arguments).compareExchange(
        arguments.value(1), arguments.value(2))
      return .tuple(Tuple(labels: [nil, nil], elements: [.bool(exchanged), original]))
    },
  ]

  private static func atomic(_ arguments: borrowing Arguments) throws(Trap) -> AtomicBox {
    guard case .native(let native) = try arguments.value(0), let box = native as? AtomicBox else {
      throw Trap(unexpected: try arguments.value(0), wanted: "an atomic value")
    }
    return box
  }
}
