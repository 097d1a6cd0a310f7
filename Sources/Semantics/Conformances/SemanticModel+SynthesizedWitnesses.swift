import CheckedTree
import Machine

/// Members that Swift synthesizes for declared conformances.
extension SemanticModel {
  /// The synthesized member, if Swift provides it for the type; its `synthesis` describes its body.
  func synthesizedWitness(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> Declaration? {
    guard conformance.protocol.isPrelude, conformance.type.builtIn == nil else { return nil }
    let known = conformance.type.synthesizedMembers[requirement.name]
    if let known { return known }
    let made = makeWitness(for: requirement, in: conformance)
    if let made { conformance.type.synthesizedMembers[requirement.name] = made }
    return made
  }

  private func makeWitness(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> Declaration? {
    let type = conformance.type
    switch (conformance.protocol.known, requirement.name) {
    case (.equatable?, "=="):
      guard isMemberwise(type, conformance.protocol, conformance.signature) else { return nil }
      return makeOperator("==", .equal, in: conformance)
    case (.hashable?, "hash"):
      guard canHash(conformance), let function = requirement as? FunctionDeclaration else {
        return nil
      }
      return makeHash(like: function, in: conformance)
    case (.comparable?, "<"):
      guard type.kind == .enumeration, type.rawType.value == nil,
        isMemberwise(type, conformance.protocol, conformance.signature)
      else { return nil }
      return makeOperator("<", .less, in: conformance)
    default: return nil
    }
  }

  // MARK: Conditions

  /// Whether all stored parts conform too.
  func isMemberwise(
    _ type: NominalDeclaration, _ wanted: ProtocolDeclaration, _ signature: GenericSignature
  ) -> Bool {
    guard !type.isReference else { return false }
    return parts(of: type).allSatisfy {
      $0.type == type.declaredType || conforms($0.type, to: wanted, in: signature)
    }
  }

  private func canHash(_ conformance: ConformanceDeclaration) -> Bool {
    isMemberwise(conformance.type, conformance.protocol, conformance.signature)
  }

  // MARK: Making

  private func makeOperator(
    _ name: String, _ synthesis: Synthesis, in conformance: ConformanceDeclaration
  ) -> FunctionDeclaration {
    let type = conformance.conformingType
    let position = conformance.type.position ?? Position(line: 1, column: 1)
    let function = makeFunction(
      name, .function, synthesis, in: conformance,
      FunctionDeclaration.Interface(
        parameters: ["a", "b"].map {
          FunctionDeclaration.Parameter(label: nil, name: $0, type: type, position: position)
        }, result: core.bool))
    function.isStatic = true
    return function
  }

  private func makeHash(
    like requirement: FunctionDeclaration, in conformance: ConformanceDeclaration
  ) -> FunctionDeclaration {
    makeFunction("hash", .function, .hash, in: conformance, requirement.interface.value)
  }

  private func makeFunction(
    _ name: String, _ kind: FunctionDeclaration.Kind, _ synthesis: Synthesis,
    in conformance: ConformanceDeclaration, _ interface: FunctionDeclaration.Interface
  ) -> FunctionDeclaration {
    let type = conformance.type
    let owner = Owner(type: type, extension: conformance.extension)
    let position = type.position ?? Position(line: 1, column: 1)
    let function = FunctionDeclaration(
      name: name, kind: kind, position: position, owner: owner,
      signature: Lazy(known: owner.signature), interface: Lazy(known: interface),
      routine: Lazy(known: Self.noRoutine(name)))
    function.routine = Lazy(circular: Self.noRoutine(name)) { [unowned self, unowned function] in
      makeRoutine(of: function, intrinsic: intrinsic(for: synthesis, of: type))
    }
    function.synthesis = synthesis
    function.access = type.access
    function.layer = conformance.layer
    function.context = type.context
    return function
  }

  /// The built-in function that does the same as the synthesized member, if there is one: cases
  /// without associated values are compared by the machine.
  private func intrinsic(for synthesis: Synthesis, of type: NominalDeclaration) -> String? {
    guard case .equal = synthesis, type.kind == .enumeration,
      type.cases.allSatisfy({ $0.parameters.value.isEmpty })
    else { return nil }
    return "equal"
  }

  private static func noRoutine(_ name: String) -> Routine {
    Routine(name: name, function: Function(name: name, position: nil, isAsync: false))
  }

  /// The synthesized members with this name for the type's conformances: `==`, `<`, `hash`.
  /// `rawValue`, `allCases` and similar members are declared with the type.
  func synthesizedMembers(_ name: String, of type: NominalDeclaration) -> [Member] {
    let wanted: String
    switch name {
    case "==": wanted = "Equatable"
    case "hash": wanted = "Hashable"
    case "<": wanted = "Comparable"
    default: return []
    }
    guard let declaring = core.protocolIfDeclared(wanted),
      let conformance = type.conformanceTable.find(declaring, core),
      let requirement = declaring.requirement(named: name),
      case .found(let witness, _) = resolveWitness(for: requirement, in: conformance),
      case .synthesized = witness.origin, let made = witness.declaration as? FunctionDeclaration
    else { return [] }
    return [.function(made)]
  }
}
