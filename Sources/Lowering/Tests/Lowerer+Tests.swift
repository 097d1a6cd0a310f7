import SwiftSyntax

extension Lowerer {
  /// The sources with a program that runs their tests, if they have any.
  ///
  /// A file of nothing but declarations is one of a test target: its globals begin when they are first
  /// used. In one that has statements the tests run after those.
  ///
  /// - Parameter isSummed: Whether it is said at the end how many there were.
  func withTests(
    _ sources: [ParsedSource], isSummed: Bool
  ) -> (sources: [ParsedSource], hasTests: Bool) {
    let isImported = checker.imports(seenFrom: top).contains("Testing")
    let tests = sources.map { source in
      guard let tree = source.tree, isImported || source.imports.contains("Testing") else {
        return [DeclaredTest]()
      }
      return DeclaredTest.all(in: tree)
    }
    guard tests.contains(where: { !$0.isEmpty }), let main = sources.last, let tree = main.tree
    else {
      return (sources, false)
    }
    let isLibrary = main.text.form == .script && !tree.hasStatements
    var result: [ParsedSource] = []
    var last = TestProgram(of: main, isAppended: !isLibrary)
    for (index, source) in sources.enumerated() {
      let isMain = index == sources.count - 1
      if isMain, !isLibrary {
        last.add(tests[index])
        continue
      }
      result.append(isMain ? source.reparsed(as: .library) : source)
      if tests[index].isEmpty { continue }
      var program = TestProgram(of: source, isAppended: false)
      program.add(tests[index], inFunction: "_tests\(index)")
      result.append(program.parsed(as: .library))
      last.add(statement: "await _tests\(index)()")
    }
    if isSummed { last.add(statement: "_endTests()") }
    return (result + [last.parsed(as: main.text.form)], true)
  }
}

extension SourceFileSyntax {
  /// Whether something in it runs from its top.
  fileprivate var hasStatements: Bool {
    statements.contains { item in
      if case .decl = item.item { false } else { true }
    }
  }
}
