import Testing

@testable import Machine

/// Arrays are sorted natively by closures that only compute a value.
@Suite("Sorting by leaves")
struct LeafSortingTests {
  private func sorted(_ array: Value, by code: [Instruction]) throws -> Ending {
    let closure = Function(name: "closure", position: nil, isAsync: false)
    closure.seal(
      captureCount: 0, parameterCount: 2, slotCount: 2, code: code,
      positions: code.map { _ in nil })
    var fuel = 10_000
    let sorting = makeFunction([
      .push(array), .makeClosure(closure, captureCount: 0),
      .intrinsic(try #require(Intrinsics.named("array.sortedByLeaf")), argumentCount: 2), .return,
    ])
    return Ending(makeFiber(sorting).run(fuel: &fuel))
  }

  private func comparing(_ name: String) throws -> [Instruction] {
    [
      .load(slot: 0, name: "a"), .load(slot: 1, name: "b"),
      .intrinsic(try #require(Intrinsics.named(name)), argumentCount: 2), .return,
    ]
  }

  @Test("a comparison of numbers sorts, and equal elements keep their order")
  func numbers() throws {
    let array = Value.array((0..<200).map { .int($0 * 7919 % 101) })
    let numbers = (0..<200).map { $0 * 7919 % 101 }.sorted().map { Value.int($0) }
    #expect(
      try sorted(array, by: comparing("int.less")) == .returned(.some(.array(Values(numbers)))))
    let pairs = (0..<40).map { number in
      Sample.structure(Sample.point, [.int(number % 3), .int(number), .void])
    }
    let less: [Instruction] = [
      .load(slot: 0, name: "a"), .field(0, name: "x"), .load(slot: 1, name: "b"),
      .field(0, name: "x"),
      .intrinsic(try #require(Intrinsics.named("int.less")), argumentCount: 2), .return,
    ]
    let stable = (0..<3).flatMap { rest in pairs.indices.filter { $0 % 3 == rest }.map { pairs[$0] }
    }
    #expect(
      try sorted(.array(Values(pairs)), by: less) == .returned(.some(.array(Values(stable)))))
  }

  @Test("nothing is sorted by a closure that may trap or that isn't a leaf")
  func unusual() throws {
    let array = Value.array([.int(.max), .int(-2), .int(3)])
    let difference =
      Array(try comparing("int.subtract").dropLast()) + [
        .push(.int(0)),
        .intrinsic(try #require(Intrinsics.named("int.less")), argumentCount: 2), .return,
      ]
    #expect(try sorted(array, by: difference) == .returned(.none))
    let calling = Array(try comparing("equal").dropLast()) + [.pop, .push(.bool(true)), .return]
    #expect(try sorted(array, by: calling) == .returned(.none))
  }
}
