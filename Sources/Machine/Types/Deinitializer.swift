/// A deinitializer of a class.
package struct Deinitializer: Sendable {
  /// Takes `self`, and returns nothing.
  package let function: Function
  /// Whether the function runs the deinitializers of the superclasses as well.
  package let coversSuperclasses: Bool
  /// The list for objects that are released while no fiber of the session runs.
  package let releases: Releases

  package init(function: Function, releases: Releases) {
    self.init(function: function, coversSuperclasses: false, releases: releases)
  }

  /// A deinitializer that is isolated to an actor. Its function starts another one there, without the
  /// task-local values of the code that released the object.
  ///
  /// - Parameters:
  ///   - chain: The deinitializers of the class and its superclasses, in execution order.
  ///   - isOnMainActor: Whether they run on the main actor. An actor that ends has no other user, so its
  ///     own `deinit` runs where the last reference is released.
  package static func isolated(
    _ chain: [Function], isOnMainActor: Bool, at position: Position?, releases: Releases
  ) -> Deinitializer {
    let body = Function(
      name: "deinit", position: position, isAsync: false, isMainActor: isOnMainActor)
    let calls: [Instruction] = chain.flatMap { function -> [Instruction] in
      [.load(slot: 0, name: "self"), .call(function, argumentCount: 1), .pop]
    }
    body.sealEnding(calls, captureCount: 1)
    let start = Function(name: "deinit", position: position, isAsync: false)
    // The object's parts end on the actor too.
    start.sealEnding(
      [
        .take(slot: 0), .makeClosure(body, captureCount: 1),
        .perform(.startDeinitializer, argumentCount: 1), .pop,
      ], captureCount: 0)
    return Deinitializer(function: start, coversSuperclasses: true, releases: releases)
  }

  private init(function: Function, coversSuperclasses: Bool, releases: Releases) {
    self.function = function
    self.coversSuperclasses = coversSuperclasses
    self.releases = releases
    releases.noteDeinitializer()
  }
}

extension Function {
  /// Seals a function of one slot, an object, that returns nothing.
  fileprivate func sealEnding(_ instructions: [Instruction], captureCount: Int) {
    let code = instructions + [.push(.void), .return]
    seal(
      captureCount: captureCount, parameterCount: 1 - captureCount, slotCount: 1, code: code,
      positions: code.map { _ in nil })
  }
}
