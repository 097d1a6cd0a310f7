package import Machine
import Synchronization

/// The key of each type of the session that is used as one.
package final class KeyTypes: Sendable {
  private struct State {
    var requirements: KeyRequirements?
    var declarations: [RuntimeType: KeyDeclaration] = [:]
  }

  private let state = Mutex(State())

  /// Where the program's protocols say what a key provides; the front end knows.
  package var requirements: KeyRequirements? {
    get { state.withLock { $0.requirements } }
    set { state.withLock { $0.requirements = newValue } }
  }

  /// The key that a type is, with all that it provides by now; nil if it is none.
  ///
  /// - Parameter name: computes the name of a key that has one of its own; called once.
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
    // Runs code of the program, which may ask for keys.
    let ownName = try requirements.nameGetter(of: type).map(name)
    declaration = state.withLock { state in
      if let known = state.declarations[type] { return known }
      let value = requirements.value.declaring.associatedType(requirements.value.index, of: type)
      let declaration = KeyDeclaration(
        name: ownName ?? type.pathInModule, qualifiedName: ownName ?? type.nameWithModule,
        valueTypeName: value?.description ?? "Any")
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
