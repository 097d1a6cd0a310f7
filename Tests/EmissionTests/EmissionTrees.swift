import CheckedTree
import Emission
import Machine

// Trees written by hand, as the checker would make them, without the properties that emission
// ignores.

let nowhere = Position(line: 1, column: 1)

extension Body {
  /// Makes a body with its own function.
  static func make(
    _ name: String = "test", kind: Kind = .function, in parent: Body? = nil
  ) -> Body {
    Body(
      kind: kind, function: Function(name: name, position: nil, isAsync: false), parent: parent)
  }

  func variable(_ name: String, isCaptured: Bool = false, _ storage: Variable.Storage = .local)
    -> Variable
  {
    named(name, isConstant: false, isCaptured: isCaptured, storage)
  }

  func constant(_ name: String, isCaptured: Bool = false, _ storage: Variable.Storage = .local)
    -> Variable
  {
    named(name, isConstant: true, isCaptured: isCaptured, storage)
  }

  private func named(
    _ name: String, isConstant: Bool, isCaptured: Bool, _ storage: Variable.Storage
  ) -> Variable {
    let variable = Variable(
      name: name, isConstant: isConstant, storage: storage, owner: self,
      position: nowhere)
    variable.isCaptured = isCaptured
    return variable
  }
}

/// Makes a program that consists of one body.
func program(_ statements: (Body) -> [Statement]) -> Body {
  let body = Body.make()
  body.statements = statements(body)
  return body
}

func global(_ name: String, _ value: Value) -> Variable {
  Variable(
    name: name, isConstant: false, storage: .global(Cell(value)), owner: nil,
    position: nowhere)
}

/// A function declared in another body, with one statement list.
func local(
  _ name: String, in parent: Body, canThrow: Bool = false, _ statements: (Body) -> [Statement]
) -> Routine {
  let routine = makeRoutine(name, canThrow: canThrow)
  routine.enclosingBody = parent
  let body = Body(kind: .function, function: routine.function, parent: parent)
  routine.body = body
  body.statements = statements(body)
  return routine
}

/// A function at the top level.
func function(
  _ name: String, canThrow: Bool = false, _ statements: (Body) -> [Statement]
) -> Routine {
  let routine = makeRoutine(name, canThrow: canThrow)
  let body = Body(kind: .function, function: routine.function, parent: nil)
  routine.body = body
  body.statements = statements(body)
  routine.parameterCount = body.parameters.count
  Emitter.emit([body])
  return routine
}

func makeRoutine(_ name: String, canThrow: Bool = false) -> Routine {
  let routine = Routine(
    name: name, function: Function(name: name, position: nil, isAsync: false))
  routine.canThrow = canThrow
  return routine
}

// MARK: Expressions

func make(_ kind: Expression.Kind) -> Expression {
  Expression(kind: kind, position: nowhere)
}

func int(_ value: Int) -> Expression { make(.constant(.int(value))) }
func text(_ value: String) -> Expression { make(.constant(.string(value))) }
var nothing: Expression { make(.constant(.none)) }

func load(_ variable: Variable) -> Expression { make(.load(.variable(variable))) }
func load(_ path: AccessPath) -> Expression { make(.load(path)) }

func add(_ left: Expression, _ right: Expression) -> Expression {
  make(.intrinsic("int.add", [left, right]))
}

func isLess(_ left: Expression, _ right: Expression) -> Expression {
  make(.intrinsic("int.less", [left, right]))
}

func equal(_ left: Expression, _ right: Expression) -> Expression {
  make(.intrinsic("equal", [left, right]))
}

/// Prints the values.
func say(_ values: Expression...) -> Expression {
  make(.operation(.print, values.map(Argument.value)))
}

func say(_ string: String) -> Expression { say(text(string)) }

/// Prints the string, then returns the value.
func saying(_ string: String, _ value: Expression) -> Expression {
  make(.sequence(say(string), value))
}

func call(_ function: Routine, _ arguments: Argument...) -> Expression {
  make(.call(function, arguments))
}

func element(_ base: AccessPath, _ index: Expression) -> AccessPath {
  let accessors = Accessors(
    getter: .intrinsic("array.get"), setter: .intrinsic("array.set"), hasBase: true,
    setterMutates: true)
  return .computed(accessors, base: base, arguments: [index])
}

func increment(_ path: AccessPath, in body: Body, by amount: Expression = int(1)) -> Expression {
  let current = body.constant("current")
  return make(.modify(path, current: current, add(load(current), amount)))
}

func closure(in parent: Body, captures: [Variable] = [], _ statements: (Body) -> [Statement])
  -> Expression
{
  let body = Body.make("closure", kind: .closure, in: parent)
  body.statements = statements(body)
  return make(.closure(body))
}

// MARK: Statements

func run(_ expression: Expression) -> Statement { .expression(expression) }
func block(_ statements: Statement...) -> Block { Block(statements: statements) }
func loop(_ number: Int) -> Statement.LoopID { Statement.LoopID(number: number) }

func forRange(
  _ id: Int, _ variable: Variable, _ range: ClosedRange<Int>, _ statements: Statement...
) -> Statement {
  .forIn(
    loop(id), .bind(variable),
    .range(lower: int(range.lowerBound), upper: int(range.upperBound), includesUpper: true),
    where: nil, Block(statements: statements))
}
