import CheckedTree
import Machine

/// Calls that run on an actor.
extension Emitter {
  /// `-- result`, of a call that hops: the driver runs a closure with the arguments that are
  /// evaluated here.
  func emitIsolated(to destination: Destination, _ call: Expression) {
    let operation: Operation =
      switch destination {
      case .mainActor: .runOnMainActor
      case .nothing: .runOffActor
      case .argument, .actor: .runOnActor
      case .closure: .runClosure
      case .callerOrClosure: .runCallersClosure
      }
    let outer = self.destination
    self.destination = destination
    defer { self.destination = outer }
    let perform = { (count: Int) in
      self.code.append(.perform(operation, argumentCount: count))
    }
    at(call.position) {
      switch call.kind {
      case .call(let routine, let arguments):
        emit(arguments, for: hopping(to: routine, perform))
      case .callClosure(let closure, let arguments, let canThrow):
        let callee = Callee(
          pushBelow: {
            let below = self.pushDestination()
            self.emit(closure)
            return below + 1
          },
          canThrow: canThrow, run: perform)
        emit(arguments, for: callee)
      case .callWitness(let requirement, let selfType, let arguments):
        if case .argument(let index) = destination { self.destination = .argument(index + 1) }
        hop(requirement.name, [.value(selfType)] + arguments, perform) {
          .callWitness(requirement, argumentCount: $0 - 1)
        }
      case .callMethod(let slot, let selfIndex, let arguments):
        hop(slot.name, arguments, perform) {
          .callMethod(slot, selfIndex: selfIndex, argumentCount: $0)
        }
      case .operation(let inner, let arguments):
        hop(inner.rawValue, arguments, perform) { .perform(inner, argumentCount: $0) }
      case .makeObject(let layout, let types, let initializer, let selfIndex, let arguments):
        let object = Passed.made { self.makeObject(layout, types) }
        emit(
          arguments.passed(with: object, at: selfIndex), for: hopping(to: initializer, perform))
      case .makeDynamicObject(let type, let slot, let selfIndex, let arguments):
        let object = Passed.made { self.emit(type, then: .makeDynamicObject) }
        hop(slot.name, arguments.passed(with: object, at: selfIndex), perform) {
          .callMethod(slot, selfIndex: selfIndex, argumentCount: $0)
        }
      case .load(let path):
        loadIsolated(path, perform)
        noteRead(of: path)
      default: emit(call)
      }
    }
  }

  private func loadIsolated(_ path: AccessPath, _ perform: @escaping (Int) -> Void) {
    switch path {
    case .objectField(let object, let index, let name):
      hop(name, [.value(object)], perform) { _ in .objectField(index, name: name) }
    case .staticStorage(let storage):
      hop(storage.name, [Passed](), perform) { _ in .loadStatic(storage) }
    case .computed(let accessors, let base, let arguments) where !accessors.getterMutates:
      var values = accessors.types.map(Argument.value)
      let selfIndex = values.count
      if case .argument? = destination {
        var index = selfIndex
        if case .witness = accessors.getter { index += 1 }
        destination = .argument(index)
      }
      if accessors.hasBase, let base {
        let position = code.position ?? Position(line: 1, column: 1)
        values.append(.value(Expression(kind: .load(base), position: position)))
      }
      values += arguments.map(Argument.value)
      switch accessors.getter {
      case .routine(let routine): emit(values, for: hopping(to: routine, perform))
      case .method(let slot):
        hop(slot.name, values, perform) {
          .callMethod(slot, selfIndex: selfIndex, argumentCount: $0)
        }
      case .witness(let requirement, let selfType):
        hop(requirement.name, [.value(selfType)] + values, perform) {
          .callWitness(requirement, argumentCount: $0 - 1)
        }
      case .operation(let operation):
        hop(operation.rawValue, values, perform) { .perform(operation, argumentCount: $0) }
      case .intrinsic: load(path)
      }
    default: load(path)
    }
  }

  /// `-- actor`, or its index among the arguments for an operation that takes one.
  private func pushDestination() -> Int {
    switch destination {
    case .mainActor, .nothing, .closure, .callerOrClosure, nil: return 0
    case .argument(let index): code.append(.push(.int(index)))
    case .actor(let actor): emit(actor)
    }
    return 1
  }

  private func hopping(to routine: Routine, _ perform: @escaping (Int) -> Void) -> Callee {
    Callee(
      pushBelow: {
        let below = self.pushDestination()
        self.makeClosure(routine)
        return below + 1
      },
      canThrow: routine.canThrow, run: perform)
  }

  private func hop(
    _ name: String, _ arguments: [Argument], _ perform: @escaping (Int) -> Void,
    _ instruction: (Int) -> Instruction
  ) {
    hop(name, arguments.map(Passed.argument), perform, instruction)
  }

  /// Runs one instruction on the operation's actor.
  private func hop(
    _ name: String, _ arguments: [Passed], _ perform: @escaping (Int) -> Void,
    _ instruction: (Int) -> Instruction
  ) {
    let thunk = makeThunk(
      name, parameterCount: arguments.count, isAsync: true, running: instruction)
    let callee = Callee(
      pushBelow: {
        let below = self.pushDestination()
        self.code.append(.makeClosure(thunk, captureCount: 0))
        return below + 1
      },
      run: perform)
    emit(arguments, for: callee)
  }
}
