import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Synthesized members of a type: initializers, `allCases`, `rawValue`. Also completes its
/// descriptor for the machine.
extension Declarer {
  func addSynthesized(to type: TypeContext) {
    guard let nominal = type as? NominalDeclaration else { return }
    if done.contains(nominal) { return }
    done.insert(nominal)
    if let superclass = nominal.superclass.value?.nominal,
      declared.contains(ObjectIdentifier(superclass))
    {
      addSynthesized(to: superclass)
    }
    giveInitialValues(to: nominal)
    if !nominal.isPrelude { addCoding(to: nominal) }
    switch nominal.kind {
    case .structure: if !nominal.isPrelude { addStructureInitializers(to: nominal) }
    case .class: if !nominal.isPrelude { addClassInitializers(to: nominal) }
    case .actor: if !nominal.isPrelude { addClassInitializers(to: nominal) }
    case .enumeration: addEnumerationMembers(to: nominal)
    }
    complete(nominal)
  }

  /// Lets stored properties begin with the initial values of the computed properties that set them.
  private func giveInitialValues(to nominal: NominalDeclaration) {
    for field in nominal.storedProperties.value where nominal.initialProperty(of: field) != nil {
      field.hasInitialValue = true
      if field.defaultValue == nil {
        field.defaultValue = makeValueFunction(
          of: field, name: "default value of \(nominal.path).\(field.name)")
      }
    }
  }

  // MARK: Initializers

  func ownInitializers(of nominal: NominalDeclaration) -> [FunctionDeclaration] {
    nominal.members["init"].compactMap {
      if case .function(let function) = $0, function.owner?.extension == nil, !function.isDecoding {
        function
      } else {
        nil
      }
    }
  }

  func makeInitializer(
    of nominal: NominalDeclaration, synthesis: Synthesis,
    _ parameters: @escaping () -> [FunctionDeclaration.Parameter]
  ) -> FunctionDeclaration {
    let position = nominal.position ?? Position(line: 1, column: 1)
    let context = nominal.context
    let function = FunctionDeclaration(
      name: "init", kind: .initializer, position: position,
      owner: Owner(type: nominal, extension: nil), signature: nominal.ownSignature,
      interface: Lazy(known: .init(parameters: [], result: .error)),
      routine: Lazy(circular: Routine.none) { Routine.none })
    function.isStatic = true
    function.layer = nominal.layer
    function.context = context
    function.synthesis = synthesis
    function.access = .module
    function.interface = model.fact(circular: .init(parameters: [], result: .error)) {
      [unowned nominal] in
      let parameters = parameters()
      let isolation: Isolation =
        switch nominal.isolation.value {
        case .global where self.isFree(nominal): .nonisolated
        case .global(let actor): .global(actor)
        case .instance, .parameter, .caller: .nonisolated
        case .nonisolated, .unspecified: .unspecified
        }
      return FunctionDeclaration.Interface(
        parameters: parameters, result: nominal.declaredType, isolation: isolation)
    }
    function.routine = routine(of: function, attributes: Attributes())
    return function
  }

  func add(_ function: FunctionDeclaration, to nominal: NominalDeclaration) {
    declareOverride(of: function)
    nominal.members.add(.function(function), named: function.name)
    nominal.synthesized.append(function)
  }

  private func addClassInitializers(to nominal: NominalDeclaration) {
    let own = ownInitializers(of: nominal)
    let hasDefaults = nominal.storedProperties.value.allSatisfy(\.hasInitialValue)
    guard let superclass = nominal.superclass.value?.nominal else {
      guard own.isEmpty else { return }
      if hasDefaults {
        let function = makeInitializer(of: nominal, synthesis: .defaultInitializer) { [] }
        add(function, to: nominal)
      } else if !nominal.hasDecoding,
        let missing = nominal.storedProperties.value.first(where: { !$0.hasInitialValue })
      {
        model.report(
          DeclarationMessage.noInitializers(
            keyword: nominal.kindName, type: nominal.name, property: missing.name),
          at: nominal.position ?? missing.position)
      }
      return
    }
    inheritInitializers(of: superclass, by: nominal, own: own, hasDefaults: hasDefaults)
  }

  /// A class without designated initializers inherits its superclass's, if all its properties have
  /// values. A class that has all of them, its own or inherited, also inherits the convenience
  /// initializers.
  private func inheritInitializers(
    of superclass: NominalDeclaration, by nominal: NominalDeclaration, own: [FunctionDeclaration],
    hasDefaults: Bool
  ) {
    let inherited = superclass.members["init"].compactMap { member -> FunctionDeclaration? in
      if case .function(let function) = member { function } else { nil }
    }
    let isWithout = own.allSatisfy(\.isConvenience)
    if isWithout, hasDefaults {
      for other in inherited where !other.isConvenience && other.access != .private {
        addInherited(other, to: nominal)
      }
    } else if own.isEmpty, !hasDefaults, !nominal.hasDecoding,
      let missing = nominal.storedProperties.value.first(where: { !$0.hasInitialValue })
    {
      model.report(
        DeclarationMessage.noInitializers(
          keyword: nominal.kindName, type: nominal.name, property: missing.name),
        at: nominal.position ?? missing.position)
      return
    }
    let designated = inherited.filter { !$0.isConvenience }
    let all = ownInitializers(of: nominal)
    guard
      designated.allSatisfy({ other in
        all.contains { $0.overriddenInitializer === other || $0.overridden === other }
      })
    else { return }
    for other in inherited where other.isConvenience {
      let isThere = all.contains { one in
        one.interface.value.parameters.map(\.label) == other.interface.value.parameters.map(\.label)
          && one.interface.value.parameters.map(\.type)
            == other.interface.value.parameters.map(\.type)
      }
      if !isThere { addInherited(other, to: nominal) }
    }
  }

  private func addInherited(_ other: FunctionDeclaration, to nominal: NominalDeclaration) {
    let function = makeInitializer(of: nominal, synthesis: .inheritedInitializer(other)) { [] }
    let model = model
    function.genericParameters = other.genericParameters
    function.isFailable = other.isFailable
    function.isConvenience = other.isConvenience
    function.isRequired = other.isRequired
    function.isImplicitlyUnwrapped = other.isImplicitlyUnwrapped
    function.access = min(other.access, nominal.access)
    function.refusal = other.refusal
    let superclass = nominal.superclass
    function.interface = Lazy(circular: .init(parameters: [], result: .error)) {
      [unowned nominal] in
      let interface = other.interface.value
      let owner = other.owner?.type as? NominalDeclaration
      let substitution = Substitution(
        owner?.genericParameters ?? [], superclass.value?.arguments ?? [])
      var parameters = interface.parameters
      for index in parameters.indices {
        parameters[index].type = model.substitute(
          parameters[index].type, substitution, in: nominal.signature)
      }
      return interface.replacing(
        parameters: parameters,
        result: other.isFailable
          ? model.core.optional(nominal.declaredType) : nominal.declaredType)
    }
    add(function, to: nominal)
    if !other.isConvenience {
      function.overriddenFact = Lazy(known: other)
    }
  }

  // MARK: Enumerations

  private func addEnumerationMembers(to nominal: NominalDeclaration) {
    if let raw = nominal.rawType.value, nominal.hasNoMember("rawValue") {
      let storage = makeComputed(
        "rawValue", of: nominal, type: raw, synthesis: .rawValueGetter, isStatic: false)
      nominal.members.add(.storage(storage), named: "rawValue")
      let initializer = makeInitializer(of: nominal, synthesis: .rawValueInitializer) {
        [unowned nominal] in
        [
          .init(
            label: "rawValue", name: "rawValue", type: raw,
            position: nominal.position ?? Position(line: 1, column: 1))
        ]
      }
      initializer.isFailable = true
      initializer.access = nominal.witnessAccess
      let core = model.core
      initializer.interface = Lazy(circular: .init(parameters: [], result: .error)) {
        [unowned nominal] in
        .init(
          parameters: [
            .init(
              label: "rawValue", name: "rawValue", type: raw,
              position: nominal.position ?? Position(line: 1, column: 1))
          ], result: core.optional(nominal.declaredType))
      }
      let isThere = nominal.members["init"].contains {
        if case .function(let other) = $0 {
          other.interface.value.parameters.map(\.label) == ["rawValue"]
        } else {
          false
        }
      }
      if !isThere { add(initializer, to: nominal) }
    }
    let isIterable =
      nominal.conformsByName("CaseIterable") && nominal.hasNoMember("allCases")
      && nominal.cases.allSatisfy { $0.parameters.value.isEmpty }
    if isIterable { addAllCases(to: nominal) }
  }

  func addAllCases(to nominal: NominalDeclaration) {
    let core = model.core
    let storage = makeComputed(
      "allCases", of: nominal, type: core.array(of: nominal.declaredType), synthesis: .allCases,
      isStatic: true)
    nominal.members.add(.storage(storage), named: "allCases")
  }

  private func makeComputed(
    _ name: String, of nominal: NominalDeclaration, type: Type, synthesis: Synthesis,
    isStatic: Bool
  ) -> StorageDeclaration {
    let storage = StorageDeclaration(
      name: name, position: nominal.position ?? Position(line: 1, column: 1),
      owner: Owner(type: nominal, extension: nil), isConstant: false,
      signature: nominal.ownSignature, type: Lazy(known: type),
      implementation: Lazy(known: .computed))
    storage.isStatic = isStatic
    storage.layer = nominal.layer
    storage.access = nominal.witnessAccess
    storage.isolation = .nonisolated
    storage.context = nominal.context
    if let context = nominal.context {
      storage.getter = makeAccessor(.getter, of: storage, in: context, synthesis: synthesis)
    }
    return storage
  }
}

extension NominalDeclaration {
  func hasNoMember(_ name: String) -> Bool {
    !members[name].contains {
      switch $0 {
      case .storage, .function: true
      case .enumerationCase, .type, .alias, .associatedType: false
      }
    }
  }

  /// Whether any of its inheritance clauses names the protocol.
  func conformsByName(_ name: String) -> Bool {
    (inherited.value + extensions.flatMap(\.inherited.value)).contains { written in
      written.protocol.closure.contains { $0.isPrelude && $0.name == name }
    }
  }
}

extension StorageDeclaration {
  /// Whether `= value` is written.
  var hasWrittenValue: Bool { syntax?.as(PatternBindingSyntax.self)?.initializer != nil }
}

extension FunctionDeclaration {
  /// The superclass's initializer that an inherited initializer calls.
  var overriddenInitializer: FunctionDeclaration? {
    if case .inheritedInitializer(let other)? = synthesis { other } else { overridden }
  }
}
