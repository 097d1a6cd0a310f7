import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Interpolated strings that call the program's functions. The literal creates a
/// `StringInterpolation`, appends each piece to it, and is created from it.
extension ExpressionBuilder {
  /// Whether the pieces must be appended by calls.
  func takesSteps(_ segments: [Term.Segment], _ type: Type) -> Bool {
    if type.isError || context.file.isPrelude { return false }
    if !isText(type) { return true }
    for case .arguments in segments { return true }
    return core.nominal("DefaultStringInterpolation").extensions.contains { !$0.isPrelude }
  }

  func interpolationInSteps(
    _ segments: [Term.Segment], _ type: Type, at position: Position
  ) -> Expression {
    let literal = core.protocol("ExpressibleByStringInterpolation")
    guard let wanted = literal.associatedTypes.first(where: { $0.name == "StringInterpolation" }),
      let pieces = model.typeWitness(wanted, of: type, in: context.signature)
    else { return void(at: position) }
    let inner = model.makeBlock(in: context)
    inner.names["type of literal"] = [alias(type, at: position)]
    inner.names["type of interpolation"] = [alias(pieces, at: position)]
    let variable = Variable(
      name: "interpolation", isConstant: false, owner: body, position: position)
    variable.canHoldObjects = checker.canHoldObjects(pieces)
    let storage = checker.makeStorage(variable, type: pieces, in: inner)
    storage.hasInitialValue = true
    inner.names["interpolation"] = [.storage(storage)]

    let start = solved(makePieces(segments, at: position), in: inner)
    let steps = segments.map { solved(step($0, at: position), in: inner) }
    let end = call(
      model.makeName("type of literal", at: position),
      [Term.Argument(label: "stringInterpolation", value: name(at: position))], at: position)
    let result = steps.reversed().reduce(solved(end, in: inner)) { rest, step in
      make(.sequence(step, rest), type, at: position)
    }
    return make(.bind(variable, start, in: result), type, at: position)
  }

  // MARK: Calls

  private func alias(_ type: Type, at position: Position) -> Named {
    .alias(
      AliasDeclaration(
        name: "\(type)", position: position, owner: nil, underlying: Lazy(known: type),
        signature: Lazy(known: context.signature)))
  }

  private func name(at position: Position) -> Term {
    model.makeName("interpolation", at: position)
  }

  private func call(
    _ callee: Term, _ arguments: [Term.Argument], at position: Position
  ) -> Term {
    model.makeTerm(
      .call(callee, Term.Arguments(list: arguments, firstTrailing: nil, end: position)),
      at: position)
  }

  /// `StringInterpolation(literalCapacity: 5, interpolationCount: 1)`
  private func makePieces(_ segments: [Term.Segment], at position: Position) -> Term {
    var length = 0
    var count = 0
    for segment in segments {
      if case .text(let text) = segment { length += text.utf8.count } else { count += 1 }
    }
    func number(_ label: String, _ value: Int) -> Term.Argument {
      Term.Argument(
        label: label,
        value: model.makeTerm(.integer(UInt64(value), isNegative: false), at: position))
    }
    return call(
      model.makeName("type of interpolation", at: position),
      [number("literalCapacity", length), number("interpolationCount", count)], at: position)
  }

  private func step(_ segment: Term.Segment, at position: Position) -> Term {
    func append(_ method: String, _ list: [Term.Argument], at position: Position) -> Term {
      let callee = model.makeTerm(
        .member(name(at: position), Term.Name(method), position: position), at: position)
      return call(callee, list, at: position)
    }
    switch segment {
    case .text(let text):
      let literal = model.makeTerm(.string(text), at: position)
      return append("appendLiteral", [Term.Argument(label: nil, value: literal)], at: position)
    case .value(let term):
      return append(
        "appendInterpolation", [Term.Argument(label: nil, value: term)], at: term.position)
    case .arguments(let arguments, let position):
      return append("appendInterpolation", arguments.list, at: position)
    }
  }

  /// An expression that is solved separately. `try` and `await` may cover the whole literal.
  private func solved(_ term: Term, in context: Context) -> Expression {
    guard let solution = solver.solve(term, for: .none, in: context) else {
      return void(at: term.position)
    }
    let builder = ExpressionBuilder(checker, solution, in: context)
    builder.coverage = coverage
    return builder.whole(term) { builder.binding { builder.build(term) } }
  }
}
