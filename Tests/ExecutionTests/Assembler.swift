import Machine

/// Builds functions by hand. Each statement has its own line, numbered from 1, unless `line` sets
/// it.
struct Assembler {
  private(set) var code: [Instruction] = []
  private(set) var positions: [Position?] = []
  /// The line of the instructions that follow.
  var line: Int

  init(line: Int = 1) {
    self.line = line
  }

  mutating func emit(_ instructions: Instruction...) {
    for instruction in instructions {
      code.append(instruction)
      positions.append(Position(line: line, column: 1))
    }
  }

  mutating func push(_ value: Value) { emit(.push(value)) }

  mutating func perform(_ operation: Operation, _ arguments: Value...) {
    for argument in arguments { push(argument) }
    emit(.perform(operation, argumentCount: arguments.count))
  }

  /// Makes a closure of a function without captures.
  mutating func closure(_ function: Function) {
    emit(.makeClosure(function, captureCount: 0))
  }

  /// Prints the value on top of the stack.
  mutating func printTop() {
    emit(.makeArray(count: 1))
    push(.string(" "))
    push(.string("\n"))
    emit(.perform(.print, argumentCount: 3), .pop)
  }

  mutating func print(_ value: Value) {
    push(value)
    printTop()
  }

  /// Prints the value of a task-local.
  mutating func printLocal(_ local: TaskLocalDeclaration) {
    perform(.readTaskLocal, .native(local))
    printTop()
  }

  /// `local.withValue(value) { body }`, leaving the result on the stack.
  mutating func bind(
    _ local: TaskLocalDeclaration, _ value: Value, isAsync: Bool = false, _ body: Function
  ) {
    push(.native(local))
    push(value)
    closure(body)
    emit(.perform(isAsync ? .bindTaskLocalAsync : .bindTaskLocal, argumentCount: 3))
  }

  /// Calls an operation that takes a closure.
  mutating func call(_ operation: Operation, _ body: Function) {
    closure(body)
    emit(.perform(operation, argumentCount: 1))
  }

  /// Waits for a continuation in the function `main()`.
  mutating func wait(_ operation: Operation, _ body: Function) {
    emit(.push(.string("main()")))
    closure(body)
    emit(.perform(operation, argumentCount: 2))
  }
}

/// Returns a function whose body the closure assembles. It returns void unless the body returns.
func function(
  _ name: String = "closure", isAsync: Bool = false, isMainActor: Bool = false,
  captures: Int = 0, parameters: Int = 0, slots: Int = 0, line: Int = 1,
  _ body: (inout Assembler) -> Void
) -> Function {
  let function = Function(
    name: name, position: Position(line: line, column: 1), isAsync: isAsync,
    isMainActor: isMainActor)
  var assembler = Assembler(line: line)
  body(&assembler)
  assembler.emit(.push(.void), .return)
  function.seal(
    captureCount: captures, parameterCount: parameters,
    slotCount: max(slots, captures + parameters),
    code: assembler.code, positions: assembler.positions)
  return function
}

/// `@TaskLocal static var value = …`
func taskLocal(_ name: String = "Locals.value", default value: Value) -> TaskLocalDeclaration {
  let initializer = function("initializer") { code in
    code.push(value)
    code.emit(.return)
  }
  return TaskLocalDeclaration(
    name: name, valueType: value.runtimeType,
    defaultValue: StaticStorage(name: name, initializer: initializer))
}

/// Prints the task-local.
func reading(_ local: TaskLocalDeclaration, isAsync: Bool = false, line: Int = 3) -> Function {
  function(isAsync: isAsync, line: line) { $0.printLocal(local) }
}

func returning(_ value: Value) -> Function {
  function(isAsync: true) { code in
    code.push(value)
    code.emit(.return)
  }
}

func throwing(_ error: String, line: Int = 1) -> Function {
  function(isAsync: true, line: line) { code in
    code.push(.string(error))
    code.emit(.throw)
  }
}
