import Machine
import Recording

/// The reducers of a body that ran one after the other, with the states before and after each.
struct ReducerOrder {
  struct Step {
    /// `Reduce`, `Scope`, `Reduce.onChange`
    var name: String
    var place: Place?
    var before: Value
    var after: Value
  }

  private(set) var steps: [Step] = []

  /// - Parameter values: For each reducer, the reducer and the two states.
  /// - Returns: Nil if the reducers don't lead from the first state to the last one, because they
  ///   reduced only a part of the state, or because another reducer ran as well.
  init?(_ values: Values, from first: Value, to last: Value) {
    guard values.count > 3, values.count % 3 == 0 else { return nil }
    var state = first.untyped
    for index in stride(from: 0, to: values.count, by: 3) {
      guard values[index + 1].untyped == state else { return nil }
      state = values[index + 2].untyped
      let (name, place) = Self.description(of: values[index].untyped)
      steps.append(
        Step(name: name, place: place, before: values[index + 1], after: values[index + 2]))
    }
    guard state == last.untyped else { return nil }
  }

  /// Returns the name of a reducer with its operators, and where it is written.
  private static func description(of reducer: Value) -> (name: String, place: Place?) {
    guard case .structure(let structure) = reducer else {
      if case .enumeration(let choice) = reducer, let one = choice.payload.first {
        return description(of: one.untyped)
      }
      return ("a reducer", nil)
    }
    let own = structure.descriptor.name
    if structure.descriptor.isOfProgram { return (own, nil) }
    let place = structure.field("place").flatMap(Place.init(ofLibrary:)) ?? structure.closurePlace
    if own == "OptionalReducer", case .some(let wrapped)? = structure.field("wrapped") {
      return description(of: wrapped.untyped)
    }
    guard let base = structure.field("base") else { return (own, place) }
    let inner = description(of: base.untyped)
    let operation = own.lowercasedFirst.withoutSuffix("Reducer")
    return inner.name == "EmptyReducer"
      ? (operation, place) : ("\(inner.name).\(operation)", inner.place ?? place)
  }
}

extension Structure {
  fileprivate func field(_ name: String) -> Value? {
    let index = descriptor.fieldNames.firstIndex { $0 == name }
    return index.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }

  /// The place of the first closure of the program in it.
  fileprivate var closurePlace: Place? {
    for case .closure(let closure) in fields {
      if let position = closure.function.position { return Place(position) }
    }
    return nil
  }
}

extension Place {
  /// The place that a library's structure contains.
  fileprivate init?(ofLibrary value: Value) {
    guard case .structure(let place) = value.untyped,
      let line = place.field("line")?.number, let column = place.field("column")?.number, line > 0
    else { return nil }
    self.init(line: line, column: column)
    if isOfLibrary { return nil }
  }
}

extension Value {
  fileprivate var number: Int? {
    switch untyped {
    case .int(let number): number
    case .integer(let number): Int(exactly: number.bits)
    default: nil
    }
  }

  /// The value without the type that it has in an `Any`.
  var untyped: Value { if case .typed(let value, _) = self { value } else { self } }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  fileprivate func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
