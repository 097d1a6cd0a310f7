package import Machine
import SwiftSyntax

/// From a session's submissions, one after another, to functions that can be run.
///
/// Each submission is a layer on the ones before: it sees what they declared, and one that has
/// errors is dropped whole.
package final class Lowerer {
  private let checker: Checker
  /// The newest layer without errors.
  private var top: Context
  private var count = 0

  /// - Parameter releases: Where objects of the session wait for their `deinit`; the world that its
  ///   functions run in has the same.
  package init(releases: Releases = Releases()) {
    checker = PreludeLoader.makeChecker(releases: releases)
    top = checker.core.scope
  }

  /// Where the library's protocols of keys have their values; nil while nothing imports it.
  package var keyRequirements: KeyRequirements? { checker.keyRequirements() }

  /// `CancellationError()` as the prelude declares it: what a cancelled sleep throws.
  package var cancellationError: Value? { checker.cancellationError() }

  package struct Result {
    /// The submission's top level; nil when there were errors.
    package var function: Function?
    package var diagnostics: [Diagnostic]
    /// The type of the value the function returns, when the submission ends in an expression.
    package var valueType: String?
  }

  /// - Parameters:
  ///   - firstLine: The number of the text's first line in the session.
  ///   - isScript: Whether the text is a file of its own, for which Swift's rules for top-level
  ///     code hold, rather than part of a lesson, whose statements stand inside a function.
  package func lower(_ text: String, firstLine: Int = 1, isScript: Bool = false) -> Result {
    lower(text, firstLine: firstLine, isScript: isScript, isKept: true)
  }

  /// What is wrong with a text, and the type of the value that it ends in. There is no function, and
  /// nothing that the text declares is kept.
  package func inspect(_ text: String, firstLine: Int = 1) -> Result {
    lower(text, firstLine: firstLine, isScript: false, isKept: false)
  }

  private func lower(_ text: String, firstLine: Int, isScript: Bool, isKept: Bool) -> Result {
    let source = ParsedSource(text, firstLine: firstLine)
    guard let tree = source.tree ?? source.remains?.tree else {
      return Result(function: nil, diagnostics: source.diagnostics, valueType: nil)
    }
    let (layer, context) = makeLayer(for: source, isScript: isScript)
    let operators = checker.operators
    let checked = check(
      tree, in: context, isScript: isScript, isWhole: source.tree != nil)
    let valueType = checked.valueType.map { "\($0)" }
    if !isKept, checked.diagnostics.isEmpty, source.tree != nil {
      forget(layer, checked, operators)
      return Result(function: nil, diagnostics: [], valueType: valueType)
    }
    guard checked.diagnostics.isEmpty, source.tree != nil else {
      forget(layer, checked, operators)
      return Result(
        function: nil, diagnostics: merged(checked.diagnostics, with: source), valueType: nil)
    }
    top = context
    Emission.emitAll(checked.bodies.map(\.body) + [checked.main])
    return Result(function: checked.main.function, diagnostics: [], valueType: valueType)
  }

  /// The names that could stand at the end of a text that is being typed, with what each of them
  /// means: members after a dot, else what is in view there.
  package func candidates(atEndOf text: String, firstLine: Int = 1) -> [NameCandidate] {
    guard let marked = MarkedText(text) else { return [] }
    for text in [marked.text, marked.headText] {
      let found = completing(text, firstLine: firstLine) { point in
        point.place == nil ? nil : checker.candidates(at: point, prefix: marked.prefix)
      }
      if let found { return found }
    }
    return []
  }

  /// The members of a type, or of an expression's; nil where the text is neither.
  package func members(of text: String) -> [NameCandidate]? {
    guard let marked = MarkedText("(\(text)\n).") else { return nil }
    return completing(marked.text, firstLine: 1) { point in
      guard case .member(let type, _)? = point.place, let context = point.context else {
        return nil
      }
      return checker.members(of: type, from: context)
    }
  }

  /// Checks a text with a mark in it, asks about the mark, and forgets the text.
  private func completing<Answer>(
    _ text: String, firstLine: Int, _ answer: (CompletionPoint) -> Answer?
  ) -> Answer? {
    let source = ParsedSource(text, firstLine: firstLine)
    guard let tree = source.tree ?? source.remains?.tree else { return nil }
    let (layer, context) = makeLayer(for: source, isScript: false)
    let operators = checker.operators
    let point = CompletionPoint()
    checker.completion = point
    defer { checker.completion = nil }
    let checked = check(tree, in: context, isScript: false, isWhole: false)
    let (found, _) = checker.collecting { answer(point) }
    forget(layer, checked, operators)
    return found
  }

  private func makeLayer(
    for source: ParsedSource, isScript: Bool
  ) -> (layer: Layer, context: Context) {
    count += 1
    let layer = Layer(number: count)
    layer.isScript = isScript
    let context = Context(
      kind: .layer, parent: top, file: source.text, layer: layer,
      isolation: Lazy(known: .global(checker.core.nominal("MainActor"))))
    return (layer, context)
  }

  /// Leaves nothing behind of a submission but the code of the prelude that it was the first to need:
  /// nothing asks for that again.
  private func forget(_ layer: Layer, _ checked: Checked, _ operators: Operators) {
    checker.operators = operators
    checker.removeConformances(of: layer)
    checker.drop(layer)
    Emission.emitAll(checked.bodies.filter { $0.layer !== layer }.map(\.body))
  }

  /// What is wrong with the text's grammar and with what is left of it, in the order of the places.
  private func merged(_ found: [Diagnostic], with source: ParsedSource) -> [Diagnostic] {
    guard let remains = source.remains else { return found }
    return (source.diagnostics + found.filter { !remains.mayFollow($0, in: source.text.lines) })
      .sorted {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
  }

  private struct NeededBody {
    var body: Body
    /// Of the submission that declares it; nil for the prelude's.
    var layer: Layer?
  }

  private struct Checked {
    var main: Body
    /// Of everything that `main` needs and nothing needed before.
    var bodies: [NeededBody]
    var valueType: Type?
    /// In the order of their places.
    var diagnostics: [Diagnostic]
  }

  /// - Parameter isWhole: Whether this is all of the text.
  private func check(
    _ tree: SourceFileSyntax, in context: Context, isScript: Bool, isWhole: Bool
  ) -> Checked {
    checker.declareOperators(of: tree, file: context.file)
    checker.readImports(of: tree, in: context)
    let (main, valueType) = checker.checkTopLevel(
      tree.statements, in: context, isScript: isScript)
    var bodies: [NeededBody] = []
    if let layer = context.layer { checker.checkDeclarations(of: layer) }
    checkWanted(&bodies)
    if let layer = context.layer {
      checker.checkConformances(ofTypesOf: layer)
      checkWanted(&bodies)
    }
    var diagnostics = checker.takeDiagnostics(withFlow: isWhole)
    if diagnostics.isEmpty, isWhole, let layer = context.layer {
      checker.register(layer)
      checkWanted(&bodies)
      diagnostics = checker.takeDiagnostics()
    }
    diagnostics.sort {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    return Checked(main: main, bodies: bodies, valueType: valueType, diagnostics: diagnostics)
  }

  /// Checks every body that is needed, the prelude's included, until nothing more is.
  private func checkWanted(_ bodies: inout [NeededBody]) {
    repeat {
      while let function = checker.wanted.popLast() {
        if let type = function.owner?.type as? NominalDeclaration {
          checker.runtime.noteDescriptions(of: type)
        }
        if let body = checker.checkBody(of: function) {
          bodies.append(NeededBody(body: body, layer: function.layer))
        }
      }
      checker.registerUsed()
    } while !checker.wanted.isEmpty
  }
}
