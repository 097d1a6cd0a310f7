import Machine
import Testing

@Suite("Slots, cells and the operand stack")
struct SlotTests {
  @Test("operands are duplicated, swapped and dropped")
  func operands() {
    check(
      [.push(.int(1)), .push(.int(2)), .swap, .duplicate, .makeArray(count: 3), .return],
      ends: .returned(.array([.int(2), .int(1), .int(1)])))
    check([.push(.int(1)), .push(.int(2)), .pop, .return], ends: .returned(.int(1)))
  }

  @Test("a parameter and a local are read back")
  func readBack() {
    check([.load(slot: 0, name: "p"), .return], arguments: [.int(7)], ends: .returned(.int(7)))
    check(
      [.push(.int(3)), .store(slot: 0), .load(slot: 0, name: "v"), .return], slots: 1,
      ends: .returned(.int(3)))
  }

  @Test("reading an unassigned variable traps with the variable's name")
  func uninitialized() {
    check(
      [.load(slot: 0, name: "v"), .return], slots: 1,
      ends: .trapped(.usedBeforeInitialization(name: "v"), line: 0))
    check(
      [.box(slot: 0), .loadCell(slot: 0, name: "w"), .return], slots: 1,
      ends: .trapped(.usedBeforeInitialization(name: "w"), line: 1))
    check(
      [.loadGlobal(Cell(), name: "g"), .return],
      ends: .trapped(.usedBeforeInitialization(name: "g"), line: 0))
    check(
      [.makeObject(Sample.counter.plain, fieldCount: 1), .objectField(0, name: "n"), .return],
      ends: .trapped(.usedBeforeInitialization(name: "n"), line: 1))
  }

  @Test("taking a variable leaves it uninitialized")
  func take() {
    check(
      [.take(slot: 0), .pop, .load(slot: 0, name: "p"), .return], arguments: [.int(1)],
      ends: .trapped(.usedBeforeInitialization(name: "p"), line: 2))
  }

  @Test("a boxed variable is shared with the closure that captured it")
  func boxes() {
    let increment = makeFunction(
      captures: 1,
      [.push(.int(5)), .storeCell(slot: 0), .push(.void), .return])
    check(
      [
        .push(.int(1)), .store(slot: 0), .box(slot: 0),
        .loadReference(slot: 0), .makeClosure(increment, captureCount: 1),
        .callClosure(argumentCount: 0), .pop,
        .loadCell(slot: 0, name: "v"), .return,
      ], slots: 1, ends: .returned(.int(5)))
  }

  @Test("a cell is made, opened and written through")
  func cells() {
    check([.push(.int(1)), .makeCell, .openCell, .return], ends: .returned(.int(1)))
    let cell = Cell(.int(1))
    check(
      [.push(.int(2)), .storeGlobal(cell), .loadGlobal(cell, name: "g"), .return],
      ends: .returned(.int(2)))
  }

  @Test("a weak reference returns its object while it lives")
  func weakReferences() {
    let object = Sample.object(Sample.counter)
    check(
      [.push(object), .makeWeak, .loadWeak(), .return], ends: .returned(.some(object)))
    check([.push(object), .makeWeak, .loadUnowned, .return], ends: .returned(object))
    check([.push(.none), .makeWeak, .loadWeak(), .return], ends: .returned(.none))
    check(
      [.makeObject(Sample.counter.plain, fieldCount: 0), .makeWeak, .loadWeak(), .return],
      ends: .returned(.none))
    check(
      [.makeObject(Sample.counter.plain, fieldCount: 0), .makeWeak, .loadUnowned, .return],
      ends: .trapped(.releasedReference, line: 2))
  }

  @Test("a capture that only a closure inside captures weakly has that closure as its user")
  func weakUsers() {
    let inner = makeFunction(captures: 1, [.push(.void), .return])
    let making: [Instruction] = [
      .load(slot: 0, name: "self"), .wrap, .makeWeak, .makeClosure(inner, captureCount: 1),
    ]
    let outer = makeFunction(captures: 1, making + [.return])
    #expect(outer.weakUser(ofCapture: 0) === inner)
    let reader = makeFunction(captures: 1, making + [.pop, .load(slot: 0, name: "self"), .return])
    #expect(reader.weakUser(ofCapture: 0) == nil)
    let unused = makeFunction(captures: 1, [.push(.void), .return])
    #expect(unused.weakUser(ofCapture: 0) == nil)
  }
}
