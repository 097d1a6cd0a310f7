import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// The answers to questions of declarations and expressions.
extension BodyChecker: BodyRequests {
  func solveInitialValue(
    _ term: Term, as wanted: Type?, in context: Context
  ) -> (any SolvedExpression)? {
    let contextual = wanted.map { Contextual.type($0, .initialization) } ?? .none
    return solver.solve(term, for: contextual, in: context).map {
      SolvedTerm(term: term, solution: $0)
    }
  }

  func checkOpaqueBody(of function: FunctionDeclaration) { _ = checkBody(of: function) }

  func checkDefaultArgument(of function: FunctionDeclaration, index: Int) {
    model.needBody(defaultArgument(of: function, index: index))
  }

  func taskLocal(of storage: StorageDeclaration) -> TaskLocalDeclaration? {
    let name = storage.owner.map { "\($0.type.path).\(storage.name)" } ?? storage.name
    return storage.defaultValue.map {
      TaskLocalDeclaration(
        name: name, valueType: runtimeType(storage.type.value) { _ in nil },
        defaultValue: StaticStorage(name: name, initializer: $0.routine.value.function),
        isOfLibrary: (storage.owner?.type as? NominalDeclaration)?.isPrelude ?? false)
    }
  }

  func noteUse(of conformance: ConformanceDeclaration) { runtime.note(conformance) }
}

/// A term and its solution.
struct SolvedTerm: SolvedExpression {
  var term: Term
  var solution: Solution

  var type: Type? { solution.types[term.id] }

  var refersToGlobalActor: Bool {
    solution.references.values.contains { reference in
      switch reference.target {
      case .function(let function): function.interface.value.isolation.isGlobal
      case .storage(let storage): storage.isolation.isGlobal
      default: false
      }
    }
  }
}

extension InitialValue {
  /// The term with its solution; nil with errors, which are reported.
  var solvedTerm: SolvedTerm? { solved.value as? SolvedTerm }
}
