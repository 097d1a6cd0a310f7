import CheckedTree
import Machine

// Values that aren't copied have one owner. A use that consumes such a value moves it away from the
// variable, which has no value afterwards until it is assigned again. The states of the flow contain the
// variables and parts that were moved on some path to a point. Where paths meet, a value that only some
// of them moved ends: `Endings`.

/// The moved values of a body.
struct Moves {
  struct Move {
    let variable: Variable
    let path: AccessPath
    let position: Position

    func isBefore(_ other: Move) -> Bool {
      (position.line, position.column) < (other.position.line, other.position.column)
    }
  }

  /// Whether the code has values that aren't copied.
  var isTracked = false
  /// By the fact in a state.
  var known: [InitializationFlow.Fact: Move] = [:]
  /// The variables that escaping closures and local functions use.
  var escaped: Set<ObjectIdentifier> = []
  /// The variables that closures in constants use.
  var lent: Set<ObjectIdentifier> = []
  /// The places that a `switch` looks at.
  var borrowed: [InitializationFlow.Place] = []
  /// The variables with a reported error.
  var reported: Set<ObjectIdentifier> = []
  /// The variables that a `defer` block declares.
  var ofDeferred: Set<ObjectIdentifier> = []
  /// The number of scopes around each variable.
  var depths: [ObjectIdentifier: Int] = [:]
  /// Whether the names of a condition stay in scope after it, as those of a `guard` do.
  var bindsHere = false
  /// Whether `discard self` was seen.
  var discardsSelf = false
  /// The moves before each throw, while a `do` statement catches errors.
  var thrown: Set<InitializationFlow.Fact> = []

  var isEmpty: Bool { known.isEmpty }
}

extension InitializationFlow {
  /// A variable, or a part of it by the indices of fields.
  struct Place {
    let variable: Variable
    var parts: [Int] = []
    var name: String

    func overlaps(_ other: Place) -> Bool {
      variable === other.variable && zip(parts, other.parts).allSatisfy { $0 == $1 }
    }

    var fact: Fact { .moved(ObjectIdentifier(variable), parts: parts) }
  }

  /// The place of a path, or of the value that it is computed from.
  static func place(of path: AccessPath) -> Place? {
    switch path {
    case .variable(let variable): return Place(variable: variable, name: variable.name)
    case .field(let base, let index, let name), .uniqueField(let base, let index, let name):
      guard var place = place(of: base) else { return nil }
      place.parts.append(index)
      place.name += ".\(name)"
      return place
    case .tupleElement(let base, _), .forced(let base), .chained(let base), .weak(let base),
      .unowned(let base):
      return place(of: base)
    case .computed(_, let base, _): return base.flatMap(place)
    case .value, .staticStorage, .objectField: return nil
    }
  }

  private var currentBody: ObjectIdentifier? { inner.last?.body }

  /// Whether the current code declares the variable, and not the code around it.
  private func isOwn(_ variable: Variable) -> Bool {
    guard let current = currentBody else { return true }
    return variable.owner.map { ObjectIdentifier($0) == current } ?? true
  }

  // MARK: Uses

  /// Reports a use of a value that was moved on some path.
  mutating func checkMoved(_ path: AccessPath, as ownership: Ownership?, at position: Position) {
    guard moves.isTracked, let place = Self.place(of: path) else { return }
    noteEscape(of: place.variable)
    noteLending(of: place.variable)
    guard !moves.isEmpty, let earlier = earlierMove(of: place) else { return }
    let isMove = ownership?.isMove ?? false
    let name = earlier.variable.name
    let message: FlowMessage =
      if !isMove {
        .usedAfterConsume(name: name)
      } else if earlier.position == position {
        .consumedInLoop(name: name)
      } else {
        .consumedTwice(name: name)
      }
    report(message, of: place.variable)
  }

  private func earlierMove(of place: Place) -> Moves.Move? {
    for fact in state.onSomeWay {
      if case .moved = fact, let move = moves.known[fact], move.variable === place.variable,
        let other = Self.place(of: move.path), other.overlaps(place)
      {
        return move
      }
    }
    return nil
  }

  private mutating func report(
    _ message: FlowMessage, of variable: Variable, at position: Position? = nil
  ) {
    guard moves.reported.insert(ObjectIdentifier(variable)).inserted else { return }
    find(message, at: position ?? variable.position)
  }

  private mutating func noteEscape(of variable: Variable) {
    guard variable.isNoncopyable, inner.contains(where: \.isEscaping), !isOwn(variable) else {
      return
    }
    moves.escaped.insert(ObjectIdentifier(variable))
  }

  /// Notes that a closure that a constant holds uses the variable.
  private mutating func noteLending(of variable: Variable) {
    guard variable.isNoncopyable, let lent, !isOwn(variable),
      inner.contains(where: { $0.body == ObjectIdentifier(lent) })
    else { return }
    moves.lent.insert(ObjectIdentifier(variable))
  }

  /// Notes a read of a value that isn't copied.
  mutating func use(_ path: AccessPath, _ ownership: Ownership, at position: Position) {
    guard state.isReachable else { return }
    if case .discarded = ownership.use { moves.discardsSelf = true }
    if case .temporary = ownership.use { return }
    guard ownership.isMove else { return }
    switch Self.root(of: path) {
    case .value, .computed(isStored: false, _): break
    case .computed(_, let name):
      find(.consumedStoredProperty(name: name, of: .class), at: position)
    case .objectField(let name, let isSelf):
      find(
        isSelf ? .consumedField(name: name) : .consumedStoredProperty(name: name, of: .class),
        at: position)
    case .staticStorage(let name):
      find(.consumedStoredProperty(name: name, of: .global), at: position)
    case .variable:
      guard let place = Self.place(of: path) else { break }
      move(place, path, ownership, at: position)
    }
  }

  private enum Root {
    case variable, value
    case computed(isStored: Bool, String)
    case objectField(String, isSelf: Bool)
    case staticStorage(String)
  }

  private static func root(of path: AccessPath) -> Root {
    switch path {
    case .variable: .variable
    case .value: .value
    case .staticStorage(let storage):
      .staticStorage(storage.name.split(separator: ".").last.map(String.init) ?? storage.name)
    case .objectField(let object, _, let name):
      if case .load(.variable(let variable)) = object.kind {
        .objectField("\(variable.name).\(name)", isSelf: variable.name == "self")
      } else {
        .objectField(name, isSelf: false)
      }
    case .computed(let accessors, _, _):
      .computed(isStored: accessors.isStored, accessors.name ?? "")
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _),
      .forced(let base), .chained(let base), .weak(let base), .unowned(let base):
      root(of: base)
    }
  }

  private mutating func move(
    _ place: Place, _ path: AccessPath, _ ownership: Ownership, at position: Position
  ) {
    let variable = place.variable
    if case .global = variable.storage {
      return find(.consumedStoredProperty(name: variable.name, of: .global), at: position)
    }
    if variable.isBorrowed {
      return report(.consumedBorrowed(name: variable.name), of: variable)
    }
    if deferPosition != nil, !moves.ofDeferred.contains(ObjectIdentifier(variable)) {
      return report(.consumedCapture(name: variable.name), of: variable)
    }
    if !isOwn(variable) {
      if inner.contains(where: \.isEscaping) {
        return report(.consumedCapture(name: variable.name), of: variable, at: position)
      }
      if variable.isConstant { return report(.consumedCapture(name: variable.name), of: variable) }
    } else if variable.isNoncopyable, moves.escaped.contains(ObjectIdentifier(variable)) {
      return report(.consumedCapture(name: variable.name), of: variable, at: position)
    } else if moves.lent.contains(ObjectIdentifier(variable)) {
      return report(.movedWhileCaptured(name: variable.name), of: variable, at: position)
    }
    if ownership.leavesSeveralParts, !place.parts.isEmpty {
      return report(.movedPartOfLarge(name: variable.name), of: variable, at: position)
    }
    if Self.isOfUnique(path), !isInDeinitializer(of: variable) {
      return report(.consumedPart(name: variable.name), of: variable, at: position)
    }
    if moves.borrowed.contains(where: { $0.overlaps(place) }) {
      return report(.overlappingEnd(name: variable.name), of: variable, at: position)
    }
    moves.known[place.fact] = Moves.Move(variable: variable, path: path.stored, position: position)
    state.add(place.fact)
  }

  /// Whether it is a part of a structure with a `deinit`.
  private static func isOfUnique(_ path: AccessPath) -> Bool {
    switch path {
    case .uniqueField: true
    case .field(let base, _, _), .tupleElement(let base, _), .forced(let base), .chained(let base):
      isOfUnique(base)
    case .variable, .value, .staticStorage, .objectField, .computed, .weak, .unowned: false
    }
  }

  private func isInDeinitializer(of variable: Variable) -> Bool { variable.isOfDeinitializer }

  // MARK: Assignments

  /// Whether the assignment gives a moved variable a new value. Reports one of only a part.
  mutating func checkReinitialization(of path: AccessPath, at position: Position) -> Bool {
    guard moves.isTracked, let place = Self.place(of: path) else { return false }
    noteEscape(of: place.variable)
    noteLending(of: place.variable)
    checkBorrowed(path, at: position)
    guard !moves.isEmpty, earlierMove(of: place) != nil, !place.parts.isEmpty else { return false }
    if case .computed = path {
      checkMoved(path, as: nil, at: position)
      return true
    }
    report(.partlyReinitialized(name: place.variable.name), of: place.variable, at: position)
    return true
  }

  /// Notes that the assigned place has a value again.
  mutating func restore(_ path: AccessPath, at position: Position) {
    guard !moves.isEmpty, case .variable(let variable) = path else { return }
    forgetMoves(of: variable)
  }

  /// Notes a variable with its scope.
  ///
  /// - Parameter isInside: Whether the scope is that of the current statement, which has no list yet.
  mutating func declareMovable(_ variable: Variable, isInside: Bool) {
    guard moves.isTracked else { return }
    if deferPosition != nil { moves.ofDeferred.insert(ObjectIdentifier(variable)) }
    moves.depths[ObjectIdentifier(variable)] = deferred.count + (isInside ? 1 : 0)
    forgetMoves(of: variable)
  }

  private mutating func forgetMoves(of variable: Variable) {
    guard !moves.isEmpty else { return }
    for (fact, move) in moves.known where move.variable === variable { state.remove(fact) }
  }

  /// Reports a change of a value that a `switch` looks at.
  mutating func checkBorrowed(_ path: AccessPath, at position: Position) {
    guard !moves.borrowed.isEmpty, let place = Self.place(of: path),
      moves.borrowed.contains(where: { $0.overlaps(place) })
    else { return }
    report(.overlappingAccesses(name: place.variable.name), of: place.variable, at: position)
  }

  /// Visits code that runs while the subject is borrowed.
  mutating func borrowing(
    _ subject: Expression, _ visit: (inout InitializationFlow) -> Void
  ) {
    guard let ownership = subject.ownership, !ownership.isMove,
      case .load(let path) = subject.kind, let place = Self.place(of: path)
    else { return visit(&self) }
    moves.borrowed.append(place)
    visit(&self)
    moves.borrowed.removeLast()
  }

  // MARK: Ends

  /// Ends the values that only some of the paths to this point moved.
  mutating func end(_ endings: Endings) {
    guard !moves.isEmpty, state.isReachable else { return }
    let partial = moves.known.filter {
      state.onSomeWay.contains($0.key) && !state.onAllWays.contains($0.key)
    }
    for (fact, move) in partial.sorted(by: { $0.value.isBefore($1.value) }) {
      guard isOwn(move.variable),
        moves.depths[ObjectIdentifier(move.variable)] ?? 0 <= deferred.count,
        !(moves.discardsSelf && move.variable.name == "self")
      else {
        continue
      }
      if case .reference = move.variable.storage { continue }
      if case .moved(let id, let parts) = fact, !parts.isEmpty,
        state.onSomeWay.contains(.moved(id, parts: []))
      {
        continue
      }
      let isKnown = endings.endings.contains { Self.place(of: $0.path)?.fact == fact }
      if !isKnown {
        endings.endings.append(Endings.Ending(path: move.path, position: move.position))
      }
      state.add(fact)
    }
  }

  /// Reports `inout` parameters, captured variables and a discarded `self` that have no value, or
  /// should have none, where a body ends.
  mutating func checkMovesAtExit(at position: Position?) {
    guard !moves.isEmpty, state.isReachable else { return }
    checkDiscardedSelf(at: position)
    for (fact, move) in moves.known where state.onSomeWay.contains(fact) {
      if case .reference = move.variable.storage, isOwn(move.variable) {
        report(.notReinitialized(name: move.variable.name, isCapture: false), of: move.variable)
      } else if !isOwn(move.variable), !move.variable.isConstant {
        report(.notReinitialized(name: move.variable.name, isCapture: true), of: move.variable)
      }
    }
  }

  /// A method that discards `self` on one path has to move it on every other.
  private mutating func checkDiscardedSelf(at position: Position?) {
    guard moves.discardsSelf, inner.isEmpty, let position,
      let (fact, move) = moves.known.first(where: { $0.value.variable.name == "self" }),
      !state.onAllWays.contains(fact)
    else { return }
    report(.discardedSelfRemains, of: move.variable, at: position)
  }

  // MARK: Errors

  /// Notes that an error may leave the current code here.
  mutating func noteThrow(at position: Position) {
    guard !moves.isEmpty, state.isReachable else { return }
    if catches == 0 { return checkMovesAtExit(at: position) }
    moves.thrown.formUnion(state.onSomeWay.filter { if case .moved = $0 { true } else { false } })
  }

  mutating func noteThrow(by call: Expression) {
    guard !moves.isEmpty else { return }
    // Whether a requirement, a method or an operation throws isn't known here.
    if call.canThrow || catches > 0 && call.mayThrow { noteThrow(at: call.position) }
  }

  /// The moves before the errors that the code throws.
  mutating func collectingThrows(_ run: (inout InitializationFlow) -> Void) -> Set<Fact> {
    let outer = moves.thrown
    moves.thrown = []
    run(&self)
    let moved = moves.thrown
    moves.thrown = outer.union(moved)
    return moved
  }
}

extension AccessPath {
  /// The path to the storage that a moved value leaves.
  fileprivate var stored: AccessPath {
    switch self {
    case .forced(let base), .chained(let base): base.stored
    default: self
    }
  }
}

extension Expression {
  fileprivate var canThrow: Bool {
    switch kind {
    case .call(let routine, _), .makeObject(_, _, let routine, _, _): routine.canThrow
    case .callClosure(_, _, let canThrow): canThrow
    default: false
    }
  }

  fileprivate var mayThrow: Bool {
    switch kind {
    case .operation(.print, _): false
    case .callWitness, .callMethod, .makeDynamicObject, .operation: true
    default: false
    }
  }
}
