import Testing

/// Each declaration is on a line of its own.
@Suite("Overloads")
struct OverloadTests {
  private static let declarations = """
    func pick(_ value: Int) {}
    func pick(_ value: Double) {}
    func pick<T>(_ value: T) {}
    func pick(_ value: Int, _ other: Int = 0) {}
    func pick(_ value: Any) {}
    func pick(_ value: Int?) {}
    func pick<T: Collection>(_ value: T) {}
    func pick(_ value: [Int]) {}
    protocol Shape {}
    class Base: Shape {}
    class Derived: Base {}
    func take(_ value: any Shape) {}
    func take(_ value: Base) {}
    func take<T: Shape>(_ value: T) {}
    func call(_ body: () -> Void) {}
    func call(_ body: () async -> Void) {}
    func call(_ body: () throws -> Void) {}
    func label(a: Int) {}
    func label(b: Int) {}
    func label(_ values: Int...) {}
    func label(_ value: Int) {}
    let optional: Int? = 1
    struct Other: Shape {}
    """

  @Test(
    "the overload that fits best is called",
    arguments: [
      ("pick(1)", 1), ("pick(1.5)", 2), ("pick(true)", 3), ("pick(1, 2)", 4), ("pick(optional)", 6),
      ("pick([1])", 8), ("pick([\"a\"])", 7), ("pick(1 as Any)", 5), ("pick(\"a\")", 7),
      ("take(Base())", 13), ("take(Derived())", 13), ("take(Other())", 12),
      ("take(Base() as any Shape)", 12), ("call {}", 15), ("label(a: 1)", 18), ("label(b: 1)", 19),
      ("label(1)", 21), ("label(1, 2)", 20), ("label()", 20),
    ])
  func best(call: String, line: Int) {
    #expect(ExpressionSolver(Self.declarations).line(calledBy: call) == line)
  }
}
