import Machine
import Testing

/// The texts are what compiled Swift prints for the same values.
@Suite("Printing")
struct DescriptionTests {
  private func check(
    _ value: Value, _ plain: String, _ debug: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(value.pureDescription(debug: false) == plain, sourceLocation: sourceLocation)
    #expect(value.pureDescription(debug: true) == debug ?? plain, sourceLocation: sourceLocation)
  }

  @Test("scalars")
  func scalars() {
    check(.void, "()")
    check(.bool(true), "true")
    check(.int(-5), "-5")
    check(.double(1), "1.0")
    check(.double(1e-05), "1e-05")
    check(.double(.infinity), "inf")
    check(.double(-0.0), "-0.0")
    check(.double(1e16), "1e+16")
    check(.double(.nan), "nan")
    check(.duration(.milliseconds(50)), "0.05 seconds")
    check(.duration(.seconds(1)), "1.0 seconds")
    check(.duration(.zero), "0.0 seconds")
  }

  @Test("text is quoted and escaped only in debug text")
  func text() {
    check(.string("a\"b\n\t\\é"), "a\"b\n\t\\é", #""a\"b\n\t\\é""#)
    check(.character("\n"), "\n", #""\n""#)
    check(.character("\""), "\"", #""\"""#)
    check(.array([.string("a"), .character("b")]), #"["a", "b"]"#)
  }

  @Test("optionals show their levels")
  func optionals() {
    check(.some(.int(3)), "Optional(3)")
    check(.none, "nil")
    check(.some(.some(.int(3))), "Optional(Optional(3))")
    check(.some(.string("a")), #"Optional("a")"#)
    check(.some(.none), "Optional(nil)")
  }

  @Test("collections")
  func collections() {
    check(.array([.int(1), .int(2)]), "[1, 2]")
    check(.array([]), "[]")
    check(.array([.some(.int(1)), .none]), "[Optional(1), nil]")
    check(.dictionary([:]), "[:]")
    check(.dictionary([.string("a"): .int(1)]), #"["a": 1]"#)
    check(.set([]), "[]", "Set([])")
    check(.set([.string("a")]), #"["a"]"#, #"Set(["a"])"#)
    check(.array([.set([.int(1)])]), "[Set([1])]")
  }

  @Test("tuples show their labels")
  func tuples() {
    check(
      .tuple(Tuple(labels: ["x", nil], elements: [.int(1), .string("a")])), #"(x: 1, "a")"#)
    check(
      .tuple(Tuple(labels: ["a", "b"], elements: [.some(.int(1)), Sample.north])),
      "(a: Optional(1), b: main.Direction.north)")
  }

  @Test("ranges")
  func ranges() {
    check(Sample.range(.int(1), .int(3)), "1..<3", "Range(1..<3)")
    check(Sample.range(.int(1), .int(3), includesUpper: true), "1...3", "ClosedRange(1...3)")
    check(
      Sample.range(.string("a"), .string("b")), "a..<b", #"Range("a"..<"b")"#)
    check(
      Sample.range(.int(1), nil), "PartialRangeFrom<Int>(lowerBound: 1)",
      "Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1)")
    check(
      Sample.range(nil, .int(3)), "PartialRangeUpTo<Int>(upperBound: 3)",
      "Swift.PartialRangeUpTo<Swift.Int>(upperBound: 3)")
    check(
      Sample.range(nil, .int(3), includesUpper: true),
      "PartialRangeThrough<Int>(upperBound: 3)",
      "Swift.PartialRangeThrough<Swift.Int>(upperBound: 3)")
  }

  @Test("structures show their fields, qualified in debug text")
  func structures() {
    let point = Sample.structure(Sample.point, [.double(1), .some(.int(3)), Sample.north])
    check(
      point, "Point(x: 1.0, o: Optional(3), d: main.Direction.north)",
      "main.Point(x: 1.0, o: Optional(3), d: main.Direction.north)")
    check(
      .array([point]), "[main.Point(x: 1.0, o: Optional(3), d: main.Direction.north)]")
    check(Sample.structure(Sample.model), "Model()", "main.Outer.Model()")
  }

  @Test("enumerations show their cases, qualified in debug text")
  func enumerations() {
    check(Sample.north, "north", "main.Direction.north")
    check(
      Sample.step(0, [.int(1), .string("z")]), #"pay(1, b: "z")"#,
      #"main.Step.pay(1, b: "z")"#)
    check(
      Sample.step(1, [Sample.north]), "go(to: main.Direction.north)",
      "main.Step.go(to: main.Direction.north)")
    check(Sample.step(2, [.int(3)]), "one(3)", "main.Step.one(3)")
    let pair = Value.tuple(Tuple(labels: [nil, nil], elements: [.int(1), .int(2)]))
    check(Sample.step(2, [pair]), "one(1, 2)", "main.Step.one(1, 2)")
    check(Sample.step(3, []), "stop", "main.Step.stop")
    check(.some(Sample.north), "Optional(main.Direction.north)")
  }

  @Test("objects show the name of their class")
  func objects() {
    check(Sample.object(Sample.counter), "main.Counter")
    check(Sample.object(Sample.sub), "main.Sub")
    check(.array([Sample.object(Sample.counter)]), "[main.Counter]")
  }

  @Test("functions and metatypes")
  func functionsAndTypes() {
    check(.closure(Closure(function: makeFunction([]))), "(Function)")
    check(.type(.int), "Int", "Swift.Int")
    check(.type(.array(.int)), "Array<Int>", "Swift.Array<Swift.Int>")
    check(
      .type(.dictionary(.string, .optional(.int))), "Dictionary<String, Optional<Int>>",
      "Swift.Dictionary<Swift.String, Swift.Optional<Swift.Int>>")
    check(.type(.nominal(Sample.model.plain)), "Model", "main.Outer.Model")
    check(.type(.tuple([.int, .string])), "(Int, String)", "(Swift.Int, Swift.String)")
    check(.type(.void), "()")
    check(.type(.any), "Any")
  }

  @Test("text from the program's own descriptions isn't pure, at any depth")
  func impure() {
    for descriptor in [Sample.custom, Sample.debug] {
      let value = Sample.structure(descriptor)
      #expect(value.pureDescription(debug: false) == nil)
      #expect(Value.array([.int(1), .some(value)]).pureDescription(debug: false) == nil)
    }
  }

  @Test("the program's text is requested value by value")
  func custom() {
    let value = Sample.structure(Sample.custom)
    let debug = Sample.structure(Sample.debug)
    func text(_ value: Value, debug: Bool = false) -> String {
      describe(value, debug: debug) { "<\($0.getter.name)>" }
    }
    #expect(text(value) == "<description>")
    #expect(text(value, debug: true) == "<description>")
    #expect(text(debug) == "<debugDescription>")
    #expect(text(.array([value, debug])) == "[<description>, <debugDescription>]")
    #expect(text(.some(value)) == "Optional(<description>)")
  }

  @Test("text is bounded even if values share their parts")
  func bounded() throws {
    var value = Value.array([.string("0123456789")])
    for _ in 0..<60 { value = .array([value, value]) }
    let text = try #require(value.pureDescription(debug: false))
    #expect(text.utf8.count < Limits.bytes + 1000)
  }
}
