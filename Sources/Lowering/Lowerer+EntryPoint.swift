import Machine
import Reading
import Semantics
import SwiftSyntax

extension Lowerer {
  /// The sources with a program that calls `main()` of the type marked `@main`, if there is one.
  ///
  /// Such a type is for a program without top-level code. Together with top-level code it is
  /// rejected.
  func withEntryPoint(
    _ sources: [ParsedSource]
  ) -> (sources: [ParsedSource], entry: EntryPoint?) {
    guard let main = sources.last, main.text.form != .library else { return (sources, nil) }
    let marked = sources.flatMap(EntryPoint.all)
    guard let entry = marked.first else { return (sources, nil) }
    guard main.text.form == .script, main.tree?.hasStatements == false else {
      checker.report(
        LoweringMessage.mainBesideTopLevelCode(type: entry.name), at: entry.position)
      return (sources, nil)
    }
    guard marked.count == 1 else {
      for one in marked {
        checker.report(LoweringMessage.severalMainTypes, at: one.position)
      }
      return (sources, nil)
    }
    var program = TestProgram(of: entry.source, isAppended: false, importing: [])
    program.add(statement: "try await \(entry.name).main()", at: entry.offset)
    let run = [main.reparsed(as: .library), program.parsed(as: .script)]
    return (sources.dropLast() + run, entry)
  }
}

/// A type marked `@main`.
struct EntryPoint {
  let source: ParsedSource
  let name: String
  /// The offset of the attribute.
  let offset: Int

  static func all(in source: ParsedSource) -> [EntryPoint] {
    guard let tree = source.tree else { return [] }
    return tree.statements.compactMap { item in
      guard case .decl(let declaration) = item.item, let type = NominalSyntax(declaration),
        let attribute = type.attributes.first(named: "main")
      else { return nil }
      return EntryPoint(
        source: source, name: type.name.text,
        offset: attribute.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  var position: Position { source.text.lines.position(utf8Offset: offset) }

  /// Replaces an error in the generated call of `main()` by a message about the missing method.
  func reword(_ diagnostics: inout [Diagnostic]) {
    guard let index = diagnostics.firstIndex(where: { $0.position == position }) else { return }
    diagnostics.removeAll { $0.position == position }
    diagnostics.insert(
      Diagnostic(LoweringMessage.mainFunctionMissing(type: name), at: position), at: index)
  }
}

extension SourceFileSyntax {
  /// Whether the file has top-level statements.
  var hasStatements: Bool {
    statements.contains { item in
      if case .decl = item.item { false } else { true }
    }
  }
}
