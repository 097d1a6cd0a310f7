import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// Creates the machine's form of one conformance.
struct RuntimeConformanceFactory {
  private let checker: BodyChecker
  private var model: SemanticModel { checker.model }
  private let conformance: ConformanceDeclaration
  /// Thunks for witnesses that can't be called directly.
  private(set) var thunks: [Body] = []
  private var absent: Set<Int> = []
  private var fixed: Set<Int> = []

  init(_ checker: BodyChecker, _ conformance: ConformanceDeclaration) {
    self.checker = checker
    self.conformance = conformance
  }

  private var type: NominalDeclaration { conformance.type }

  mutating func make(_ constructor: TypeConstructor) -> Conformance {
    let wanted = conformance.protocol
    let witnesses = witnesses()
    return Conformance(
      constructor, witnesses: witnesses,
      typeWitnesses: wanted.associatedTypes.map { associated in
        model.typeWitness(named: associated.name, of: type).map { witness in
          checker.runtime.witness(of: associated) { template(witness) }
        }
      },
      conditions: conformance.conditions.compactMap(condition),
      nativeParts: nativeParts(), absent: absent, fixed: fixed, isolation: isolation())
  }

  /// Where casts find the conformance. A `shared` that computes its actor can't be compared.
  private func isolation() -> Conformance.Isolation? {
    guard case .global(let actor) = conformance.isolation else { return nil }
    if actor.isMainActor { return .mainActor }
    for case .storage(let storage) in actor.members["shared"] where storage.isStatic {
      if case .static(let storage) = storage.implementation.value { return .actor(storage) }
    }
    return nil
  }

  /// Nil for a condition that every type meets at run time.
  private func condition(_ requirement: GenericRequirement) -> Conformance.Condition? {
    switch requirement {
    case .conforms(let subject, let other):
      other.isMarker ? nil : .conforms(template(subject), other.descriptor)
    case .same(let one, let other): .same(writtenTemplate(one), writtenTemplate(other))
    case .inherits(let subject, let superclass):
      .inherits(writtenTemplate(subject), from: writtenTemplate(superclass))
    case .classBound(let subject): .inherits(writtenTemplate(subject), from: .anyObject)
    }
  }

  /// The type as written in the condition. The condition itself would reduce it to another type.
  private func writtenTemplate(_ type: Type) -> RuntimeType {
    checker.runtimeTemplate(type, parameters: conformance.type.genericParameters)
  }

  private func template(_ type: Type) -> RuntimeType {
    checker.runtimeTemplate(
      model.reduce(type, in: conformance.signature),
      parameters: conformance.type.genericParameters)
  }

  // MARK: Native conformances

  /// The types that the built-in `==`, `hash` and `<` depend on; nil if the program defines its
  /// own.
  private func nativeParts() -> [RuntimeType]? {
    let wanted = conformance.protocol
    guard let requirement = wanted.decidingRequirement else { return nil }
    if type.isPrelude, conformance.layer != nil { return nil }
    if type.builtIn != nil || type.attributes.contains("native") {
      return type.genericParameters.map { template($0.type) }
    }
    // The machine doesn't order values of the program's types.
    guard wanted.known != .comparable, isSynthesized(requirement, in: conformance) else {
      return nil
    }
    // A synthesized hash doesn't match an equality that the program defines.
    if wanted.known == .hashable, let equatable = checker.core.protocolIfDeclared("Equatable"),
      let (other, _) = model.declaredConformance(of: conformance.conformingType, to: equatable),
      let equal = equatable.requirement(named: "=="),
      !isSynthesized(equal, in: other)
    {
      return nil
    }
    var parts: [RuntimeType] = []
    for part in model.parts(of: type) {
      let part = template(part.type)
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  private func isSynthesized(
    _ requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> Bool {
    guard let witness = model.resolveWitness(for: requirement, in: conformance).witness,
      case .synthesized = witness.origin
    else { return false }
    return true
  }

  // MARK: Witnesses

  private mutating func witnesses() -> [RuntimeWitness?] {
    var result: [RuntimeWitness?] = []
    func place(_ witness: RuntimeWitness?, at index: Int?) {
      guard let index else { return }
      while result.count <= index { result.append(nil) }
      result[index] = witness
    }
    // Requirements that no code has used are never called.
    let all =
      conformance.protocol.isCalledByMachine
      ? conformance.protocol.requiredMembers : conformance.protocol.declaredRequirements
    for requirement in all where isCalled(requirement) {
      let witness = model.resolveWitness(for: requirement, in: conformance).witness
      switch requirement {
      case let function as FunctionDeclaration:
        place(
          witness.flatMap { make(RequiredCall(function), $0) }, at: function.requirementIndex)
      case let storage as StorageDeclaration:
        place(
          witness.flatMap { make(RequiredCall(storage, isSetter: false), $0) },
          at: storage.requirementIndex)
        if let index = storage.requirementIndex, let witness, witness.isAbsent {
          absent.insert(index)
          let owner = witness.declaration.owner?.type
          if owner === conformance.protocol { fixed.insert(index) }
        }
        if let index = storage.setterRequirementIndex {
          place(witness.flatMap { make(RequiredCall(storage, isSetter: true), $0) }, at: index)
        }
      default: continue
      }
    }
    return result
  }

  /// Whether code calls the requirement on a type that is known only at run time.
  private func isCalled(_ requirement: Declaration) -> Bool {
    let wanted = conformance.protocol
    if wanted.isCalledByMachine { return true }
    switch requirement {
    case let function as FunctionDeclaration:
      return function.requirementIndex.map { wanted.calledRequirements.contains($0) } ?? false
    case let storage as StorageDeclaration:
      return [storage.requirementIndex, storage.setterRequirementIndex].contains { index in
        index.map { wanted.calledRequirements.contains($0) } ?? false
      }
    default: return false
    }
  }

  private mutating func make(_ call: RequiredCall, _ witness: Witness) -> RuntimeWitness? {
    let target: FunctionDeclaration
    switch witness.declaration {
    case let function as FunctionDeclaration:
      // The generic arguments are unknown here, and the machine may be unable to compare them.
      target = checker.implementation(of: function, .none, in: function.signature.value)
    case let storage as StorageDeclaration:
      guard let accessor = call.isSetter ? checker.setter(of: storage) : checker.getter(of: storage)
      else { return nil }
      target = accessor
    case let enumerationCase as CaseDeclaration:
      return keep(WitnessThunk.make(enumerationCase, call, type, types: ownTypes()))
    default: return nil
    }
    let routine = target.routine.value
    let isReference = (target.owner?.type as? NominalDeclaration)?.isReference ?? false
    if target.kind == .initializer, isReference {
      model.needBody(target)
      let types = target.slot == nil ? ownTypes() : [.selfType]
      return keep(WitnessThunk.make(initializer: target, call, type, types: types))
    }
    let types = ownerTypes(of: target)
    let isCode = if case .code = routine.implementation { true } else { false }
    guard isCode, target.isFailable == call.isFailable else {
      model.needBody(target)
      return keep(
        WitnessThunk.make(
          target, call, types: types, passesTypes: isCode || target.passesTypes))
    }
    model.needBody(target)
    if let destination = hop(to: target, call) {
      return keep(
        WitnessThunk.make(target, call, types: types, passesTypes: true, hopsTo: destination))
    }
    // A class's static member takes the metatype after its own types.
    if isReference, target.isStatic, target.slot != nil || !call.genericParameters.isEmpty {
      return keep(WitnessThunk.make(target, call, types: types, passesTypes: true))
    }
    let implementation: RuntimeWitness.Implementation =
      target.slot.map { .method($0) } ?? .function(routine.function)
    return RuntimeWitness(
      implementation, types: types, opensSelf: call.isMutating && !target.isMutating)
  }

  private mutating func keep(
    _ thunk: (witness: RuntimeWitness, body: Body)?
  ) -> RuntimeWitness? {
    guard let thunk else { return nil }
    thunks.append(thunk.body)
    return thunk.witness
  }

  private func ownTypes() -> [RuntimeType] { type.genericParameters.map { template($0.type) } }

  /// The types that precede the requirement's own types: the arguments of the witness's type, or
  /// the conforming type itself.
  private func ownerTypes(of target: FunctionDeclaration) -> [RuntimeType] {
    guard let owner = target.owner else { return [] }
    guard let nominal = owner.type as? NominalDeclaration else { return [.selfType] }
    if nominal.isReference { return target.isStatic ? [.selfType] : [] }
    return ownTypes()
  }

  /// The actor on which the witness for an asynchronous requirement runs, if any.
  private func hop(to target: FunctionDeclaration, _ call: RequiredCall) -> Destination? {
    guard call.isAsync, !target.isPrelude else { return nil }
    switch target.interface.value.isolation {
    case .global(let actor):
      if actor.isMainActor { return .mainActor }
      return checker.sharedActor(of: actor, at: call.position).map(Destination.actor)
    case .instance where call.takesSelf: return .argument(WitnessThunk.selfIndex(target, call))
    // The caller leaves its actor for the witness, although the requirement would stay there.
    case .nonisolated, .unspecified: return call.isCallerIsolated ? .nothing : nil
    case .instance, .parameter, .caller: return nil
    }
  }
}

extension Witness {
  /// Whether the witness represents an omitted member: the prelude's `@absent`.
  fileprivate var isAbsent: Bool {
    guard let written = declaration.owner?.extension, written.isPrelude, let syntax = written.syntax
    else { return false }
    return syntax.attributes.contains { $0.spelling == "@absent" }
  }
}

/// The arguments of a requirement's call.
struct RequiredCall {
  let name: String
  let isSetter: Bool
  let isMutating: Bool
  let isAsync: Bool
  let isCallerIsolated: Bool
  let canThrow: Bool
  var takesSelf: Bool
  let isFailable: Bool
  let genericParameters: [GenericParameter]
  /// Whether each parameter is `inout`.
  let parameters: [Bool]
  let position: Position

  init(_ function: FunctionDeclaration) {
    let interface = function.interface.value
    name = function.name
    isSetter = false
    isMutating = function.isMutating
    isAsync = interface.isAsync
    isCallerIsolated = interface.isolation == .caller
    canThrow = interface.thrown != nil
    takesSelf = !function.isStatic && function.kind != .initializer
    isFailable = function.isFailable
    genericParameters = function.genericParameters
    parameters = interface.parameters.map(\.isInout)
    position = function.position
  }

  init(_ storage: StorageDeclaration, isSetter: Bool) {
    let accessor = isSetter ? storage.setter : storage.getter
    name = storage.name
    self.isSetter = isSetter
    isMutating = accessor?.isMutating ?? (isSetter && !storage.isStatic)
    isAsync = accessor?.interface.value.isAsync ?? false
    isCallerIsolated = storage.isolation == .caller
    canThrow = accessor?.interface.value.thrown != nil
    takesSelf = !storage.isStatic
    isFailable = false
    genericParameters = storage.genericParameters
    let indices = storage.isSubscript ? storage.parameters.value.map(\.isInout) : []
    parameters = isSetter ? indices + [false] : indices
    position = storage.position
  }
}
