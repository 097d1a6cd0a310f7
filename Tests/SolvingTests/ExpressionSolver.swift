import CheckedTree
import LayerPrograms
import Machine
import Reading
import SwiftSyntax

@testable import Semantics
@testable import Solving

/// Expressions that are solved after the declarations of a program.
final class ExpressionSolver {
  private let model: SemanticModel
  private let context: Context
  private let bodies = NoBodies()
  private let solver: Solver

  init(_ declarations: String) {
    let program = OpenedProgram(declarations)
    (model, context) = (program.model, program.context)
    solver = Solver(model, requests: bodies)
    bodies.solver = solver
    model.requests = bodies
    program.declare()
  }

  /// The type of the expression, or the first message about it.
  func type(of expression: String, as wanted: String? = nil) -> String {
    let (found, messages) = solve(expression, as: wanted)
    return messages.first ?? found.map { "\($0.type)" } ?? "no type"
  }

  /// The line of the declaration that the expression calls.
  func line(calledBy expression: String) -> Int? {
    guard let (_, term, solution) = solve(expression, as: nil).found else { return nil }
    let callee: Term = if case .call(let callee, _) = term.kind { callee } else { term }
    let reference = solution.references[callee.id] ?? solution.references[term.id]
    return reference?.target.declaration?.position.line
  }

  private func solve(
    _ expression: String, as wanted: String?
  ) -> (found: (type: Type, term: Term, solution: Solution)?, messages: [String]) {
    let text = "let value\(wanted.map { ": \($0)" } ?? "") = \(expression)"
    let source = ParsedSource(text, form: .library)
    guard case .decl(let item)? = source.tree?.statements.first?.item,
      let binding = item.as(VariableDeclSyntax.self)?.bindings.first,
      let value = binding.initializer?.value
    else { return (nil, source.diagnostics.map(\.message)) }
    let place = Context(
      kind: .head, parent: context, file: source.text, layer: context.layer,
      isolation: Lazy(known: .unspecified))
    let term = model.term(value, in: place)
    let type = binding.typeAnnotation.map { model.resolve($0.type, in: place) }
    let contextual = type.map { Contextual.type($0, .initialization) } ?? .none
    let solution = solver.solve(term, for: contextual, in: place)
    let messages = model.reporter.takeDiagnostics().map(\.message)
    return (solution.flatMap { found in found.types[term.id].map { ($0, term, found) } }, messages)
  }
}

/// Answers for expressions without statements in them.
private final class NoBodies: BodyRequests {
  weak var solver: Solver?

  func checkClosureBody(
    _ closure: ClosureTerm, parameters: [StorageDeclaration], result: Type?, wantsOptional: Bool,
    builder: Type?, context: Context
  ) -> CheckedBody {
    CheckedBody(result: result ?? .error, diagnostics: [])
  }

  func checkBranching(
    _ syntax: ExprSyntax, wanting wanted: Type?, isOptional: Bool, context: Context
  ) -> CheckedBody {
    CheckedBody(result: wanted ?? .error, diagnostics: [])
  }

  func inferredDefault(of function: FunctionDeclaration, index: Int) -> Type? { nil }
  func noteUse(of type: Type) {}
  func noteUse(of conformance: ConformanceDeclaration) {}
  func checkOpaqueBody(of function: FunctionDeclaration) {}
  func checkDefaultArgument(of function: FunctionDeclaration, index: Int) {}
  func taskLocal(of storage: StorageDeclaration) -> TaskLocalDeclaration? { nil }

  func solveInitialValue(
    _ term: Term, as wanted: Type?, in context: Context
  ) -> (any SolvedExpression)? {
    let contextual = wanted.map { Contextual.type($0, .initialization) } ?? .none
    return solver?.solve(term, for: contextual, in: context).map {
      Solved(term: term, type: $0.types[term.id])
    }
  }

  private struct Solved: SolvedExpression {
    var term: Term
    var type: Type?
    var refersToGlobalActor: Bool { false }
  }
}
