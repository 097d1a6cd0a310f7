import Machine
import Testing

/// How a slice of a fiber ended, in a form that tests compare.
enum Ending: Equatable {
  case returned(Value)
  case threw(Value, line: Int?)
  case trapped(Trap.Reason, line: Int?)
  case outOfFuel
  case wants(Operation, Values)

  init(_ step: Step) {
    switch step {
    case .returned(let value): self = .returned(value)
    case .threw(let error, let position): self = .threw(error, line: position?.line)
    case .trapped(let trap): self = .trapped(trap.reason, line: trap.position?.line)
    case .outOfFuel: self = .outOfFuel
    case .wants(let request): self = .wants(request.operation, request.arguments)
    }
  }
}

/// Makes a function whose instruction number N, from 0, is on line N.
func makeFunction(
  named name: String = "test", captures: Int = 0, parameters: Int = 0, slots: Int = 0,
  _ code: [Instruction]
) -> Function {
  let function = Function(name: name, position: nil, isAsync: false)
  seal(function, captures: captures, parameters: parameters, slots: slots, code)
  return function
}

/// For functions that refer to themselves.
func seal(
  _ function: Function, captures: Int = 0, parameters: Int = 0, slots: Int = 0,
  _ code: [Instruction]
) {
  function.seal(
    captureCount: captures, parameterCount: parameters,
    slotCount: max(slots, captures + parameters), code: code,
    positions: code.indices.map { Position(line: $0, column: 1) })
}

func makeFiber(_ function: Function, _ arguments: [Value] = []) -> Fiber {
  Fiber(closure: Closure(function: function), arguments: arguments)
}

/// Runs the code as one function and compares its end.
func check(
  _ code: [Instruction], slots: Int = 0, arguments: [Value] = [], ends expected: Ending,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let function = makeFunction(parameters: arguments.count, slots: slots, code)
  var fuel = 100_000
  let ending = Ending(makeFiber(function, arguments).run(fuel: &fuel))
  #expect(ending == expected, sourceLocation: sourceLocation)
}

/// Types that tests in several files use.
enum Sample {
  static let direction = makeType(.enumeration, "Direction") {
    $0.cases = [
      TypeDescriptor.Case(name: "north", labels: []),
      TypeDescriptor.Case(name: "south", labels: []),
    ]
  }
  static let step = makeType(.enumeration, "Step") {
    $0.cases = [
      TypeDescriptor.Case(name: "pay", labels: [nil, "b"]),
      TypeDescriptor.Case(name: "go", labels: ["to"]),
      TypeDescriptor.Case(name: "one", labels: [nil]),
      TypeDescriptor.Case(name: "stop", labels: []),
    ]
  }
  static let point = makeType(.structure, "Point") {
    $0.fieldNames = ["x", "o", "d"]
  }
  static let model = TypeDescriptor(
    kind: .structure, name: "Model", qualifiedName: "main.Outer.Model")
  static let counter = makeType(.class, "Counter") { $0.fieldNames = ["n"] }
  static let sub = TypeDescriptor(
    kind: .class, name: "Sub", qualifiedName: "main.Sub", superclass: counter)
  static let custom = makeType(.structure, "Custom") {
    $0.description = conformance(of: $0, by: "description")
  }
  static let debug = makeType(.structure, "Debug") {
    $0.debugDescription = conformance(of: $0, by: "debugDescription")
  }

  static let north = Value.enumeration(Enumeration(descriptor: direction, index: 0))
  static let south = Value.enumeration(Enumeration(descriptor: direction, index: 1))

  static func structure(_ descriptor: TypeDescriptor, _ fields: Values = []) -> Value {
    .structure(Structure(descriptor: descriptor, fields: fields))
  }

  static func step(_ index: Int, _ payload: Values) -> Value {
    .enumeration(Enumeration(descriptor: step, index: index, payload: payload))
  }

  static func object(_ descriptor: TypeDescriptor, _ fields: Values = [.int(0)]) -> Value {
    .object(Object(descriptor: descriptor, fields: fields))
  }

  static func range(_ lower: Value?, _ upper: Value?, includesUpper: Bool = false) -> Value {
    .range(Bounds(lower: lower, upper: upper, includesUpper: includesUpper))
  }

  /// A conformance to a protocol with one requirement, which an empty function with its name
  /// implements.
  private static func conformance(
    of descriptor: TypeDescriptor, by name: String
  ) -> Conformance {
    Conformance(
      .nominal(descriptor),
      witnesses: [RuntimeWitness(.function(makeFunction(named: name, parameters: 1, [])))])
  }

  static func makeType(
    _ kind: TypeDescriptor.Kind, _ name: String, _ fill: (TypeDescriptor) -> Void
  ) -> TypeDescriptor {
    let descriptor = TypeDescriptor(kind: kind, name: name, qualifiedName: "main.\(name)")
    fill(descriptor)
    return descriptor
  }
}

/// Returns the call of an intrinsic by its name.
func intrinsic(_ name: String, _ count: Int) throws -> Instruction {
  .intrinsic(try #require(Intrinsics.named(name)), argumentCount: count)
}

func mutating(_ name: String, _ count: Int) throws -> Instruction {
  .mutatingIntrinsic(try #require(Intrinsics.mutating(named: name)), argumentCount: count)
}

extension Intrinsic {
  func applied(to arguments: [Value]) throws(Trap) -> Value {
    try Arguments.with(arguments, apply)
  }
}

extension MutatingIntrinsic {
  func change(_ base: inout Value, by arguments: [Value]) throws(Trap) -> Value {
    try Arguments.with(arguments) { given throws(Trap) in try apply(&base, given) }
  }
}
