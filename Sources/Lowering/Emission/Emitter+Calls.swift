import Machine

/// What a call runs once its arguments are on the stack.
struct Callee {
  /// Pushes what comes below the arguments and says how many values that is.
  var pushBelow: () -> Int = { 0 }
  /// Whether an error can come out of it.
  var canThrow = true
  /// Given the number of values on the stack for it, `pushBelow`'s included.
  var run: (_ count: Int) -> Void
}

extension Emitter {
  func emitCall(_ kind: Expression.Kind) {
    switch kind {
    case .call(let function, let arguments): emitCall(of: function, arguments)
    case .dynamicCall(let selector, let arguments):
      emit(
        arguments,
        for: Callee { self.code.append(.callSelector(selector: selector, argumentCount: $0 - 1)) })
    case .callClosure(let closure, let arguments): emitCall(of: closure, arguments)
    case .makeObject(let type, let initializer, let arguments):
      let callee = Callee(
        pushBelow: { self.makeObject(of: type) }, canThrow: initializer.canThrow,
        run: { self.run(initializer, argumentCount: $0) })
      emit(arguments, for: callee)
    case .intrinsic(let name, let arguments):
      emit(arguments, then: .intrinsic(.named(name), argumentCount: arguments.count))
    case .operation(let operation, let arguments):
      emit(
        arguments, for: Callee { self.code.append(.perform(operation, argumentCount: $0)) })
    default: preconditionFailure("emitKind hands each expression to its group")
    }
  }

  private func emitCall(of function: FunctionDeclaration, _ arguments: [Argument]) {
    if case .intrinsic(let name) = function.implementation,
      case .reference(let path)? = arguments.first
    {
      mutate(path, name, arguments.dropFirst().compactMap(\.value))
      return
    }
    let callee = Callee(
      pushBelow: { self.pushCaptures(of: function) }, canThrow: function.canThrow,
      run: { self.run(function, argumentCount: $0) })
    emit(arguments, for: callee)
  }

  private func emitCall(of closure: Expression, _ arguments: [Argument]) {
    var canThrow = true
    if case .function(let type) = closure.type { canThrow = type.isThrowing }
    let callee = Callee(
      pushBelow: {
        self.emit(closure)
        return 1
      },
      canThrow: canThrow,
      run: { self.code.append(.callClosure(argumentCount: $0 - 1)) })
    emit(arguments, for: callee)
  }

  func makeObject(of type: TypeDeclaration) -> Int {
    if let descriptor = type.descriptor {
      let count = type.inheritedFieldCount + type.storedProperties.count
      code.append(.makeObject(descriptor.plain, fieldCount: count))
    } else {
      code.append(.push(.uninitialized))
    }
    return 1
  }

  // MARK: Running

  /// `captures… arguments… -- result`
  func run(_ function: FunctionDeclaration, argumentCount count: Int) {
    switch function.implementation {
    case .code: code.append(.call(function.function, argumentCount: count))
    case .intrinsic(let name): code.append(.intrinsic(.named(name), argumentCount: count))
    case .operation(let operation): code.append(.perform(operation, argumentCount: count))
    case .requirement:
      code.append(.callSelector(selector: function.selector, argumentCount: count - 1))
    }
  }

  func run(_ getter: Accessors.Getter, argumentCount count: Int) {
    switch getter {
    case .function(let function): run(function, argumentCount: count)
    case .method(let selector):
      code.append(.callSelector(selector: selector, argumentCount: count - 1))
    case .intrinsic(let name): code.append(.intrinsic(.named(name), argumentCount: count))
    case .operation(let operation): code.append(.perform(operation, argumentCount: count))
    }
  }

  func run(_ setter: Accessors.Setter?, argumentCount count: Int) {
    switch setter {
    case .function(let function): run(function, argumentCount: count)
    case .method(let selector):
      code.append(.callSelector(selector: selector, argumentCount: count - 1))
    case .operation(let operation): code.append(.perform(operation, argumentCount: count))
    case .intrinsic(let name): code.append(.intrinsic(.named(name), argumentCount: count))
    case nil:
      // The checker refuses to assign what can't be; this only keeps the stack right.
      for _ in 0..<count { code.append(.pop) }
      code.append(.push(.void))
    }
  }

  // MARK: Arguments

  /// `-- result`
  func emit(_ arguments: [Argument], for callee: Callee) {
    guard arguments.contains(where: { needsOpening($0) }) else {
      let below = callee.pushBelow()
      for argument in arguments {
        switch argument {
        case .value(let expression): emit(expression)
        case .reference(let path): pushOwnCell(of: path)
        }
      }
      callee.run(below + arguments.count)
      return
    }
    emitOpening(arguments, for: callee)
  }

  /// With `inout` arguments that need a cell made for the call. Everything that can fail comes
  /// first, then the cells, then nothing but the call.
  private func emitOpening(_ arguments: [Argument], for callee: Callee) {
    let below = (0..<callee.pushBelow()).map { _ in storeInNewSlot() }.reversed()
    var writebacks: [Writeback] = []
    let prepared = arguments.map { argument in
      switch argument {
      case .value(let expression): Prepared.operand(evaluate(expression))
      case .reference(let path):
        if needsOpening(argument) {
          Prepared.place(resolve(path, &writebacks))
        } else if case .variable(let variable) = path {
          Prepared.operand(.cell(variable))
        } else {
          preconditionFailure("only variables have cells of their own")
        }
      }
    }
    let begun = prepared.map { argument in
      guard case .place(let place) = argument else { return argument }
      return .place(begin(place, &writebacks))
    }
    var opened: [OpenedCell] = []
    let call = {
      for slot in below { self.code.append(.take(slot: slot)) }
      for argument in begun {
        switch argument {
        case .operand(.slot(let slot)): self.code.append(.take(slot: slot))
        case .operand(let operand): self.push(operand)
        case .place(let place): self.pushCell(of: place, &opened)
        }
      }
      callee.run(below.count + arguments.count)
    }
    guard callee.canThrow else {
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
      close(opened)
      finish(writebacks)
      throwAgain()
    }
  }

  private enum Prepared {
    case operand(Operand)
    case place(Place)
  }

  /// Whether a cell must be made for the argument, and what is in it written back.
  private func needsOpening(_ argument: Argument) -> Bool {
    guard case .reference(let path) = argument else { return false }
    if case .variable(let variable) = path {
      if case .global = variable.storage { return false }
      return !holdsCell(variable)
    }
    return true
  }

  private func pushOwnCell(of path: AccessPath) {
    guard case .variable(let variable) = path, loadCell(of: variable) else {
      preconditionFailure("only variables have cells of their own")
    }
  }
}

extension Argument {
  fileprivate var value: Expression? {
    if case .value(let expression) = self { expression } else { nil }
  }
}

extension FunctionDeclaration {
  var canThrow: Bool {
    switch throwing {
    case .never: false
    case .always, .ifArgumentsDo: true
    }
  }

  /// Whether it stands inside another body, whose variables it may capture.
  var isLocal: Bool { body?.parent != nil || enclosingBody != nil }
}
