import Testing

@testable import Machine

@Suite("Active modifications")
struct AccessTests {
  private let cell = Cell(.int(1))
  private let object = Sample.object(Sample.counter)

  private var begun: [Instruction] { [.push(.cell(cell)), .beginAccess(name: "total")] }
  private func overlap(since line: Int) -> Trap.Reason {
    .overlappingAccess(name: "total", since: Position(line: line, column: 1))
  }

  @Test("every other access to a variable traps, and the callee with its cell has exclusive access")
  func variables() throws {
    let add = try #require(Intrinsics.mutating(named: "int.add"))
    check(
      begun + [.loadGlobal(cell, name: "total"), .return],
      ends: .trapped(overlap(since: 1), line: 2))
    check(
      begun + [.push(.int(2)), .storeGlobal(cell), .push(.void), .return],
      ends: .trapped(overlap(since: 1), line: 3))
    check(
      begun + [
        .push(.cell(cell)), .push(.int(2)), .mutateCell(add, argumentCount: 1, isOwn: true),
        .return,
      ],
      ends: .trapped(overlap(since: 1), line: 4))
    check(begun + begun + [.push(.void), .return], ends: .trapped(overlap(since: 1), line: 3))
    check(
      begun + [.loadCell(slot: 0, name: "total", isOwn: true), .return],
      arguments: [.cell(cell)], ends: .trapped(overlap(since: 1), line: 2))
    check(
      begun + [.push(.int(2)), .storeCell(slot: 0, isOwn: true), .push(.void), .return],
      arguments: [.cell(cell)], ends: .trapped(overlap(since: 1), line: 3))
    #expect(cell.value == .int(1))
    check(
      begun + [
        .push(.int(3)), .storeCell(slot: 0), .loadReference(slot: 0), .push(.int(2)),
        .mutateCell(add, argumentCount: 1), .pop, .loadCell(slot: 0, name: "number"), .endAccess,
        .loadGlobal(cell, name: "total"), .makeTuple(labels: [nil, nil]), .return,
      ],
      arguments: [.cell(cell)],
      ends: .returned(.tuple(Tuple(labels: [nil, nil], elements: [.int(5), .int(5)]))))
  }

  @Test("of an object, only the modified field is exclusive, and only in that object")
  func fields() {
    let other = Sample.object(Sample.counter)
    let begun: [Instruction] = [
      .push(.int(1)), .store(slot: 0), .push(object), .push(.int(1)), .setObjectField(0),
      .push(other), .push(.int(2)), .setObjectField(0),
      .push(object), .beginFieldAccess(0, name: "total"),
    ]
    check(
      begun + [.push(object), .objectField(0, name: "total"), .return], slots: 1,
      ends: .trapped(overlap(since: 9), line: 11))
    check(
      begun + [.push(object), .push(.int(1)), .setObjectField(0), .push(.void), .return], slots: 1,
      ends: .trapped(overlap(since: 9), line: 12))
    check(
      begun + [.push(other), .objectField(0, name: "total"), .endAccess, .return], slots: 1,
      ends: .returned(.int(2)))
    check(
      begun + [.endAccess, .push(object), .objectField(0, name: "total"), .return], slots: 1,
      ends: .returned(.int(1)))
  }

  @Test("an error ends only the accesses that it leaves")
  func errors() {
    let caught: [Instruction] = [
      .beginHandling(6), .push(.cell(Cell())), .beginAccess(name: "other"),
      .push(.int(9)), .throw, .trap(.forcedNil), .pop,
    ]
    check(
      caught + [.loadGlobal(cell, name: "total"), .return], ends: .returned(.int(1)))
    let shifted: [Instruction] =
      begun + [
        .beginHandling(8), .push(.cell(Cell())), .beginAccess(name: "other"),
        .push(.int(9)), .throw, .trap(.forcedNil), .pop,
      ]
    check(
      shifted + [.loadGlobal(cell, name: "total"), .return],
      ends: .trapped(overlap(since: 1), line: 9))
    check(
      shifted + [.endAccess, .loadGlobal(cell, name: "total"), .return], ends: .returned(.int(1)))
  }

  @Test("a fiber that another one waits for sees the other's modifications")
  func inherited() {
    let waiting = makeFunction(begun + [.perform(.currentTime, argumentCount: 0), .return])
    let fiber = makeFiber(waiting)
    var fuel = 100
    _ = fiber.run(fuel: &fuel)
    #expect(fiber.accesses.map(\.name) == ["total"])
    let called = makeFunction([.loadGlobal(cell, name: "total"), .return])
    let inner = Fiber(
      closure: Closure(function: called), arguments: [], within: fiber.accesses)
    #expect(Ending(inner.run(fuel: &fuel)) == .trapped(overlap(since: 1), line: 0))
  }
}
