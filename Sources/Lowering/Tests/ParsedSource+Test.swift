import Reading
import SwiftSyntax

extension ParsedSource {
  /// The text as the body of a test, after its imports.
  func asTest(named name: String) -> ParsedSource {
    guard let tree else { return self }
    var program = TestProgram(of: self, isAppended: false)
    var isOpen = false
    for item in tree.statements {
      let isImport = item.item.is(ImportDeclSyntax.self)
      if !isImport, !isOpen {
        isOpen = true
        // The test runs on the main actor, like the statements of a lesson.
        program.add(statement: "@Test(\(program.literal(name))) @MainActor")
        program.add(statement: "func _test() async throws {")
      }
      program.copy(item, endingLine: true)
    }
    if !isOpen { program.add(statement: "@Test(\(program.literal(name))) func _test() {") }
    program.add(statement: "}")
    return program.parsed(as: text.form)
  }
}
