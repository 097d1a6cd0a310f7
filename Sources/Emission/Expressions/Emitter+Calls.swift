import CheckedTree
import Machine

/// The target of a call, which runs once its arguments are on the stack.
struct Callee {
  /// Pushes the operands below the arguments and returns their number.
  var pushBelow: () -> Int = { 0 }
  /// Whether the call can throw an error.
  var canThrow = true
  /// Emits the call. It takes the number of operands on the stack, including those of `pushBelow`.
  var run: (_ count: Int) -> Void
}

/// An argument of a call.
enum Passed {
  case argument(Argument)
  /// Code that pushes one value.
  case made(() -> Void)
}

extension Emitter {
  func emitCall(_ kind: Expression.Kind) {
    switch kind {
    case .call(let routine, let arguments): emitCall(of: routine, arguments)
    case .callWitness(let requirement, let selfType, let arguments):
      let callee = Callee(
        pushBelow: {
          self.emit(selfType)
          return 1
        },
        run: { self.code.append(.callWitness(requirement, argumentCount: $0 - 1)) })
      emit(arguments, for: callee)
    case .callMethod(let slot, let selfIndex, let arguments):
      emit(arguments, for: calling(slot, selfIndex: selfIndex))
    case .callClosure(let closure, let arguments, let canThrow):
      let callee = Callee(
        pushBelow: {
          self.emit(closure)
          return 1
        },
        canThrow: canThrow, run: { self.code.append(.callClosure(argumentCount: $0 - 1)) })
      emit(arguments, for: callee)
    case .makeObject(let layout, let types, let initializer, let selfIndex, let arguments):
      let callee = Callee(
        pushBelow: { self.pushCaptures(of: initializer) }, canThrow: initializer.canThrow,
        run: { self.run(initializer, argumentCount: $0) })
      let object = Passed.made { self.makeObject(layout, types) }
      emit(arguments.passed(with: object, at: selfIndex), for: callee)
    case .makeDynamicObject(let type, let slot, let selfIndex, let arguments):
      let object = Passed.made { self.emit(type, then: .makeDynamicObject) }
      emit(
        arguments.passed(with: object, at: selfIndex), for: calling(slot, selfIndex: selfIndex))
    case .intrinsic(let name, let arguments):
      if let value = quotientOfZeros(name, arguments) {
        code.append(.push(value))
        return
      }
      emit(arguments, then: .intrinsic(.named(name), argumentCount: arguments.count))
      if name == Self.repeating, case .makeObject? = arguments.first?.kind {
        code.append(.noteRepeated)
      }
    case .operation(let operation, let arguments):
      emit(
        arguments, for: Callee { self.code.append(.perform(operation, argumentCount: $0)) })
    default: preconditionFailure("emitKind dispatches each kind of expression")
    }
  }

  /// `0.0 / 0.0`, of literals. The compiler computes it, and its result has no minus sign, unlike
  /// the processor's.
  private func quotientOfZeros(_ name: String, _ operands: [Expression?]) -> Value? {
    let values = operands.map { operand -> Value? in
      if case .constant(let value)? = operand?.kind { value } else { nil }
    }
    guard values.count == 2 else { return nil }
    return switch (name, values[0], values[1]) {
    case ("double.divide", .double(0)?, .double(0)?): .double(.nan)
    case ("float.divide", .float(0)?, .float(0)?): .float(.nan)
    default: nil
    }
  }

  private func emitCall(of routine: Routine, _ arguments: [Argument]) {
    if case .intrinsic(let name) = routine.implementation,
      let value = quotientOfZeros(name, arguments.map(\.expression))
    {
      code.append(.push(value))
      return
    }
    if case .intrinsic(let name) = routine.implementation,
      case .reference(let path)? = arguments.first
    {
      mutate(path, name, arguments.dropFirst().compactMap(\.expression))
      return
    }
    let callee = Callee(
      pushBelow: { self.pushCaptures(of: routine) }, canThrow: routine.canThrow,
      run: { self.run(routine, argumentCount: $0) })
    emit(arguments, for: callee)
  }

  private func calling(_ slot: MethodSlot, selfIndex: Int) -> Callee {
    Callee {
      self.code.append(.callMethod(slot, selfIndex: selfIndex, argumentCount: $0))
    }
  }

  // MARK: Running

  /// `captures… arguments… -- result`
  func run(_ routine: Routine, argumentCount count: Int) {
    if case .intrinsic(Self.lookUpWithDefault) = routine.implementation {
      lookUpWithDefault()
      return
    }
    code.append(instruction(running: routine, argumentCount: count))
  }

  /// `arguments… -- result`, of a getter or setter; below them the self type of a requirement.
  func run(_ access: Accessors.Access, selfIndex: Int, argumentCount count: Int) {
    switch access {
    case .routine(let routine): run(routine, argumentCount: count)
    case .method(let slot):
      code.append(.callMethod(slot, selfIndex: selfIndex, argumentCount: count))
    case .witness(let requirement, _):
      code.append(.callWitness(requirement, argumentCount: count - 1))
    case .intrinsic(let name): code.append(.intrinsic(.named(name), argumentCount: count))
    case .operation(let operation): code.append(.perform(operation, argumentCount: count))
    }
  }

  /// A built-in function that is emitted as code, because it has to call a closure.
  private static let lookUpWithDefault = "dictionary.getDefault"
  private static let repeating = "array.repeating"

  /// `dictionary key closure -- value`: the closure provides the default for a missing key.
  private func lookUpWithDefault() {
    let closure =
      code.takeBackClosure().map { Operand.function($0, gives: nil) } ?? .slot(storeTemporary())
    code.append(.intrinsic(.named("dictionary.get"), argumentCount: 2))
    let isNone = code.makeLabel()
    code.append(.jumpIfNone(isNone.number))
    otherwise(isNone) {
      push(closure)
      code.append(.callClosure(argumentCount: 0))
    }
  }

  // MARK: Arguments

  func emit(_ arguments: [Argument], for callee: Callee) {
    emit(arguments.map(Passed.argument), for: callee)
  }

  /// `-- result`
  func emit(_ arguments: [Passed], for callee: Callee) {
    for case .argument(.reference(let path)) in arguments { noteChange(of: path) }
    guard arguments.contains(where: { needsOpening($0) }) || arguments.haveWaitingDefault else {
      let below = callee.pushBelow()
      for argument in arguments {
        switch argument {
        case .argument(.value(let expression)): emit(expression)
        case .argument(.reference(let path)): pushOwnCell(of: path)
        case .made(let push): push()
        }
      }
      callee.run(below + arguments.count)
      return
    }
    emitOpening(arguments, for: callee)
  }

  /// Emits a call with `inout` arguments that need a new cell, or with default values that wait
  /// for written arguments. The written arguments are evaluated first. Then the accesses begin and
  /// the default values are computed, in the order of the parameters. Then come the cells, and then
  /// only the call.
  private func emitOpening(_ arguments: [Passed], for callee: Callee) {
    let below = (0..<callee.pushBelow()).map { _ in storeInNewSlot() }.reversed()
    var writebacks: [Writeback] = []
    let prepared = arguments.map { argument -> Prepared in
      switch argument {
      case .argument(.value(let expression)) where expression.isDefaultArgument:
        Prepared.waiting(expression)
      case .argument(.value(let expression)): Prepared.operand(evaluate(expression))
      case .made(let push): Prepared.operand(evaluate(push))
      case .argument(.reference(let path)):
        if needsOpening(argument) {
          Prepared.place(resolve(path, &writebacks))
        } else if case .variable(let variable) = path {
          Prepared.operand(.cell(variable))
        } else {
          preconditionFailure("only variables have cells of their own")
        }
      }
    }
    for writeback in writebacks where isStoredProperty(writeback.place) {
      lentSlots.insert(writeback.slot)
    }
    let begun = prepared.map { argument -> Prepared in
      switch argument {
      case .operand: argument
      case .place(let place): .place(begin(place, &writebacks, isLong: true))
      case .waiting(let value): .operand(evaluate(value))
      }
    }
    var opened: [OpenedCell] = []
    let call = {
      for slot in below { self.code.append(.take(slot: slot)) }
      for argument in begun {
        switch argument {
        case .operand(.slot(let slot)): self.code.append(.take(slot: slot))
        case .operand(let operand): self.push(operand)
        case .place(let place): self.pushCell(of: place, &opened)
        case .waiting: preconditionFailure("default values are computed before the call")
        }
      }
      self.lend(writebacks)
      callee.run(below.count + arguments.count)
    }
    // An error ends the accesses.
    let isWrittenBack = begun.contains { argument in
      guard case .place(let place) = argument else { return false }
      return !hasOwnCell(place)
    }
    guard callee.canThrow, isWrittenBack || !writebacks.isEmpty else {
      call()
      close(opened)
      finish(writebacks)
      return
    }
    let failed = code.makeLabel()
    handling(errorsAt: failed, call)
    close(opened)
    finish(writebacks)
    otherwise(failed) {
      close(opened, afterError: true)
      finish(writebacks)
      throwAgain()
    }
  }

  private enum Prepared {
    case operand(Operand)
    case place(Place)
    /// A default value that is computed after the written arguments.
    case waiting(Expression)
  }

  /// Whether the argument begins an access: it needs a cell and a writeback, or an exclusive access
  /// to its variable.
  private func needsOpening(_ argument: Passed) -> Bool {
    guard case .argument(.reference(let path)) = argument else { return false }
    if case .variable(let variable) = path, case .reference = variable.storage { return false }
    return true
  }

  private func hasOwnCell(_ place: Place) -> Bool {
    guard case .variable(let variable) = place.root, place.projections.isEmpty else {
      return false
    }
    if case .global = variable.storage { return true }
    return holdsCell(variable)
  }

  private func pushOwnCell(of path: AccessPath) {
    guard case .variable(let variable) = path, loadCell(of: variable) else {
      preconditionFailure("only variables have cells of their own")
    }
  }
}

extension [Passed] {
  /// Whether a default value precedes a written argument.
  fileprivate var haveWaitingDefault: Bool {
    compactMap { if case .argument(let argument) = $0 { argument.expression } else { nil } }
      .haveWaitingDefault
  }
}

extension [Argument] {
  func passed(with object: Passed, at index: Int) -> [Passed] {
    var passed = map(Passed.argument)
    passed.insert(object, at: Swift.min(index, passed.count))
    return passed
  }
}

extension Argument {
  fileprivate var expression: Expression? {
    if case .value(let expression) = self { expression } else { nil }
  }
}
