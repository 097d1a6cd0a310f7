import Synchronization

/// Lowered code, which frames run and closures refer to.
package final class Function: @unchecked Sendable {
  /// For traces and traps: `fetch(id:)`, `closure`, `Model.init(id:)`.
  package let name: String
  /// Nil for code outside of the session's visible texts.
  package let position: Position?
  /// Whether it belongs to a library that the program imports.
  package let isOfLibrary: Bool
  package let isAsync: Bool
  /// Whether it must run on the main actor.
  package let isMainActor: Bool
  /// Whether it runs on its caller's actor although it is asynchronous.
  package let isCallerIsolated: Bool
  /// Whether it reads or assigns a stored property, and isn't written by the program.
  package let isOfStorage: Bool
  /// Whether it is checked that a queue which runs it is the main actor's, if it must run there.
  package let checksQueue: Bool

  // Guarded by sealing: lowering calls `seal` exactly once, before a fiber can reach the function or
  // at its first call, so that mutually recursive functions may refer to each other. Afterwards it
  // is only read, so a check of each access at run time would find nothing.
  @exclusivity(unchecked) package private(set) var captureCount = 0
  /// The names of the captured variables; fewer than the captures in code that isn't written.
  @exclusivity(unchecked) package private(set) var captureNames: [String] = []
  /// Whether it is a closure that may be kept after the call to which it is passed. Set before it runs.
  @exclusivity(unchecked) package var mayBeKept = false
  /// The capture that is the actor on which it must run; nil for none, or for the main actor.
  @exclusivity(unchecked) package private(set) var actorCapture: Int?
  @exclusivity(unchecked) private var sealedParameterCount = 0
  package var parameterCount: Int {
    prepare()
    return sealedParameterCount
  }
  /// The slots of `self`: a method's parameter, a closure's capture, or a copy of it.
  @exclusivity(unchecked) package private(set) var selfSlots: [Int] = []
  /// Whether its result is stored for later reads, as that of a lazy property's getter.
  @exclusivity(unchecked) package private(set) var keepsValue = false
  /// Instructions that read a value only because a part of it is about to be changed.
  @exclusivity(unchecked) private(set) var readsOfOldValues: [Range<Int>] = []
  @exclusivity(unchecked) package private(set) var slotCount = 0
  @exclusivity(unchecked) package private(set) var code: [Instruction] = []
  /// The operation that the function performs, if it does nothing else.
  package var onlyOperation: Operation? {
    prepare()
    guard code.count == captureCount + parameterCount + 2,
      case .perform(let operation, _) = code[code.count - 2]
    else { return nil }
    return operation
  }
  @exclusivity(unchecked) private var resultIsNothing = false
  /// Whether it is known that every return returns `()`.
  var givesNothing: Bool { isSealed && resultIsNothing }
  /// The source position of each instruction; nil for instructions without a line.
  @exclusivity(unchecked) package private(set) var positions: [Position?] = []
  /// For a closure, the named function that contains it, or the top level.
  @exclusivity(unchecked) package private(set) var home: Home?

  /// A function as its closures refer to it, without retaining it.
  package struct Home: Hashable, Sendable {
    package var name: String
    package var position: Position?
    /// The type whose instance member or initializer it is.
    package var owner: String?

    package init(name: String, position: Position?, owner: String? = nil) {
      self.name = name
      self.position = position
      self.owner = owner
    }
  }

  package init(
    name: String, position: Position?, isAsync: Bool, isMainActor: Bool = false,
    isCallerIsolated: Bool = false, checksQueue: Bool = true, isOfStorage: Bool = false
  ) {
    self.name = name
    self.position = position.flatMap { $0.isShown ? $0 : nil }
    isOfLibrary = position?.isOfLibrary ?? false
    self.isAsync = isAsync
    self.isMainActor = isMainActor
    self.isCallerIsolated = isCallerIsolated
    self.checksQueue = checksQueue
    self.isOfStorage = isOfStorage
  }

  /// Slots are numbered: captures, then parameters, then locals.
  package func seal(
    captureCount: Int, parameterCount: Int, slotCount: Int,
    code: [Instruction], positions: [Position?], actorCapture: Int? = nil,
    selfSlots: [Int] = [], readsOfOldValues: [Range<Int>] = [], keepsValue: Bool = false,
    captureNames: [String] = [], home: Home? = nil
  ) {
    precondition(!isSealed, "a function is sealed once")
    precondition(code.count == positions.count, "each instruction has a position entry")
    self.captureCount = captureCount
    self.captureNames = captureNames
    self.actorCapture = actorCapture
    self.selfSlots = selfSlots
    self.readsOfOldValues = readsOfOldValues
    self.keepsValue = keepsValue
    sealedParameterCount = parameterCount
    self.slotCount = slotCount
    self.code = code
    self.positions = positions
    self.home = home
    resultIsNothing = Self.givesNothing(code)
    hasCode.store(true, ordering: .releasing)
  }

  private let hasCode = Atomic(false)

  package var isSealed: Bool { hasCode.load(ordering: .acquiring) }

  private let supply = Mutex<(@Sendable () -> Void)?>(nil)

  /// Leaves the function without code until something needs it, at the latest its first call.
  ///
  /// - Parameter supply: Seals the function, unless it is sealed already. Any thread may call it, and
  ///   several may at once.
  package func postpone(_ supply: @escaping @Sendable () -> Void) {
    self.supply.withLock { $0 = supply }
  }

  /// Whether it has no code yet, and gets it when something needs it.
  package var isPostponed: Bool { !isSealed && supply.withLock { $0 != nil } }

  /// Seals a function that was postponed.
  package func prepare() {
    if isSealed { return }
    supply.withLock { $0 }?()
    if isSealed { supply.withLock { $0 = nil } }
  }

  /// The part of the base in which a setter only stores its value; nil for other functions.
  package var storedPart: StoredPart? {
    guard isSealed else { return nil }
    var part: StoredPart?
    for instruction in code {
      switch instruction {
      case .setObjectField(let index): part = StoredPart(field: index, path: [])
      case .mutateObjectField(let index, let change, argumentCount: 1):
        guard let path = change.assignedPath else { return nil }
        part = StoredPart(field: index, path: path)
      case .mutateCell(let change, argumentCount: 1, _, _):
        guard let path = change.assignedPath else { return nil }
        part = StoredPart(field: nil, path: path)
      case .load, .loadReference, .take, .store, .swap, .push, .pop, .return: break
      default: return nil
      }
    }
    return part
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

  /// Whether it has only a few steps on its arguments in their order, which can run in the caller's
  /// frame: it contains no position that a trace or a trap would report.
  var isShort: Bool {
    guard isSealed else { return false }
    if isMaker { return true }
    guard position == nil, !isOfLibrary, captureCount == 0, !isAsync, !isMainActor, code.count <= 8,
      sealedParameterCount > 0, code.count > sealedParameterCount, case .return? = code.last,
      positions.allSatisfy({ $0 == nil })
    else { return false }
    for index in 0..<parameterCount {
      guard case .load(index, _) = code[index] else { return false }
    }
    return code.indices.dropFirst(parameterCount).dropLast().allSatisfy { index in
      switch code[index] {
      case .field, .call: true
      // After the intrinsic, the caller continues as after the call.
      case .intrinsic: index == code.count - 2
      default: false
      }
    }
  }

  /// Whether it makes a structure from its arguments.
  private var isMaker: Bool {
    guard captureCount == 0, !isAsync, !isMainActor, code.count == parameterCount + 2,
      case .return? = code.last, case .makeStructure(_, parameterCount) = code[parameterCount]
    else { return false }
    return (0..<parameterCount).allSatisfy { index in
      if case .load(index, _) = code[index] { true } else { false }
    }
  }

  /// The global variables that it uses.
  package var globals: [Cell] {
    code.compactMap { instruction in
      switch instruction {
      case .loadGlobal(let cell, _), .storeGlobal(let cell): cell
      default: nil
      }
    }
  }

  /// Its constant result, if it does nothing else and has no other effect.
  var constantResult: Value? {
    guard isSealed, !isAsync, !isMainActor, actorCapture == nil, code.count == 2,
      case .return = code[1],
      case .push(let value) = code[0]
    else { return nil }
    return value
  }

  private let watch = Atomic(false)

  /// Whether each use of its stored value is reported, because the value depends on where it was
  /// computed.
  package var isWatched: Bool {
    get { watch.load(ordering: .relaxed) }
    set { watch.store(newValue, ordering: .relaxed) }
  }

  // Written once, under the lock, at the function's first call, so that unused functions aren't
  // translated.
  private let translated = Mutex<RegisterCode?>(nil)
  private let view = Atomic<UnsafePointer<RegisterCode.View>?>(nil)

  /// The code to run; nil before sealing.
  @inline(__always) var registerCode: UnsafePointer<RegisterCode.View>? {
    view.load(ordering: .acquiring) ?? translate()
  }

  /// The translation of the code.
  var translation: RegisterCode? {
    _ = registerCode
    return translated.withLock { $0 }
  }

  private let holding = Mutex<[UInt64: RegisterCode?]>([:])

  /// The code that takes values in place of the cells of these `inout` parameters, which are bits;
  /// nil if it needs the cells, for example to capture one.
  ///
  /// - Parameter callers: Functions that are being translated and need this code.
  func code(holding places: UInt64, within callers: [Function]) -> RegisterCode? {
    prepare()
    guard isSealed, callers.count < 8, !callers.contains(where: { $0 === self }) else { return nil }
    if let known = holding.withLock({ $0[places] }) { return known }
    // The lock is free here, because the translation requests such code of other functions.
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
    prepare()
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
