import Synchronization

/// Lowered code. Frames run it; closures carry it.
package final class Function: @unchecked Sendable {
  /// For traces and traps: `fetch(id:)`, `closure`, `Model.init(id:)`.
  package let name: String
  /// Nil outside of the texts that the session shows.
  package let position: Position?
  /// Whether it is of a library that the program imports.
  package let isOfLibrary: Bool
  package let isAsync: Bool
  /// Whether it must run on the main actor.
  package let isMainActor: Bool
  /// Whether it runs on its caller's actor, though it is asynchronous.
  package let isCallerIsolated: Bool
  /// Whether it is looked at, where a queue runs it, that this is the main actor's if it must.
  package let checksQueue: Bool

  // Guarded by sealing: lowering calls `seal` exactly once, before the function can be reached by
  // any fiber, so that mutually recursive functions may refer to each other; then it only is read.
  package private(set) var captureCount = 0
  /// The capture that is the actor on which it must run; nil for none, or the main actor.
  package private(set) var actorCapture: Int?
  package private(set) var parameterCount = 0
  /// Where `self` is: the parameter of a method, what a closure captured, or a copy of that.
  package private(set) var selfSlots: [Int] = []
  /// Whether it computes a value that it gives from then on, as the getter of a lazy property does.
  package private(set) var keepsValue = false
  /// Instructions that read what a place holds only because a part of it is about to be changed.
  private(set) var readsOfOldValues: [Range<Int>] = []
  package private(set) var slotCount = 0
  package private(set) var code: [Instruction] = []
  /// The operation that the function performs, if it was made to do nothing else.
  package var onlyOperation: Operation? {
    guard code.count == captureCount + parameterCount + 2,
      case .perform(let operation, _) = code[code.count - 2]
    else { return nil }
    return operation
  }
  /// Whether every return of it gives `()`.
  private(set) var givesNothing = false
  /// The source position of each instruction; nil for what no line wrote.
  package private(set) var positions: [Position?] = []
  /// Of a closure: the function in whose text it stands, named or the top level's.
  package private(set) var home: Home?

  /// A function as what stands in it knows it, without holding it.
  package struct Home: Hashable, Sendable {
    package var name: String
    package var position: Position?

    package init(name: String, position: Position?) {
      self.name = name
      self.position = position
    }
  }

  package init(
    name: String, position: Position?, isAsync: Bool, isMainActor: Bool = false,
    isCallerIsolated: Bool = false, checksQueue: Bool = true
  ) {
    self.name = name
    self.position = position.flatMap { $0.isShown ? $0 : nil }
    isOfLibrary = position?.isOfLibrary ?? false
    self.isAsync = isAsync
    self.isMainActor = isMainActor
    self.isCallerIsolated = isCallerIsolated
    self.checksQueue = checksQueue
  }

  /// Slots are numbered captures first, then parameters, then locals.
  package func seal(
    captureCount: Int, parameterCount: Int, slotCount: Int,
    code: [Instruction], positions: [Position?], actorCapture: Int? = nil,
    selfSlots: [Int] = [], readsOfOldValues: [Range<Int>] = [], keepsValue: Bool = false,
    home: Home? = nil
  ) {
    precondition(self.code.isEmpty, "a function is sealed once")
    precondition(code.count == positions.count, "each instruction has a position entry")
    self.captureCount = captureCount
    self.actorCapture = actorCapture
    self.selfSlots = selfSlots
    self.readsOfOldValues = readsOfOldValues
    self.keepsValue = keepsValue
    self.parameterCount = parameterCount
    self.slotCount = slotCount
    self.code = code
    self.positions = positions
    self.home = home
    givesNothing = Self.givesNothing(code)
  }

  private static func givesNothing(_ code: [Instruction]) -> Bool {
    var hasReturn = false
    for (index, instruction) in code.enumerated() {
      guard case .return = instruction else { continue }
      guard index > 0, case .push(.void) = code[index - 1] else { return false }
      hasReturn = true
    }
    guard hasReturn else { return false }
    return !code.contains { instruction in
      guard let target = instruction.target, code.indices.contains(target),
        case .return = code[target]
      else { return false }
      return true
    }
  }

  /// Whether it does a few steps with its arguments in their order, each of which can be done in the
  /// caller's frame as well: nothing in it has a place of its own that a trace or a trap would name.
  var isShort: Bool {
    if isMaker { return true }
    guard position == nil, !isOfLibrary, captureCount == 0, !isAsync, !isMainActor, code.count <= 8,
      parameterCount > 0, code.count > parameterCount, case .return? = code.last,
      positions.allSatisfy({ $0 == nil })
    else { return false }
    for index in 0..<parameterCount {
      guard case .load(index, _) = code[index] else { return false }
    }
    return code.indices.dropFirst(parameterCount).dropLast().allSatisfy { index in
      switch code[index] {
      case .field, .call: true
      // What follows the call follows it, too.
      case .intrinsic: index == code.count - 2
      default: false
      }
    }
  }

  /// Whether it makes a structure of its arguments.
  private var isMaker: Bool {
    guard captureCount == 0, !isAsync, !isMainActor, code.count == parameterCount + 2,
      case .return? = code.last, case .makeStructure(_, parameterCount) = code[parameterCount]
    else { return false }
    return (0..<parameterCount).allSatisfy { index in
      if case .load(index, _) = code[index] { true } else { false }
    }
  }

  /// What it gives if it does nothing else, and nothing else has to be done for it.
  var constantResult: Value? {
    guard !isAsync, !isMainActor, actorCapture == nil, code.count == 2, case .return = code[1],
      case .push(let value) = code[0]
    else { return nil }
    return value
  }

  private let watch = Atomic(false)

  /// Whether each use of a value that it keeps is to be told, because the value depends on where it was
  /// computed.
  package var isWatched: Bool {
    get { watch.load(ordering: .relaxed) }
    set { watch.store(newValue, ordering: .relaxed) }
  }

  package var isSealed: Bool { !code.isEmpty }

  // Written once, under the lock, when the function is first called: what never runs costs nothing.
  private let translated = Mutex<RegisterCode?>(nil)
  private let view = Atomic<UnsafePointer<RegisterCode.View>?>(nil)

  /// The code that runs; nil before sealing.
  @inline(__always) var registerCode: UnsafePointer<RegisterCode.View>? {
    view.load(ordering: .acquiring) ?? translate()
  }

  /// The same with all that is known about it.
  var translation: RegisterCode? {
    _ = registerCode
    return translated.withLock { $0 }
  }

  private let holding = Mutex<[UInt64: RegisterCode?]>([:])

  /// The code to call it with values where it takes the cells of these `inout` parameters, bit by bit;
  /// nil where it needs the cells, as to capture one.
  ///
  /// - Parameter callers: functions whose code is being made, for which this one is wanted.
  func code(holding places: UInt64, within callers: [Function]) -> RegisterCode? {
    guard isSealed, callers.count < 8, !callers.contains(where: { $0 === self }) else { return nil }
    if let known = holding.withLock({ $0[places] }) { return known }
    // Not under the lock: other functions are asked for such code on the way.
    var translation = Translation(of: self, holding: places, within: callers + [self])
    let made = translation.finish()
    let isPossible = translation.isPossible
    return holding.withLock { holding in
      if let known = holding[places] { return known }
      holding.updateValue(isPossible ? made : nil, forKey: places)
      return isPossible ? made : nil
    }
  }

  @inline(never) private func translate() -> UnsafePointer<RegisterCode.View>? {
    guard isSealed else { return nil }
    return translated.withLock { known in
      if let known { return known.pointer }
      var translation = Translation(of: self)
      let made = translation.finish()
      known = made
      view.store(made.pointer, ordering: .releasing)
      return made.pointer
    }
  }
}
