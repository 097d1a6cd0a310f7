import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

extension BodyChecker {
  func switchStatement(
    _ syntax: SwitchExprSyntax, label: String?, in context: Context
  ) -> Statement {
    switchStatement(syntax, label: label, in: context) { items, inner in
      Block(statements: checkItems(items, in: model.makeBlock(in: inner)), end: nil)
    }
  }

  /// Checks the bodies with `branch`, in a context with the names that the case binds.
  func switchStatement(
    _ syntax: SwitchExprSyntax, label: String?, in context: Context,
    branch: (CodeBlockItemListSyntax, Context) -> Block
  ) -> Statement {
    let subject = checkValue(syntax.subject, in: context)
    borrowSubject(subject.expression)
    return inTarget(label, .choice, in: context) { id in
      let written = switchCases(of: syntax, in: context)
      var cases: [Statement.Case] = []
      var rows: [SpaceRow] = []
      var hasDefault = false
      // Patterns come first, because a `fallthrough` depends on the next case's bindings.
      let heads = written.map { checkHead($0, subject: subject.type, in: context) }
      let isMoved = movesSubject(subject)
      for alternative in heads.flatMap(\.alternatives) {
        borrowParts(alternative.pattern.pattern, of: subject)
      }
      for (index, (one, head)) in zip(written, heads).enumerated() {
        if hasDefault {
          report(PatternMessage.caseAfterDefault, at: context.file.position(of: one))
        }
        if head.isDefault { hasDefault = true }
        rows += head.alternatives.map {
          SpaceRow(shape: $0.pattern.shape, hasCondition: $0.condition != nil)
        }
        let position = context.file.position(of: one)
        if one.statements.isEmpty {
          report(PatternMessage.emptyCase, at: position)
        }
        context.frame?.fallthroughs.append(
          fallthroughRule(to: index + 1 < heads.count ? heads[index + 1] : nil))
        let body = branch(one.statements, head.context)
        context.frame?.fallthroughs.removeLast()
        let alternatives = head.alternatives.map(\.inTree)
        let moved = isMoved ? alternatives.map { (owning($0.pattern, in: context), $0.where) } : nil
        cases.append(
          Statement.Case(
            alternatives: moved ?? alternatives, body: body, position: position,
            endsSubject: isMoved
              ? head.alternatives.contains { !$0.pattern.pattern.variables.isEmpty }
              : head.ignoresSubject && isLoadable(subject.type, in: context)))
      }
      if !hasDefault, !subject.isError {
        checkExhaustive(rows, of: subject.type, at: context.file.position(of: syntax), in: context)
      }
      return .choice(id, subject: subject.expression, cases)
    }
  }

  private func switchCases(
    of syntax: SwitchExprSyntax, in context: Context
  ) -> [SwitchCaseSyntax] {
    syntax.cases.compactMap { element in
      if case .switchCase(let one) = element { one } else { nil }
    }
  }

  private struct CaseHead {
    var alternatives: [CheckedAlternative]
    var isDefault: Bool
    /// The context with the bound names.
    var context: Context

    var ignoresSubject: Bool {
      isDefault || alternatives.count == 1 && alternatives[0].pattern.pattern.ignoresValue
    }
  }

  private func checkHead(
    _ syntax: SwitchCaseSyntax, subject: Type, in context: Context
  ) -> CaseHead {
    let inner = model.makeBlock(in: context)
    switch syntax.label {
    case .default: return CaseHead(alternatives: [], isDefault: true, context: inner)
    case .case(let label):
      let alternatives = alternatives(Array(label.caseItems), in: inner) { item in
        (
          pattern(item.pattern, subject: subject, binding: nil, in: inner),
          inner.file.position(of: item.pattern)
        )
      } condition: { item in
        item.whereClause.map { checkCondition($0.condition, in: inner) }
      }
      return CaseHead(alternatives: alternatives, isDefault: false, context: inner)
    }
  }

  private func fallthroughRule(to next: CaseHead?) -> FallthroughRule {
    guard let next else { return .nothingFollows }
    let bound = next.alternatives.flatMap { $0.pattern.pattern.variables }.first
    return bound.map { .nextBinds($0.name) } ?? .allowed
  }
}

/// One alternative of a `switch`, for the exhaustiveness check.
struct SpaceRow {
  var shape: PatternShape
  /// Whether it has a `where` condition, which may be false.
  var hasCondition: Bool
}
