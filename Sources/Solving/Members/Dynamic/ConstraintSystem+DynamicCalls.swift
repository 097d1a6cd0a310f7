import Reading
import Semantics

/// Calls of values whose type has `@dynamicCallable` (SE-0216): the arguments become an array, or a dictionary with
/// their labels, and the type's `dynamicallyCall` receives it.
extension ConstraintSystem {
  /// Nil if the value isn't called like this. A type that declares `callAsFunction` is called by it only.
  func callDynamically(_ callee: Type, _ call: CallUse) -> Bool? {
    guard solver.isDynamicCallable(callee, in: context.signature),
      model.members("callAsFunction", of: callee, in: context).isEmpty
    else { return nil }
    let labels = dynamicLabels(of: callee)
    let hasLabels = call.arguments.list.contains { $0.label != nil }
    let wanted: DynamicLabel = hasLabels || !labels.contains(.arguments) ? .keywords : .arguments
    guard labels.contains(wanted) else {
      if labels.isEmpty { return nil }
      return fail(.other(MemberMessage.noKeywordArguments(type: simplify(callee)), call.term))
    }
    guard let (term, type) = literal(of: call, wanted) else { return false }
    note(type, for: term)
    let arguments = Term.Arguments(
      list: [Term.Argument(label: wanted.rawValue, value: term)], end: call.arguments.end)
    record(.dynamicCall(call.term.id, arguments))
    return resolve(
      MemberUse(
        term: call.term, name: Term.Name(DynamicLabel.method), base: callee,
        type: makeVariable(),
        use: .call(
          CallUse(term: call.term, arguments: arguments, types: [type], result: call.result))),
      noteID: call.term.id)
  }

  private func dynamicLabels(of type: Type) -> Set<DynamicLabel> {
    var labels: Set<DynamicLabel> = []
    for found in model.members(DynamicLabel.method, of: type, in: context) {
      guard case .function(let function) = found.member, !function.isStatic, !function.isMutating,
        let label = function.interface.value.parameters.first?.label
      else { continue }
      if let label = DynamicLabel(rawValue: label) { labels.insert(label) }
    }
    return labels
  }

  /// The literal with the call's arguments as elements, whose types are known already.
  private func literal(of call: CallUse, _ wanted: DynamicLabel) -> (Term, Type)? {
    func make(_ kind: Term.Kind, like term: Term) -> Term {
      Term(id: model.makeTermID(), kind, position: term.position, syntax: term.syntax)
    }
    let values = call.arguments.list.map(\.value)
    let element = makeVariable()
    for (value, type) in zip(values, call.types) {
      guard convert(type, element, .argument, value) else { return nil }
    }
    switch wanted {
    case .arguments:
      let term = make(.array(values), like: call.term)
      return (term, literal(.array(element: element), term))
    case .keywords:
      let keys = call.arguments.list.map { make(.string($0.label ?? ""), like: $0.value) }
      guard let key = generateElements(keys, .key) else { return nil }
      let term = make(.dictionary(Array(zip(keys, values))), like: call.term)
      return (term, literal(.dictionary(key: key, value: element), term))
    }
  }
}

extension Solver {
  /// Whether the type, a superclass or one of its protocols has the attribute.
  func isDynamicCallable(_ type: Type, in signature: GenericSignature) -> Bool {
    func has(_ one: ProtocolDeclaration) -> Bool {
      one.closure.contains { $0.attributes.contains(DynamicLabel.attribute) }
    }
    switch type.kind {
    case .nominal(let declaration, _):
      if declaration.attributes.contains(DynamicLabel.attribute) { return true }
      if let superclass = declaration.superclass.value {
        return isDynamicCallable(superclass, in: signature)
      }
      return declaration.conformanceTable.all(core).contains { has($0.protocol) }
    case .existential(let existential): return existential.protocols.contains(where: has)
    case .parameter, .member: return signature.protocols(of: type).contains(where: has)
    case .opaque(let result, _): return result.constraint.protocols.contains(where: has)
    case .tuple, .function, .metatype, .variable, .error: return false
    }
  }
}
