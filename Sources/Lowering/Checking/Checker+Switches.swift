import Machine
import SwiftSyntax

extension Checker {
  func switchStatement(_ syntax: SwitchExprSyntax, label: String?) -> Statement {
    let subject = withoutBranch { infer(syntax.subject, hint: nil) }
    return inLoop(label, kind: .choice) { id in
      var cases: [Statement.Case] = []
      var hasDefault = false
      for element in syntax.cases {
        guard case .switchCase(let one) = element else {
          reportUnsupported("conditional compilation", at: element)
          continue
        }
        cases.append(
          withScope {
            var alternatives: [(pattern: Pattern, where: Expression?)] = []
            switch one.label {
            case .default: hasDefault = true
            case .case(let label):
              alternatives = withoutBranch {
                self.alternatives(Array(label.caseItems)) {
                  pattern($0.pattern, subject: resolved(subject), binding: nil)
                } condition: {
                  $0.whereClause.map {
                    check($0.condition, as: core.boolType, purpose: .condition)
                  }
                }
              }
            }
            if one.statements.isEmpty {
              report(
                "'case' label in a 'switch' must have at least one executable statement", at: one)
            }
            return Statement.Case(
              alternatives: alternatives,
              body: Block(statements: branchItems(one.statements), end: nil),
              position: position(of: one))
          })
      }
      if !hasDefault, resolved(subject) != .invalid {
        checkExhaustive(cases, resolved(subject), at: syntax)
      }
      return .choice(id, subject: subject, cases)
    }
  }

  private func checkExhaustive(
    _ cases: [Statement.Case], _ type: Type, at syntax: SwitchExprSyntax
  ) {
    let patterns = cases.flatMap(\.alternatives).filter { $0.where == nil }.map(\.pattern)
    let missing = missingCases(patterns, type)
    guard !missing.isEmpty else { return }
    report(
      "switch must be exhaustive", at: syntax,
      advice: "Add \(missing.map { "`case \($0)`" }.joined(separator: ", ")), or `default`.")
  }

  /// What no pattern covers, as far as patterns can be looked through.
  private func missingCases(_ patterns: [Pattern], _ type: Type) -> [String] {
    if patterns.contains(where: \.matchesAll) { return [] }
    if let inner = wrapped(type) {
      var missing: [String] = []
      if !patterns.contains(where: { if case .none = $0 { true } else { false } }) {
        missing.append(".none")
      }
      let inside = patterns.compactMap { pattern -> Pattern? in
        if case .some(let inner) = pattern { inner } else { nil }
      }
      if !missingCases(inside, inner).isEmpty { missing.append(".some") }
      return missing
    }
    switch type {
    case .nominal(let declaration, _) where declaration.kind == .enumeration:
      return declaration.cases.enumerated().compactMap { index, declared in
        let own = patterns.compactMap { pattern -> [Pattern]? in
          if case .enumerationCase(index, let payload) = pattern { payload } else { nil }
        }
        let covered =
          own.contains { $0.allSatisfy(\.matchesAll) }
          || (declared.parameters.count == 1
            && missingCases(own.compactMap(\.first), declared.parameters[0].type).isEmpty
            && !own.isEmpty)
        return covered ? nil : ".\(declared.name)"
      }
    case .nominal(core.bool, _):
      // Written out as literals.
      let literals = patterns.compactMap { pattern -> Bool? in
        if case .satisfies(_, let test) = pattern, case .intrinsic(_, let operands) = test.kind,
          case .constant(.bool(let value))? = operands.last?.kind
        {
          value
        } else {
          nil
        }
      }
      return [true, false].filter { !literals.contains($0) }.map { "\($0)" }
    case .tuple(let elements):
      return tupleIsCovered(patterns, elements) ? [] : ["(…)"]
    default: return ["_"]
    }
  }

  /// A tuple is covered when, for each first element that is covered, the rest is.
  private func tupleIsCovered(_ patterns: [Pattern], _ elements: [TupleElement]) -> Bool {
    let rows = patterns.compactMap { pattern -> [Pattern]? in
      if case .tuple(let parts) = pattern { parts } else { nil }
    }
    return rowsAreCovered(rows, elements.map(\.type))
  }

  private func rowsAreCovered(_ rows: [[Pattern]], _ types: [Type]) -> Bool {
    guard let type = types.first else { return !rows.isEmpty }
    let rest = Array(types.dropFirst())
    let general = rows.filter { $0[0].matchesAll }.map { Array($0.dropFirst()) }
    if rowsAreCovered(general, rest) { return true }
    // Each way the first element can be must be followed by rows that cover the rest.
    let heads = rows.map { $0[0] }
    guard missingCases(heads, type).isEmpty else { return false }
    return rows.allSatisfy { row in
      let alike = rows.filter { $0[0].matchesAll || $0[0].hasSameHead(as: row[0]) }
      return rowsAreCovered(alike.map { Array($0.dropFirst()) }, rest)
    }
  }
}

extension Pattern {
  /// Whether every value matches.
  var matchesAll: Bool {
    switch self {
    case .anything, .bind: true
    case .tuple(let parts): parts.allSatisfy(\.matchesAll)
    case .enumerationCase, .some, .none, .satisfies, .isType: false
    }
  }

  func hasSameHead(as other: Pattern) -> Bool {
    switch (self, other) {
    case (.enumerationCase(let a, _), .enumerationCase(let b, _)): a == b
    case (.some, .some), (.none, .none): true
    case (.satisfies(_, let a), .satisfies(_, let b)):
      if case .intrinsic(_, let x) = a.kind, case .intrinsic(_, let y) = b.kind,
        case .constant(.bool(let p))? = x.last?.kind, case .constant(.bool(let q))? = y.last?.kind
      {
        p == q
      } else {
        false
      }
    default: false
    }
  }
}
