import Checking
import Reading
import Semantics
import SwiftSyntax

extension Lowerer {
  /// The sources together with a program that runs their tests, if they have any.
  ///
  /// A file with only declarations belongs to a test target, and its globals are initialized
  /// lazily. If a file has statements, the tests run after them.
  ///
  /// - Parameter isSummed: Whether a summary with the number of tests is printed at the end.
  func withTests(
    _ sources: [ParsedSource], isSummed: Bool
  ) -> (sources: [ParsedSource], hasTests: Bool) {
    let imported = model.imports(seenFrom: top)
    func imports(_ module: String, _ source: ParsedSource) -> SourceFileSyntax? {
      imported.contains(module) || source.imports.contains(module) ? source.tree : nil
    }
    let tests = sources.map { imports("Testing", $0).map(DeclaredTest.all) ?? [] }
    let cases = DeclaredTestCase.all(in: sources.map { imports("XCTest", $0) })
    let modules = [
      tests.contains { !$0.isEmpty } ? "Testing" : nil,
      cases.contains { $0.contains { !$0.tests.isEmpty } } ? "XCTest" : nil,
    ].compactMap(\.self)
    guard !modules.isEmpty, let main = sources.last, let tree = main.tree else {
      return (sources, false)
    }
    let isLibrary = main.text.form == .script && !tree.hasStatements
    var result: [ParsedSource] = []
    var last = TestProgram(
      of: main, isAppended: !isLibrary, importing: modules + others(importedBy: main, modules))
    if modules.contains("XCTest") { last.addRunner() }
    for (index, source) in sources.enumerated() {
      let isMain = index == sources.count - 1
      if isMain, !isLibrary {
        last.addRunners(of: tests[index])
        last.add(tests[index])
        last.add(cases[index])
        continue
      }
      result.append(isMain ? source.reparsed(as: .library) : source)
      if tests[index].isEmpty, cases[index].isEmpty { continue }
      var program = TestProgram(
        of: source, isAppended: false, importing: modules + others(importedBy: source, modules))
      program.add(tests[index], cases[index], inFunction: "_tests\(index)")
      result.append(program.parsed(as: .library))
      last.add(statement: "await _tests\(index)()")
    }
    if isSummed {
      last.add(statement: modules.contains("Testing") ? "_endTests()" : "_endXCTests()")
    }
    return (result + [last.parsed(as: main.text.form)], true)
  }

  /// The file's other available imports, which may declare its tests' traits.
  private func others(importedBy source: ParsedSource, _ modules: [String]) -> [String] {
    var result: [String] = []
    for name in source.imports where !modules.contains(name) && !result.contains(name) {
      if model.core.modules[name] != nil || model.programModules[name] != nil {
        result.append(name)
      }
    }
    return result
  }
}
