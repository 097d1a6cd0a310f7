import CheckedTree
import Machine
import Semantics

extension BodyChecker {
  /// The functions that apply a key path to a place: `(root, path)` and `(root, path, newValue)`.
  func keyPathAccessor(_ synthesis: Synthesis) -> FunctionDeclaration {
    let name: String
    switch synthesis {
    case .keyPathGetter: name = "get keyPath"
    case .keyPathReferenceSetter: name = "set keyPath of object"
    default: name = "set keyPath"
    }
    if let known = model.declarations.keyPathAccessors[name] {
      model.needBody(known)
      return known
    }
    let position = Position(line: 1, column: 1)
    let isSetter = name != "get keyPath"
    var parameters = ["root", "path"].map {
      FunctionDeclaration.Parameter(label: nil, name: $0, type: .any, position: position)
    }
    if isSetter {
      parameters.append(
        FunctionDeclaration.Parameter(
          label: nil, name: "newValue", type: .any, position: position))
      if case .keyPathSetter = synthesis { parameters[0].isInout = true }
    }
    let routine = Routine(
      name: name, function: Function(name: name, position: nil, isAsync: false))
    routine.parameterCount = parameters.count
    let function = FunctionDeclaration(
      name: name, kind: .function, position: position, owner: nil,
      signature: Lazy(known: .empty),
      interface: Lazy(
        known: FunctionDeclaration.Interface(
          parameters: parameters, result: isSetter ? .void : .any)),
      routine: Lazy(known: routine))
    function.synthesis = synthesis
    function.context = core.scope
    model.declarations.keyPathAccessors[name] = function
    model.needBody(function)
    return function
  }
}
