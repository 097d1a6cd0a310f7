import Machine

extension Checker {
  /// The function that gives a parameter's default. It takes the types of all generic parameters
  /// that the declaration sees, those of a class as well.
  func defaultArgument(of function: FunctionDeclaration, index: Int) -> FunctionDeclaration {
    if let known = function.defaultArguments[index] { return known }
    let name = "default argument \(index) of \(function.name)"
    let routine = Routine(
      name: name,
      function: Function(
        name: name, position: function.position, isAsync: false))
    let interface = Lazy<FunctionDeclaration.Interface>(
      circular: FunctionDeclaration.Interface(parameters: [], result: .error)
    ) {
      let interface = function.interface.value
      return FunctionDeclaration.Interface(
        parameters: [], result: interface.parameters[index].type, isolation: interface.isolation)
    }
    let made = FunctionDeclaration(
      name: name, kind: .function, position: function.position, owner: nil,
      signature: function.signature, interface: interface, routine: Lazy(known: routine))
    made.genericParameters =
      (function.owner?.type.genericParameters ?? []) + function.genericParameters
    made.synthesis = .defaultArgument(function, index: index)
    made.layer = function.layer
    made.context = function.context
    routine.parameterCount = made.genericParameters.count
    function.defaultArguments[index] = made
    return made
  }
}
