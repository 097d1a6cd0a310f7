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
  /// Whether it is looked at, where a queue runs it, that this is the main actor's if it must.
  package let checksQueue: Bool

  // Guarded by sealing: lowering calls `seal` exactly once, before the function can be reached by
  // any fiber, so that mutually recursive functions may refer to each other; then it only is read.
  package private(set) var captureCount = 0
  /// The capture that is the actor on which it must run; nil for none, or the main actor.
  package private(set) var actorCapture: Int?
  package private(set) var parameterCount = 0
  package private(set) var slotCount = 0
  package private(set) var code: [Instruction] = []
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
    checksQueue: Bool = true
  ) {
    self.name = name
    self.position = position.flatMap { $0.isShown ? $0 : nil }
    isOfLibrary = position?.isOfLibrary ?? false
    self.isAsync = isAsync
    self.isMainActor = isMainActor
    self.checksQueue = checksQueue
  }

  /// Slots are numbered captures first, then parameters, then locals.
  package func seal(
    captureCount: Int, parameterCount: Int, slotCount: Int,
    code: [Instruction], positions: [Position?], actorCapture: Int? = nil, home: Home? = nil
  ) {
    precondition(self.code.isEmpty, "a function is sealed once")
    precondition(code.count == positions.count, "each instruction has a position entry")
    self.captureCount = captureCount
    self.actorCapture = actorCapture
    self.parameterCount = parameterCount
    self.slotCount = slotCount
    self.code = code
    self.positions = positions
    self.home = home
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
