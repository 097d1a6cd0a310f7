import Machine
import Testing

@Suite("Built-in functions")
struct IntrinsicTests {
  private enum Outcome: Equatable {
    case gives(Value)
    case traps(Trap.Reason)
  }

  private func check(
    _ name: String, _ arguments: [Value], _ expected: Outcome,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let intrinsic = try #require(Intrinsics.named(name), sourceLocation: sourceLocation)
    let outcome: Outcome
    do {
      outcome = .gives(try intrinsic.applied(to: arguments))
    } catch {
      outcome = .traps(error.reason)
    }
    #expect(outcome == expected, sourceLocation: sourceLocation)
  }

  /// Compares the result, or the trap, and the base afterwards.
  private func check(
    _ name: String, on base: Value, _ arguments: [Value], _ expected: Outcome, leaves: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let intrinsic = try #require(
      Intrinsics.mutating(named: name), sourceLocation: sourceLocation)
    var base = base
    let outcome: Outcome
    do {
      outcome = .gives(try intrinsic.change(&base, by: arguments))
    } catch {
      outcome = .traps(error.reason)
    }
    #expect(outcome == expected, sourceLocation: sourceLocation)
    #expect(base == leaves, sourceLocation: sourceLocation)
  }

  @Test("integers compute exactly or trap")
  func integers() throws {
    try check("int.add", [.int(2), .int(3)], .gives(.int(5)))
    try check("int.add", [.int(.max), .int(1)], .traps(.integerOverflow(operation: "+")))
    try check("int.subtract", [.int(.min), .int(1)], .traps(.integerOverflow(operation: "-")))
    try check("int.multiply", [.int(.max), .int(2)], .traps(.integerOverflow(operation: "*")))
    try check("int.divide", [.int(-7), .int(2)], .gives(.int(-3)))
    try check("int.divide", [.int(1), .int(0)], .traps(.divisionByZero))
    try check("int.divide", [.int(.min), .int(-1)], .traps(.integerOverflow(operation: "/")))
    try check("int.remainder", [.int(-7), .int(3)], .gives(.int(-1)))
    try check("int.remainder", [.int(1), .int(0)], .traps(.divisionByZero))
    try check("int.remainder", [.int(.min), .int(-1)], .traps(.integerOverflow(operation: "%")))
    try check("int.wrappingAdd", [.int(.max), .int(1)], .gives(.int(.min)))
    try check("int.shiftLeft", [.int(1), .int(64)], .gives(.int(0)))
    try check("int.shiftLeft", [.int(1), .int(-1)], .gives(.int(0)))
    try check("int.shiftRight", [.int(-1), .int(100)], .gives(.int(-1)))
    try check("int.negate", [.int(.min)], .traps(.integerOverflow(operation: "-")))
    try check("abs.int", [.int(-4)], .gives(.int(4)))
    try check("int.isMultiple", [.int(5), .int(0)], .gives(.bool(false)))
  }

  @Test("conversions return values that fit and trap otherwise")
  func conversions() throws {
    try check("int.fromDouble", [.double(-2.9)], .gives(.int(-2)))
    for double in [1e19, -.infinity, 0x1p63] {
      try check(
        "int.fromDouble", [.double(double)],
        .traps(.conversionOverflow(value: "\(double)", type: "Int")))
    }
    try check("int.fromString", [.string("+5")], .gives(.some(.int(5))))
    try check("int.fromString", [.string(" 5")], .gives(.none))
    try check("double.fromString", [.string("1e3")], .gives(.some(.double(1000))))
    try check("double.fromString", [.string("x")], .gives(.none))
    try check(
      "uint64.fromInt", [.int(-1)], .traps(.conversionOverflow(value: "-1", type: "UInt64")))
    try check("double.rounded", [.double(-2.5)], .gives(.double(-3)))
  }

  @Test("strings are counted and split by visible characters")
  func strings() throws {
    try check("string.count", [.string("👩‍👩‍👧e\u{301}")], .gives(.int(2)))
    try check("string.first", [.string("e\u{301}x")], .gives(.some(.character("é"))))
    try check("string.first", [.string("")], .gives(.none))
    try check(
      "string.split", [.string("a,b,,c"), .character(",")],
      .gives(.array([.string("a"), .string("b"), .string("c")])))
    try check("string.contains", [.string("abc"), .string("bc")], .gives(.bool(true)))
    try check("string.contains", [.string("abc"), .string("")], .gives(.bool(true)))
    try check("string.hasPrefix", [.string("abc"), .string("ab")], .gives(.bool(true)))
    try check("string.prefix", [.string("abc"), .int(2)], .gives(.string("ab")))
    try check(
      "string.prefix", [.string("abc"), .int(-1)],
      .traps(.custom("Can't take a prefix of negative length from a collection")))
    try check("string.repeating", [.string("ab"), .int(3)], .gives(.string("ababab")))
    try check(
      "character.fromString", [.string("")],
      .traps(.custom("Can't form a Character from an empty String")))
    try check(
      "string.fromCharacters", [.array([.character("a"), .character("b")])],
      .gives(.string("ab")))
  }

  private let numbers = Value.array([.int(3), .int(1), .int(2)])

  @Test("arrays are read within their bounds")
  func arrays() throws {
    try check("array.get", [numbers, .int(2)], .gives(.int(2)))
    for index in [3, -1] {
      try check(
        "array.get", [numbers, .int(index)], .traps(.indexOutOfRange(index: index, count: 3)))
    }
    try check(
      "array.slice", [numbers, Sample.range(.int(1), .int(3))],
      .gives(.array([.int(1), .int(2)])))
    try check(
      "array.slice", [numbers, Sample.range(.int(1), .int(1), includesUpper: true)],
      .gives(.array([.int(1)])))
    try check(
      "array.slice", [numbers, Sample.range(.int(1), nil)], .gives(.array([.int(1), .int(2)])))
    try check(
      "array.slice", [numbers, Sample.range(.int(1), .int(3), includesUpper: true)],
      .traps(.indexOutOfRange(index: 3, count: 3)))
    try check(
      "array.slice", [numbers, Sample.range(.int(4), nil)],
      .traps(.indexOutOfRange(index: 4, count: 3)))
    try check("array.sorted", [numbers], .gives(.array([.int(1), .int(2), .int(3)])))
    try check("array.min", [numbers], .gives(.some(.int(1))))
    try check("array.max", [.array([])], .gives(.none))
    try check("array.dropLast", [numbers, .int(5)], .gives(.array([])))
    try check("array.firstIndex", [numbers, .int(2)], .gives(.some(.int(2))))
    try check("array.indices", [numbers], .gives(Sample.range(.int(0), .int(3))))
    try check(
      "array.joined", [.array([.string("a"), .string("b")]), .string(", ")],
      .gives(.string("a, b")))
    try check(
      "array.repeating", [.int(0), .int(-1)],
      .traps(.custom("Can't construct Array with count < 0")))
  }

  @Test("arrays change in place, and stay unchanged after a trap")
  func mutatingArrays() throws {
    let two = Value.array([.int(1), .int(2)])
    try check(
      "array.append", on: two, [.int(3)], .gives(.void),
      leaves: .array([.int(1), .int(2), .int(3)]))
    try check(
      "array.set", on: two, [.int(0), .int(9)], .gives(.void), leaves: .array([.int(9), .int(2)]))
    try check(
      "array.set", on: two, [.int(2), .int(9)], .traps(.indexOutOfRange(index: 2, count: 2)),
      leaves: two)
    try check(
      "array.insert", on: two, [.int(0), .int(2)], .gives(.void),
      leaves: .array([.int(1), .int(2), .int(0)]))
    try check(
      "array.insert", on: two, [.int(0), .int(3)],
      .traps(.indexOutOfRange(index: 3, count: 2)), leaves: two)
    try check("array.remove", on: two, [.int(0)], .gives(.int(1)), leaves: .array([.int(2)]))
    try check("array.removeLast", on: two, [], .gives(.int(2)), leaves: .array([.int(1)]))
    try check(
      "array.removeLast", on: .array([]), [], .traps(.emptyCollection(operation: "removeLast")),
      leaves: .array([]))
    try check(
      "array.removeFirst", on: .array([]), [],
      .traps(.emptyCollection(operation: "removeFirst")), leaves: .array([]))
    try check("array.popLast", on: .array([]), [], .gives(.none), leaves: .array([]))
    try check(
      "array.swapAt", on: two, [.int(0), .int(1)], .gives(.void),
      leaves: .array([.int(2), .int(1)]))
    try check(
      "array.sort", on: numbers, [], .gives(.void), leaves: .array([.int(1), .int(2), .int(3)]))
  }

  @Test("dictionaries and sets")
  func hashed() throws {
    let one = Value.dictionary([.string("a"): .int(1)])
    try check("dictionary.get", [one, .string("a")], .gives(.some(.int(1))))
    try check("dictionary.get", [one, .string("b")], .gives(.none))
    try check("dictionary.getDefault", [one, .string("b"), .int(7)], .gives(.int(7)))
    try check(
      "dictionary.set", on: one, [.string("a"), .none], .gives(.void), leaves: .dictionary([:]))
    try check(
      "dictionary.set", on: one, [.string("a"), .some(.int(2))], .gives(.void),
      leaves: .dictionary([.string("a"): .int(2)]))
    try check(
      "dictionary.updateValue", on: one, [.int(2), .string("a")], .gives(.some(.int(1))),
      leaves: .dictionary([.string("a"): .int(2)]))
    try check(
      "dictionary.removeValue", on: one, [.string("b")], .gives(.none), leaves: one)
    try check(
      "set.insert", on: .set([.int(1)]), [.int(1)],
      .gives(
        .tuple(
          Tuple(
            labels: ["inserted", "memberAfterInsert"], elements: [.bool(false), .int(1)]))),
      leaves: .set([.int(1)]))
    try check(
      "set.remove", on: .set([.int(1)]), [.int(1)], .gives(.some(.int(1))), leaves: .set([]))
    try check("set.isSubset", [.set([.int(1)]), .set([.int(1), .int(2)])], .gives(.bool(true)))
  }

  @Test("ranges check their bounds when they are made")
  func ranges() throws {
    try check("range.halfOpen", [.int(1), .int(3)], .gives(Sample.range(.int(1), .int(3))))
    try check(
      "range.halfOpen", [.int(3), .int(1)], .traps(.invalidRange(lower: "3", upper: "1")))
    try check(
      "range.closed", [.double(.nan), .double(1)],
      .traps(.invalidRange(lower: "nan", upper: "1.0")))
    let closed = Sample.range(.int(1), .int(3), includesUpper: true)
    try check("range.contains", [closed, .int(3)], .gives(.bool(true)))
    try check("range.contains", [Sample.range(.int(1), .int(3)), .int(3)], .gives(.bool(false)))
    try check("range.contains", [Sample.range(.int(1), nil), .int(9)], .gives(.bool(true)))
    try check("range.count", [closed], .gives(.int(3)))
    try check("range.elements", [closed], .gives(.array([.int(1), .int(2), .int(3)])))
    try check("range.reversed", [closed], .gives(.array([.int(3), .int(2), .int(1)])))
    try check(
      "range.elements", [Sample.range(.int(0), .int(.max), includesUpper: true)],
      .traps(.integerOverflow(operation: "...")))
    try check(
      "stride.to", [.int(10), .int(0), .int(-5)], .gives(.array([.int(10), .int(5)])))
    try check(
      "stride.through", [.int(0), .int(1), .int(0)],
      .traps(.custom("Stride size must not be zero")))
  }

  @Test("durations add up, and overflow is a trap")
  func durations() throws {
    try check("duration.milliseconds", [.int(1500)], .gives(.duration(.milliseconds(1500))))
    try check("duration.secondsDouble", [.double(0.5)], .gives(.duration(.milliseconds(500))))
    try check(
      "duration.multiply", [.duration(.seconds(2)), .int(3)], .gives(.duration(.seconds(6))))
    try check(
      "duration.multiply", [.duration(.seconds(2)), .int(.max)],
      .traps(.integerOverflow(operation: "*")))
    try check(
      "duration.secondsDouble", [.double(.infinity)],
      .traps(.conversionOverflow(value: "inf", type: "Duration")))
    try check("dispatchInterval.seconds", [.int(2)], .gives(.int(2_000_000_000)))
    try check("dispatchInterval.seconds", [.int(.max)], .gives(.int(.max)))
    try check("dispatchTime.addSeconds", [.int(5), .double(1)], .gives(.int(1_000_000_005)))
  }

  @Test("failures keep their message")
  func failures() throws {
    for kind in ["fatalError", "preconditionFailure", "precondition", "assert"] {
      try check(kind, [.string("no")], .traps(.failure(kind: kind, message: "no")))
    }
  }

  @Test("identity compares objects, not their contents")
  func identity() throws {
    let object = Sample.object(Sample.counter)
    try check("same", [object, .some(object)], .gives(.bool(true)))
    try check("same", [object, Sample.object(Sample.counter)], .gives(.bool(false)))
    try check("same", [.none, .none], .gives(.bool(true)))
    try check("notSame", [object, .none], .gives(.bool(true)))
  }
}
