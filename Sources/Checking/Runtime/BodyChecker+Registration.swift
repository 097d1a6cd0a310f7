import CheckedTree
package import Machine
import Reading
package import Semantics

/// Registers types and conformances of a submission without errors with the machine.
extension BodyChecker {
  /// Accepts the submission: registers its classes' methods, and its conformances for casts and
  /// dynamic calls. Bodies that this requires are added to `wanted`.
  package func register(_ layer: Layer) {
    layer.isAccepted = true
    for case let type as NominalDeclaration in layer.types { registerMembers(of: type) }
    for type in Set(layer.types + layer.extensions.map(\.type)) {
      guard let nominal = type as? NominalDeclaration else { continue }
      for conformance in nominal.conformanceTable.all(core) where conformance.layer === layer {
        runtime.note(conformance)
      }
    }
    registerUsed()
  }

  /// Notes that an expression has the type, so values of the type and of its parts can exist.
  func noteUse(of type: Type) {
    guard notedTypes.insert(type).inserted else { return }
    _ = type.mapParts { part in
      noteUse(of: part)
      return part
    }
    switch type.kind {
    case .nominal(let declaration, _): runtime.noteUse(of: declaration)
    case .member(_, let associated): runtime.noteUse(of: associated)
    default: break
    }
  }

  /// Notes a cast to the type: values of any type may conform to its protocols.
  func noteCast(to type: Type) {
    if let existential = type.existential {
      for wanted in existential.protocols { runtime.noteCast(to: wanted) }
    } else if core.isHashableBox(type) {
      runtime.noteCast(to: core.protocol("Hashable"))
      if let box = type.nominal { runtime.noteDescriptions(of: box) }
    } else if type.flags.contains(.hasParameters) {
      runtime.noteCastToParameter()
    }
    _ = type.mapParts { part in
      noteCast(to: part)
      return part
    }
  }

  /// Registers conformances that are now in use, including the prelude's.
  package func registerUsed() { runtime.registerPending() }

  /// Removes the conformances of a submission with errors. The extended types must still have their
  /// extensions, or have had them removed.
  package func removeConformances(of layer: Layer) {
    runtime.drop(layer)
    for type in Set(layer.types + layer.extensions.map(\.type)) {
      (type as? NominalDeclaration)?.conformanceTable.remove(layer, core)
    }
  }

  /// The machine's constructor for the conforming type.
  func constructor(of conformance: ConformanceDeclaration) -> TypeConstructor? {
    runtimeTemplate(
      conformance.conformingType, parameters: conformance.type.genericParameters
    ).constructor
  }

  /// The error of a cancelled sleep: `CancellationError()`.
  package func cancellationError() -> Value? {
    let type = core.nominal("CancellationError")
    guard let descriptor = type.descriptor else { return nil }
    // The error can occur although the program doesn't name its type.
    noteUse(of: type.declaredType)
    if let conformance = model.declaredConformance(
      of: type.declaredType, to: core.protocol("Error"))
    {
      runtime.note(conformance.0)
    }
    registerUsed()
    return .structure(Structure(descriptor: descriptor, fields: []))
  }

  /// The requirements for values in the library's key protocols; nil if nothing imports the
  /// library.
  package func keyRequirements() -> KeyRequirements? {
    guard let live = core.protocolIfDeclared("DependencyKey"),
      let test = core.protocolIfDeclared("TestDependencyKey"),
      let liveValue = keyRequirement("liveValue", live, test),
      let previewValue = keyRequirement("previewValue", test),
      let testValue = keyRequirement("testValue", test),
      let value = (test.associatedTypes + live.associatedTypes).first(where: { $0.name == "Value" })
    else { return nil }
    return KeyRequirements(
      live: liveValue, preview: previewValue, test: testValue,
      name: keyRequirement("dependencyName", test),
      value: (value.owner.descriptor, value.index))
  }

  private func keyRequirement(
    _ name: String, _ candidates: ProtocolDeclaration...
  ) -> Requirement? {
    for one in candidates {
      for case let storage as StorageDeclaration in one.requiredMembers where storage.name == name {
        guard let index = storage.requirementIndex else { continue }
        return Requirement(one.descriptor, index: index, name: name, parameterCount: 0)
      }
    }
    return nil
  }

  // MARK: Classes

  /// Registers the methods in the class's descriptor, and its deinitializer.
  private func registerMembers(of type: NominalDeclaration) {
    if type.isUnique { registerDeinitializer(of: type) }
    guard type.isReference, let descriptor = type.descriptor else { return }
    if let superclass = type.superclass.value?.nominal, superclass.isOnDemand,
      runtime.describeOnce(superclass)
    {
      registerMembers(of: superclass)
    }
    descriptor.superclassArguments = (type.superclass.value?.arguments ?? []).map {
      runtimeTemplate($0, parameters: type.genericParameters)
    }
    registerMethods(of: type, in: descriptor)
    registerDeinitializer(of: type)
  }

  private func registerMethods(of type: NominalDeclaration, in descriptor: TypeDescriptor) {
    // Its methods neither override others nor are overridden.
    if type.isFinal, type.superclass.value == nil { return }
    for name in type.members.names.sorted() {
      for member in type.members[name] where member.owner?.extension == nil {
        switch member {
        case .function(let function): set(function, in: function.slot, of: descriptor)
        case .storage(let storage):
          set(getter(of: storage), in: storage.slot, of: descriptor)
          set(setter(of: storage), in: storage.setterSlot, of: descriptor)
          guard let slots = storage.changeSlots else { continue }
          let (beginning, ending) = (storage.changes?.beginning, storage.changes?.ending)
          set(beginning ?? getter(of: storage), in: slots.beginning, of: descriptor)
          set(ending ?? setter(of: storage), in: slots.ending, of: descriptor)
        case .enumerationCase, .type, .alias, .associatedType: continue
        }
      }
    }
  }

  /// Registers a type of the prelude or a library when code creates an object of it. Programs
  /// without such objects pay nothing.
  func registerMade(_ type: NominalDeclaration) {
    if !type.isPrelude || type.access == .open || type.superclass.value != nil {
      if runtime.describeOnce(type) { registerMembers(of: type) }
    } else {
      registerDeinitializer(of: type)
    }
  }

  private func registerDeinitializer(of type: NominalDeclaration) {
    guard let deinitializer = type.deinitializer, let descriptor = type.descriptor,
      descriptor.deinitializer == nil
    else { return }
    model.needBody(deinitializer)
    let function = deinitializer.routine.value.function
    let isolation = deinitializer.interface.value.isolation
    guard ActorName(isolation) != nil else {
      descriptor.deinitializer = Deinitializer(function: function, releases: releases)
      return
    }
    var chain = [function]
    model.searchSuperclasses(of: type) { superclass, _ in
      if let inherited = superclass.deinitializer {
        model.needBody(inherited)
        chain.append(inherited.routine.value.function)
      }
      return false
    }
    descriptor.deinitializer = .isolated(
      chain, isOnMainActor: isolation.isMainActor, at: deinitializer.position, releases: releases)
  }

  private func set(
    _ function: FunctionDeclaration?, in slot: MethodSlot?, of descriptor: TypeDescriptor
  ) {
    guard let function, let slot else { return }
    if let overridden = function.overridden, let other = overridden.slot, other !== slot,
      let adaptation = model.adaptation(of: function, to: overridden)
    {
      let thunk = WitnessThunk.make(function, overriding: overridden, adaptation)
      emit([thunk])
      descriptor.set(thunk.function, in: other)
    }
    let routine = function.routine.value
    guard case .code = routine.implementation else {
      let thunk = WitnessThunk.make(
        function, RequiredCall(function), types: [], passesTypes: function.passesTypes,
        isDirect: true)
      emit([thunk.body])
      descriptor.set(thunk.body.function, in: slot)
      return
    }
    model.needBody(function)
    descriptor.set(routine.function, in: slot)
  }
}
