import Synchronization

/// A conformance of one type: with the arguments substituted and `Self` known.
package final class ResolvedConformance: Sendable {
  /// The implementation, and the types to pass before the requirement's own.
  struct Entry: Sendable {
    let implementation: RuntimeWitness.Implementation
    let types: [Value]
    let opensSelf: Bool
  }

  package let conformance: Conformance
  private let substitution: RuntimeSubstitution
  private let known = Mutex<(entries: [Int: Entry], types: [Int: RuntimeType])>(([:], [:]))

  init(_ conformance: Conformance, of type: RuntimeType, arguments: [RuntimeType]) {
    self.conformance = conformance
    substitution = RuntimeSubstitution(arguments, selfType: type)
  }

  /// Returns the substituted type of a template of the conformance.
  package func type(of template: RuntimeType) -> RuntimeType {
    template.substituting(substitution)
  }

  /// Whether its conditions are satisfied, and the running code is on its actor.
  package var holds: Bool {
    if let isolation = conformance.isolation, !Workload.current.isIsolated(to: isolation) {
      return false
    }
    return conformance.conditions.allSatisfy { condition in
      switch condition {
      case .conforms(let subject, let declaring): declaring.isConformed(by: type(of: subject))
      case .same(let one, let other): type(of: one) == type(of: other)
      case .inherits(let subject, let ancestor):
        type(of: subject).isOrInherits(from: type(of: ancestor))
      }
    }
  }

  package func associatedType(_ index: Int) -> RuntimeType? {
    if let type = known.withLock({ $0.types[index] }) { return type }
    guard conformance.typeWitnesses.indices.contains(index),
      let template = conformance.typeWitnesses[index]
    else { return nil }
    let type = type(of: template)
    known.withLock { $0.types[index] = type }
    return type
  }

  /// Returns the implementation of a requirement, for callers outside the machine. A class's method
  /// is the conforming type's own.
  package func code(_ index: Int) -> (function: Function, types: [Value])? {
    guard let entry = entry(index) else { return nil }
    switch entry.implementation {
    case .function(let function): return (function, entry.types)
    case .method(let slot):
      guard case .nominal(let instance)? = substitution.selfType,
        let method = instance.descriptor.method(slot)
      else { return nil }
      return (method, entry.types)
    }
  }

  func entry(_ index: Int) -> Entry? {
    if let entry = known.withLock({ $0.entries[index] }) { return entry }
    guard conformance.witnesses.indices.contains(index),
      let witness = conformance.witnesses[index]
    else { return nil }
    let entry = Entry(
      implementation: witness.implementation,
      types: witness.types.map { .type(type(of: $0)) }, opensSelf: witness.opensSelf)
    known.withLock { $0.entries[index] = entry }
    return entry
  }
}
