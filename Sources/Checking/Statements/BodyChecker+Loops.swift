import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `for` loops.
extension BodyChecker {
  func forStatement(
    _ syntax: ForStmtSyntax, label: String?, in context: Context
  ) -> [Statement] {
    forStatement(syntax, label: label, in: context) { items, inner in
      checkItems(items, in: inner)
    }
  }

  /// Checks the body with `body`, in a context of its own.
  func forStatement(
    _ syntax: ForStmtSyntax, label: String?, in context: Context,
    body: (CodeBlockItemListSyntax, Context) -> [Statement]
  ) -> [Statement] {
    let annotation = syntax.typeAnnotation.map { model.resolve($0.type, in: context) }
    let around = model.makeBlock(in: context)
    let source = forSource(syntax, annotation: annotation, in: around)
    let loop = inTarget(label, .loop, in: context) { id in
      let inner = model.makeBlock(in: around)
      let binding: BindingMode? = syntax.caseKeyword == nil ? .ofLoops : nil
      let loopPattern: Pattern
      var prologue: [Statement] = []
      if let annotation, annotation != source.element, !source.element.isError {
        (loopPattern, prologue) = convertedElement(
          syntax.pattern, source.element, annotation, in: inner)
      } else {
        let checked = pattern(
          syntax.pattern, subject: source.element, binding: binding, in: inner)
        if binding != nil, checked.isRefutable {
          report(PatternMessage.refutableInLoop, at: context.file.position(of: syntax.pattern))
        }
        loopPattern = checked.pattern
        if binding != nil { keep(loopPattern, with: source.value) }
      }
      let condition = syntax.whereClause.map { checkCondition($0.condition, in: inner) }
      let block = Block(
        statements: prologue + body(syntax.body.statements, model.makeBlock(in: inner)),
        end: context.file.position(of: syntax.body.rightBrace))
      return Statement.forIn(id, loopPattern, source.sequence, where: condition, block)
    }
    if source.prologue.isEmpty { return [loop] }
    return [.block(Block(statements: source.prologue + [loop], end: nil))]
  }

  /// The sequence of a loop, and the statements that prepare it.
  private struct ForSource {
    var value: CheckedValue
    var prologue: [Statement] = []
    var sequence: Statement.ForSequence
    var element: Type
  }

  private func forSource(
    _ syntax: ForStmtSyntax, annotation: Type?, in context: Context
  ) -> ForSource {
    let position = context.file.position(of: syntax.sequence)
    var value: CheckedValue
    if let annotation, syntax.sequence.is(ArrayExprSyntax.self) {
      value = checkValue(
        syntax.sequence, for: .type(core.array(of: annotation), .sequence), in: context)
    } else {
      value = checkValue(syntax.sequence, for: .sequence, in: context)
    }
    if syntax.caseKeyword != nil, syntax.sequence.is(ArrayExprSyntax.self),
      syntax.pattern.spelling.hasSuffix("?"), value.type.nominal === core.array,
      let element = value.type.arguments.first, model.wrapped(element) == nil, !value.isError
    {
      // `for case let x? in [1, 2]`: the literal's elements become optional.
      value = checkValue(
        syntax.sequence, for: .type(core.array(of: core.optional(element)), .sequence), in: context)
    }
    if let inner = model.wrapped(value.type), !value.isError {
      // An implicitly unwrapped sequence is unwrapped.
      let (unwrapped, problems) = collecting {
        checkValue(syntax.sequence, for: .type(inner, .sequence), in: context)
      }
      if problems.isEmpty { value = unwrapped }
    }
    let invalid = ForSource(value: value, sequence: .elements(value.expression), element: .error)
    if value.isError { return invalid }
    let isAsync = syntax.awaitKeyword != nil
    if isAsync, context.frame?.isAsync == false {
      report(
        EffectMessage.asyncCallInSynchronousFunctionHere, at: context.file.position(of: syntax))
      return invalid
    }
    if !isAsync, let quick = quickSource(value, at: position, in: context) { return quick }
    let wanted = isAsync ? "AsyncSequence" : "Sequence"
    guard conforms(value.type, to: wanted, in: context) else {
      if isAsync, let group = groupSource(value, syntax, in: context) { return group }
      report(StatementMessage.loopOverOtherType(type: value.type, wanted: wanted), at: position)
      return invalid
    }
    return iteratorSource(value, syntax, at: position, in: context)
  }

  private func conforms(_ type: Type, to name: String, in context: Context) -> Bool {
    if case .existential(let existential) = type.kind {
      return existential.protocols.contains { declared in
        declared.closure.contains { $0.name == name }
      }
    }
    return model.conformance(of: type, to: core.protocol(name), in: context.signature) != nil
  }

  /// Arrays are iterated by index, and ranges of integers by counting.
  private func quickSource(
    _ value: CheckedValue, at position: Position, in context: Context
  ) -> ForSource? {
    guard case .nominal(let declaration, let arguments) = value.type.kind else { return nil }
    if declaration === core.array {
      return ForSource(value: value, sequence: .elements(value.expression), element: arguments[0])
    }
    let isClosed = declaration === core.nominal("ClosedRange")
    guard isClosed || declaration === core.nominal("Range"), arguments == [core.int] else {
      return nil
    }
    if case .intrinsic(let name, let bounds) = value.expression.kind, bounds.count == 2,
      name == (isClosed ? "range.closed" : "range.halfOpen")
    {
      return ForSource(
        value: value,
        sequence: .range(lower: bounds[0], upper: bounds[1], includesUpper: isClosed),
        element: core.int)
    }
    let variable = Variable(
      name: "range", isConstant: true, owner: context.body, position: position)
    variable.canHoldObjects = false
    func bound(_ intrinsic: String) -> Expression {
      Expression(
        kind: .intrinsic(intrinsic, [load(variable, at: position)]), position: position,
        canHoldObjects: false)
    }
    return ForSource(
      value: value,
      prologue: [.declare(variable, value.expression)],
      sequence: .range(
        lower: bound("range.lower"), upper: bound("range.upper"), includesUpper: isClosed),
      element: core.int)
  }

  /// Any other sequence: `makeIterator()`, then `next()` until nil.
  private func iteratorSource(
    _ value: CheckedValue, _ syntax: ForStmtSyntax, at position: Position, in context: Context
  ) -> ForSource {
    let isAsync = syntax.awaitKeyword != nil
    let sequence = Variable(
      name: "sequence", isConstant: true, owner: context.body, position: position)
    let sequenceStorage = makeStorage(sequence, type: value.type, in: context)
    context.names["sequence of for"] = [.storage(sequenceStorage)]
    let making = checkValue(
      model.makeCall(
        model.makeName("sequence of for", at: position),
        isAsync ? "makeAsyncIterator" : "makeIterator",
        at: position), in: context)
    let iterator = Variable(
      name: "iterator", isConstant: false, owner: context.body, position: position)
    iterator.canHoldObjects = canHoldObjects(making.type)
    let iteratorStorage = makeStorage(iterator, type: making.type, in: context)
    context.names["iterator of for"] = [.storage(iteratorStorage)]
    var next = model.makeCall(model.makeName("iterator of for", at: position), "next", at: position)
    if isAsync { next = model.makeTerm(.await(next), at: position) }
    if syntax.tryKeyword != nil { next = model.makeTerm(.attempt(.plain, next), at: position) }
    let element = checkValue(next, in: context)
    return ForSource(
      value: value,
      prologue: [.declare(sequence, value.expression)],
      sequence: .iterator(iterator, making.expression, next: element.expression),
      element: model.wrapped(element.type) ?? .error)
  }

  /// A task group that doesn't conform to `AsyncSequence`.
  private func groupSource(
    _ value: CheckedValue, _ syntax: ForStmtSyntax, in context: Context
  ) -> ForSource? {
    guard case .nominal(let declaration, let arguments) = value.type.kind,
      declaration.known == .taskGroup || declaration.known == .throwingTaskGroup,
      let element = arguments.first
    else { return nil }
    let position = context.file.position(of: syntax.sequence)
    if declaration.known == .throwingTaskGroup {
      if syntax.tryKeyword == nil {
        report(EffectMessage.loopWithoutTry, at: position)
      }
      noteThrow(core.anyError, at: position, in: context)
    }
    let path: AccessPath =
      if case .load(let path) = value.expression.kind { path } else { .value(value.expression) }
    return ForSource(value: value, sequence: .asynchronous(.groupNext, path), element: element)
  }

  /// `for x: T in`: the element is converted at the start of each iteration.
  private func convertedElement(
    _ syntax: PatternSyntax, _ element: Type, _ annotation: Type, in context: Context
  ) -> (Pattern, [Statement]) {
    let position = context.file.position(of: syntax)
    let variable = Variable(
      name: "element", isConstant: true, owner: context.body, position: position)
    variable.canHoldObjects = canHoldObjects(element)
    context.names["element of for"] = [
      .storage(makeStorage(variable, type: element, in: context))
    ]
    let value = checkValue(
      model.makeName("element of for", at: position), for: .type(annotation, .initialization),
      in: context)
    let checked = pattern(
      syntax, subject: annotation, binding: .ofLoops, in: context)
    return (.bind(variable), [.destructure(checked.pattern, value.expression)])
  }
}

extension CheckedPattern {
  /// Whether the pattern can fail to match.
  var isRefutable: Bool { shape.isRefutable }
}

extension PatternShape {
  var isRefutable: Bool {
    switch self {
    case .everything: false
    case .some, .enumerationCase, .boolean: true
    case .tuple(let parts): parts.contains(where: \.isRefutable)
    }
  }
}
