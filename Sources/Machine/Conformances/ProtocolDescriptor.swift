import Synchronization

/// A protocol at run time, with all its conformances.
package final class ProtocolDescriptor: Sendable {
  private struct State {
    var associatedTypeNames: [String] = []
    var conformances: [TypeConstructor: Conformance] = [:]
    /// The conformances found so far, by the type that was looked up.
    var resolved: [RuntimeType: ResolvedConformance] = [:]
    var native: [RuntimeType: Bool] = [:]
  }

  package let name: String
  /// `main.Named`, `Swift.Equatable`
  package let qualifiedName: String
  /// Whether every type conforms at run time, as to `Sendable`.
  package let isMarker: Bool
  /// Whether only classes conform.
  package let isClassBound: Bool
  // Lowering fills it in. A later submission may add to it while older code runs.
  private let state = Mutex(State())
  /// The scalar types whose conformances are known to do the same as built-in code.
  private let nativeScalars = Atomic<UInt8>(0)

  package init(
    name: String, qualifiedName: String, isMarker: Bool = false, isClassBound: Bool = false
  ) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.isMarker = isMarker
    self.isClassBound = isClassBound
  }

  package var associatedTypeNames: [String] {
    get { state.withLock { $0.associatedTypeNames } }
    set { state.withLock { $0.associatedTypeNames = newValue } }
  }

  package func associatedTypeName(_ index: Int) -> String {
    let names = associatedTypeNames
    return names.indices.contains(index) ? names[index] : "\(index)"
  }

  // MARK: Filling in

  /// Adds a conformance, or replaces the one of the same type.
  package func add(_ conformance: Conformance) {
    state.withLock { state in
      state.conformances[conformance.constructor] = conformance
      state.resolved = [:]
      state.native = [:]
      nativeScalars.store(0, ordering: .releasing)
      DispatchSite.noteChange()
    }
  }

  package func removeConformance(of constructor: TypeConstructor) {
    state.withLock { state in
      state.conformances[constructor] = nil
      state.resolved = [:]
      state.native = [:]
      nativeScalars.store(0, ordering: .releasing)
      DispatchSite.noteChange()
    }
  }

  // MARK: Asking

  /// Returns the conformance of a type or of its superclass, without checking the conditions.
  package func conformance(of type: RuntimeType) -> ResolvedConformance? {
    if let known = state.withLock({ $0.resolved[type] }) { return known }
    guard let found = find(type) else { return nil }
    state.withLock { $0.resolved[type] = found }
    return found
  }

  /// Returns whether the type conforms, and satisfies the conditions.
  package func isConformed(by type: RuntimeType) -> Bool {
    if isMarker { return true }
    return conformance(of: type)?.holds ?? false
  }

  /// Returns whether built-in code does the same as the type's conformance.
  package func isNative(_ type: RuntimeType) -> Bool {
    let bit = type.scalarBit
    if bit & nativeScalars.load(ordering: .acquiring) != 0 { return true }
    if let known = state.withLock({ $0.native[type] }) { return known }
    let generation = DispatchSite.generation.load(ordering: .acquiring)
    var seen: Set<RuntimeType> = []
    let result = isNative(type, &seen)
    state.withLock { state in
      // A conformance that was added meanwhile may have changed the result.
      guard DispatchSite.generation.load(ordering: .acquiring) == generation else { return }
      state.native[type] = result
      if result { nativeScalars.bitwiseOr(bit, ordering: .releasing) }
    }
    return result
  }

  /// Returns the associated type in the type's conformance.
  package func associatedType(_ index: Int, of type: RuntimeType) -> RuntimeType? {
    conformance(of: type)?.associatedType(index)
  }

  /// Returns the implementations of a requirement in all conformances.
  func witnesses(of requirement: Int) -> [Function] {
    let all = state.withLock { Array($0.conformances.values) }
    let functions = all.compactMap { conformance -> Function? in
      guard conformance.witnesses.indices.contains(requirement),
        case .function(let function)? = conformance.witnesses[requirement]?.implementation
      else { return nil }
      return function
    }
    return functions.sorted {
      ($0.position?.line ?? 0, $0.name) < ($1.position?.line ?? 0, $1.name)
    }
  }

  // MARK: Parts

  private func find(_ type: RuntimeType) -> ResolvedConformance? {
    guard let constructor = type.constructor else { return nil }
    if let own = state.withLock({ $0.conformances[constructor] }) {
      return ResolvedConformance(own, of: type, arguments: type.arguments)
    }
    var inherited = constructor.nativeSuperclass
    while let ancestor = inherited {
      if let found = state.withLock({ $0.conformances[ancestor] }) {
        return ResolvedConformance(found, of: type, arguments: [])
      }
      inherited = ancestor.nativeSuperclass
    }
    guard case .nominal(let instance) = type else { return nil }
    var superclass = instance.superclass
    while let ancestor = superclass {
      if let found = state.withLock({ $0.conformances[.nominal(ancestor.descriptor)] }) {
        return ResolvedConformance(found, of: type, arguments: ancestor.arguments)
      }
      superclass = ancestor.superclass
    }
    return nil
  }

  // A type that contains itself is native if its other parts are.
  private func isNative(_ type: RuntimeType, _ seen: inout Set<RuntimeType>) -> Bool {
    guard seen.insert(type).inserted else { return true }
    guard let found = conformance(of: type), let parts = found.conformance.nativeParts else {
      return false
    }
    for part in parts where !isNative(found.type(of: part), &seen) { return false }
    return true
  }
}

extension RuntimeType {
  /// A bit for each common type of keys and elements; 0 for all others.
  fileprivate var scalarBit: UInt8 {
    switch self {
    case .int: 1
    case .string: 2
    case .double: 4
    case .character: 8
    default: 0
    }
  }
}

extension ProtocolDescriptor: Hashable {
  package static func == (left: ProtocolDescriptor, right: ProtocolDescriptor) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
