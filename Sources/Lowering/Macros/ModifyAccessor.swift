import Semantics
import SwiftParser
import SwiftSyntax

/// `_modify { …; yield &storage; … }`, which a macro wrote.
///
/// The machine has no coroutines. It divides the accessor into a getter, which runs to the `yield`, and a
/// setter, which runs the rest. `defer` is part of the rest.
enum ModifyAccessor {
  /// Returns the two accessors for a `_modify`, and any other accessor unchanged.
  static func divided(_ accessor: String) -> String {
    let file = Parser.parse(source: "var a: A {\n\(accessor)\n}")
    guard
      let variable = file.statements.first?.item.as(VariableDeclSyntax.self),
      case .accessors(let accessors)? = variable.bindings.first?.accessorBlock?.accessors,
      let syntax = accessors.first, syntax.accessorSpecifier.tokenKind == .keyword(._modify),
      let items = syntax.body?.statements,
      let middle = items.firstIndex(where: { $0.item.is(YieldStmtSyntax.self) }),
      let place = items[middle].item.as(YieldStmtSyntax.self)?.place
    else { return accessor }
    let before = items[..<middle]
    let ends = before.compactMap { $0.item.as(DeferStmtSyntax.self)?.body.trimmedDescription }
    let beginning = before.filter { !$0.item.is(DeferStmtSyntax.self) }.map(\.trimmedDescription)
    let ending =
      ["\(place) = newValue"] + items[middle...].dropFirst().map(\.trimmedDescription)
      + ends.reversed().map { "do \($0)" }
    return """
      @\(ChangeMark.beginsChange.rawValue) get {
        \((beginning + ["return \(place)"]).joined(separator: "\n"))
      }
      @\(ChangeMark.endsChange.rawValue) set {
        \(ending.joined(separator: "\n"))
      }
      """
  }
}

extension YieldStmtSyntax {
  /// The place in `yield &place`.
  fileprivate var place: String? {
    guard case .single(let expression) = yieldedExpressions else { return nil }
    return expression.as(InOutExprSyntax.self)?.expression.trimmedDescription
  }
}
