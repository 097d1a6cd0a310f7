import Machine

extension Emitter {
  /// `-- result`, of a call that hops: the driver runs a closure with the arguments evaluated here.
  func emitIsolated(toMainActor: Bool, _ call: Expression) {
    let operation: Operation = toMainActor ? .runOnMainActor : .runOffActor
    let perform = { (count: Int) in
      self.code.append(.perform(operation, argumentCount: count))
    }
    at(call.position) {
      switch call.kind {
      case .call(let function, let arguments):
        let callee = Callee(
          pushBelow: {
            self.makeClosure(function)
            return 1
          },
          canThrow: function.canThrow, run: perform)
        emit(arguments, for: callee)
      case .callClosure(let closure, let arguments):
        let callee = Callee(
          pushBelow: {
            self.emit(closure)
            return 1
          },
          run: perform)
        emit(arguments, for: callee)
      case .dynamicCall(let selector, let arguments):
        hop(selector, arguments, perform) {
          .callSelector(selector: selector, argumentCount: $0 - 1)
        }
      case .operation(let inner, let arguments):
        hop(inner.rawValue, arguments, perform) { .perform(inner, argumentCount: $0) }
      case .makeObject(let type, let initializer, let arguments):
        let callee = Callee(
          pushBelow: {
            self.makeClosure(initializer)
            return 1 + self.makeObject(of: type)
          },
          canThrow: initializer.canThrow, run: perform)
        emit(arguments, for: callee)
      case .load(let path): loadIsolated(path, perform)
      default: emit(call)
      }
    }
  }

  private func loadIsolated(_ path: AccessPath, _ perform: @escaping (Int) -> Void) {
    switch path {
    case .objectField(let object, let index, let name):
      hop(name, [.value(object)], perform) { _ in .objectField(index, name: name) }
    case .staticStorage(let storage):
      hop(storage.name, [], perform) { _ in .loadStatic(storage) }
    case .computed(let accessors, let base, let arguments) where !accessors.getterMutates:
      var values = arguments.map(Argument.value)
      if accessors.hasBase, let base {
        let position = code.position ?? Position(line: 1, column: 1)
        values.insert(
          .value(Expression(kind: .load(base), type: .any, position: position)), at: 0)
      }
      switch accessors.getter {
      case .function(let function):
        let callee = Callee(
          pushBelow: {
            self.makeClosure(function)
            return 1
          },
          run: perform)
        emit(values, for: callee)
      case .method(let selector):
        hop(selector, values, perform) { .callSelector(selector: selector, argumentCount: $0 - 1) }
      case .operation(let operation):
        hop(operation.rawValue, values, perform) { .perform(operation, argumentCount: $0) }
      case .intrinsic: load(path)
      }
    default: load(path)
    }
  }

  /// Has one instruction run where the operation takes it.
  private func hop(
    _ name: String, _ arguments: [Argument], _ perform: @escaping (Int) -> Void,
    _ instruction: (Int) -> Instruction
  ) {
    let thunk = makeThunk(
      name, parameterCount: arguments.count, isAsync: true, running: instruction)
    let callee = Callee(
      pushBelow: {
        self.code.append(.makeClosure(thunk, captureCount: 0))
        return 1
      },
      run: perform)
    emit(arguments, for: callee)
  }
}
