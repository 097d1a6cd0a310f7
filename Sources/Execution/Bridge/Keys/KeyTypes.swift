package import Machine
import Synchronization

/// The keys of the session's types.
package final class KeyTypes: Sendable {
  private struct State {
    var requirements: KeyRequirements?
    var declarations: [RuntimeType: KeyDeclaration] = [:]
  }

  private let state = Mutex(State())

  /// The requirements of the program's key protocols, which the front end sets.
  package var requirements: KeyRequirements? {
    get { state.withLock { $0.requirements } }
    set { state.withLock { $0.requirements = newValue } }
  }

  /// Returns the key of a type, with its current values; nil if the type isn't a key.
  ///
  /// - Parameter name: Computes the key's own name, if it has one. Called once.
  func declaration(
    of type: RuntimeType, naming name: (KeyDeclaration.Getter) throws -> String
  ) rethrows -> KeyDeclaration? {
    guard let requirements, requirements.test.declaring.conformance(of: type) != nil else {
      return nil
    }
    var declaration = state.withLock { $0.declarations[type] }
    if let declaration {
      declaration.values = requirements.getters(of: type)
      return declaration
    }
    // Runs the program's code, which may look up keys.
    let ownName = try requirements.nameGetter(of: type).map(name)
    declaration = state.withLock { state in
      if let known = state.declarations[type] { return known }
      let value = requirements.value.declaring.associatedType(requirements.value.index, of: type)
      let declaration = KeyDeclaration(
        name: ownName ?? type.pathInModule, qualifiedName: ownName ?? type.nameWithModule,
        valueTypeName: value?.description ?? "Any", declaredType: type.nameWithModule)
      state.declarations[type] = declaration
      return declaration
    }
    declaration?.values = requirements.getters(of: type)
    return declaration
  }
}

extension RuntimeType {
  fileprivate var nameWithModule: String {
    if case .nominal(let instance) = self { instance.qualifiedName } else { description }
  }

  /// With enclosing types, without the module.
  fileprivate var pathInModule: String {
    guard case .nominal(let instance) = self, instance.arguments.isEmpty else {
      return description
    }
    let name = instance.qualifiedName
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
