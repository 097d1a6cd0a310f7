import SwiftText

/// A lesson as one Swift file for the compiler, to compare its output with ours.
///
/// Imports, types and extensions are at file scope, as the compiler requires. Everything else runs
/// in order inside an asynchronous `main`, each block in a scope within the previous one, so that a
/// block may declare a name again, as a submission may in a session.
package struct CompiledForm: Equatable, Sendable {
  package var source: String
  /// The lesson's own modules, in the order of their definitions.
  package var modules: [Module] = []
  /// Diagnostics for types that are declared twice, which only a session allows.
  package var diagnostics: [LessonDiagnostic]

  package struct Module: Equatable, Sendable {
    package var name: String
    /// The contents of the files, one for each block.
    package var files: [String]
  }
}

extension Lesson {
  /// Builds the program of every block that runs.
  ///
  /// - Parameter id: A block that must be rejected, which is compiled after the blocks before it.
  ///   Later blocks are omitted.
  /// - Parameter pauses: The milliseconds to wait after a block. A session waits for the tasks that a block
  ///   leaves behind, and compiled code doesn't.
  package func compiledForm(
    rejecting id: CodeBlock.ID? = nil, pauses: [CodeBlock.ID: Int] = [:]
  ) -> CompiledForm {
    var form = FormBuilder(path: path)
    for block in codeBlocks {
      if block.id == id {
        form.add(block)
        break
      }
      guard block.mode != .rejected else { continue }
      form.add(block)
      if let pause = pauses[block.id] { form.addPause(milliseconds: pause) }
    }
    return form.form
  }
}

extension CodeBlock {
  /// Builds the program of an independent block.
  package func compiledForm(ofFile path: String) -> CompiledForm {
    var form = FormBuilder(path: path)
    form.add(self)
    return form.form
  }
}

private struct FormBuilder {
  let path: String
  private var imports: [String] = []
  private var declarations: [String] = []
  private var body: [String] = []
  private var depth = 0
  private var declared: [String: Int] = [:]
  private var diagnostics: [LessonDiagnostic] = []
  private var modules: [CompiledForm.Module] = []
  private var tests = 0

  init(path: String) {
    self.path = path
  }

  /// A test is a local function that isn't called. The compiler checks it, but its output isn't
  /// compared, because only a test runner reports failed tests.
  private mutating func addTest(_ block: CodeBlock) {
    let pieces = SwiftBlockSplitter.pieces(of: block.code)
    addImport("import Testing")
    for piece in pieces {
      if case .import = piece.kind { addImport(piece.text) }
    }
    let rest = pieces.filter { if case .import = $0.kind { false } else { true } }
    tests += 1
    body.append("func test\(tests)_() async throws {")
    body += rest.map { located($0.text, line: block.line + $0.line) }
    body.append("}")
  }

  private mutating func addImport(_ text: String) {
    let text = String(text.drop { $0 == " " || $0 == "\t" })
    if !imports.contains(text) { imports.append(text) }
  }

  mutating func add(_ block: CodeBlock) {
    if block.test != nil { return addTest(block) }
    if let module = block.module {
      let file = located(block.code, line: block.line)
      if let index = modules.firstIndex(where: { $0.name == module }) {
        modules[index].files.append(file)
      } else {
        modules.append(CompiledForm.Module(name: module, files: [file]))
      }
      return
    }
    if block.mode == .exercise { setAsideDeclarations(of: block) }
    var hasStatements = false
    for piece in SwiftBlockSplitter.pieces(of: block.code) {
      let line = block.line + piece.line
      switch piece.kind {
      case .import:
        addImport(piece.text)
      case .declaration(let name):
        if let name { note(name, line: line, text: piece.text) }
        declarations.append(located(piece.text, line: line))
      case .function:
        // In a session, a function belongs to no actor, so that any task can call it.
        beginScope(&hasStatements)
        body.append(located("nonisolated " + piece.text, line: line))
      case .statements:
        beginScope(&hasStatements)
        body.append(located(piece.text, line: line))
      }
    }
  }

  mutating func addPause(milliseconds: Int) {
    body.append("try await _Concurrency.Task.sleep(nanoseconds: \(milliseconds)_000_000)")
  }

  /// Begins the scope of a block, unless it has begun.
  private mutating func beginScope(_ hasBegun: inout Bool) {
    guard !hasBegun else { return }
    body.append("do {")
    depth += 1
    hasBegun = true
  }

  /// Renames types that an exercise declares again in the preceding code, which continues to use
  /// its own declarations, as in a session.
  private mutating func setAsideDeclarations(of block: CodeBlock) {
    for piece in SwiftBlockSplitter.pieces(of: block.code) {
      guard case .declaration(let name?) = piece.kind, declared[name] != nil else { continue }
      declared[name] = nil
      declarations = declarations.map { $0.renaming(name, to: name + "_before") }
      body = body.map { $0.renaming(name, to: name + "_before") }
    }
  }

  var form: CompiledForm {
    let lines =
      imports + unlocated(declarations)
      // A name that no lesson uses for its own types.
      + ["@main struct CompiledLesson {"]
      + ["@MainActor static func main() async throws {"] + unlocated(body)
      + [String(repeating: "}", count: depth + 2)]
    return CompiledForm(
      source: lines.joined(separator: "\n") + "\n", modules: modules, diagnostics: diagnostics)
  }

  /// Returns code whose locations in the lesson end with it. Swift refuses an end without a beginning.
  private func unlocated(_ code: [String]) -> [String] {
    code.contains { $0.hasPrefix("#sourceLocation") } ? code + ["#sourceLocation()"] : code
  }

  private func located(_ text: String, line: Int) -> String {
    let file = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(file)\", line: \(line))\n\(text)"
  }

  private mutating func note(_ name: String, line: Int, text: String) {
    guard let first = declared[name] else {
      declared[name] = line
      return
    }
    let sourceLine = text.prefix { !$0.isNewline }
    let indentation = sourceLine.prefix { $0 == " " || $0 == "\t" }.utf8.count
    diagnostics.append(
      LessonDiagnostic(
        problem: .typeDeclaredTwice(name, firstLine: first), file: path, line: line,
        column: indentation + 1, sourceLine: String(sourceLine)))
  }
}

extension String {
  fileprivate func renaming(_ name: String, to new: String) -> String {
    var bytes = Array(utf8)
    for place in SwiftTokenizer.places(of: name, in: self).reversed() {
      bytes.replaceSubrange(place, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
