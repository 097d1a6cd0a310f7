import Testing

@testable import Lessons

@Suite("Separating declarations from statements")
struct SwiftBlockSplitterTests {
  /// Compares the pieces, each as `line kind|its lines`.
  private func check(
    _ code: String, is expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = SwiftBlockSplitter.pieces(of: code).map { piece in
      let kind =
        switch piece.kind {
        case .import: "import"
        case .declaration(let name): name ?? "-"
        case .function: "func"
        case .statements: "do"
        }
      return "\(piece.line) \(kind)|\(piece.text)"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test("types, extensions and imports go to file scope, the rest stays in order")
  func kinds() {
    check(
      """
      import Dispatch
      struct A {}
      let a = 1
      func f() {}

      extension A: Sendable {}
      print(a)
      """,
      is: [
        "0 import|import Dispatch", "1 A|struct A {}", "2 do|let a = 1", "3 func|func f() {}",
        "5 -|extension A: Sendable {}", "6 do|print(a)",
      ])
  }

  @Test(
    "a synchronous function without attributes is a piece of its own",
    arguments: [
      ("func f(_ a: () -> Void = { }) -> Int {\n  1\n}", "func"),
      ("func f(_ a: () async -> Void) throws {}", "func"), ("func f() async {}", "do"),
      ("@MainActor func f() {}", "do"), ("nonisolated func f() {}", "do"),
      ("let a = { (b: Int) in\n  func f() {}\n}", "do"),
    ])
  func functions(code: String, kind: String) {
    check(code, is: ["0 \(kind)|\(code)"])
  }

  @Test(
    "attributes and modifiers belong to the declaration after them",
    arguments: [
      ("@MainActor\nfinal class A: B {\n}", "A"),
      ("@available(macOS 15, *) public indirect enum A { case a(A) }", "A"),
      ("private protocol A<B>: Sendable where B: Sendable { }", "A"),
      ("@Module.Wrapper (x) struct A {}", nil),
      ("distributed actor A {}", "A"), ("fileprivate extension [A] where A == B {}", "-"),
      ("struct `class` {}", "`class`"), ("infix operator +++: A", "-"),
      ("precedencegroup A { higherThan: B }", "-"), ("typealias A =\n  (B) ->\n  C\n  & D", "A"),
      ("enum A { @TaskLocal static var value = 1 }", "A"),
      ("#if canImport(X)\nstruct A {}\n#if B\n#endif\n#else\nstruct C {}\n#endif", "-"),
    ] as [(String, String?)])
  func declarations(code: String, name: String?) {
    check(code, is: ["0 \(name ?? "do")|\(code)"])
  }

  @Test(
    "code that resembles a declaration is a statement",
    arguments: [
      "func f() async { struct A {} }", "actor.run()", "let x = a.extension",
      "@MainActor func f() {}",
      "nonisolated(unsafe) var x = 1", "f {\n  struct A {}\n}",
      "let s = \"\"\"\n  struct A {}\n  \"\"\"", "a.\nstruct", "open(x)", "`import` = 2",
      "#if A\nprint(1)\n#endif", "x = [\nstruct\n]", "a /* b\nstruct A {} */ c",
      "let r = /}\"{/", "let r = #/ \" { /#", "a / b / c", "let t = #\"\\(\"{\")\"#",
      "\"\\(f(\"}\"))\"", "\"\\(\"\\(\"{\")\")\"", "\"\"\"\n\"a\" \\\" \"\" }\n\"\"\"", "class",
      "#\"\"\"\n\"\"\" } \\#(\"}\")\n\"\"\"#", "struct",
    ])
  func statements(code: String) {
    check(code + "\nprint()", is: ["0 do|\(code)\nprint()"])
  }

  @Test("comments aren't code, and nothing in a string ends it")
  func comments() {
    check(
      "// struct A {}\n/* { /* } */ \" */ a // {\nstruct A { /* } */ }\nb",
      is: ["1 do|                  a", "2 A|struct A { /* } */ }", "3 do|b"])
    check("struct A { let a = \"}\" }\nb", is: ["0 A|struct A { let a = \"}\" }", "1 do|b"])
  }

  @Test("columns stay unchanged on a line with several declarations")
  func columns() {
    check(
      "import A; import B\nstruct A {}; b; struct C {} ; d",
      is: [
        "0 import|import A", "0 import|          import B", "1 A|struct A {}",
        "1 do|             b;", "1 C|                struct C {}",
        "1 do|" + String(repeating: " ", count: 30) + "d",
      ])
  }

  @Test("an import of one declaration, with attributes, is an import")
  func imports() {
    check(
      "@preconcurrency import struct A.B // c\nd",
      is: ["0 import|@preconcurrency import struct A.B", "1 do|d"])
  }

  @Test("incomplete code is passed on for the compiler to refuse")
  func unfinished() {
    check("struct A {\nfunc f(", is: ["0 A|struct A {\nfunc f("])
    check("struct A", is: ["0 do|struct A"])
    check("\"a", is: ["0 do|\"a"])
    check("@", is: ["0 do|@"])
    check("}}} a", is: ["0 do|}}} a"])
    check("\"\\(", is: ["0 do|\"\\("])
    check("#/a", is: ["0 do|#/a"])
    check("", is: [])
    check("`a", is: ["0 do|`a"])
    check("/* a", is: [])
    check("import", is: ["0 import|import"])
  }

  @Test(
    "very deeply nested code is still read to the end",
    arguments: ["\"\\(", "{", "(", "#if A\n", "/*", "@A(", "struct A {"])
  func nesting(piece: String) {
    let code = "a\n" + String(repeating: piece, count: 5000)
    #expect(SwiftBlockSplitter.pieces(of: code).count <= 2)
  }
}
