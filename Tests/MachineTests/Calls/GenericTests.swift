import Machine
import Testing

@Suite("Generic types and their arguments")
struct GenericTests {
  private let pair = Sample.makeType(.structure, "Pair") { $0.fieldNames = ["a", "b"] }
  private let base = Sample.makeType(.class, "Base") { $0.fieldNames = ["n"] }

  @Test("instances with the same arguments are the same")
  func interning() {
    #expect(pair.instance([.int, .string]) === pair.instance([.int, .string]))
    #expect(pair.instance([.int, .string]) !== pair.instance([.int, .int]))
    #expect(pair.plain === pair.instance([]))
  }

  @Test("a structure made with types on the stack contains them")
  func structures() {
    let expected = Value.structure(
      Structure(pair.instance([.int, .string]), fields: [.int(1), .string("x")]))
    check(
      [
        .push(.type(.int)), .push(.type(.string)), .push(.int(1)), .push(.string("x")),
        .makeGenericStructure(pair, typeCount: 2, count: 2), .return,
      ], ends: .returned(expected))
    #expect(expected.pureDescription(debug: false) == #"Pair<Int, String>(a: 1, b: "x")"#)
    #expect(
      expected.pureDescription(debug: true)
        == #"main.Pair<Swift.Int, Swift.String>(a: 1, b: "x")"#)
  }

  @Test("an enumeration made with types on the stack contains them")
  func enumerations() {
    check(
      [
        .push(.type(.int)), .push(.int(3)),
        .makeGenericEnumeration(Sample.step, typeCount: 1, index: 2, count: 1), .typeOf, .return,
      ], ends: .returned(.type(.nominal(Sample.step.instance([.int])))))
  }

  @Test(
    "an object's arguments are its class's, translated for superclasses")
  func objects() {
    let derived = TypeDescriptor(
      kind: .class, name: "Derived", qualifiedName: "main.Derived", superclass: base)
    derived.superclassArguments = [.array(.parameter(0))]
    let make: [Instruction] = [
      .push(.type(.int)), .makeGenericObject(derived, typeCount: 1, fieldCount: 1),
    ]
    check(
      make + [.typeArgument(derived, index: 0), .return], ends: .returned(.type(.int)))
    check(
      make + [.typeArgument(base, index: 0), .return], ends: .returned(.type(.array(.int))))
    check(
      make + [.isType(.nominal(base.instance([.array(.int)]))), .return],
      ends: .returned(.bool(true)))
    check(
      make + [.isType(.nominal(base.instance([.int]))), .return], ends: .returned(.bool(false)))
  }

  @Test("a class known only as a metatype makes objects with all its fields")
  func dynamicObjects() {
    check(
      [
        .push(.type(.nominal(base.instance([.bool])))), .makeDynamicObject, .duplicate,
        .push(.int(7)), .setObjectField(0), .objectField(0, name: "n"), .return,
      ], ends: .returned(.int(7)))
  }

  @Test("templates are substituted, including nested ones")
  func templates() {
    let template = RuntimeType.dictionary(
      .parameter(1), .nominal(pair.instance([.optional(.parameter(0)), .int])))
    check(
      [
        .push(.type(.bool)), .push(.type(.string)), .makeType(template, count: 2), .return,
      ],
      ends: .returned(
        .type(.dictionary(.string, .nominal(pair.instance([.optional(.bool), .int]))))))
  }

  @Test("casts to a type on the stack")
  func dynamicCasts() {
    check(
      [.push(.int(1)), .push(.type(.string)), .isDynamicType, .return],
      ends: .returned(.bool(false)))
    check(
      [.push(.int(1)), .push(.type(.int)), .castDynamicallyIfPossible, .return],
      ends: .returned(.some(.int(1))))
    check(
      [.push(.int(1)), .push(.type(.string)), .castDynamicallyOrTrap, .return],
      ends: .trapped(.failedCast(from: "Int", to: "String"), line: 2))
  }

  @Test("types print as Swift prints them")
  func names() {
    let inner = TypeDescriptor(
      kind: .structure, name: "Inner", qualifiedName: "main.Outer.Inner")
    inner.parameterCounts = [1, 0]
    let both = TypeDescriptor(kind: .structure, name: "Two", qualifiedName: "main.Outer.Two")
    both.parameterCounts = [1, 1]
    let function = RuntimeType.functionType(
      RuntimeFunctionType(
        parameters: [.init(.int, isInout: true), .init(.string)], result: .void,
        isThrowing: true))
    let table: [(RuntimeType, plain: String, qualified: String)] = [
      (.nominal(inner.instance([.int])), "Inner", "main.Outer<Swift.Int>.Inner"),
      (
        .nominal(both.instance([.int, .string])), "Two<String>",
        "main.Outer<Swift.Int>.Two<Swift.String>"
      ),
      (
        function, "(inout Int, String) throws -> ()",
        "(inout Swift.Int, Swift.String) throws -> ()"
      ),
      (.integer(.uint8), "UInt8", "Swift.UInt8"),
    ]
    for (type, plain, qualified) in table {
      #expect(type.description == plain)
      #expect(type.qualifiedDescription == qualified)
    }
  }
}
