import CheckedTree
import Machine

// From the checked tree to the functions of the machine.
//
// The input is bodies (`Emitter.emit`), and the output is sealed functions. First,
// `CaptureAnalysis` finds the variables that each body captures. It repeats until nothing changes,
// because a local function needs the captures of the functions that it calls. Then an `Emitter`
// emits each body.
//
// Invariants: an expression leaves one value on the stack, a statement none; `Code` checks this
// during emission. Leaving a block in any way runs its `exits` (`Emitter+Exits`). A value that can
// hold objects, according to the tree, is released at its last use (`Lifetimes`).
//
// Where to add: a form of expression in `Emitter+Expressions` or the file of its kind; an
// instruction in `Machine`, and its effect on the stack in `Instruction+StackEffect`.

/// Emits the code of one body.
///
/// Its parts follow the tree: expressions leave one value on the stack, statements none.
package final class Emitter {
  let body: Body
  var code = Code()
  private(set) var uses = Uses()
  /// The exits of the enclosing blocks, innermost last.
  var exits: [Region] = []
  var loops: [Statement.LoopID: LoopTargets] = [:]
  /// The bodies that `fallthrough` continues with.
  var nextCases: [Target] = []
  /// The ends of the enclosing `if` and `switch` expressions.
  var yields: [Target] = []
  var chains: [Chain] = []
  /// The values of patterns that declare several fields, by their routines.
  var wholeDefaults: [ObjectIdentifier: Variable] = [:]
  /// The actor for the current call, if it hops.
  var destination: Destination?
  /// The slots with values of stored properties that are lent to a call.
  var lentSlots: Set<Int> = []

  /// The variables that are copies.
  var copies: CopyNotes

  private(set) var lifetimes = Lifetimes()
  private var slots: [ObjectIdentifier: Int] = [:]
  /// The slots of variables named `self`.
  private var selfSlots: [Int] = []
  private var slotCount = 0
  private var isWritten = false

  /// - Parameter copies: The copies whose fates are noted.
  init(_ body: Body, noting copies: CopyNotes.Plan = CopyNotes.Plan()) {
    self.body = body
    self.copies = CopyNotes(copies)
  }

  /// Finds the uses of the body, without sealing its function.
  func scan() -> Uses {
    emitBody()
    isWritten = true
    return uses
  }

  /// Whether the code of `scan` is final, as for most bodies: neither the body nor its inner bodies
  /// capture anything, and no copies are noted.
  var isFinal: Bool {
    guard body.actor == nil, body.captureList.isEmpty, uses.closures.isEmpty, uses.routines.isEmpty,
      copies.found.isEmpty
    else { return false }
    return uses.variables.allSatisfy { uses.isOwnOrGlobal($0, in: body) }
  }

  func seal() {
    let inside = body.captures + body.captureList.map(\.variable)
    var extra = 0
    if case .shared = body.actor { extra = 1 }
    if !isWritten {
      for variable in inside { claimSlot(for: variable) }
      if extra > 0 { _ = makeSlot() }
      for variable in body.parameters { claimSlot(for: variable) }
      emitBody()
    }
    body.function.seal(
      captureCount: inside.count + extra, parameterCount: body.parameters.count,
      slotCount: slotCount, code: code.finished(),
      positions: body.isUnwritten ? code.positions.map { _ in nil } : code.positions,
      actorCapture: actorCapture(inside), selfSlots: selfSlots,
      readsOfOldValues: code.readsOfOldValues, keepsValue: body.keepsValue,
      captureNames: inside.map(\.name), home: home)
  }

  /// The function whose source text contains the closure.
  private var home: Function.Home? {
    guard case .closure = body.kind else { return nil }
    var outer = body.parent
    while let body = outer, case .closure = body.kind { outer = body.parent }
    return outer.map {
      Function.Home(name: $0.function.name, position: $0.function.position, owner: $0.owner)
    }
  }

  /// The index of the capture that is the closure's actor.
  private func actorCapture(_ captures: [Variable]) -> Int? {
    switch body.actor {
    case nil: return nil
    case .shared: return captures.count
    case .captured:
      let listed = body.captureList
      if let index = body.captures.firstIndex(where: \.isOwnActor) { return index }
      return listed.firstIndex { variable, value in
        guard variable.ownership == .strong, case .load(.variable(let source)) = value.kind else {
          return false
        }
        return source.isOwnActor
      }.map { body.captures.count + $0 }
    }
  }

  private func emitBody() {
    for variable in body.captureList.map(\.variable) + body.parameters {
      let slot = claimSlot(for: variable)
      if variable.isBoxed { code.append(.box(slot: slot)) }
    }
    moveOwnedParameters()
    for (variable, value) in body.ownTypes {
      emit(value)
      declare(variable)
    }
    if emitWhole() { return }
    emitStart()
    // The frame releases the remaining values, the last slot first.
    let start = exits.count
    for statement in body.statements { emit(statement) }
    endRegions(downTo: start)
    emitEnd()
  }

  /// Moves the parameters that the function owns behind the others. The frame then releases them first.
  private func moveOwnedParameters() {
    guard let first = body.parameters.firstIndex(where: \.isOwnedParameter),
      body.parameters[first...].contains(where: { !$0.isOwnedParameter && $0.canHoldObjects })
    else { return }
    for variable in body.parameters where variable.isOwnedParameter {
      code.append(.take(slot: slot(of: variable)))
      let slot = storeInNewSlot()
      slots[ObjectIdentifier(variable)] = slot
      if variable.name == "self" { selfSlots.append(slot) }
    }
  }

  // MARK: Slots

  func makeSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// A target for jumps out of the code that begins here.
  func makeTarget(_ label: Label) -> Target {
    Target(label: label, exitCount: exits.count, mark: lifetimes.mark)
  }

  /// Moves the top of the stack to a new slot, which is cleared after the statement.
  func storeTemporary(canHoldObjects: Bool = true) -> Int {
    let slot = storeInNewSlot()
    if canHoldObjects { lifetimes.addTemporary(slot) }
    return slot
  }

  /// Moves the top of the stack to a new slot, which holds no object or is taken later.
  func storeInNewSlot() -> Int {
    let slot = makeSlot()
    code.append(.store(slot: slot))
    return slot
  }

  /// Clears the slots filled since the mark, at the end of their scope or on one path out of it.
  func clear(since mark: Lifetimes.Mark, upTo end: Lifetimes.Mark? = nil) {
    clear(lifetimes.slots(since: mark, upTo: end))
  }

  /// Clears the slots filled since the mark that hold no variables.
  func clearTemporaries(since mark: Lifetimes.Mark) {
    clear(lifetimes.temporaries(since: mark))
  }

  /// Clears the slots after an error from inside.
  func clearAfterError(since mark: Lifetimes.Mark) {
    clear(lifetimes.slotsEverFilled(since: mark))
  }

  /// Ends a statement: clears its temporaries and, for a scope, its variables.
  func endStatement(since mark: Lifetimes.Mark, isScope: Bool) {
    clear(isScope ? lifetimes.slots(since: mark) : lifetimes.temporaries(since: mark))
    lifetimes.end(since: mark, onlyTemporaries: !isScope)
  }

  private func clear(_ slots: [Int]) {
    for slot in slots {
      code.append(.take(slot: slot))
      code.append(.pop)
    }
  }

  /// The slot of a variable that this body declares.
  @discardableResult func claimSlot(for variable: Variable) -> Int {
    uses.declared.insert(ObjectIdentifier(variable))
    return slot(of: variable)
  }

  func slot(of variable: Variable) -> Int {
    uses.add(variable)
    let id = ObjectIdentifier(variable)
    if let slot = slots[id] { return slot }
    let slot = makeSlot()
    slots[id] = slot
    if variable.name == "self" { selfSlots.append(slot) }
    return slot
  }

  // MARK: Variables

  /// Whether the variable's slot holds a cell.
  func holdsCell(_ variable: Variable) -> Bool {
    if case .reference = variable.storage { return true }
    return variable.isBoxed
  }

  /// `-- value`; for a weak or unowned variable, the weak reference.
  func load(_ variable: Variable) {
    switch variable.storage {
    case .global(let cell):
      code.append(.loadGlobal(cell, name: variable.name))
    case .asyncLet:
      code.append(.loadReference(slot: slot(of: variable)))
      code.append(.perform(.awaitAsyncLet, argumentCount: 1))
    case .local, .reference:
      let slot = slot(of: variable)
      code.append(
        holdsCell(variable)
          ? .loadCell(slot: slot, name: variable.name, isOwn: variable.isBoxed)
          : .load(slot: slot, name: variable.name))
    }
  }

  /// `value --`
  func store(_ variable: Variable) {
    switch variable.storage {
    case .global(let cell):
      code.append(.storeGlobal(cell))
    case .local, .reference, .asyncLet:
      let slot = slot(of: variable)
      code.append(
        holdsCell(variable)
          ? .storeCell(slot: slot, isOwn: variable.isBoxed) : .store(slot: slot))
    }
  }

  /// `value --`; declares the variable with a new cell or slot.
  func declare(_ variable: Variable, untilEndOfStatement: Bool = false) {
    if variable.ownership != .strong { code.append(.makeWeak) }
    declareStored(variable, untilEndOfStatement: untilEndOfStatement)
  }

  func declareUninitialized(_ variable: Variable) {
    if variable.ownership == .weak {
      code.append(.push(.none))
      declare(variable)
    } else {
      code.append(.push(.uninitialized))
      declareStored(variable)
    }
  }

  private func declareStored(_ variable: Variable, untilEndOfStatement: Bool = false) {
    if case .global(let cell) = variable.storage {
      code.append(.storeGlobal(cell))
      return
    }
    let slot = claimSlot(for: variable)
    code.append(.store(slot: slot))
    if variable.isBoxed { code.append(.box(slot: slot)) }
    guard variable.canHoldObjects else { return }
    if untilEndOfStatement { lifetimes.addTemporary(slot) } else { lifetimes.addVariable(slot) }
  }

  /// Clears the variable of a part of a statement, whose result is on the stack.
  func endBinding(of variable: Variable) {
    guard variable.canHoldObjects, let slot = localSlot(of: variable) else { return }
    clear([slot])
    // A part that finds nil leaves its chain earlier, and then the statement's end clears the slot.
    if chains.isEmpty { lifetimes.end(slot) }
  }

  private func localSlot(of variable: Variable) -> Int? {
    if case .global = variable.storage { nil } else { slot(of: variable) }
  }

  /// `-- cell`, the variable's own; false if it has none.
  func loadCell(of variable: Variable) -> Bool {
    if case .global(let cell) = variable.storage {
      code.append(.push(.cell(cell)))
      return true
    }
    guard holdsCell(variable) else { return false }
    code.append(.loadReference(slot: slot(of: variable)))
    return true
  }

  /// Notes an inner body, whose captures this body must provide.
  func use(_ routine: Routine) { uses.add(routine) }
  func use(_ closure: Body) { uses.add(closure) }

  // MARK: Positions

  func at(_ position: Position?, _ emit: () -> Void) {
    let outer = code.position
    code.position = position
    emit()
    code.position = outer
  }
}
