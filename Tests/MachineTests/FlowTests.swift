import Machine
import Testing

@Suite("Jumps, loops and traps")
struct FlowTests {
  @Test("conditional jumps take the branch of the Boolean")
  func jumps() {
    for condition in [true, false] {
      check(
        [
          .push(.bool(condition)), .jumpIfFalse(4), .push(.string("yes")), .return,
          .push(.string("no")), .return,
        ], ends: .returned(.string(condition ? "yes" : "no")))
      check(
        [
          .push(.bool(condition)), .jumpIfTrue(4), .push(.string("no")), .return,
          .push(.string("yes")), .return,
        ], ends: .returned(.string(condition ? "yes" : "no")))
    }
  }

  @Test(
    "a loop over integers visits each, including the last one",
    arguments: [
      (0, 3, false, 3), (0, 3, true, 6), (2, 2, false, 0), (2, 2, true, 2),
      (Int.max - 1, Int.max, false, Int.max - 1),
    ])
  func integers(lower: Int, upper: Int, includesUpper: Bool, sum: Int) throws {
    check(
      [
        .push(.int(0)), .store(slot: 2),
        .nextInteger(counter: 0, upper: 1, includesUpper: includesUpper, otherwise: 7),
        .load(slot: 2, name: "sum"), try intrinsic("int.add", 2), .store(slot: 2), .jump(2),
        .load(slot: 2, name: "sum"), .return,
      ], slots: 3, arguments: [.int(lower), .int(upper)], ends: .returned(.int(sum)))
  }

  @Test("a loop up to the greatest integer ends")
  func greatest() {
    check(
      [
        .nextInteger(counter: 0, upper: 1, includesUpper: true, otherwise: 3), .pop, .jump(0),
        .push(.string("done")), .return,
      ], arguments: [.int(.max - 2), .int(.max)], ends: .returned(.string("done")))
  }

  @Test("a loop over an array visits its elements in order")
  func elements() throws {
    check(
      [
        .push(.string("")), .store(slot: 2),
        .nextElement(array: 0, index: 1, otherwise: 8),
        .load(slot: 2, name: "text"), .swap, try intrinsic("string.append", 2), .store(slot: 2),
        .jump(2),
        .load(slot: 2, name: "text"), .return,
      ], slots: 3, arguments: [.array([.string("a"), .string("b")]), .int(0)],
      ends: .returned(.string("ab")))
  }

  @Test("a trap instruction ends the fiber at its line")
  func traps() {
    check(
      [.push(.void), .trap(.forcedTry(error: "x")), .return],
      ends: .trapped(.forcedTry(error: "x"), line: 1))
  }

  @Test("running past the end traps")
  func lostReturn() {
    check([.push(.void)], ends: .trapped(.lostReturn(function: "test"), line: 0))
  }
}
