import Machine

extension Emitter {
  // MARK: Captures

  /// `-- closure`
  func makeClosure(_ closure: Body) {
    use(closure)
    pushCaptured(closure.captures)
    for (variable, value) in closure.captureList {
      emit(value)
      if variable.ownership != .strong { code.append(.makeWeak) }
    }
    let count = closure.captures.count + closure.captureList.count
    code.append(.makeClosure(closure.function, captureCount: count))
  }

  /// Pushes what a local function captures; cells where it shares variables.
  func pushCaptures(of function: FunctionDeclaration) -> Int {
    guard case .code = function.implementation, function.isLocal else { return 0 }
    use(function)
    let captures = function.body?.captures ?? []
    pushCaptured(captures)
    return captures.count
  }

  func pushCaptures(of getter: Accessors.Getter) -> Int {
    if case .function(let function) = getter { pushCaptures(of: function) } else { 0 }
  }

  func pushCaptures(of setter: Accessors.Setter?) -> Int {
    if case .function(let function)? = setter { pushCaptures(of: function) } else { 0 }
  }

  private func pushCaptured(_ variables: [Variable]) {
    for variable in variables { code.append(.loadReference(slot: slot(of: variable))) }
  }

  // MARK: Functions as values

  /// `-- closure`
  func makeClosure(_ function: FunctionDeclaration) {
    guard case .code = function.implementation else {
      let thunk = makeThunk(
        function.name, parameterCount: function.thunkParameterCount, isAsync: function.isAsync
      ) { self.instruction(running: function, argumentCount: $0) }
      code.append(.makeClosure(thunk, captureCount: 0))
      return
    }
    let count = pushCaptures(of: function)
    code.append(.makeClosure(function.function, captureCount: count))
  }

  /// `-- closure`, of a method that already has its object.
  func makeClosure(_ method: FunctionDeclaration, boundTo object: Expression) {
    emit(object)
    let thunk = makeThunk(
      method.name, captureCount: 1, parameterCount: method.parameters.count,
      isAsync: method.isAsync
    ) {
      method.isDynamic
        ? .callSelector(selector: method.selector, argumentCount: $0 - 1)
        : self.instruction(running: method, argumentCount: $0)
    }
    code.append(.makeClosure(thunk, captureCount: 1))
  }

  private func instruction(
    running function: FunctionDeclaration, argumentCount count: Int
  ) -> Instruction {
    switch function.implementation {
    case .code: .call(function.function, argumentCount: count)
    case .intrinsic(let name): .intrinsic(.named(name), argumentCount: count)
    case .operation(let operation): .perform(operation, argumentCount: count)
    case .requirement: .callSelector(selector: function.selector, argumentCount: count - 1)
    }
  }

  /// A function that gives its slots to one instruction and returns its result.
  func makeThunk(
    _ name: String, captureCount: Int = 0, parameterCount: Int, isAsync: Bool,
    running instruction: (_ argumentCount: Int) -> Instruction
  ) -> Function {
    let function = Function(name: name, position: code.position, isAsync: isAsync)
    let count = captureCount + parameterCount
    let instructions =
      (0..<count).map { Instruction.loadReference(slot: $0) } + [instruction(count), .return]
    function.seal(
      captureCount: captureCount, parameterCount: parameterCount, slotCount: count,
      code: instructions,
      positions: [Position?](repeating: code.position, count: instructions.count))
    return function
  }
}

extension FunctionDeclaration {
  /// `self` of an instance member counts.
  fileprivate var thunkParameterCount: Int {
    let takesSelf = owner != nil && !isStatic && !isInitializer
    return parameters.count + (takesSelf ? 1 : 0)
  }
}
