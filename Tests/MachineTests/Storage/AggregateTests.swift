import Machine
import Testing

@Suite("Making and opening aggregates")
struct AggregateTests {
  @Test("collections contain their operands in order")
  func collections() {
    check(
      [.push(.int(1)), .push(.int(2)), .makeArray(count: 2), .return],
      ends: .returned(.array([.int(1), .int(2)])))
    check(
      [.push(.string("a")), .push(.int(2)), .makeDictionary(count: 1), .return],
      ends: .returned(.dictionary([.string("a"): .int(2)])))
    check(
      [.push(.int(2)), .push(.int(2)), .makeSet(count: 2), .return],
      ends: .returned(.set([.int(2)])))
  }

  @Test("a dictionary literal with a key twice traps")
  func duplicateKeys() {
    check(
      [
        .push(.string("a")), .push(.int(1)), .push(.string("a")), .push(.int(2)),
        .makeDictionary(count: 2), .return,
      ], ends: .trapped(.duplicateKeys("\"a\""), line: 4))
  }

  @Test("fields and elements are read and replaced")
  func parts() {
    check(
      [
        .push(.int(1)), .push(.int(2)), .makeTuple(labels: ["x", nil]), .push(.int(9)),
        .setTupleElement(0), .duplicate, .tupleElement(0), .swap, .tupleElement(1),
        .makeArray(count: 2), .return,
      ], ends: .returned(.array([.int(9), .int(2)])))
    check(
      [
        .push(.int(1)), .makeStructure(Sample.model.plain, count: 1), .push(.int(4)), .setField(0),
        .field(0, name: "id"), .return,
      ], ends: .returned(.int(4)))
    check(
      [
        .makeObject(Sample.counter.plain, fieldCount: 1), .duplicate, .push(.int(4)),
        .setObjectField(0), .objectField(0, name: "n"), .return,
      ], ends: .returned(.int(4)))
  }

  @Test("an enumeration's case and payload are read")
  func enumerations() {
    let make: [Instruction] = [
      .push(.int(3)), .push(.string("z")), .makeEnumeration(Sample.step.plain, index: 0, count: 2),
    ]
    check(make + [.isCase(0), .return], ends: .returned(.bool(true)))
    check(make + [.isCase(1), .return], ends: .returned(.bool(false)))
    check(make + [.payload(1), .return], ends: .returned(.string("z")))
  }

  @Test("optionals are wrapped, tested and unwrapped")
  func optionals() {
    check([.push(.int(1)), .wrap, .unwrap, .return], ends: .returned(.int(1)))
    check([.push(.int(1)), .wrap, .isSome, .return], ends: .returned(.bool(true)))
    check([.push(.none), .isSome, .return], ends: .returned(.bool(false)))
    check([.push(.none), .unwrap, .return], ends: .trapped(.forcedNil, line: 1))
    check(
      [.push(.some(.int(4))), .jumpIfNone(3), .return, .push(.string("none")), .return],
      ends: .returned(.int(4)))
    check(
      [.push(.none), .jumpIfNone(3), .return, .push(.string("none")), .return],
      ends: .returned(.string("none")))
  }

  @Test("an array in only one variable changes in place")
  func uniqueness() throws {
    // 200,000 appends with copies would move 20 billion elements, so this test would not end.
    let count = 200_000
    let function = makeFunction(
      slots: 4,
      [
        .push(.int(0)), .store(slot: 0), .push(.int(count)), .store(slot: 1),
        .makeArray(count: 0), .store(slot: 2),
        .nextInteger(counter: 0, upper: 1, includesUpper: false, otherwise: 13),
        .store(slot: 3), .take(slot: 2), .load(slot: 3, name: "i"),
        try mutating("array.append", 1), .store(slot: 2), .jump(15),
        .load(slot: 2, name: "a"), .return,
        .pop, .jump(6),
      ])
    let fiber = makeFiber(function)
    var fuel = 10_000_000
    guard case .returned(.array(let array)) = fiber.run(fuel: &fuel) else {
      Issue.record("the loop returns the array")
      return
    }
    #expect(array.count == count)
    #expect(array.last == .int(count - 1))
  }
}
