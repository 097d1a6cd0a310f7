// How source becomes functions
//
//   text → Reading → Semantics ⇄ Checking (with Solving) → Emission
//
// This target is the front end's face: sessions, submissions, modules, libraries, tests, macros. The
// essays at the top of `SemanticModel`, `Solver`, `BodyChecker` and `Emitter` describe the layers.
//
// The prelude declares the library like the library's own interfaces, so `Array.map` and a
// program's own method use the same mechanism. A declaration has a body, or `@intrinsic("name")`
// (the machine computes it), or `@operation("name")` (a driver performs it). The loader parses a
// piece (the head of a type, a member, a requirement, a function) at the first lookup of its name.
// A program that doesn't use `Set` never parses it. The machine gets the conformances of types in
// use. A type is in use if code names it or has a value of it, or if it is an associated type of a
// conformance in use (`RuntimeConformances`).
//
// A submission is a `Layer`. Its declarations refer to the layer. A submission with errors is
// dropped completely. Several files of one submission share a table of names.
//
// A module of the program is checked when it is defined, and then dropped. The first submission
// that imports it checks it again and keeps it. So the front end and the machine don't know
// conformances of modules that nothing imports. A library is a module that comes as source with a
// session (`eval --library`). Only its declarations in use are checked
// (`NominalDeclaration.isOnDemand`). Its lines begin at `Position.firstLibraryLine`; traces, traps
// and issues show the call in the program instead. Errors in it are reported at the `import`.
// `LibraryLoader` divides formatted libraries, such as `Composable`, into declarations by their
// columns, and parses each on demand. A long function of the prelude or of a formatted library is
// checked at its first call, on the thread of the lowerer (`Lowerer+Bodies`).
//
// Depth is limited before anything recurses: `NestingDepth` scans the characters and rejects deep
// nesting with its position. The parser, the checker and the emitter recurse over the rest on a
// thread with `Lowerer.stackBytes`. Work is limited by `CheckingBudget`: it counts terms and steps
// of the solver, and stops after fifty errors. It never stops inside a declaration of the prelude
// or a library, because later submissions use the result. Types have at most `Type.partsLimit`
// parts.
//
// Tests of a program (`Tests`) run in a program generated from the file's own text; `LineTable`
// maps its positions back. `#expect` calls a function of the prelude, and its operands note their
// values.

import CheckedTree
import Checking
import Emission
package import Machine
package import Reading
package import Semantics
import SwiftSyntax

/// Lowers a session's submissions, one after another, to functions that can run.
///
/// Each submission is a layer on earlier ones and sees their declarations. A submission with errors
/// is dropped completely.
package final class Lowerer {
  let checker: BodyChecker
  var model: SemanticModel { checker.model }
  /// The newest layer without errors.
  private(set) var top: Context
  private var count = 0
  /// The accepted submissions, with the state before each.
  private var kept: [Kept] = []
  /// The program's modules, linked or not, by name.
  var modules: [String: Module] = [:]
  /// The names of the modules that belong to one package with the submissions.
  var packageModules: Set<String> = []
  /// The libraries that programs can import, by name.
  var libraries: [String: KnownLibrary] = [:]
  /// Where functions of libraries are checked at their first call; nil if they are checked at once.
  let thread: (any LoweringThread)?

  /// - Parameters:
  ///   - releases: The queue of objects that await their `deinit`. The world that runs the
  ///     session's functions uses the same queue.
  ///   - libraries: The libraries that programs can import besides the prelude's modules and their
  ///     own.
  ///   - thread: The thread on which the lowerer is used, if its functions run on others: see
  ///     `LoweringThread`.
  ///   - isInterrupted: Whether the answer is no longer needed. It is called often during checking,
  ///     which then ends.
  package init(
    releases: Releases = Releases(), libraries: [Library] = [],
    thread: (any LoweringThread)? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    let model = PreludeLoader.makeModel(isInterrupted: isInterrupted)
    checker = BodyChecker(model, releases: releases, emit: Emitter.emit)
    self.thread = thread
    for library in libraries { self.libraries[library.name] = KnownLibrary(library: library) }
    model.libraryNames = libraries.map(\.name)
    top = model.core.scope
  }

  /// The requirements for values in the library's key protocols; nil if nothing imports the
  /// library.
  package var keyRequirements: KeyRequirements? { checker.keyRequirements() }

  /// `CancellationError()` from the prelude: the error of a cancelled sleep.
  package var cancellationError: Value? { checker.cancellationError() }

  /// A text with its name, and the number of its first line in the session.
  package struct File: Sendable {
    package var text: String
    package var name: String
    package var firstLine: Int

    package init(text: String, name: String = "main", firstLine: Int = 1) {
      self.text = text
      self.name = name
      self.firstLine = firstLine
    }
  }

  package struct Result {
    /// The submission's top level; nil if there are errors.
    package var function: Function?
    package var diagnostics: [Diagnostic]
    /// The type of the function's result, if the submission ends in an expression.
    package var valueType: String?
    /// Whether the function runs tests.
    package var hasTests = false
    /// Whether checking was interrupted. Nothing of the submission is kept then.
    package var isInterrupted = false
  }

  /// The stack size of a thread that lowers any text within the limits of `NestingDepth`, also in a
  /// debug build.
  package static let stackBytes = 512 << 20

  /// - Parameters:
  ///   - firstLine: The number of the text's first line in the session.
  ///   - isScript: Whether the text is a script with Swift's rules for top-level code. Otherwise it
  ///     is part of a lesson, whose statements run inside a function.
  ///   - others: Files of declarations of the same module.
  package func lower(
    _ text: String, firstLine: Int = 1, isScript: Bool = false, with others: [File] = []
  ) -> Result {
    let file = File(text: text, firstLine: firstLine)
    return lower(ParsedFiles(file, isScript: isScript, with: others))
  }

  /// Lowers a parsed submission.
  ///
  /// - Parameter name: The name of the test whose body it is; nil for any other submission.
  package func lower(_ files: ParsedFiles, asTest name: String? = nil) -> Result {
    lower(files, asTest: name, isKept: true)
  }

  /// The diagnostics of a text, and the type of its last expression. There is no function, and none
  /// of its declarations are kept.
  package func inspect(_ text: String, firstLine: Int = 1) -> Result {
    inspect(ParsedFiles(File(text: text, firstLine: firstLine)))
  }

  /// The same for a parsed text.
  package func inspect(_ files: ParsedFiles) -> Result {
    lower(files, asTest: nil, isKept: false)
  }

  private func lower(_ files: ParsedFiles, asTest name: String?, isKept: Bool) -> Result {
    let main = files.main
    let written = files.others + [name.map { main.asTest(named: $0) } ?? main]
    let problems = loadLibraries(for: written)
    let (expanded, misuses) = expandMacros(in: written)
    let (tested, hasTests) = withTests(expanded, isSummed: name == nil)
    let (sources, entry) = hasTests ? (tested, nil) : withEntryPoint(tested)
    let linking = link(sources.flatMap(\.imports))
    let isolation = Lazy<Isolation>(known: .global(model.core.nominal("MainActor")))
    let operators = model.operators
    var checked = check(sources, on: top, isolation: isolation)
    tell(problems, of: sources, in: &checked)
    tell(misuses: misuses, of: sources, in: &checked)
    entry?.reword(&checked.diagnostics)
    let valueType = checked.valueType.map { "\($0)" }
    guard checked.isRight, isKept else {
      forget(checked, operators)
      unlink(linking)
      return Result(
        function: nil, diagnostics: checked.diagnostics,
        valueType: checked.isRight ? valueType : nil, isInterrupted: checked.isInterrupted)
    }
    kept.append(Kept(layer: checked.layer, linking: linking, operators: operators, top: top))
    if let context = checked.top { top = context }
    emit(checked)
    return Result(
      function: checked.main?.function, diagnostics: [], valueType: valueType, hasTests: hasTests)
  }

  /// The names that are possible at the end of an unfinished text: members after a dot, otherwise
  /// the visible names.
  package func candidates(atEndOf text: String, firstLine: Int = 1) -> [NameCandidate] {
    guard let marked = MarkedText(text) else { return [] }
    for text in [marked.text, marked.headText] {
      let found = completing(text, firstLine: firstLine) { point in
        point.place == nil ? nil : model.candidates(at: point, prefix: marked.prefix)
      }
      if let found { return found }
    }
    return []
  }

  /// The members of a type, or of an expression's type; nil if the text is neither.
  package func members(of text: String) -> [NameCandidate]? {
    guard let marked = MarkedText("(\(text)\n).") else { return nil }
    return completing(marked.text, firstLine: 1) { point in
      guard case .member(let type, _)? = point.place, let context = point.context else {
        return nil
      }
      return model.members(of: type, from: context)
    }
  }

  /// Checks a text with a mark in it, answers a question about the mark, and drops the text.
  private func completing<Answer>(
    _ text: String, firstLine: Int, _ answer: (CompletionPoint) -> Answer?
  ) -> Answer? {
    let written = ParsedSource(File(text: text, firstLine: firstLine), form: .statements)
    let source = expandMacros(in: [written]).sources.first ?? written
    let operators = model.operators
    let point = CompletionPoint()
    model.completion = point
    defer { model.completion = nil }
    let checked = check([source], on: top, isolation: top.isolation, isWhole: false)
    let (found, _) = model.collecting { answer(point) }
    forget(checked, operators)
    return found
  }

  func emit(_ checked: Checked) {
    Emitter.emit(checked.bodies.map(\.body) + (checked.main.map { [$0] } ?? []))
  }

  /// Drops a submission. It keeps only the prelude's code that the submission was the first to
  /// need, because that code isn't requested again.
  func forget(_ checked: Checked, _ operators: Operators) {
    let layer = checked.layer
    model.operators = operators
    checker.removeConformances(of: layer)
    model.drop(layer)
    model.wanted.removeAll { $0.layer === layer }
    Emitter.emit(checked.bodies.filter { $0.layer !== layer }.map(\.body))
  }

  private struct Kept {
    let layer: Layer
    let linking: Linking
    let operators: Operators
    let top: Context
  }

  /// Removes the last submission's declarations, as if it had errors; false if there is none.
  /// Effects of its run remain.
  package func undo() -> Bool {
    guard let last = kept.popLast() else { return false }
    top = last.top
    model.operators = last.operators
    checker.removeConformances(of: last.layer)
    model.drop(last.layer)
    unlink(last.linking)
    return true
  }

  struct NeededBody {
    var body: Body
    /// The layer of the submission that declares it; nil for the prelude's.
    var layer: Layer?
  }

  struct Checked {
    let layer: Layer
    /// The context of the last file.
    var top: Context?
    /// Whether all of it is valid Swift without errors.
    var isRight = false
    /// The body of the top-level statements; nil if there are none.
    var main: Body?
    /// The bodies that it is the first to need.
    var bodies: [NeededBody] = []
    var valueType: Type?
    /// In order of position.
    var diagnostics: [Diagnostic] = []
    var isInterrupted = false
  }

  /// Checks files that see each other, as a new layer.
  ///
  /// - Parameter isWhole: Whether the sources are the complete text.
  func check(
    _ sources: [ParsedSource], in module: ProgramModule? = nil, on parent: Context,
    isolation: Lazy<Isolation>, isWhole: Bool = true
  ) -> Checked {
    var checked = Checked(layer: makeLayer(of: module))
    model.budget.renew()
    let (files, missingModules) = model.open(
      sources, in: checked.layer, on: parent, isolation: isolation)
    checked.top = files.last?.context
    let isWhole = isWhole && sources.allSatisfy { $0.tree != nil }
    if let main = files.last, main.context.file.form != .library {
      (checked.main, checked.valueType) = checker.checkTopLevel(
        main.items, in: main.context, with: files.dropLast())
    } else {
      model.declare(files)
      for file in files { checker.checkLibrary(file.items, in: file.context) }
    }
    model.checkDeclarations(of: checked.layer)
    checkWanted(&checked.bodies)
    model.checkConformances(ofTypesOf: checked.layer)
    checkWanted(&checked.bodies)
    var diagnostics = model.reporter.takeDiagnostics(withFlow: isWhole)
    if diagnostics.isEmpty, isWhole {
      checker.register(checked.layer)
      checkWanted(&checked.bodies)
      diagnostics = model.reporter.takeDiagnostics()
    }
    // Without its modules and macros, the rest of the text can't be judged.
    let missing = missingModules + model.takeUnknownMacros()
    if !missing.isEmpty {
      diagnostics.removeAll { !missing.contains($0.position) && !$0.isUnsupported }
    }
    diagnostics = RefusedParts.causes(of: diagnostics, in: sources)
    checked.isRight = diagnostics.isEmpty && isWhole && !model.budget.isOver
    if case .interruption? = model.budget.end { checked.isInterrupted = true }
    diagnostics = told(diagnostics, ofExpansionsIn: sources)
    checked.diagnostics = model.budget.told(merged(diagnostics, with: sources))
    return checked
  }

  func makeLayer(of module: ProgramModule?) -> Layer {
    count += 1
    return Layer(number: count, module: module)
  }

  /// Syntax errors and the errors in the remaining statements, in order of position.
  private func merged(_ found: [Diagnostic], with sources: [ParsedSource]) -> [Diagnostic] {
    let lasting = found.filter { diagnostic in
      sources.allSatisfy { !($0.remains?.mayFollow(diagnostic, in: $0.text.lines) ?? false) }
    }
    return (sources.flatMap(\.diagnostics) + lasting).sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }
}
