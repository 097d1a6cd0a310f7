import Machine
package import Semantics

/// Decides which conformances are registered with the machine.
///
/// The machine looks up conformances by protocol and type in three cases: for a call of a
/// requirement on a value whose type is known only at run time, in casts, and in built-in code that
/// compares, hashes and prints values. A conformance is registered only if both its protocol and
/// its type are in use. A protocol is in use once code names it, which creates its descriptor. A
/// type's conformance is in use once an expression has the type and the checker has asked for the
/// conformance. Nothing reaches a generic function or an existential otherwise. A program's own
/// conformances are always in use, because `as?` can find them.
///
/// Registering a conformance requires its witnesses' code, which may use further protocols. So the
/// session repeats this until nothing new is in use.
package final class RuntimeConformances {
  private unowned let checker: BodyChecker
  private var model: SemanticModel { checker.model }
  /// Requested conformances of types that no expression has yet.
  private var dormant: [NominalDeclaration: [ConformanceDeclaration]] = [:]
  /// The types that expressions have.
  private var used: Set<NominalDeclaration> = []
  /// The prelude types whose conformances were requested for casts to each protocol.
  private var castTargets: [ProtocolDeclaration: Set<NominalDeclaration>] = [:]
  /// Whether code casts to a generic parameter: `x as? T`.
  private var castsToParameters = false
  /// The protocols of existentials that no such cast can mean yet.
  private var existentials: Set<ProtocolDeclaration> = []
  /// Requested conformances that aren't registered yet.
  private var waiting: [ProtocolDeclaration: [ConformanceDeclaration]] = [:]
  /// The types whose descriptions were requested.
  private var printed: Set<NominalDeclaration> = []
  /// Conformances requested since the last registration.
  private var fresh: [ConformanceDeclaration] = []
  /// The registered conformances, and the number of called requirements at registration.
  private var known: [ProtocolDeclaration: [ConformanceDeclaration]] = [:]
  private var knownCalls: [ProtocolDeclaration: Int] = [:]
  /// The registered conformances of submissions, so that a failed submission can remove them.
  private var registered: [ConformanceDeclaration] = []
  private var hasCore = false
  /// Whether code makes literals of generic types, and the conformances that matter once it does,
  /// with the names of their associated types.
  private var makesGenericLiterals = false
  private var literals: [(ConformanceDeclaration, String)] = []
  /// `seldomNamed` has associated types of collections and texts that few programs use; `named` has those
  /// that this program uses. `isNaming` is true while one is registered without values of it.
  private static let seldomNamed: Set = [
    "SubSequence", "Indices", "UTF8View", "UTF16View", "UnicodeScalarView",
  ]
  private var named: Set<String> = []
  private var isNaming = false
  private var described: Set<NominalDeclaration> = []
  /// The types whose parts' types the machine knows.
  private var reflected: Set<NominalDeclaration> = []

  package init(_ checker: BodyChecker) { self.checker = checker }

  package func note(_ conformance: ConformanceDeclaration) {
    if conformance.isNoted { return }
    conformance.isNoted = true
    if conformance.protocol.isMarker { return }
    if conformance.type.isPrelude, !conformance.protocol.isPrelude {
      // Values may be used by the protocols that a program's protocol inherits from.
      for inherited in conformance.protocol.closure where inherited !== conformance.protocol {
        _ = model.declaredConformance(of: conformance.type.declaredType, to: inherited)
      }
    }
    let isOnDemand = conformance.layer.map { $0.module?.isLibrary ?? false }
    if isOnDemand ?? conformance.type.isPrelude, !used.contains(conformance.type) {
      dormant[conformance.type, default: []].append(conformance)
    } else {
      wake(conformance)
    }
  }

  /// Notes that values of the type can exist.
  func noteUse(of type: NominalDeclaration) {
    guard !isNaming, used.insert(type).inserted else { return }
    if type.isReference, type.layer?.module?.isLibrary == true { checker.registerMade(type) }
    for conformance in dormant.removeValue(forKey: type) ?? [] { wake(conformance) }
    // The superclass of a key path declares its conformances.
    if let superclass = type.superclass.value?.nominal, superclass.builtIn != nil {
      noteUse(of: superclass)
    }
  }

  /// Notes a use of an associated type. Its witnesses in all types in use are then in use.
  func noteUse(of associated: AssociatedType) {
    guard !isNaming, isSeldomNamed(associated), named.insert(associated.name).inserted else {
      return
    }
    for conformance in known.values.joined() { noteWitness(of: associated.name, in: conformance) }
  }

  /// Creates the machine's form of an associated type's witness. Most witnesses count as used
  /// types: whoever iterates over a collection has an iterator. Few programs use the slices and
  /// indices of collections. If they counted, each array would bring all operations on them into
  /// use.
  func witness(of associated: AssociatedType, _ make: () -> RuntimeType) -> RuntimeType {
    if !isSeldomNamed(associated) || named.contains(associated.name) { return make() }
    let wasNaming = isNaming
    isNaming = true
    defer { isNaming = wasNaming }
    return make()
  }

  private func isSeldomNamed(_ associated: AssociatedType) -> Bool {
    associated.owner.isPrelude && Self.seldomNamed.contains(associated.name)
  }

  private func noteWitness(of name: String, in conformance: ConformanceDeclaration) {
    guard conformance.protocol.isPrelude,
      conformance.protocol.associatedTypes.contains(where: { $0.name == name }),
      let type = model.typeWitness(named: name, of: conformance.type)
    else { return }
    _ = checker.runtimeTemplate(
      model.reduce(type, in: conformance.signature),
      parameters: conformance.type.genericParameters)
  }

  func noteCast(to wanted: ProtocolDeclaration) {
    if wanted.isMarker || castTargets[wanted] != nil { return }
    castTargets[wanted] = []
  }

  /// Notes a protocol whose existential is a type at run time. Code may cast to it as `T`.
  func noteExistential(of wanted: ProtocolDeclaration) {
    if castsToParameters { noteCast(to: wanted) } else { existentials.insert(wanted) }
  }

  /// Notes a cast to a generic parameter, which may be any existential in the program.
  func noteCastToParameter() {
    if castsToParameters { return }
    castsToParameters = true
    for wanted in existentials { noteCast(to: wanted) }
    existentials = []
  }

  /// Values of all types in use may be cast.
  private func askForCasts() {
    for (wanted, asked) in castTargets {
      let new = used.subtracting(asked)
      if new.isEmpty { continue }
      castTargets[wanted, default: []].formUnion(new)
      for type in new {
        let found = model.declaredConformance(of: type.declaredType, to: wanted)
        // The conformance depends on the conformances of the type's arguments.
        for case .conforms(_, let other) in found?.0.conditions ?? [] { noteCast(to: other) }
      }
    }
  }

  /// Tells the machine the types of parts of values, if code can reflect them.
  private func noteReflectedParts() {
    guard used.contains(checker.core.mirror) else { return }
    for type in used.subtracting(reflected) {
      reflected.insert(type)
      checker.noteReflectedParts(of: type)
    }
  }

  private func wake(_ conformance: ConformanceDeclaration) {
    fresh.append(conformance)
    waiting[conformance.protocol, default: []].append(conformance)
  }

  /// Whether this is the first call for the type.
  func describeOnce(_ type: NominalDeclaration) -> Bool { described.insert(type).inserted }

  /// Notes that code of the type runs, so its values can exist and be printed.
  package func noteDescriptions(of type: NominalDeclaration) {
    guard type.descriptor != nil, printed.insert(type).inserted else { return }
    for name in Self.describing {
      guard let wanted = checker.core.protocolIfDeclared(name) else { continue }
      _ = model.declaredConformance(of: type.declaredType, to: wanted)
    }
  }

  /// The protocols for printing. A type that describes its parts is printed that way, unless it
  /// also has a description.
  private static let describing = [
    "CustomStringConvertible", "CustomDebugStringConvertible", "_StreamDescribed",
    "_MirrorDescribed", "_MirrorDebugDescribed",
  ]

  private func isDescribedItself(_ type: NominalDeclaration) -> Bool {
    Self.describing.prefix(3).contains { conforms(type, to: $0) }
  }

  private func conforms(_ type: NominalDeclaration, to name: String) -> Bool {
    checker.core.protocolIfDeclared(name).map {
      model.declaredConformance(of: type.declaredType, to: $0) != nil
    } ?? false
  }

  // MARK: Registering

  /// Registers conformances that are now in use. Witnesses without code are added to
  /// `checker.wanted`.
  func registerPending() {
    useCore()
    while true {
      askForCasts()
      noteReflectedParts()
      while let conformance = fresh.popLast() { noteRelated(conformance) }
      let ready = takeReady()
      for conformance in ready { register(conformance) }
      if !renew(), ready.isEmpty, fresh.isEmpty { return }
    }
  }

  /// Registers conformances again if more of the protocol's requirements are called now.
  private func renew() -> Bool {
    var isNew = false
    for (wanted, conformances) in known
    where wanted.calledRequirements.count > knownCalls[wanted] ?? 0 {
      isNew = true
      knownCalls[wanted] = wanted.calledRequirements.count
      for conformance in conformances { tell(conformance) }
    }
    return isNew
  }

  /// The conformances that are in use on both ends, without those of submissions that aren't
  /// accepted yet.
  private func takeReady() -> [ConformanceDeclaration] {
    var ready: [ConformanceDeclaration] = []
    for (wanted, conformances) in waiting where wanted.isUsedAtRunTime {
      let unready = conformances.filter { !$0.isAccepted }
      ready += conformances.filter(\.isAccepted)
      waiting[wanted] = unready.isEmpty ? nil : unready
    }
    return ready
  }

  /// Removes the conformances of a submission with errors.
  package func drop(_ layer: Layer) {
    for wanted in waiting.keys { waiting[wanted]?.removeAll { $0.layer === layer } }
    guard layer.isAccepted else { return }
    for conformance in registered where conformance.layer === layer {
      guard let constructor = checker.constructor(of: conformance) else { continue }
      conformance.protocol.descriptor.removeConformance(of: constructor)
      describe(conformance, nil)
    }
    registered.removeAll { $0.layer === layer }
    for wanted in known.keys { known[wanted]?.removeAll { $0.layer === layer } }
  }

  /// Notes the protocols that the machine itself uses: to compare, hash, sort, print and catch.
  private func useCore() {
    if hasCore { return }
    hasCore = true
    let names =
      ["Equatable", "Hashable", "Comparable", "Error", "TestDependencyKey", "DependencyKey"]
      + Self.describing
    for one in names.compactMap({ checker.core.protocolIfDeclared($0) }) {
      _ = one.descriptor
      one.isCalledByMachine = one.known?.isComparing != true
    }
  }

  private func register(_ conformance: ConformanceDeclaration) {
    if conformance.layer != nil { registered.append(conformance) }
    known[conformance.protocol, default: []].append(conformance)
    tell(conformance)
  }

  private func tell(_ conformance: ConformanceDeclaration) {
    guard let constructor = checker.constructor(of: conformance) else { return }
    var factory = RuntimeConformanceFactory(checker, conformance)
    let made = factory.make(constructor)
    conformance.protocol.descriptor.add(made)
    checker.emit(factory.thunks)
    describe(conformance, made)
  }

  /// Sets the description conformances of the type's descriptor.
  private func describe(_ conformance: ConformanceDeclaration, _ made: Conformance?) {
    guard let descriptor = conformance.type.descriptor, conformance.protocol.isPrelude else {
      return
    }
    switch conformance.protocol.name {
    case "CustomStringConvertible":
      // A type that writes itself to streams is printed that way, but has this text in collections.
      if !conforms(conformance.type, to: "_StreamDescribed") {
        descriptor.description = made
      } else if !conforms(conformance.type, to: "CustomDebugStringConvertible") {
        descriptor.debugDescription = made
      }
    case "_StreamDescribed": descriptor.description = made
    case "CustomDebugStringConvertible": descriptor.debugDescription = made
    case "_MirrorDescribed" where !isDescribedItself(conformance.type):
      descriptor.description = made
    case "_MirrorDebugDescribed" where !isDescribedItself(conformance.type):
      descriptor.debugDescription = made
    default: break
    }
  }

  /// A program's conditional conformance is checked at run time, for any type in use.
  private func noteCondition(_ requirement: GenericRequirement) {
    switch requirement {
    case .conforms(let subject, let other):
      noteCast(to: other)
      noteMembers(of: subject)
    case .same(let one, let other):
      noteMembers(of: one)
      noteMembers(of: other)
    case .inherits(let subject, _), .classBound(let subject): noteMembers(of: subject)
    }
  }

  /// Notes the protocols whose associated types are looked up.
  private func noteMembers(of type: Type) {
    if case .member(let base, let associated) = type.kind {
      noteCast(to: associated.owner)
      noteMembers(of: base)
    }
  }

  /// Notes related conformances: to refined protocols, and of associated types.
  private func noteRelated(_ conformance: ConformanceDeclaration) {
    let wanted = conformance.protocol
    if conformance.layer != nil {
      for requirement in conformance.conditions { noteCondition(requirement) }
    }
    for refined in wanted.closure where refined != wanted {
      _ = model.declaredConformance(of: conformance.conformingType, to: refined)
    }
    // The resolver reads the live value of every key, although no code mentions it.
    if wanted.known == .testDependencyKey,
      let live = checker.core.protocolIfDeclared("DependencyKey")
    {
      _ = model.declaredConformance(of: conformance.conformingType, to: live)
    }
    if wanted.isPrelude, let name = wanted.associatedTypes.first?.name,
      Self.literalTypes.contains(name)
    {
      if makesGenericLiterals {
        noteLiteral(conformance, name)
      } else {
        literals.append((conformance, name))
      }
    }
    let substitution = Substitution(wanted.selfParameter, conformance.conformingType)
    for case .conforms(let subject, let other) in wanted.requirements.value {
      let type = model.substitute(subject, substitution, in: conformance.signature)
      // Generic code reaches the associated types of a program's own type without a value of them.
      if conformance.layer != nil { checker.noteUse(of: type) }
      _ = model.conforms(type, to: other, in: conformance.signature)
    }
  }
}

extension ConformanceDeclaration {
  fileprivate var isAccepted: Bool { layer?.isAccepted ?? true }
}

extension RuntimeConformances {
  /// Notes that code makes a literal of a generic type. It makes a value of the type that the
  /// initializer for literals takes first.
  func noteGenericLiteral() {
    if makesGenericLiterals { return }
    makesGenericLiterals = true
    for (conformance, name) in literals { noteLiteral(conformance, name) }
    literals = []
  }

  private func noteLiteral(_ conformance: ConformanceDeclaration, _ name: String) {
    guard let taken = model.typeWitness(named: name, of: conformance.type) else { return }
    let type = model.reduce(taken, in: conformance.signature)
    if type.nominal != nil { checker.noteUse(of: type) }
    _ = model.conforms(type, to: conformance.protocol, in: conformance.signature)
  }

  private static let literalTypes: Set = ["IntegerLiteralType", "FloatLiteralType"]
}
