import CheckedTree
import Machine
package import Reading
package import Semantics

/// The types of one expression: variables, their bindings, and pending constraints.
///
/// Every change that may be undone goes through `record`. The trail can undo it, and redo it for
/// the best attempt.
package final class ConstraintSystem {
  package unowned let solver: Solver
  package var model: SemanticModel { solver.model }
  package let core: CoreTypes

  /// A change, with the information to undo and redo it.
  package enum Change {
    case bind(Int, Type)
    case type(Int, Type, old: Type?)
    // Large payloads are indirect, so the trail's other entries stay small.
    indirect case reference(Int, Reference, old: Reference?)
    case arguments(Int, [Solution.ParameterBinding])
    indirect case closure(Int, Solution.ClosureTypes)
    indirect case body(Int, CheckedBody)
    indirect case keyPath(Int, Solution.KeyPathTypes)
    case written(Int, Type)
    case opened(Int, Int, OpaqueResult)
    case made(Int, Term)
    indirect case dynamicCall(Int, Term.Arguments)
    case added(Constraint)
    case removed(Constraint)
    case scored(Score.Part, Int)
    case literal(Int, Literal)
    case converted(Int)
    case wrapped(Int, WrappedBound, old: WrappedBound?)
  }

  private(set) var trail: [Change] = []
  package var bindings: [Type?] = []
  /// The literals that each variable must be able to hold.
  package var literals: [Int: Literal] = [:]
  /// Whether array or dictionary literals are among them.
  var hasCollectionLiterals = false
  /// The variables that were bound only because values convert to them.
  private(set) var converted: Set<Int> = []
  /// For variables of optionals, the bound that decides if the context is an optional of an optional.
  var wrappedBounds: [Int: WrappedBound] = [:]
  /// Whether collection literals may have elements of several types, or none, if the context
  /// accepts any type.
  var mixesElements = false
  /// Whether closures of one expression are checked separately too, to find the mistake inside.
  var checksBodiesApart = false
  /// Constraints to simplify again when a variable becomes known.
  private var watchers: [[Constraint]] = []
  /// Unordered. Each constraint knows its index.
  private(set) var pending: [Constraint] = []
  var worklist: [Constraint] = []
  private var constraintCount = 0
  private var lookCount = 0
  /// For each variable, the last listing that contains it.
  private var listings: [Int] = []
  private var listingCount = 0
  package var solution = Solution()
  var score = Score()
  /// The context of the term being generated.
  package var context: Context
  /// The member types of variables, so that each has one variable.
  var memberVariables: [Type: Type] = [:]
  /// The parameter that each closure is passed to, by its term's id.
  var closureParameters: [Int: FunctionDeclaration.Parameter] = [:]
  /// The ids of the terms that are arguments of calls.
  var passedTerms: Set<Int> = []
  /// The whole term, once it is being solved.
  var solvedTerm: Term?
  /// The ids of the terms that are operands.
  var operands: Set<Int> = []
  /// The failure of the attempt that got furthest.
  package var failure: (progress: Int, failure: Failure)?
  /// Whether a value has an erroneous type, which was reported and fits every overload.
  var hasErrors = false
  package var steps = 0
  var work = 0
  /// The step at which the current attempt of each chosen overload began, the outermost first.
  var attempts: [Int] = []
  /// Whether closures are tried with literals of open types, because the default types don't fit.
  var leavesLiteralsOpen = false
  var checkedBodies: [String: CheckedBody] = [:]
  /// The closures that the checked bodies belong to. The bodies use their variables.
  var checkedClosures: [String: Solution.ClosureTypes] = [:]
  /// Member types of variables whose constraints aren't created yet.
  var pendingMembers: [(base: Type, associated: AssociatedType, result: Type)] = []
  /// The lookup type of each implicit member, by its term's id.
  var implicitBases: [Int: Type] = [:]

  /// The names that are looked up in the variables of implicit bases.
  var implicitNames: [Int: String] = [:]
  /// The variables of `?:` results.
  var ternaries: Set<Int> = []
  /// The contexts of closures and branches whose bodies are checked later.
  var closureContexts: [Int: Context] = [:]
  /// The variable of a literal, by the variable of its elements, keys or values.
  var elementOwners: [Int: Int] = [:]
  /// Whether elements of a literal have a default type.
  var isDefaultElement = false
  /// The operators that operands of these types determine.
  var certainOperators: [OperatorKey: OverloadUse.Candidate] = [:]
  /// The `inout` parameters of each closure, by the closure's position.
  var inoutParameters: [Position: Set<Int>] = [:]
  /// The term that a member's reference is noted for, if it isn't the member's own.
  var memberNoteIDs: [Int: Int] = [:]
  /// The constraints of the current search and those created since; all if nil.
  package var part: Set<ObjectIdentifier>?
  var partStart = 0
  var isTooComplex = false
  /// Whether a type exceeded the limit on its number of parts.
  var metLargeType = false
  /// The positions of terms that have references.
  var termPositions: [Int: Position] = [:]
  /// The number of variables that belong to an outer expression.
  var outerCount = 0
  /// Whether an existential was opened, so that results may need to be erased.
  var hasOpened = false
  /// Whether the current code may await, and whether that was so for a term.
  package var isAsync: Bool
  var asyncTerms: [Int: Bool] = [:]
  /// The `if` and `switch` expressions at valid positions, by their terms' ids.
  var allowedBranchings: Set<Int> = []
  /// The closures that consist of an `if` or `switch` without `return`, by the expressions' terms.
  var impliedBranchings: [Int: ClosureUse] = [:]

  package init(solver: Solver, context: Context) {
    self.solver = solver
    self.context = context
    core = solver.core
    isAsync = context.body.map { $0.waits ?? $0.function.isAsync } ?? true
    // Reserves room for most expressions, because growing copies and rehashes.
    trail.reserveCapacity(24)
    solution.types.reserveCapacity(12)
    solution.references.reserveCapacity(6)
    termPositions.reserveCapacity(12)
    if let discovery = solver.discovery { begin(discovery) }
  }

  // MARK: Variables

  func makeVariable() -> Type {
    bindings.append(nil)
    watchers.append([])
    listings.append(0)
    return .variable(bindings.count - 1)
  }

  /// The representative variable of the type, or the type bound to it.
  package func root(_ type: Type) -> Type {
    var type = type
    while case .variable(let id) = type.kind, let known = bindings[id] { type = known }
    return type
  }

  /// The type with every bound variable replaced.
  func simplify(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    let type = root(type)
    guard type.hasVariables, type.asVariable == nil else { return type }
    switch type.kind {
    case .member(let base, let associated):
      let base = simplify(base)
      let member = Type(.member(base, associated))
      if base.asVariable == nil, let found = typeWitness(associated, of: base), found != member {
        return simplify(found)
      }
      return member
    default: return type.mapParts { simplify($0) }
    }
  }

  package func bind(_ id: Int, to type: Type) {
    record(.bind(id, type))
  }

  // MARK: The trail

  package var mark: Int { trail.count }

  func record(_ change: Change) {
    perform(change)
    trail.append(change)
  }

  private func perform(_ change: Change) {
    switch change {
    case .bind(let id, let type):
      bindings[id] = type
      for constraint in watchers[id] where constraint.isPending { worklist.append(constraint) }
    case .type(let id, let type, _): solution.types[id] = type
    case .reference(let id, let reference, _): solution.references[id] = reference
    case .arguments(let id, let bindings): solution.arguments[id] = bindings
    case .closure(let id, let types): solution.closures[id] = types
    case .body(let id, let body): solution.bodies[id] = body
    case .keyPath(let id, let types): solution.keyPaths[id] = types
    case .written(let id, let type): solution.writtenTypes[id] = type
    case .opened(let call, let argument, let opened):
      solution.openedArguments[call, default: [:]][argument] = opened
    case .made(let id, let call): solution.madeValues[id] = call
    case .dynamicCall(let id, let arguments): solution.dynamicCalls[id] = arguments
    case .added(let constraint):
      postpone(constraint)
    case .removed(let constraint):
      settle(constraint)
    case .scored(let part, let count): score[part] += count
    case .literal(let id, let literal): literals[id] = literal
    case .converted(let id): converted.insert(id)
    case .wrapped(let id, let bound, _): wrappedBounds[id] = bound
    }
  }

  private func postpone(_ constraint: Constraint) {
    if constraint.isPending { return }
    constraint.place = pending.count
    pending.append(constraint)
  }

  private func settle(_ constraint: Constraint) {
    guard let place = constraint.place else { return }
    let last = pending.removeLast()
    if last !== constraint {
      pending[place] = last
      last.place = place
    }
    constraint.place = nil
  }

  package func undo(to mark: Int) {
    worklist = []
    memberVariables = [:]
    pendingMembers = []
    while trail.count > mark, let change = trail.popLast() {
      switch change {
      case .bind(let id, _): bindings[id] = nil
      case .type(let id, _, let old): solution.types[id] = old
      case .reference(let id, _, let old): solution.references[id] = old
      case .arguments(let id, _): solution.arguments[id] = nil
      case .closure(let id, _): solution.closures[id] = nil
      case .body(let id, _): solution.bodies[id] = nil
      case .keyPath(let id, _): solution.keyPaths[id] = nil
      case .written(let id, _): solution.writtenTypes[id] = nil
      case .opened(let call, let argument, _): solution.openedArguments[call]?[argument] = nil
      case .made(let id, _): solution.madeValues[id] = nil
      case .dynamicCall(let id, _): solution.dynamicCalls[id] = nil
      case .added(let constraint):
        settle(constraint)
      case .removed(let constraint):
        postpone(constraint)
      case .scored(let part, let count): score[part] -= count
      case .literal(let id, _): literals[id] = nil
      case .converted(let id): converted.remove(id)
      case .wrapped(let id, _, let old): wrappedBounds[id] = old
      }
    }
  }

  func changes(since mark: Int) -> [Change] { Array(trail[mark...]) }

  func redo(_ changes: [Change]) {
    for change in changes {
      perform(change)
      trail.append(change)
    }
    worklist = []
    memberVariables = [:]
  }

  // MARK: Notes

  package func note(_ type: Type, for term: Term) {
    termPositions[term.id] = term.anchor
    record(.type(term.id, type, old: solution.types[term.id]))
  }

  package func note(_ reference: Reference, for id: Int) {
    record(.reference(id, reference, old: solution.references[id]))
  }

  package func add(_ part: Score.Part, _ count: Int = 1) { record(.scored(part, count)) }

  // MARK: Constraints

  package func add(_ kind: Constraint.Kind, _ term: Term) {
    constraintCount += 1
    let constraint = Constraint(kind, term: term, number: constraintCount)
    record(.added(constraint))
    worklist.append(constraint)
  }

  /// Adds a constraint that waits for a variable in the type.
  func postpone(_ kind: Constraint.Kind, for type: Type, _ term: Term) {
    constraintCount += 1
    let constraint = Constraint(kind, term: term, number: constraintCount)
    record(.added(constraint))
    watch(constraint, [type])
  }

  /// Simplifies the constraint again when one of the types' variables becomes known.
  func watch(_ constraint: Constraint, _ types: [Type]) {
    for type in types { forEachVariable(in: type) { watchers[$0].append(constraint) } }
  }

  var constraintNumber: Int { constraintCount }

  /// The constraints that wait for a variable, each once.
  package func waiting(for id: Int) -> [Constraint] {
    lookCount += 1
    return watchers[id].filter { constraint in
      guard constraint.isPending, constraint.look != lookCount else { return false }
      constraint.look = lookCount
      return true
    }
  }

  package func variables(in type: Type) -> [Int] {
    var found: [Int] = []
    forEachVariable(in: type) { found.append($0) }
    return found
  }

  func forEachVariable(in type: Type, _ body: (Int) -> Void) {
    guard type.hasVariables else { return }
    let type = root(type)
    if case .variable(let id) = type.kind { return body(id) }
    type.forEachPart { forEachVariable(in: $0, body) }
  }

  /// Begins a listing of variables, each once.
  func beginListing() { listingCount += 1 }

  /// Adds the variable to the listing; false if it was already there.
  package func list(_ id: Int) -> Bool {
    if listings[id] == listingCount { return false }
    listings[id] = listingCount
    return true
  }

  /// Notes why this attempt failed; returns false for the caller to return.
  func fail(_ failure: @autoclosure () -> Failure) -> Bool {
    let progress = trail.count
    guard let known = self.failure else {
      self.failure = (progress, told(failure()))
      return false
    }
    let significance = known.failure.significance
    switch significance {
    case .inside: return false
    case .specific where known.progress >= progress: return false
    case .specific, .vague: break
    }
    let failure = failure()
    let new = failure.significance
    if new > significance || new == significance && known.progress < progress {
      self.failure = (progress, told(failure))
    }
    return false
  }

  /// Fails the attempt because a closure or branch contains mistakes.
  func fail(inside diagnostics: [Diagnostic]) -> Bool {
    if let failure, failure.failure.significance == .inside, failure.progress >= trail.count {
      return false
    }
    failure = (trail.count, .nested(diagnostics))
    return false
  }
}
