import Machine
package import SwiftSyntax

/// Folds a sequence of operands and operators into a tree, by precedence.
///
/// Operators wait on a stack until an operator with lower precedence follows. So the work is linear
/// in the length of the sequence, without recursion along it. `try` and `await` on the left of an
/// operator cover it, as in the compiler: `try a + b` is `try (a + b)`.
package struct OperatorFolding {
  private enum Operator {
    case named(Term.OperatorName)
    case assignment
    case ternary(Term)
  }

  private struct Waiting {
    var operation: Operator
    var group: PrecedenceGroup?
    var position: Position
  }

  private let reader: TermReader
  private let sequence: SequenceExprSyntax
  private let elements: [ExprSyntax]
  private var operands: [Term] = []
  private var waiting: [Waiting] = []
  private var isAtEnd = false
  private var orders: [String: Operators.Order] = [:]

  package init(reader: TermReader, _ sequence: SequenceExprSyntax) {
    self.reader = reader
    self.sequence = sequence
    elements = Array(sequence.elements)
  }

  package func read() -> Term {
    var copy = self
    return copy.fold()
  }

  private mutating func fold() -> Term {
    if elements.contains(where: { $0.is(ArrowExprSyntax.self) }) { return type() }
    guard let first = elements.first else { return reader.unsupported(.expression, sequence) }
    operands.append(reader.read(first))
    var index = 1
    while index + 1 < elements.count {
      let right = elements[index + 1]
      isAtEnd = index + 2 >= elements.count
      if let cast = cast(elements[index]), let type = right.as(TypeExprSyntax.self)?.type {
        let group = reader.operators.group(named: "CastingPrecedence")
        isAtEnd = false
        reduce(before: group, at: elements[index])
        isAtEnd = index + 2 >= elements.count
        apply(cast, to: type, at: reader.position(of: elements[index]))
      } else {
        push(elements[index])
        operands.append(reader.read(right))
      }
      index += 2
    }
    isAtEnd = true
    while let last = waiting.popLast() { combine(last) }
    return operands.first ?? reader.unsupported(.expression, sequence)
  }

  /// `(Int) -> Void` as an operand.
  private func type() -> Term {
    guard let type = reader.reparsed(sequence) else {
      return reader.unsupported(.expression, sequence)
    }
    return reader.make(.type(type), at: sequence)
  }

  // MARK: Operators

  private mutating func push(_ syntax: ExprSyntax) {
    let operation: Operator
    let group: PrecedenceGroup?
    switch syntax.as(ExprSyntaxEnum.self) {
    case .assignmentExpr:
      operation = .assignment
      group = reader.operators.group(named: "AssignmentPrecedence")
    case .unresolvedTernaryExpr(let ternary):
      operation = .ternary(reader.read(ternary.thenExpression))
      group = reader.operators.group(named: "TernaryPrecedence")
    case .binaryOperatorExpr(let binary):
      let name = binary.operator.text
      operation = .named(reader.operatorName(binary.operator))
      group = reader.operators.group(ofInfix: name)
      if group == nil {
        reader.report(
          reader.operators.isPrefix(name) || reader.operators.isPostfix(name)
            ? OperatorMessage.notBinary(name: name) : .unknown(name: name),
          at: reader.position(of: binary))
      }
    default:
      operation = .named(Term.OperatorName(text: "", position: reader.position(of: syntax)))
      group = nil
    }
    isAtEnd = false
    reduce(before: group, at: syntax)
    waiting.append(
      Waiting(operation: operation, group: group, position: reader.position(of: syntax)))
  }

  private func cast(_ syntax: ExprSyntax) -> Term.Cast? {
    if syntax.is(UnresolvedIsExprSyntax.self) { return .check }
    guard let cast = syntax.as(UnresolvedAsExprSyntax.self) else { return nil }
    return switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .conditional
    case .exclamationMark: .forced
    default: .coerce
    }
  }

  /// Combines operators with higher precedence than the next operator's group.
  private mutating func reduce(before group: PrecedenceGroup?, at syntax: ExprSyntax) {
    while let last = waiting.last {
      switch order(last.group, group) {
      case .lower: return
      case .same where group?.associativity == .right: return
      case .higher: break
      case .same where group?.associativity == .left: break
      case .same:
        reader.report(
          OperatorMessage.nonAssociative(group: group?.name ?? ""),
          at: last.position)
      case .unordered:
        if let first = last.group?.name, let second = group?.name {
          reader.report(
            OperatorMessage.unordered(first: first, second: second),
            at: last.position)
        }
      }
      waiting.removeLast()
      combine(last)
    }
  }

  private mutating func order(
    _ first: PrecedenceGroup?, _ second: PrecedenceGroup?
  ) -> Operators.Order {
    guard let first, let second else { return .unordered }
    if first.name == second.name { return .same }
    let key = first.name + " " + second.name
    if let known = orders[key] { return known }
    let order = reader.operators.order(first.name, second.name)
    orders[key] = order
    return order
  }

  // MARK: Combining

  private mutating func apply(_ cast: Term.Cast, to type: TypeSyntax, at anchor: Position) {
    guard let left = operands.popLast() else { return }
    operands.append(
      under(left) { make(.cast($0, type, cast), from: $0, anchor) })
  }

  private mutating func combine(_ last: Waiting) {
    guard let right = operands.popLast(), let left = operands.popLast() else { return }
    checkEffects(of: right, after: last)
    operands.append(
      under(left) { left in
        switch last.operation {
        case .ternary(let middle): make(.ternary(left, middle, right), from: left, last.position)
        case .assignment: inScope(of: left, last.position) { .assignment($0, right) }
        case .named(let name) where last.group?.isAssignment == true:
          inScope(of: left, last.position) { .infix(name, $0, right) }
        case .named(let name): make(.infix(name, left, right), from: left)
        }
      })
  }

  /// Moves `try` and `await` from the left operand to the whole expression.
  private func under(_ term: Term, _ combine: (Term) -> Term) -> Term {
    switch term.kind {
    case .attempt(let attempt, let inner):
      make(.attempt(attempt, under(inner, combine)), from: term)
    case .await(let inner): make(.await(under(inner, combine)), from: term)
    default: combine(term)
    }
  }

  /// `a?.b = c` assigns nothing, and evaluates nothing, if `a` is nil.
  private func inScope(
    of left: Term, _ anchor: Position, _ combine: (Term) -> Term.Kind
  ) -> Term {
    guard case .optionalScope(let inner) = left.kind else {
      return make(combine(left), from: left, anchor)
    }
    return make(.optionalScope(make(combine(inner), from: left, anchor)), from: left)
  }

  private func make(_ kind: Term.Kind, from first: Term, _ anchor: Position? = nil) -> Term {
    Term(
      id: reader.numbers.next(), kind, position: first.position, anchor: anchor,
      syntax: Syntax(sequence))
  }

  /// On the right side, `try` is allowed only after `=` and `:`, and there it covers the rest.
  private func checkEffects(of right: Term, after last: Waiting) {
    let word: String
    switch right.kind {
    case .attempt(.plain, _): word = "try"
    case .attempt(.optional, _): word = "try?"
    case .attempt(.forced, _): word = "try!"
    case .await: word = "await"
    default: return
    }
    switch last.operation {
    case .ternary:
      if !isAtEnd {
        reader.report(
          OperatorMessage.keywordAfterConditional(keyword: word),
          at: right.position)
      }
    case .named where last.group?.isAssignment == true, .assignment:
      if !isAtEnd {
        reader.report(
          OperatorMessage.keywordAfterAssignment(keyword: word),
          at: right.position)
      }
    case .named:
      reader.report(
        OperatorMessage.keywordAfterOperator(keyword: word), at: right.position)
    }
  }
}
