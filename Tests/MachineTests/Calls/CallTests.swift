import Machine
import Testing

@Suite("Calls")
struct CallTests {
  private let subtract = ["a", "b"].enumerated().map {
    Instruction.load(slot: $0.offset, name: $0.element)
  }

  @Test("arguments become parameters in order")
  func arguments() throws {
    let callee = makeFunction(
      parameters: 2, subtract + [try intrinsic("int.subtract", 2), .return])
    check(
      [
        .push(.string("below")), .push(.int(9)), .push(.int(4)), .call(callee, argumentCount: 2),
        .makeArray(count: 2), .return,
      ], ends: .returned(.array([.string("below"), .int(5)])))
  }

  @Test("captures come before arguments", arguments: [0, 1, 2, 3])
  func captures(count: Int) {
    let callee = makeFunction(
      captures: count, parameters: 2, slots: count + 3,
      (0..<(count + 2)).map { .load(slot: $0, name: "\($0)") }
        + [.makeArray(count: count + 2), .return])
    let pushes = (0..<count).map { Instruction.push(.int($0)) }
    check(
      pushes + [
        .makeClosure(callee, captureCount: count), .push(.int(100)), .push(.int(101)),
        .callClosure(argumentCount: 2), .return,
      ], ends: .returned(.array((0..<count).map { .int($0) } + [.int(100), .int(101)])))
  }

  @Test("endless recursion traps, with the depth reached")
  func endlessRecursion() {
    let function = Function(name: "again", position: nil, isAsync: false)
    seal(function, [.call(function, argumentCount: 0), .return])
    var fuel = 1_000_000
    let ending = Ending(makeFiber(function).run(fuel: &fuel))
    #expect(
      ending == .trapped(.stackOverflow(depth: Fiber.defaultDepthLimit), line: 0))
  }

  @Test("recursion just within the limit returns")
  func deepRecursion() throws {
    let function = Function(name: "down", position: nil, isAsync: false)
    seal(
      function, parameters: 1,
      [
        .load(slot: 0, name: "n"), .push(.int(0)), try intrinsic("equal", 2), .jumpIfFalse(6),
        .push(.string("bottom")), .return,
        .load(slot: 0, name: "n"), .push(.int(1)), try intrinsic("int.subtract", 2),
        .call(function, argumentCount: 1), .return,
      ])
    var fuel = 1_000_000
    let fiber = makeFiber(function, [.int(Fiber.defaultDepthLimit)])
    #expect(Ending(fiber.run(fuel: &fuel)) == .returned(.string("bottom")))
  }

  @Test("a backtrace names functions and lines, the innermost first")
  func backtrace() {
    let inner = makeFunction(named: "inner", [.perform(.yieldTask, argumentCount: 0), .return])
    let outer = makeFunction(
      named: "outer", [.push(.void), .call(inner, argumentCount: 0), .return])
    let fiber = makeFiber(outer)
    var fuel = 100
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.yieldTask, []))
    #expect(fiber.backtrace().map(\.function) == ["inner", "outer"])
    #expect(fiber.backtrace().map(\.position?.line) == [0, 1])
    #expect(fiber.position?.line == 0)
  }

  @Test("a call with the wrong number of arguments traps, and doesn't crash")
  func mismatch() {
    let callee = makeFunction(named: "f", parameters: 2, [.push(.void), .return])
    let message = "`f` takes 0 captures and 2 arguments, was called with 0 and 1"
    check(
      [.push(.void), .call(callee, argumentCount: 1), .return],
      ends: .trapped(.custom(message), line: 1))
    var fuel = 100
    let fiber = makeFiber(callee, [.void])
    #expect(Ending(fiber.run(fuel: &fuel)) == .trapped(.custom(message), line: 0))
  }
}
