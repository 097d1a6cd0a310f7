import Synchronization

/// A protocol at run time, with all that conforms to it.
package final class ProtocolDescriptor: Sendable {
  private struct State {
    var associatedTypeNames: [String] = []
    var conformances: [TypeConstructor: Conformance] = [:]
    /// Found before, by the type asked for.
    var resolved: [RuntimeType: ResolvedConformance] = [:]
    var native: [RuntimeType: Bool] = [:]
  }

  package let name: String
  /// `main.Named`, `Swift.Equatable`
  package let qualifiedName: String
  /// Whether every type conforms at run time, as to `Sendable`.
  package let isMarker: Bool
  // The front end fills it in; a later submission may add to it while older code runs.
  private let state = Mutex(State())
  /// The scalar types for which built-in code is known to do what their conformance would.
  private let nativeScalars = Atomic<UInt8>(0)

  package init(name: String, qualifiedName: String, isMarker: Bool = false) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.isMarker = isMarker
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

  /// Adds a conformance, or replaces that of the same type.
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

  /// How the type conforms, itself or by a superclass; its conditions aren't looked at.
  package func conformance(of type: RuntimeType) -> ResolvedConformance? {
    if let known = state.withLock({ $0.resolved[type] }) { return known }
    guard let found = find(type) else { return nil }
    state.withLock { $0.resolved[type] = found }
    return found
  }

  /// Whether the type conforms, its conditions included.
  package func isConformed(by type: RuntimeType) -> Bool {
    if isMarker { return true }
    return conformance(of: type)?.holds ?? false
  }

  /// Whether built-in code does for the type what its conformance would.
  package func isNative(_ type: RuntimeType) -> Bool {
    let bit = type.scalarBit
    if bit & nativeScalars.load(ordering: .acquiring) != 0 { return true }
    if let known = state.withLock({ $0.native[type] }) { return known }
    let generation = DispatchSite.generation.load(ordering: .acquiring)
    var seen: Set<RuntimeType> = []
    let result = isNative(type, &seen)
    state.withLock { state in
      // What was told meanwhile may say otherwise.
      guard DispatchSite.generation.load(ordering: .acquiring) == generation else { return }
      state.native[type] = result
      if result { nativeScalars.bitwiseOr(bit, ordering: .releasing) }
    }
    return result
  }

  /// What the type's conformance says an associated type is.
  package func associatedType(_ index: Int, of type: RuntimeType) -> RuntimeType? {
    conformance(of: type)?.associatedType(index)
  }

  /// The functions that meet a requirement, of all types.
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

  // A type that holds itself is native if all else in it is.
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
  /// A bit for each of the types that keys and elements mostly are of; 0 for all others.
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
