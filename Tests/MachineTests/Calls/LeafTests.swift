import Machine
import Testing

@Suite("Leaf functions")
struct LeafTests {
  private func run(_ function: Function, _ arguments: [Value] = []) -> Ending {
    var fuel = 1_000
    return Ending(makeFiber(function, arguments).run(fuel: &fuel))
  }

  @Test("a closure computes a value from its capture and its argument")
  func closures() throws {
    let sum = makeFunction(
      captures: 1, parameters: 1,
      [
        .load(slot: 1, name: "n"), .load(slot: 0, name: "offset"), try intrinsic("int.add", 2),
        .push(.int(2)), try intrinsic("int.multiply", 2), .return,
      ])
    check(
      [
        .push(.int(10)), .makeClosure(sum, captureCount: 1), .push(.int(5)),
        .callClosure(argumentCount: 1), .return,
      ], ends: .returned(.int(30)))
  }

  @Test("a leaf that traps does so in its own frame, at its place")
  func traps() throws {
    let next = makeFunction(
      named: "next", parameters: 1,
      [.load(slot: 0, name: "n"), .push(.int(1)), try intrinsic("int.add", 2), .return])
    let function = makeFunction(
      [.push(.int(.max)), .pop, .push(.int(.max)), .call(next, argumentCount: 1), .return])
    let fiber = makeFiber(function)
    var fuel = 1_000
    let ending = Ending(fiber.run(fuel: &fuel))
    #expect(ending == .trapped(.integerOverflow(operation: "+"), line: 2))
    #expect(fiber.backtrace().map(\.function) == ["next", "test"])
  }

  @Test("a field without a value traps as in other functions")
  func uninitialized() {
    let getter = makeFunction(
      named: "get n", parameters: 1,
      [.load(slot: 0, name: "self"), .objectField(0, name: "n"), .return])
    let function = makeFunction(
      [
        .makeObject(Sample.counter.plain, fieldCount: 1), .call(getter, argumentCount: 1), .return,
      ])
    #expect(run(function) == .trapped(.usedBeforeInitialization(name: "n"), line: 1))
  }

  @Test("a closure stays alive while it runs, even without other references")
  func ownedClosures() throws {
    let inner = makeFunction(
      captures: 2, parameters: 0,
      [
        .load(slot: 0, name: "a"), .load(slot: 1, name: "b"), .makeArray(count: 2), .return,
      ])
    check(
      [
        .push(.string("a")), .push(.string("b")), .makeClosure(inner, captureCount: 2),
        .callClosure(argumentCount: 0), .return,
      ], ends: .returned(.array([.string("a"), .string("b")])))
  }
}
