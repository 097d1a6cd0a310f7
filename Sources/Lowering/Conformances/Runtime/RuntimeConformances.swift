import Emission
import Machine

/// Which conformances the machine is told of.
///
/// The machine looks conformances up by protocol and type: where a requirement is called on a value
/// whose type only the running program knows, in casts, and where built-in code asks how values of a
/// type compare, hash and print. A conformance is worth its code only where both ends are in use. A
/// protocol is in use once code names it. A type's conformance is in use once an expression is of the
/// type and the checker has asked for it, since nothing reaches a generic function or an existential
/// without that; those that a program declares itself always are, since `as?` can find them. That code
/// refers to a protocol shows in its descriptor, which is made then.
///
/// Making a conformance makes its witnesses wanted, their code may use further protocols, so the
/// session goes on until nothing is new.
final class RuntimeConformances {
  private unowned let checker: Checker
  /// Asked for, of types that no expression has yet.
  private var dormant: [NominalDeclaration: [ConformanceDeclaration]] = [:]
  /// Types that expressions have.
  private var used: Set<NominalDeclaration> = []
  /// Prelude types whose conformances to the protocols were asked for because code casts to those.
  private var castTargets: [ProtocolDeclaration: Set<NominalDeclaration>] = [:]
  /// Asked for, and not yet registered.
  private var waiting: [ProtocolDeclaration: [ConformanceDeclaration]] = [:]
  /// Types whose descriptions were asked for.
  private var printed: Set<NominalDeclaration> = []
  /// Asked for since the last time.
  private var fresh: [ConformanceDeclaration] = []
  /// What the machine knows, and with how many of the protocol's requirements.
  private var known: [ProtocolDeclaration: [ConformanceDeclaration]] = [:]
  private var knownCalls: [ProtocolDeclaration: Int] = [:]
  /// Of submissions, so that one that fails in the end can take them back.
  private var registered: [ConformanceDeclaration] = []
  private var hasCore = false
  /// Names of associated types of collections that few programs have to do with; those of them that
  /// this one does; and whether one is being told without there being values of it.
  private static let seldomNamed: Set = ["SubSequence", "Indices"]
  private var named: Set<String> = []
  private var isNaming = false
  private var described: Set<NominalDeclaration> = []

  init(_ checker: Checker) { self.checker = checker }

  func note(_ conformance: ConformanceDeclaration) {
    if conformance.isNoted { return }
    conformance.isNoted = true
    if conformance.protocol.isMarker { return }
    let isOnDemand = conformance.layer.map { $0.module?.isLibrary ?? false }
    if isOnDemand ?? conformance.type.isPrelude, !used.contains(conformance.type) {
      dormant[conformance.type, default: []].append(conformance)
    } else {
      wake(conformance)
    }
  }

  /// There may be values of the type.
  func noteUse(of type: NominalDeclaration) {
    guard !isNaming, used.insert(type).inserted else { return }
    if type.isReference, type.layer?.module?.isLibrary == true { checker.registerMade(type) }
    for conformance in dormant.removeValue(forKey: type) ?? [] { wake(conformance) }
    // What a key path conforms to its superclass declares.
    if let superclass = type.superclass.value?.nominal, superclass.builtIn != nil {
      noteUse(of: superclass)
    }
  }

  /// Code names the associated type, or has values of it: what it is for the types in use is in use.
  func noteUse(of associated: AssociatedType) {
    guard !isNaming, isSeldomNamed(associated), named.insert(associated.name).inserted else {
      return
    }
    for conformance in known.values.joined() { noteWitness(of: associated.name, in: conformance) }
  }

  /// Runs what makes the machine's form of an associated type's witness. That a type has such a one
  /// says of most that there are values of it, since whoever goes over a collection has an iterator;
  /// but hardly any code names the slices and indices of collections, which would be in use with each
  /// array, and with them all that collections can do.
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
      let type = checker.typeWitness(named: name, of: conformance.type)
    else { return }
    _ = checker.runtimeTemplate(
      checker.reduce(type, in: conformance.signature),
      parameters: conformance.type.genericParameters)
  }

  func noteCast(to wanted: ProtocolDeclaration) {
    if wanted.isMarker || castTargets[wanted] != nil { return }
    castTargets[wanted] = []
  }

  /// A value of any type in use may be cast.
  private func askForCasts() {
    for (wanted, asked) in castTargets {
      let new = used.subtracting(asked)
      if new.isEmpty { continue }
      castTargets[wanted, default: []].formUnion(new)
      for type in new {
        let found = checker.declaredConformance(of: type.declaredType, to: wanted)
        // Whether it holds depends on what its arguments conform to.
        for case .conforms(_, let other) in found?.0.conditions ?? [] { noteCast(to: other) }
      }
    }
  }

  private func wake(_ conformance: ConformanceDeclaration) {
    fresh.append(conformance)
    waiting[conformance.protocol, default: []].append(conformance)
  }

  /// Whether nothing asked this of the type before.
  func describeOnce(_ type: NominalDeclaration) -> Bool { described.insert(type).inserted }

  /// Code of the type runs, so there may be values of it, which can be printed.
  func noteDescriptions(of type: NominalDeclaration) {
    guard type.descriptor != nil, printed.insert(type).inserted else { return }
    for name in Self.describing {
      guard let wanted = checker.core.protocolIfDeclared(name) else { continue }
      _ = checker.declaredConformance(of: type.declaredType, to: wanted)
    }
  }

  /// What printing asks for. A type that says what it is made of is printed as that, unless it has a
  /// description as well.
  private static let describing = [
    "CustomStringConvertible", "CustomDebugStringConvertible", "_MirrorDescribed",
    "_MirrorDebugDescribed",
  ]

  private func isDescribedItself(_ type: NominalDeclaration) -> Bool {
    Self.describing.prefix(2).contains { name in
      checker.core.protocolIfDeclared(name).map {
        checker.declaredConformance(of: type.declaredType, to: $0) != nil
      } ?? false
    }
  }

  // MARK: Registering

  /// Tells the machine of what has come into use. Witnesses whose code is still to be made are in
  /// `checker.wanted` then.
  func registerPending() {
    useCore()
    while true {
      askForCasts()
      while let conformance = fresh.popLast() { noteRelated(conformance) }
      let ready = takeReady()
      for conformance in ready { register(conformance) }
      if !renew(), ready.isEmpty, fresh.isEmpty { return }
    }
  }

  /// Tells the machine again of conformances to protocols of which more is called now.
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

  /// What is in use on both ends, and not of a submission that may still turn out to be wrong.
  private func takeReady() -> [ConformanceDeclaration] {
    var ready: [ConformanceDeclaration] = []
    for (wanted, conformances) in waiting where wanted.isUsedAtRunTime {
      let unready = conformances.filter { !$0.isAccepted }
      ready += conformances.filter(\.isAccepted)
      waiting[wanted] = unready.isEmpty ? nil : unready
    }
    return ready
  }

  /// Forgets what a submission with errors declared.
  func drop(_ layer: Layer) {
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

  /// What the machine asks for by itself: to compare, hash, sort, print and catch.
  private func useCore() {
    if hasCore { return }
    hasCore = true
    let names =
      ["Equatable", "Hashable", "Comparable", "Error", "TestDependencyKey", "DependencyKey"]
      + Self.describing
    for one in names.compactMap({ checker.core.protocolIfDeclared($0) }) {
      _ = one.descriptor
      one.isCalledByMachine = !["Equatable", "Hashable", "Comparable"].contains(one.name)
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
    Emitter.emit(factory.thunks)
    describe(conformance, made)
  }

  /// What printing asks the type for.
  private func describe(_ conformance: ConformanceDeclaration, _ made: Conformance?) {
    guard let descriptor = conformance.type.descriptor, conformance.protocol.isPrelude else {
      return
    }
    switch conformance.protocol.name {
    case "CustomStringConvertible": descriptor.description = made
    case "CustomDebugStringConvertible": descriptor.debugDescription = made
    case "_MirrorDescribed" where !isDescribedItself(conformance.type):
      descriptor.description = made
    case "_MirrorDebugDescribed" where !isDescribedItself(conformance.type):
      descriptor.debugDescription = made
    default: break
    }
  }

  /// Whether a program's conformance holds is found out as the program runs, of any type in use.
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

  /// The protocols whose associated types are looked up.
  private func noteMembers(of type: Type) {
    if case .member(let base, let associated) = type.kind {
      noteCast(to: associated.owner)
      noteMembers(of: base)
    }
  }

  /// What is reached through this one: the protocols that its own refines, and what is known of its
  /// associated types.
  private func noteRelated(_ conformance: ConformanceDeclaration) {
    let wanted = conformance.protocol
    if conformance.layer != nil {
      for requirement in conformance.conditions { noteCondition(requirement) }
    }
    for refined in wanted.closure where refined != wanted {
      _ = checker.declaredConformance(of: conformance.conformingType, to: refined)
    }
    // The resolver asks for the live value of whatever is a key, which no code mentions.
    if wanted.name == "TestDependencyKey", wanted.isPrelude,
      let live = checker.core.protocolIfDeclared("DependencyKey")
    {
      _ = checker.declaredConformance(of: conformance.conformingType, to: live)
    }
    let substitution = Substitution(wanted.selfParameter, conformance.conformingType)
    for case .conforms(let subject, let other) in wanted.requirements.value {
      let type = checker.substitute(subject, substitution, in: conformance.signature)
      // Generic code reaches what a program's own type names, also without a value of it.
      if conformance.layer != nil { checker.noteUse(of: type) }
      _ = checker.conforms(type, to: other, in: conformance.signature)
    }
  }
}

extension ConformanceDeclaration {
  fileprivate var isAccepted: Bool { layer?.isAccepted ?? true }
}
