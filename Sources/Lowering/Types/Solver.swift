/// What is known of the type variables of a program being checked.
struct Solver {
  private var bindings: [Type?] = []

  mutating func makeVariable() -> Type {
    bindings.append(nil)
    return .variable(bindings.count - 1)
  }

  /// Forgets what was learnt since; variables made since stay, unknown, for whoever has them.
  mutating func rollBack(to earlier: Solver) {
    bindings =
      earlier.bindings
      + Array(repeating: nil, count: bindings.count - earlier.bindings.count)
  }

  /// The type with every variable replaced that is known by now.
  func resolve(_ type: Type) -> Type {
    switch type {
    case .variable(let id):
      guard let known = bindings[id] else { return type }
      return resolve(known)
    case .nominal(let declaration, let arguments):
      return arguments.isEmpty ? type : .nominal(declaration, arguments.map(resolve))
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: resolve($0.type)) })
    case .function(var function):
      function.result = resolve(function.result)
      for index in function.parameters.indices {
        function.parameters[index].type = resolve(function.parameters[index].type)
      }
      return .function(function)
    case .metatype(let type):
      return .metatype(resolve(type))
    case .existential, .anyObject, .parameter, .never, .invalid:
      return type
    }
  }

  mutating func bind(_ id: Int, to type: Type) {
    if case .variable(id) = type { return }
    bindings[id] = type
  }

  /// Makes the two equal by binding variables; false when they can't be.
  mutating func unify(_ left: Type, _ right: Type) -> Bool {
    let left = resolve(left)
    let right = resolve(right)
    if left == right { return true }
    switch (left, right) {
    case (.invalid, _), (_, .invalid): return true
    case (.variable(let id), let other), (let other, .variable(let id)):
      if other.contains(variable: id) { return false }
      bind(id, to: other)
      return true
    case (.nominal(let a, let x), .nominal(let b, let y)):
      return a === b && x.count == y.count && unifyAll(x, y)
    case (.tuple(let x), .tuple(let y)):
      guard x.count == y.count,
        zip(x, y).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
      else { return false }
      return unifyAll(x.map(\.type), y.map(\.type))
    case (.function(let a), .function(let b)):
      return a.parameters.count == b.parameters.count && a.isAsync == b.isAsync
        && a.isThrowing == b.isThrowing
        && unifyAll(a.parameters.map(\.type), b.parameters.map(\.type))
        && unify(a.result, b.result)
    case (.metatype(let a), .metatype(let b)):
      return unify(a, b)
    case (.existential, _), (.anyObject, _), (.parameter, _), (.never, _), (.nominal, _),
      (.tuple, _), (.function, _), (.metatype, _):
      return false
    }
  }

  private mutating func unifyAll(_ left: [Type], _ right: [Type]) -> Bool {
    for (a, b) in zip(left, right) where !unify(a, b) { return false }
    return true
  }
}

extension Type {
  /// Of a function: where it is stored, which outlives the call that stores it.
  var escaping: Type {
    guard case .function(var function) = self else { return self }
    function.isEscaping = true
    return .function(function)
  }

  func contains(variable id: Int) -> Bool {
    anyPart { if case .variable(id) = $0 { true } else { false } }
  }

  /// Whether inference has left nothing open in it.
  var isConcrete: Bool {
    !anyPart { if case .variable = $0 { true } else { false } }
  }

  func anyPart(_ isWanted: (Type) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.anyPart(isWanted) }
    case .tuple(let elements): return elements.contains { $0.type.anyPart(isWanted) }
    case .function(let function):
      return function.result.anyPart(isWanted)
        || function.parameters.contains { $0.type.anyPart(isWanted) }
    case .metatype(let type): return type.anyPart(isWanted)
    case .existential, .anyObject, .parameter, .variable, .never, .invalid: return false
    }
  }

  /// The type with generic parameters replaced.
  func substituting(_ substitution: [GenericParameter: Type]) -> Type {
    if substitution.isEmpty { return self }
    switch self {
    case .parameter(let parameter): return substitution[parameter] ?? self
    case .nominal(let declaration, let arguments):
      return .nominal(declaration, arguments.map { $0.substituting(substitution) })
    case .tuple(let elements):
      return .tuple(
        elements.map {
          TupleElement(label: $0.label, type: $0.type.substituting(substitution))
        })
    case .function(var function):
      function.result = function.result.substituting(substitution)
      for index in function.parameters.indices {
        function.parameters[index].type = function.parameters[index].type
          .substituting(substitution)
      }
      return .function(function)
    case .metatype(let type): return .metatype(type.substituting(substitution))
    case .existential, .anyObject, .variable, .never, .invalid: return self
    }
  }
}
