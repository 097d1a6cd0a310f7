import Reading
import Semantics
import SwiftSyntax

/// The types of key path literals. `TermReader+Names` reads them, and `ExpressionBuilder+KeyPaths` builds
/// them.
extension ConstraintSystem {
  func generateKeyPath(
    _ term: Term, _ root: TypeSyntax?, _ components: [Term.KeyPathComponent]
  ) -> Type? {
    let type = makeVariable()
    let rootType: Type
    if let root {
      rootType = model.resolve(root, in: context)
      record(.written(term.id, rootType))
    } else {
      rootType = makeVariable()
    }
    closureContexts[term.id] = context
    add(.keyPath(KeyPathUse(term: term, type: type, root: rootType, value: makeVariable())), term)
    return type
  }

  /// Generates the components when the root is known: written, or from the contextual type. Returns
  /// nil if the root may still become known.
  package func attempt(_ use: KeyPathUse, isLast: Bool) -> Bool? {
    guard case .keyPath(_, let components) = use.term.kind else { return false }
    var function: FunctionType?
    var wantedPath: Type?
    var composed: Type?
    for bound in bounds(of: use.type) {
      var upper = root(bound)
      while let inner = wrapped(upper) { upper = inner }
      if case .function(let found) = upper.kind, found.parameters.count == 1 { function = found }
      if let declaration = upper.nominal, declaration.isKeyPath {
        wantedPath = upper
      } else if let superclass = upper.existential?.superclass {
        wantedPath = superclass
        composed = upper
      }
    }
    if root(use.root).asVariable != nil {
      if let function {
        let parameter = simplify(function.parameters[0].type)
        if parameter.hasVariables, !isLast { return nil }
        guard equate(use.root, parameter, use.term) else { return false }
      } else if let wantedPath, let wantedRoot = wantedPath.arguments.first {
        if simplify(wantedRoot).hasVariables { return isLast ? failedRoot(use) : nil }
        guard equate(use.root, wantedRoot, use.term) else { return false }
      } else {
        return isLast ? failedRoot(use) : nil
      }
    } else if function == nil, wantedPath == nil, !isLast, root(use.type).asVariable != nil,
      waitsForUse(of: use.type)
    {
      return nil
    }
    // The arguments of subscripts may name a closure's parameters.
    let whereTried = context
    context = closureContexts[use.term.id] ?? context
    let generated = generateComponents(use, components)
    context = whereTried
    guard let path = generated else { return false }
    record(.keyPath(use.term.id, path.types))
    guard equate(use.value, path.types.value, use.term) else { return false }
    if let function {
      // Where the context accepts key paths and functions, the key path is preferred.
      add(.functionConversion)
      var types = path.types
      types.isFunction = true
      record(.keyPath(use.term.id, types))
      // The function may take the root `inout`.
      var parameter = function.parameters[0]
      parameter.type = use.root
      parameter.isAutoclosure = false
      let made = Type.function(
        FunctionType(
          parameters: [parameter], result: path.types.value,
          isSendable: function.isSendable, isolation: function.isolation))
      return equate(use.type, made, use.term) ? true : convert(made, use.type, .argument, use.term)
    }
    let name =
      path.isWritable
      ? (path.isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath") : "KeyPath"
    let made = Type.nominal(core.nominal(name), [use.root, path.types.value])
    var types = path.types
    types.path = made
    types.writing = path.writing
    record(.keyPath(use.term.id, types))
    if let composed, let wantedPath {
      // Subscript arguments aren't checked for `Sendable` here. The type of the path decides where
      // it may go.
      return convert(made, wantedPath, .argument, use.term) && equate(use.type, composed, use.term)
    }
    return equate(use.type, made, use.term) || convert(made, use.type, .argument, use.term)
  }

  /// Fails because a key path's value has the wrong type; returns false.
  func failedValue(_ given: Type, _ wanted: Type, _ term: Term) -> Bool {
    guard case .keyPath = term.kind, let value = given.arguments.last.map({ simplify($0) }),
      let wanted = wanted.arguments.last.map({ simplify($0) }),
      given.arguments.count == 2, !value.hasVariables, !wanted.hasVariables, value != wanted
    else { return false }
    return fail(
      .other(
        ConversionMessage.keyPathValue(value: value, wanted: wanted), term))
  }

  /// Whether the contextual type already determines the key path's root.
  func isReadyKeyPath(_ constraint: Constraint) -> Bool {
    guard case .keyPath(let use) = constraint.kind else { return false }
    return bounds(of: use.type).contains { bound in
      var upper = simplify(bound)
      while let inner = wrapped(upper) { upper = simplify(inner) }
      switch upper.kind {
      case .function(let function):
        return function.parameters.count == 1 && !function.parameters[0].type.hasVariables
      default:
        guard let path = upper.existential?.superclass ?? (upper.nominal == nil ? nil : upper),
          path.nominal?.isKeyPath == true, let root = path.arguments.first
        else { return false }
        return !root.hasVariables
      }
    }
  }

  private func failedRoot(_ use: KeyPathUse) -> Bool {
    fail(.cannotInferRoot(use.term))
  }

  /// Whether another choice may determine how the path is used: an overload, or the member of an open type, as in
  /// `[first, second].map(\Person.name)`.
  private func waitsForUse(of type: Type) -> Bool {
    pending.contains { constraint in
      switch constraint.kind {
      case .overload: true
      case .member(let member): root(member.base) != root(type)
      default: false
      }
    }
  }

  private struct Path {
    var types: Solution.KeyPathTypes
    var isWritable = true
    var isReference = false
    var writing = Solution.KeyPathTypes.Writing.inPlace

    mutating func endWriting() {
      isWritable = false
      writing = .never
    }
  }

  private func generateComponents(
    _ use: KeyPathUse, _ components: [Term.KeyPathComponent]
  ) -> Path? {
    var path = Path(
      types: Solution.KeyPathTypes(root: use.root, value: use.root, components: []))
    var current = use.root
    var chains = false
    for component in components {
      var reference: Reference?
      var made: Int?
      let result: Type
      switch component {
      case .identity: continue
      case .property(let name, let position):
        let term = Term(
          id: model.makeTermID(), .name(name), position: position, syntax: use.term.syntax)
        let type = makeVariable()
        let member = MemberUse(term: term, name: name, base: current, type: type, use: .value)
        guard resolve(member) else { return nil }
        reference = solution.references[term.id]
        made = term.id
        note(reference ?? likely(name.text, of: current), &path)
        result = type
      case .subscripting(let arguments, let position):
        let term = Term(
          id: model.makeTermID(), .name(Term.Name("subscript")), position: position,
          syntax: use.term.syntax)
        guard let call = makeCall(term, arguments) else { return nil }
        let member = MemberUse(
          term: term, name: Term.Name("subscript"), base: current, type: makeVariable(),
          use: .call(call))
        guard resolve(member) else { return nil }
        made = term.id
        reference = solution.references[term.id]
        note(reference ?? likely("subscript", of: current), &path)
        result = call.result
      case .optional:
        let object = makeVariable()
        guard optionalObject(current, object, use.term) else { return nil }
        chains = true
        path.endWriting()
        result = object
      case .forced:
        let object = makeVariable()
        guard optionalObject(current, object, use.term) else { return nil }
        result = object
      }
      path.types.components.append((reference, made, current, result))
      current = result
    }
    if chains {
      path.endWriting()
      let whole = makeVariable()
      guard flatten(current, whole, use.term) else { return nil }
      current = whole
    }
    path.types.value = current
    return path
  }

  /// The likely meaning of a component that isn't settled yet, used to decide writability. The
  /// type's own members win over those of protocol extensions.
  private func likely(_ name: String, of base: Type) -> Reference? {
    let storages = model.members(name, of: simplify(base), in: context).filter { found in
      if case .storage(let storage) = found.member { !storage.isStatic } else { false }
    }
    let best = storages.first { $0.isFromProtocol == nil } ?? storages.first
    guard case .storage(let storage)? = best?.member else { return nil }
    return Reference(target: .storage(storage), base: .instance, type: .error)
  }

  /// Notes whether the component is writable, and whether through a reference.
  private func note(_ reference: Reference?, _ path: inout Path) {
    guard let reference else { return }
    switch reference.target {
    case .storage(let storage):
      guard storage.isSettable else { return path.endWriting() }
      let isThroughReference = reference.isWrittenThroughReference
      if isThroughReference { path.writing = .throughReference }
      if !model.isSetterAccessible(storage, from: context) {
        path.isWritable = false
      } else if isThroughReference {
        path.isWritable = true
        path.isReference = true
      }
    case .tupleElement: break
    default: path.endWriting()
    }
  }
}
