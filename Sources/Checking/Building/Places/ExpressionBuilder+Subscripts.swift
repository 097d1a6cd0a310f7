import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Subscripts, and dynamic members.
extension ExpressionBuilder {
  func buildSubscript(
    _ term: Term, _ base: Term, _ arguments: Term.Arguments, access: Access
  ) -> Expression {
    guard let reference = solution.references[term.id] else { return void(at: term.position) }
    let site = Site(term, reference, base: base, at: term.position)
    let list = arguments.list.map(\.value)
    func make() -> Expression {
      switch reference.target {
      case .storage(let storage):
        let value = subscripted(storage, site, list, solution.arguments[term.id] ?? [], access)
        return unwrappingImplicitly(value, site, access)
      case .keyPathApplication:
        guard let path = list.first else { return void(at: term.position) }
        return applyKeyPath(path, to: base, term, access)
      case .dynamicMember(let storage, let takesKeyPath):
        return dynamicMember(storage, takesKeyPath: takesKeyPath, site, access)
      case .function, .enumerationCase, .type, .tupleElement, .value, .typeOf:
        return void(at: term.position)
      }
    }
    return access.writes ? make() : binding(make)
  }

  func subscripted(
    _ storage: StorageDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding], _ access: Access
  ) -> Expression {
    subscripted(storage, site, access) { storage, site in
      self.pass(
        arguments, bindings, to: storage.parameters.value, of: storage.getter, site
      ).compactMap(\.value)
    }
  }

  func subscripted(
    _ storage: StorageDeclaration, _ site: Site, _ access: Access,
    _ arguments: (StorageDeclaration, Site) -> [Expression]
  ) -> Expression {
    var site = site
    var storage = storage
    if let known = knownWitness(of: storage, site.reference),
      case .storage(let witness) = known.target
    {
      site.reference = known
      storage = witness
    }
    checkAvailability(of: storage, at: site.position)
    noteIsolation(of: storage, site, access)
    let type = substitute(storage.type.value, site.reference.substitution)
    let path = computedPath(storage, site, access) { arguments(storage, site) }
    return hopping(make(.load(path), type, at: site.position), to: storage, access, site)
  }

  // MARK: Dynamic members

  /// `base.name` by `subscript(dynamicMember:)`.
  func dynamicMember(
    _ storage: StorageDeclaration, takesKeyPath: Bool, _ site: Site, _ access: Access
  ) -> Expression {
    if takesKeyPath, let types = solution.keyPaths[site.term.id] {
      return dynamicMember(
        storage, by: types, components(of: types, at: site.position), site, access)
    }
    return subscripted(storage, site, access) { storage, site in
      guard case .member(_, let name, _) = site.term.kind else { return [] }
      let parameter = storage.parameters.value.first?.type ?? .error
      let type = self.substitute(parameter, site.reference.substitution)
      return [self.string(name.text, type, at: site.position)]
    }
  }

  /// `base.name` through a key path to the member.
  func dynamicMember(
    _ storage: StorageDeclaration, by types: Solution.KeyPathTypes, _ steps: [Step], _ site: Site,
    _ access: Access
  ) -> Expression {
    subscripted(storage, site, access) { storage, site in
      let parameter = storage.parameters.value.first?.type ?? .error
      return [
        self.keyPath(
          types, steps, type: self.substitute(parameter, site.reference.substitution),
          at: site.position)
      ]
    }
  }
}
