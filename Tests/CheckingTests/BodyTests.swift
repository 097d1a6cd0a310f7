import Testing

/// The messages are the compiler's, with their lines.
@Suite("Rules of bodies")
struct BodyTests {
  @Test(
    "control flow",
    arguments: [
      ("func f() -> Int {\n}", ["2: missing return in global function expected to return 'Int'"]),
      (
        "func f(x: Bool) -> Int {\nif x { return 1 }\n}",
        ["3: missing return in global function expected to return 'Int'"]
      ),
      ("func f(x: Bool) -> Int {\nif x { return 1 } else { return 2 }\n}", []),
      ("func f() -> Int {\nwhile true {}\n}", []),
      (
        "func f() -> Never {\n}",
        [
          "2: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
        ]
      ),
      ("func f() { \nbreak }", ["2: 'break' is only allowed inside a loop, if, do, or switch"]),
      ("func f() { \ncontinue }", ["2: 'continue' is only allowed inside a loop"]),
      (
        "func f(x: Int?) {\nguard let y = x else { }\n_ = y }",
        [
          "2: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        ]
      ),
      ("func f() {\nreturn 1 }", ["2: unexpected non-void return value in void function"]),
      ("func f() -> Int {\nreturn }", ["2: non-void function should return a value"]),
      ("func f(x: Int) {\nfallthrough }", ["2: 'fallthrough' is only allowed inside a switch"]),
      (
        "func f() {\ndefer { return } }",
        ["2: 'return' cannot transfer control out of a defer statement"]
      ),
      (
        "func f() {\nouter: for _ in [1] { break inner } }",
        ["2: cannot find label 'inner' in scope"]
      ),
    ] as [(String, [String])])
  func controlFlow(program: String, expected: [String]) {
    #expect(CheckedProgram(program).messages == expected)
  }

  @Test(
    "initialization",
    arguments: [
      ("func f() {\nlet x: Int\n_ = x }", ["3: constant 'x' used before being initialized"]),
      (
        "func f() {\nlet x: Int\nx = 1\nx = 2 }",
        ["4: immutable value 'x' may only be initialized once"]
      ),
      ("func f(c: Bool) -> Int {\nlet x: Int\nif c { x = 1 } else { x = 2 }\nreturn x }", []),
      (
        "func f(c: Bool) -> Int {\nlet x: Int\nif c { x = 1 }\nreturn x }",
        ["4: constant 'x' used before being initialized"]
      ),
      (
        "struct A { let x: Int\ninit() {\n} }",
        ["3: return from initializer without initializing all stored properties"]
      ),
      (
        "class A { init(x: Int) {} }\nclass B: A { var y: Int\ninit() {\nsuper.init(x: 1)\ny = 1 } }",
        ["4: property 'self.y' not initialized at super.init call"]
      ),
      (
        "class A { init(x: Int) {} }\nclass B: A { var y = 1\ninit() {\n} }",
        ["4: 'super.init' isn't called on all paths before returning from initializer"]
      ),
      (
        "func f() {\nlet x = 1\nx = 2\n_ = x }",
        ["3: cannot assign to value: 'x' is a 'let' constant"]
      ),
      (
        "struct A { var x = 1\nfunc f() {\nx = 2 } }",
        ["3: cannot assign to property: 'self' is immutable"]
      ),
    ] as [(String, [String])])
  func initialization(program: String, expected: [String]) {
    #expect(CheckedProgram(program).messages == expected)
  }

  @Test(
    "switch, errors and exclusivity",
    arguments: [
      (
        "enum E { case a, b }\nfunc f(e: E) {\nswitch e { case .a: break } }",
        ["3: switch must be exhaustive"]
      ),
      ("func f(x: Int) {\nswitch x { case 1: break } }", ["2: switch must be exhaustive"]),
      (
        "func f(x: Bool, y: Bool) {\nswitch (x, y) { case (true, _): break\ncase (_, true): break\ncase (false, false): break } }",
        []
      ),
      (
        "func f(x: Int) {\nswitch x {\ncase 1:\ndefault: break } }",
        ["3: 'case' label in a 'switch' must have at least one executable statement"]
      ),
      (
        "func g() throws {}\nfunc f() {\ntry g() }",
        ["3: errors thrown from here are not handled"]
      ),
      (
        "func g() throws {}\nfunc f() throws {\ng() }",
        ["3: call can throw but is not marked with 'try'"]
      ),
      (
        "func g() async {}\nfunc f() async {\ng() }",
        ["3: expression is 'async' but is not marked with 'await'"]
      ),
      (
        "func g() async {}\nfunc f() {\nawait g() }",
        ["3: 'async' call in a function that does not support concurrency"]
      ),
      (
        "func swap(_ a: inout Int, _ b: inout Int) {}\nfunc f() {\nvar x = 1\nswap(&x, &x) }",
        [
          "4: inout arguments are not allowed to alias each other",
          "4: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable",
        ]
      ),
      (
        "func f() -> some Equatable {\nif true { return 1 } else { return \"a\" } }",
        [
          "1: function declares an opaque return type 'some Equatable', but the return statements in its body do not have matching underlying types"
        ]
      ),
      (
        "func f(x: Any) {\nif let y = x { _ = y } }",
        ["2: initializer for conditional binding must have Optional type, not 'Any'"]
      ),
    ] as [(String, [String])])
  func others(program: String, expected: [String]) {
    #expect(CheckedProgram(program).messages == expected)
  }

  @Test(
    "actors and values that are sent",
    arguments: [
      (
        "actor A { var x = 1 }\nfunc f(a: A) {\n_ = a.x }",
        ["3: actor-isolated property 'x' can not be referenced from a nonisolated context"]
      ),
      ("actor A { var x = 1 }\nfunc f(a: A) async {\n_ = await a.x }", []),
      (
        "actor A { var x = 1 }\nfunc f(a: A) async {\nawait a.x = 2 }",
        ["3: actor-isolated property 'x' can not be mutated from a nonisolated context"]
      ),
      (
        "@MainActor func g() {}\nfunc f() {\ng() }",
        [
          "3: call to main actor-isolated global function 'g()' in a synchronous nonisolated context"
        ]
      ),
      (
        "class C { var x = 1 }\nactor A { func take(_ c: C) {} }\nfunc f(a: A) async {\nlet c = C()\nawait a.take(c)\nc.x = 2 }",
        ["5: sending 'c' risks causing data races"]
      ),
      (
        "class C { var x = 1 }\nactor A { func take(_ c: C) {} }\nfunc f(a: A) async {\nlet c = C()\nawait a.take(c) }",
        []
      ),
      ("func f() {\nvar x = 1\nTask { x += 1 } }", []),
      (
        "func run(_ body: @Sendable () -> Void) {}\nfunc f() {\nvar x = 1\nrun { x += 1 } }",
        ["4: mutation of captured var 'x' in concurrently-executing code"]
      ),
      (
        "func run(_ body: @escaping () -> Void) {}\nfunc f(body: () -> Void) {\nrun(body) }",
        ["3: passing non-escaping parameter 'body' to function expecting an '@escaping' closure"]
      ),
      (
        "class C {\nvar x = 1\nfunc f() { g { x = 2 } } }\nfunc g(_ body: @escaping () -> Void) {}",
        [
          "3: reference to property 'x' in closure requires explicit use of 'self' to make capture semantics explicit"
        ]
      ),
    ] as [(String, [String])])
  func concurrency(program: String, expected: [String]) {
    #expect(CheckedProgram(program).messages == expected)
  }
}
