import Machine
import Testing

@Suite("Translation into register code")
struct TranslationTests {
  private func lines(
    _ code: [Instruction], parameters: Int = 0, slots: Int = 0
  ) -> [String] {
    makeFunction(parameters: parameters, slots: slots, code).registerDisassembly
      .split(separator: "\n").dropFirst().dropLast()
      .map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
  }

  @Test("an operator reads its variables and writes its result in place")
  func operators() throws {
    #expect(
      lines(
        [
          .load(slot: 0, name: "a"), .load(slot: 1, name: "b"), try intrinsic("int.add", 2),
          .store(slot: 2), .load(slot: 2, name: "c"), .return,
        ], parameters: 2, slots: 3)
        == ["r2:c = add r0:a r1:b", "returnVariable r2:c"])
  }

  @Test("a comparison and its jump are one instruction, also when negated")
  func comparisons() throws {
    #expect(
      lines(
        [
          .load(slot: 0, name: "n"), .push(.int(2)), try intrinsic("int.less", 2),
          .jumpIfFalse(6), .push(.int(1)), .return, .push(.int(0)), .return,
        ], parameters: 1)
        == [
          "jumpIfGreaterOrEqualConstant r0:n 2 to 3", "r1 = 1", "return r1", "r1 = 0",
          "return r1",
        ])
  }

  @Test(
    "a comparison with nil tests the optional in place",
    arguments: [
      ("optional.equalsNil", false, "isNone"), ("optional.differsFromNil", false, "isSome"),
      ("nil.equals", true, "isNone"), ("nil.differs", true, "isSome"),
    ])
  func comparisonsWithNil(_ name: String, isNilFirst: Bool, opcode: String) throws {
    let operands: [Instruction] = [.load(slot: 0, name: "a"), .push(.none)]
    #expect(
      lines(
        (isNilFirst ? operands.reversed() : operands) + [try intrinsic(name, 2), .return],
        parameters: 1) == ["r1 = \(opcode) r0:a", "return r1"])
  }

  @Test("a type argument is read in place, and a value is made of types and fields")
  func genericTypes() {
    #expect(
      lines(
        [
          .load(slot: 0, name: "self"), .typeArgument(Sample.point, index: 0),
          .load(slot: 1, name: "x"),
          .makeGenericStructure(Sample.point, typeCount: 1, count: 1), .return,
        ], parameters: 2)
        == [
          "r2 = typeArgument 0 of Point of r0:self", "r3 = copy r1:x", "r2 = Point of (r2)(r3)",
          "return r2",
        ])
  }

  @Test("appending to a variable changes it in place")
  func inPlace() throws {
    #expect(
      lines(
        [
          .take(slot: 0), .push(.int(1)), try mutating("array.append", 1), .store(slot: 0), .pop,
          .load(slot: 0, name: "a"), .return,
        ], parameters: 1)
        == ["r2 = 1", "append r2 to r0:a", "returnVariable r0:a"])
  }

  @Test("an appended value that isn't used again is moved")
  func movedArguments() throws {
    #expect(
      lines(
        [
          .take(slot: 0), .loadReference(slot: 1), try mutating("array.append", 1),
          .store(slot: 0), .pop, .take(slot: 1), .pop, .load(slot: 0, name: "a"), .return,
        ], parameters: 2)
        == ["append r1 to r0:a", "drop r1", "returnVariable r0:a"])
  }

  @Test("a loop's end continues with the next number in one step, and a branch returns itself")
  func endsOfLoops() throws {
    #expect(
      lines(
        [
          .nextInteger(counter: 0, upper: 1, includesUpper: false, otherwise: 3), .store(slot: 2),
          .jump(0), .jump(4), .load(slot: 2, name: "n"), .return,
        ], parameters: 2, slots: 3)
        == [
          "r2:n = nextInteger r0 r1 or jump to 2", "jump to 0, in one step", "returnVariable r2:n",
          "returnVariable r2:n",
        ])
  }

  @Test("a lookup and the test of its result are one instruction")
  func lookUps() throws {
    let code: [Instruction] = [
      .load(slot: 0, name: "d"), .load(slot: 1, name: "k"), try intrinsic("dictionary.get", 2),
      .jumpIfNone(5), .return, .push(.string("none")), .return,
    ]
    #expect(lines(code, parameters: 2).first == "r2 = value of r1:k in r0:d or jump to 2")
    let dictionary = Value.dictionary([.string("a"): .int(1)])
    check(code, arguments: [dictionary, .string("a")], ends: .returned(.int(1)))
    check(code, arguments: [dictionary, .string("b")], ends: .returned(.string("none")))
    check(
      [
        .push(.int(9)), .load(slot: 0, name: "d"), .push(.string("a")),
        try intrinsic("dictionary.get", 2), .jumpIfNone(6), .makeArray(count: 2), .return,
      ], arguments: [dictionary], ends: .returned(.array([.int(9), .int(1)])))
  }

  @Test("a closure that captures nothing is made once")
  func closures() {
    let inner = makeFunction(
      named: "inner", [.push(.int(1)), .push(.int(0)), .pop, .return])
    #expect(
      lines([.makeClosure(inner, captureCount: 0), .callClosure(argumentCount: 0), .return])
        .contains("r0 = callClosure r0()"))
    check(
      [.makeClosure(inner, captureCount: 0), .callClosure(argumentCount: 0), .return],
      ends: .returned(.int(1)))
    let constant = makeFunction(named: "constant", [.push(.int(1)), .return])
    #expect(
      lines([.makeClosure(constant, captureCount: 0), .callClosure(argumentCount: 0), .return])
        .starts(with: ["r0 = 1", "return r0"]))
  }

  // MARK: Meaning

  @Test("an operand keeps the value that its variable had when it was loaded")
  func laterChanges() throws {
    check(
      [
        .load(slot: 0, name: "x"), .push(.int(5)), .store(slot: 0), .load(slot: 0, name: "x"),
        .makeArray(count: 2), .return,
      ], arguments: [.int(1)], ends: .returned(.array([.int(1), .int(5)])))
    check(
      [
        .load(slot: 0, name: "x"), .take(slot: 0), .makeArray(count: 2), .return,
      ], arguments: [.string("a")], ends: .returned(.array([.string("a"), .string("a")])))
    check(
      [
        .load(slot: 0, name: "x"), .load(slot: 0, name: "x"), .push(.int(1)),
        try intrinsic("int.add", 2), .store(slot: 0), .load(slot: 0, name: "x"),
        .makeArray(count: 2), .return,
      ], arguments: [.int(1)], ends: .returned(.array([.int(1), .int(2)])))
    check(
      [
        .load(slot: 0, name: "n"),
        .nextInteger(counter: 0, upper: 1, includesUpper: false, otherwise: 4),
        .makeArray(count: 2), .return, .return,
      ], arguments: [.int(3), .int(9)], ends: .returned(.array([.int(3), .int(3)])))
  }

  @Test("operands below a jump are the same on both paths")
  func branches() throws {
    let code: [Instruction] = [
      .load(slot: 0, name: "x"), .push(.string("-")), .load(slot: 1, name: "flag"),
      .jumpIfFalse(6), .push(.string("yes")), .jump(7), .push(.string("no")),
      .makeArray(count: 3), .return,
    ]
    for (flag, text) in [(true, "yes"), (false, "no")] {
      check(
        code, arguments: [.int(1), .bool(flag)],
        ends: .returned(.array([.int(1), .string("-"), .string(text)])))
    }
  }

  @Test("operands of all kinds are swapped")
  func swapping() throws {
    let some: [Instruction] = [.push(.int(1)), .wrap]
    for (first, second) in [
      (some, [.push(.int(2))]), ([.push(.int(2))], some), (some, [.push(.int(2)), .wrap]),
      ([.load(slot: 0, name: "x")], some), (some, [.take(slot: 0)]),
    ] as [([Instruction], [Instruction])] {
      let plain = run(first + second + [.makeArray(count: 2), .return], [.int(9)])
      let swapped = run(first + second + [.swap, .makeArray(count: 2), .return], [.int(9)])
      guard case .returned(.array(let one)) = plain, case .returned(.array(let other)) = swapped
      else {
        Issue.record("both return")
        continue
      }
      #expect(Array(one) == other.reversed())
    }
  }

  @Test("a copy of a value that is changed in place keeps its value")
  func copies() throws {
    check(
      [
        .load(slot: 0, name: "a"), .store(slot: 1),
        .take(slot: 0), .push(.int(0)), .push(.int(7)), try mutating("array.set", 2),
        .store(slot: 0), .pop,
        .load(slot: 0, name: "a"), .load(slot: 1, name: "b"), .makeArray(count: 2), .return,
      ], slots: 2, arguments: [.array([.int(1)])],
      ends: .returned(.array([.array([.int(7)]), .array([.int(1)])])))
  }

  @Test("an overflow traps at its operator, also when the result is assigned or compared")
  func traps() throws {
    check(
      [
        .load(slot: 0, name: "x"), .push(.int(1)), try intrinsic("int.add", 2), .store(slot: 0),
        .push(.void), .return,
      ], arguments: [.int(.max)],
      ends: .trapped(.integerOverflow(operation: "+"), line: 2))
    check(
      [
        .take(slot: 0), .push(.int(1)), try mutating("int.subtract", 1), .store(slot: 0), .pop,
        .push(.void), .return,
      ], arguments: [.int(.min)],
      ends: .trapped(.integerOverflow(operation: "-"), line: 2))
    check(
      [
        .load(slot: 1, name: "y"), .push(.int(1)), try intrinsic("int.less", 2), .jumpIfTrue(5),
        .push(.void), .return,
      ], slots: 2, arguments: [.int(0)],
      ends: .trapped(.usedBeforeInitialization(name: "y"), line: 2))
  }

  @Test("an error finds exactly the operands that its handler keeps")
  func handling() throws {
    check(
      [
        .push(.string("kept")), .beginHandling(6), .push(.string("dropped")),
        .push(.string("error")), .wrap, .throw, .makeArray(count: 2), .return,
      ], ends: .returned(.array([.string("kept"), .some(.string("error"))])))
  }

  /// A loop with calls, an array that grows, a closure, and an error that is caught.
  private func makeProgram() throws -> Function {
    let double = makeFunction(
      named: "double", captures: 1, parameters: 1,
      [
        .load(slot: 1, name: "n"), .loadCell(slot: 0, name: "factor"),
        try intrinsic("int.multiply", 2), .return,
      ])
    let failing = makeFunction(
      named: "failing", parameters: 1, [.load(slot: 0, name: "n"), .wrap, .throw])
    return makeFunction(
      slots: 5,
      [
        .push(.int(3)), .makeCell, .store(slot: 0), .push(.array([])), .store(slot: 1),
        .push(.int(0)), .store(slot: 2), .push(.int(5)), .store(slot: 3),
        // 9: for each integer
        .nextInteger(counter: 2, upper: 3, includesUpper: false, otherwise: 27), .store(slot: 4),
        .take(slot: 1),
        .loadReference(slot: 0), .makeClosure(double, captureCount: 1),
        .load(slot: 4, name: "i"), .callClosure(argumentCount: 1),
        try mutating("array.append", 1), .store(slot: 1), .pop,
        .beginHandling(25), .load(slot: 4, name: "i"), .call(failing, argumentCount: 1), .pop,
        .endHandling, .jump(9),
        // 25: the error
        .pop, .jump(9),
        .load(slot: 1, name: "a"), .return,
      ])
  }

  @Test("a run cut into slices of any length ends the same way for the same fuel")
  func slices() throws {
    let program = try makeProgram()
    var whole = 100_000
    let expected = Ending(makeFiber(program).run(fuel: &whole))
    #expect(expected == .returned(.array([0, 3, 6, 9, 12].map { .int($0) })))
    for length in 1...20 {
      let fiber = makeFiber(program)
      var used = 0
      while true {
        var fuel = length
        let ending = Ending(fiber.run(fuel: &fuel))
        used += length - fuel
        guard ending == .outOfFuel else {
          #expect(ending == expected)
          break
        }
      }
      #expect(used == 100_000 - whole)
    }
  }

  private func run(_ code: [Instruction], _ arguments: [Value]) -> Ending {
    var fuel = 1_000
    return Ending(
      makeFiber(makeFunction(parameters: arguments.count, code), arguments).run(fuel: &fuel))
  }
}
