import Machine
import Testing

@Suite("Fuel and limits")
struct FuelTests {
  @Test("a fiber out of fuel continues where it stopped")
  func slices() {
    let fiber = makeFiber(
      makeFunction([.push(.int(1)), .push(.int(2)), .makeArray(count: 2), .return]))
    for _ in 0..<3 {
      var fuel = 1
      #expect(Ending(fiber.run(fuel: &fuel)) == .outOfFuel)
      #expect(fuel == 0)
    }
    var fuel = 10
    #expect(Ending(fiber.run(fuel: &fuel)) == .returned(.array([.int(1), .int(2)])))
    #expect(fuel == 9)
  }

  @Test("an endless loop uses up its fuel")
  func endless() {
    check([.jump(0)], ends: .outOfFuel)
  }

  @Test("a large result costs fuel in proportion")
  func proportion() throws {
    let function = makeFunction([
      .push(.int(0)), .push(.int(64_000)), try intrinsic("array.repeating", 2), .return,
    ])
    var fuel = 10_000
    guard case .returned = makeFiber(function).run(fuel: &fuel) else {
      Issue.record("the function returns")
      return
    }
    #expect(fuel == 10_000 - 4 - 1000)
  }

  @Test("collections beyond the limit are refused before they are made")
  func collections() throws {
    let tooLarge = Trap.Reason.tooLarge(what: "array", limit: Limits.elements)
    check(
      [
        .push(.int(0)), .push(.int(1_000_000_000_000)), try intrinsic("array.repeating", 2),
        .return,
      ], ends: .trapped(tooLarge, line: 2))
    check(
      [.push(Sample.range(.int(.min), .int(.max))), try intrinsic("range.elements", 1), .return],
      ends: .trapped(tooLarge, line: 1))
    check(
      [
        .push(.int(0)), .push(.int(.max)), .push(.int(1)), try intrinsic("stride.to", 3), .return,
      ], ends: .trapped(.tooLarge(what: "stride", limit: Limits.elements), line: 3))
  }

  @Test("strings beyond the limit are refused before they are made")
  func strings() throws {
    let tooLarge = Trap.Reason.tooLarge(what: "string", limit: Limits.bytes)
    check(
      [
        .push(.string("ab")), .push(.int(.max)), try intrinsic("string.repeating", 2), .return,
      ], ends: .trapped(tooLarge, line: 2))
    let million = Value.string(String(repeating: "x", count: 1_000_000))
    check(
      [
        .push(.array(Array(repeating: million, count: 17))), .push(.string("")),
        try intrinsic("array.joined", 2), .return,
      ], ends: .trapped(tooLarge, line: 2))
    check(
      Array(repeating: .push(million), count: 17) + [.interpolate(count: 17), .return],
      ends: .trapped(tooLarge, line: 17))
  }
}
