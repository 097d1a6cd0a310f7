import Testing

/// The messages are the compiler's, with their lines.
@Suite("Rules of declarations")
struct DeclarationRuleTests {
  @Test(
    "a mistake in a declaration is reported at its line",
    arguments: [
      ("struct A {}\nstruct A {}", ["2: invalid redeclaration of 'A'"]),
      ("struct A { var x = 1\n var x = 2 }", ["2: invalid redeclaration of 'x'"]),
      ("struct A { func f() {}\n func f() {} }", ["2: invalid redeclaration of 'f()'"]),
      ("struct A { func f(x: Int) {}\n func f(y: Int) {} }", []),
      ("struct A { func f() -> Int { 1 }\n func f() -> String { \"\" } }", []),
      ("struct A: B {}", ["1: cannot find type 'B' in scope"]),
      ("class A {}\nstruct B: A {}", ["2: inheritance from non-protocol type 'A'"]),
      ("final class A {}\nclass B: A {}", ["2: inheritance from a final class 'A'"]),
      ("protocol P { func f() }\nstruct A: P {}", ["2: type 'A' does not conform to protocol 'P'"]),
      (
        "protocol P { var x: Int { get set } }\nstruct A: P { let x: Int }",
        ["2: type 'A' does not conform to protocol 'P'"]
      ),
      (
        "class A { func f() {} }\nclass B: A {\nfunc f() {} }",
        ["3: overriding declaration requires an 'override' keyword"]
      ),
      (
        "class A {}\nclass B: A {\noverride func f() {} }",
        ["3: method does not override any method from its superclass"]
      ),
      (
        "class A { final func f() {} }\nclass B: A {\noverride func f() {} }",
        ["3: instance method overrides a 'final' instance method"]
      ),
      (
        "struct A {\nmutating init() {} }",
        ["2: 'mutating' may only be used on 'func' declarations"]
      ),
      ("struct A {\nvar x: Int { get } }", ["2: expected '{' to start getter definition"]),
      (
        "enum E: Int {\ncase a = \"x\" }",
        [
          "1: 'E' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized",
          "2: cannot convert value of type 'String' to raw type 'Int'",
        ]
      ),
      ("enum E: Int { case a = 1\ncase b = 1 }", ["2: raw value for enum case is not unique"]),
      (
        "struct A { let a: A }",
        ["1: value type 'A' cannot have a stored property that recursively contains it"]
      ),
      (
        "enum E { case a(E) }",
        ["1: recursive enum 'E' is not marked 'indirect'"]
      ),
      ("indirect enum E { case a(E)\ncase b }", []),
      (
        "protocol P {\nfunc f(x: Int = 1) }",
        ["2: default argument not permitted in a protocol method"]
      ),
      (
        "extension Int {\nvar stored = 1 }",
        ["2: extensions must not contain stored properties"]
      ),
      (
        "private struct A {}\npublic func f(a: A) {}",
        ["2: function cannot be declared public because its parameter uses a private type"]
      ),
      ("struct A<T> where T: Missing {}", ["1: cannot find type 'Missing' in scope"]),
      ("func f<T>() {}", ["1: generic parameter 'T' is not used in function signature"]),
      (
        "struct A { static let a = 1\nstatic var a: Int { 2 } }",
        ["2: invalid redeclaration of 'a'"]
      ),
      (
        "typealias A = B\ntypealias B = A",
        ["1: type alias 'A' references itself"]
      ),
    ] as [(String, [String])])
  func mistake(program: String, expected: [String]) {
    #expect(DeclaredProgram(program).messages == expected)
  }
}
