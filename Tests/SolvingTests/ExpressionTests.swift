import Testing

@Suite("The types of expressions")
struct ExpressionTests {
  private static let declarations = """
    struct Money: ExpressibleByIntegerLiteral, Equatable {
      var amount = 0
      init(integerLiteral value: Int) { amount = value }
      static func + (left: Money, right: Money) -> Money { left }
      static let none: Money = 0
    }
    protocol Shape { var side: Double { get } }
    struct Square: Shape {
      var side = 1.0
      func grown(by factor: Double = 2) -> Square { self }
      subscript(index: Int) -> String { "" }
      static func unit() -> Square { Square() }
      static var small: Square { Square() }
    }
    enum Suit { case hearts, other(String) }
    class Animal { func me() -> Self { self } }
    class Dog: Animal {}
    let square = Square()
    let shapes: [any Shape] = []
    let numbers: [Int] = [1, 2, 3]
    let maybe: Int? = 1
    let nested: Int?? = 1
    let table: [String: [Int]] = [:]
    let dog = Dog()
    func twice<T>(_ value: T, _ change: (T) -> T) -> T { change(value) }
    func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
    func first<S: Sequence>(_ sequence: S) -> S.Element? { nil }
    func run(_ body: () async throws -> Int) {}
    """

  @Test(
    "an expression has the type that the compiler gives it",
    arguments: [
      ("1", "Int"), ("1.5", "Double"), ("\"a\"", "String"), ("true", "Bool"),
      ("1 + 2.5", "Double"), ("[1, 2.5]", "[Double]"), ("[1, 2]", "[Int]"),
      ("[\"a\": 1]", "[String : Int]"), ("[\"a\": [1: true]]", "[String : [Int : Bool]]"),
      ("(1, name: \"a\")", "(Int, name: String)"), ("maybe ?? 3", "Int"),
      ("maybe.map { $0 + 1 }", "Int?"), ("maybe.map { \"\\($0)\" }", "String?"),
      ("nested ?? nil", "Int?"), ("maybe!", "Int"), ("table[\"a\"]?.first", "Int?"),
      ("table[\"a\", default: []].count", "Int"), ("numbers.map { Double($0) }", "[Double]"),
      ("numbers.map(\\.description)", "[String]"),
      ("numbers.map { ($0, \"\") }", "[(Int, String)]"),
      ("numbers.reduce(0, +)", "Int"),
      ("numbers.reduce(into: [:]) { $0[$1] = \"a\" }", "[Int : String]"),
      ("numbers.filter { $0 > 1 }.map { $0 * 2 }.first", "Int?"),
      ("numbers[0...1]", "ArraySlice<Int>"),
      ("zip(numbers, [\"a\"]).map { $1 }", "[String]"), ("Set(numbers)", "Set<Int>"),
      ("Array(\"abc\")", "[Character]"), ("numbers.sorted(by: >)", "[Int]"),
      ("square.grown()", "Square"), ("square.grown(by: 1)[0]", "String"), ("square[1]", "String"),
      ("Square.unit", "@Sendable () -> Square"), ("Square.small.side", "Double"),
      ("Square()", "Square"),
      ("Square.init", "@Sendable () -> Square"), ("square.grown", "@Sendable (Double) -> Square"),
      ("twice(1) { $0 + 1 }", "Int"), ("twice(1.5) { -$0 }", "Double"),
      ("pair(1, \"a\")", "(Int, String)"),
      ("pair(1, pair(2.5, true)).1", "(Double, Bool)"), ("first([\"a\"])", "String?"),
      ("Money.none + 1", "Money"), ("[Money.none, 2]", "[Money]"),
      ("Suit.other", "@Sendable (String) -> Suit"),
      ("Suit.other(\"a\")", "Suit"), ("\\Square.side", "WritableKeyPath<Square, Double>"),
      ("dog.me()", "Dog"), ("[dog, Animal()]", "[Animal]"), ("dog as Animal", "Animal"),
      ("square as any Shape", "any Shape"), ("square as? Dog", "Dog?"),
      ("shapes.map(\\.side)", "[Double]"),
      ("shapes.first?.side", "Double?"), ("type(of: square)", "Square.Type"),
      ("1 == 1 && true", "Bool"),
      ("1...3", "ClosedRange<Int>"), ("true ? 1 : 2.5", "Double"),
      ("{ (x: Int) in x > 1 }", "(Int) -> Bool"),
      ("\"a\\(1)\" + \"b\"", "String"), ("\"a\".count * 2", "Int"), ("-maybe!", "Int"),
    ])
  func type(expression: String, expected: String) {
    #expect(ExpressionSolver(Self.declarations).type(of: expression) == expected)
  }

  @Test(
    "a contextual type decides what literals and names are",
    arguments: [
      ("[1, 2]", "Set<Double>"), ("3", "Money"), (".none", "Money"), ("nil", "Int?"),
      (".hearts", "Suit"), (".other(\"a\")", "Suit?"), ("[.hearts]", "[Suit]"),
      ("\"a\"", "Character"),
      ("{ $0 + 1 }", "(Double) -> Double"), ("{ \"\\($0)\" }", "(Int) -> String"),
      ("[:]", "[String : Int]"),
      (".small", "Square"), (".unit()", "Square"), ("square", "any Shape"), ("1", "Int??"),
      ("\\.side", "KeyPath<Square, Double>"), ("\\.side", "(Square) -> Double"),
      ("[1, \"a\"]", "[Any]"),
    ])
  func contextual(expression: String, wanted: String) {
    let found = ExpressionSolver(Self.declarations).type(of: expression, as: wanted)
    #expect(!found.contains("'"), "a message: \(found)")
  }

  @Test(
    "an expression without a type is explained in the compiler's words",
    arguments: [
      (
        "1 + \"a\"", nil,
        "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
      ),
      ("numbers.missing", nil, "value of type '[Int]' has no member 'missing'"),
      ("unknown", nil, "cannot find 'unknown' in scope"),
      ("square.grown(to: 1)", nil, "extra argument 'to' in call"),
      ("square.grown(by: 1, 2)", nil, "extra argument in call"),
      ("twice(1)", nil, "missing argument for parameter #2 in call"),
      ("\"a\"", "Int", "cannot convert value of type 'String' to specified type 'Int'"),
      ("nil", "Int", "'nil' cannot initialize specified type 'Int'"),
      ("nil", nil, "'nil' requires a contextual type"),
      ("[]", nil, "empty collection literal requires an explicit type"),
      (".hearts", nil, "reference to member 'hearts' cannot be resolved without a contextual type"),
      (
        "maybe + 1", nil, "value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
      ),
      ("Suit.clubs", nil, "type 'Suit' has no member 'clubs'"),
      ("numbers(1)", nil, "cannot call value of non-function type '[Int]'"),
      (
        "Square(side: \"a\")", nil,
        "cannot convert value of type 'String' to expected argument type 'Double'"
      ),
    ] as [(String, String?, String)])
  func message(expression: String, wanted: String?, expected: String) {
    #expect(ExpressionSolver(Self.declarations).type(of: expression, as: wanted) == expected)
  }
}
