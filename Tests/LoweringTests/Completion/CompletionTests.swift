import Lowering
import Semantics
import Testing

@Suite("Completion")
struct CompletionTests {
  private func signatures(_ text: String) -> [String] {
    Lowerer().candidates(atEndOf: text).map(\.signature)
  }

  @Test(
    "after a dot: the members of the value's type, specialized for it",
    arguments: [
      ("let xs = [1, 2]\nxs.maxi", []),
      (
        "let xs = [1, 2]\nxs.max",
        ["max(by: (Int, Int) throws -> Bool) rethrows -> Int?", "max() -> Int?"]
      ),
      ("[1, 2].map { $0.isMul", ["isMultiple(of: Int) -> Bool"]),
      ("let t = (a: 1, \"x\")\nt.", ["a: Int", "1: String"]),
      ("[\"a\": 1][\"a\"]?.isMul", ["isMultiple(of: Int) -> Bool"]),
      ("print(\"a \\(1.isMul", ["isMultiple(of: Int) -> Bool"]),
      ("if 5.isMul", ["isMultiple(of: Int) -> Bool"]),
      ("for x in [1] where x.isMul", ["isMultiple(of: Int) -> Bool"]),
      ("Task { try await Task.sleep(na", []),
    ])
  func members(_ text: String, _ expected: [String]) {
    #expect(signatures(text) == expected)
  }

  static let model = """
    class Base { var one = 1 }
    class Model: Base {
      private var secret = 1
      func greet(_ name: inout String, at n: Int = 1) async throws -> Int { n }
      static let shared = Model()
      enum State { case idle, failed(code: Int); static var first: State { .idle }; static var n = 1 }
    }
    protocol Named { var name: String { get } }
    extension Named { func nameTwice() -> String { name + name } }

    """

  @Test(
    "a program's own types, with inherited and accessible members",
    arguments: [
      (
        "func f(_ model: Model?) {\n  if let model {\n    print(model.",
        ["greet(_: inout String, at: Int) async throws -> Int", "one: Int"]
      ),
      ("extension Model { func g() { self.sec", ["secret: Int"]),
      ("Model.", ["enum State", "shared: Model"]),
      ("let s: Model.State = .", ["case failed(code: Int)", "first: Model.State", "case idle"]),
      ("func h(_ a: any Named, _ b: some Named) { b.", ["name: String", "nameTwice() -> String"]),
      ("func h(_ a: any Named, _ b: some Named) { a.nameT", ["nameTwice() -> String"]),
    ])
  func own(_ text: String, _ expected: [String]) {
    #expect(signatures(Self.model + text) == expected)
  }

  @Test(
    "without a dot: the names that are visible there",
    arguments: [
      ("func f() { let locality = 3; local", ["locality: Int"]),
      ("struct W { var width = 1; func m() { wid", ["width: Int"]),
      ("let y: Substr", ["struct Substring"]),
      ("import Dispatch\nDispatchQue", ["class DispatchQueue"]),
      ("DispatchQue", []),
      ("// pri", []), ("\"pri", []), ("let pri", []), ("12", []),
    ])
  func names(_ text: String, _ expected: [String]) {
    #expect(signatures(text) == expected)
  }

  @Test("completion leaves no state behind")
  func leavesNothing() {
    let lowerer = Lowerer()
    #expect(lowerer.candidates(atEndOf: "struct A { var b = 1 }\nA().b").map(\.name) == ["b"])
    #expect(lowerer.candidates(atEndOf: "A().b") == [])
    #expect(lowerer.lower("struct A { var c = 1 }\nprint(A().c)").diagnostics.isEmpty)
    #expect(lowerer.candidates(atEndOf: "A().").map(\.signature) == ["c: Int"])
  }

  @Test("a type's members, and those of an expression's type")
  func membersOfType() throws {
    let lowerer = Lowerer()
    let ofType = try #require(lowerer.members(of: "Bool"))
    #expect(ofType.contains { $0.signature == "toggle()" && !$0.isStatic })
    #expect(ofType.contains { $0.signature == "random() -> Bool" && $0.isStatic })
    let ofValue = try #require(lowerer.members(of: "[1, 2].first"))
    #expect(ofValue.contains { $0.name == "map" })
    let ofProtocol = try #require(lowerer.members(of: "Sequence"))
    #expect(ofProtocol.contains { $0.signature == "underestimatedCount: Int" })
    #expect(ofProtocol.contains { $0.signature == "reversed() -> [Self.Element]" })
    #expect(lowerer.members(of: "nonsense") == nil)
    #expect(lowerer.members(of: "let x = ") == nil)
  }
}
