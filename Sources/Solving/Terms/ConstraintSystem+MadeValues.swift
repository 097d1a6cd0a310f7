package import Reading
import Semantics

/// `Runner(2) { … }` where no initializer takes a closure: the closure is the argument of the new value's
/// `callAsFunction` (SE-0253).
extension ConstraintSystem {
  /// Nil if the initializer takes all arguments.
  func callMadeValue(
    of instance: Type, _ metatype: Type, _ call: CallUse, isTypeName: Bool = false
  ) -> Bool? {
    guard let first = call.arguments.firstTrailing, case .call(let callee, _) = call.term.kind,
      givesClosuresToMadeValue(simplify(instance))
    else { return nil }
    let (making, calling) = call.arguments.split(before: first)
    let term = Term(
      id: model.makeTermID(), .call(callee, making), position: call.term.position,
      syntax: call.term.syntax)
    let made = makeVariable()
    note(made, for: term)
    asyncTerms[term.id] = asyncTerms[call.term.id]
    record(.made(call.term.id, term))
    let initializer = CallUse(
      term: term, arguments: making, types: Array(call.types[..<first]), result: made)
    return resolve(
      MemberUse(
        term: term, name: Term.Name("init"), base: metatype, type: makeVariable(),
        use: .call(initializer), baseIsTypeName: isTypeName), noteID: term.id,
      metatypeInstance: instance)
      && callValue(
        made,
        CallUse(
          term: call.term, arguments: calling, types: Array(call.types[first...]),
          result: call.result))
  }

  private func givesClosuresToMadeValue(_ type: Type) -> Bool {
    guard type.nominal != nil,
      model.members("callAsFunction", of: type, in: context).contains(where: { found in
        if case .function(let function) = found.member { !function.isStatic } else { false }
      })
    else { return false }
    return !model.members("init", of: type, in: context).contains { found in
      guard case .function(let function) = found.member else { return false }
      return function.interface.value.parameters.contains { acceptsClosure($0.type) }
    }
  }
}

extension Term.Arguments {
  /// The arguments before an index, and those from it on, the first of which is a trailing closure.
  package func split(before index: Int) -> (Term.Arguments, Term.Arguments) {
    (
      Term.Arguments(list: Array(list[..<index]), end: end),
      Term.Arguments(list: Array(list[index...]), firstTrailing: 0, end: end)
    )
  }
}
