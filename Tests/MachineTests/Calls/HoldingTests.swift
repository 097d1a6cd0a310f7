import Testing

@testable import Machine

/// Calls that pass values in place of the cells of `inout` parameters.
@Suite("Parameters that hold their values")
struct HoldingTests {
  /// `mutating func add(n) -> Int` of an integer, which returns the old value.
  private var add: Function {
    get throws {
      makeFunction(
        named: "add", parameters: 2, slots: 3,
        [
          .loadCell(slot: 0, name: "self"), .store(slot: 2),
          .loadReference(slot: 0), .load(slot: 1, name: "n"),
          .mutateCell(try #require(Intrinsics.mutating(named: "int.add")), argumentCount: 1),
          .pop, .load(slot: 2, name: "old"), .return,
        ])
    }
  }

  private func changing(_ callee: Function) -> Function {
    makeFunction(
      named: "caller", slots: 2,
      [
        .push(.int(5)), .store(slot: 0),
        .take(slot: 0), .makeCell, .duplicate, .store(slot: 1), .push(.int(3)),
        .call(callee, argumentCount: 2),
        .take(slot: 1), .openCell, .store(slot: 0),
        .load(slot: 0, name: "x"), .makeArray(count: 2), .return,
      ])
  }

  private func run(_ function: Function) -> Ending {
    var fuel = 1_000
    return Ending(makeFiber(function).run(fuel: &fuel))
  }

  @Test("no cell is made if the callee doesn't need one")
  func inPlace() throws {
    let function = changing(try add)
    #expect(run(function) == .returned(.array([.int(5), .int(8)])))
    #expect(function.registerDisassembly.contains("call in place add"))
    #expect(!function.registerDisassembly.contains("cell"))
  }

  @Test("a cell is made if the callee captures it")
  func captured() throws {
    let increment = makeFunction(
      named: "increment", captures: 1,
      [
        .loadReference(slot: 0), .push(.int(1)),
        .mutateCell(try #require(Intrinsics.mutating(named: "int.add")), argumentCount: 1), .return,
      ])
    let callee = makeFunction(
      named: "add", parameters: 2,
      [
        .loadReference(slot: 0), .makeClosure(increment, captureCount: 1),
        .callClosure(argumentCount: 0), .return,
      ])
    let function = changing(callee)
    #expect(run(function) == .returned(.array([.void, .int(6)])))
    #expect(function.registerDisassembly.contains("cell of"))
  }

  @Test("a parameter is passed on, and a function that calls itself needs the cell")
  func passedOn() throws {
    let outer = makeFunction(
      named: "outer", parameters: 2,
      [
        .loadReference(slot: 0), .load(slot: 1, name: "n"), .call(try add, argumentCount: 2),
        .loadCell(slot: 0, name: "self"), .makeArray(count: 2), .return,
      ])
    let function = changing(outer)
    #expect(run(function) == .returned(.array([.array([.int(5), .int(8)]), .int(8)])))
    #expect(function.registerDisassembly.contains("call in place outer"))
    let endless = Function(name: "endless", position: nil, isAsync: false)
    seal(
      endless, parameters: 2,
      [
        .load(slot: 1, name: "n"), .push(.int(0)), try intrinsic("int.less", 2), .jumpIfFalse(6),
        .loadCell(slot: 0, name: "self"), .return,
        .loadReference(slot: 0), .load(slot: 1, name: "n"), .push(.int(1)),
        try intrinsic("int.subtract", 2), .call(endless, argumentCount: 2), .return,
      ])
    #expect(run(changing(endless)) == .returned(.array([.int(5), .int(5)])))
  }

  @Test("a trap inside is reported with the same place and functions as with cells")
  func traps() throws {
    let callee = makeFunction(
      named: "fail", parameters: 2,
      [
        .loadReference(slot: 0), .push(.int(.max)),
        .mutateCell(try #require(Intrinsics.mutating(named: "int.add")), argumentCount: 1), .return,
      ])
    let fiber = makeFiber(changing(callee))
    var fuel = 1_000
    #expect(
      Ending(fiber.run(fuel: &fuel)) == .trapped(.integerOverflow(operation: "+"), line: 2))
    #expect(fiber.backtrace().map(\.function) == ["fail", "caller"])
    #expect(fiber.backtrace().map { $0.position?.line } == [2, 7])
  }

  @Test("an element is moved out of its array and put back, which copies don't see")
  func elements() throws {
    let assignment = MutatingIntrinsic.assignment.ofElement
    let function = makeFunction(
      named: "caller", slots: 6,
      [
        .push(.array([.int(1), .int(2)])), .store(slot: 0), .load(slot: 0, name: "a"),
        .store(slot: 5), .push(.int(1)), .store(slot: 1),
        .load(slot: 0, name: "a"), .loadReference(slot: 1), try intrinsic("array.get", 2),
        .push(.uninitialized), .take(slot: 0), .swap, .loadReference(slot: 1),
        .mutatingIntrinsic(assignment, argumentCount: 2), .store(slot: 0), .pop,
        .makeCell, .duplicate, .store(slot: 3), .push(.int(3)),
        .call(try add, argumentCount: 2),
        .take(slot: 3), .openCell, .take(slot: 0), .swap, .loadReference(slot: 1),
        .mutatingIntrinsic(assignment, argumentCount: 2), .store(slot: 0), .pop,
        .load(slot: 0, name: "a"), .load(slot: 5, name: "b"), .makeArray(count: 3), .return,
      ])
    #expect(
      run(function)
        == .returned(
          .array([.int(2), .array([.int(1), .int(5)]), .array([.int(1), .int(2)])])))
    #expect(function.registerDisassembly.contains("move element"))
  }

  @Test("short functions of the library are inlined")
  func short() throws {
    let sum = Function(name: "sum", position: nil, isAsync: false)
    let code: [Instruction] = [
      .load(slot: 0, name: "a"), .load(slot: 1, name: "b"), try intrinsic("int.add", 2), .return,
    ]
    sum.seal(
      captureCount: 0, parameterCount: 2, slotCount: 2, code: code,
      positions: code.map { _ in nil })
    let function = makeFunction(
      [.push(.int(.max)), .push(.int(1)), .call(sum, argumentCount: 2), .return])
    #expect(!function.registerDisassembly.contains("call"))
    #expect(run(function) == .trapped(.integerOverflow(operation: "+"), line: 2))
  }

  @Test("integers are written as in their descriptions")
  func digits() {
    for int in [0, 7, -7, 10, 99, -100, 1_234_567_890, .max, .min] {
      check(
        [.push(.int(int)), .push(.string("|")), .interpolate(count: 2), .return],
        ends: .returned(.string("\(int)|")))
    }
  }
}

/// Equal keys have equal hashes, for any representation of their strings.
@Suite("Hashes of keys")
struct QuickHashTests {
  @Test(
    "equal strings have the same hash",
    arguments: [
      ("K", "\u{212A}"), (";;", "\u{37E};"), ("`a", "\u{1FEF}a"), ("\u{E9}", "e\u{301}"),
      ("\u{C5}K", "\u{212B}\u{212A}"),
    ])
  func twins(left: String, right: String) {
    #expect(left == right)
    #expect(Value.string(left)._rawHashValue(seed: 5) == Value.string(right)._rawHashValue(seed: 5))
    #expect([Value.string(left): 1][.string(right)] == 1)
  }

  @Test(
    "a string's hash doesn't depend on its storage",
    arguments: [0, 1, 7, 8, 15, 16, 17, 255, 256, 257, 3000])
  func storage(count: Int) {
    let text = String(repeating: "x", count: count)
    var large = String(repeating: "x", count: count + 4000)
    large.removeLast(4000)
    #expect(Value.string(text)._rawHashValue(seed: 1) == Value.string(large)._rawHashValue(seed: 1))
  }

  @Test("different keys usually have different hashes")
  func different() {
    var hashes: Set<Int> = []
    for number in 0..<10_000 {
      hashes.insert(Value.int(number)._rawHashValue(seed: 3) & 0xFFFF_FFFF)
      hashes.insert(Value.string("word\(number)")._rawHashValue(seed: 3) & 0xFFFF_FFFF)
    }
    #expect(hashes.count > 19_990)
  }
}
