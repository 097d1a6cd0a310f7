import Synchronization

/// A protocol at run time, with all that conforms to it.
package final class ProtocolDescriptor: Sendable {
  private struct State {
    var associatedTypeNames: [String] = []
    var conformances: [TypeConstructor: Conformance] = [:]
    /// Found before, by the type asked for.
    var resolved: [RuntimeType: ResolvedConformance] = [:]
  }

  package let name: String
  /// `main.Named`, `Swift.Equatable`
  package let qualifiedName: String
  /// Whether every type conforms at run time, as to `Sendable`.
  package let isMarker: Bool
  // The front end fills it in; a later submission may add to it while older code runs.
  private let state = Mutex(State())

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
    }
  }

  package func removeConformance(of constructor: TypeConstructor) {
    state.withLock { state in
      state.conformances[constructor] = nil
      state.resolved = [:]
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
    var seen: Set<RuntimeType> = []
    return isNative(type, &seen)
  }

  /// What the type's conformance says an associated type is.
  package func associatedType(_ index: Int, of type: RuntimeType) -> RuntimeType? {
    conformance(of: type)?.associatedType(index)
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

extension ProtocolDescriptor: Hashable {
  package static func == (left: ProtocolDescriptor, right: ProtocolDescriptor) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
