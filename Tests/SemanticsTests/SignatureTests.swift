import Testing

@testable import Semantics

@Suite("Generic signatures")
struct SignatureTests {
  private static var program: DeclaredProgram { DeclaredProgram(text) }

  private static let text =
    """
    protocol Named { var name: String { get } }
    protocol Store { associatedtype Item: Named; var items: [Item] { get } }
    class Base {}
    struct One<T: Hashable> {}
    struct Two<S: Store> where S.Item: Equatable {}
    struct Three<A: Sequence, B> where A.Element == B {}
    struct Four<T: Base & Named> {}
    struct Five<T> {}
    struct Six<T: AnyObject> {}
    """

  @Test(
    "the first clause and the where clause are one signature",
    arguments: [
      ("One", "T", "Hashable", true), ("One", "T", "Equatable", true),
      ("One", "T", "Comparable", false), ("Two", "S", "Store", true),
      ("Two", "S.Item", "Named", true), ("Two", "S.Item", "Equatable", true),
      ("Two", "S.Item", "Hashable", false), ("Four", "T", "Named", true),
      ("Five", "T", "Hashable", false), ("Three", "A", "Sequence", true),
    ])
  func conforms(type: String, subject: String, named: String, expected: Bool) throws {
    let program = Self.program
    let nominal = try #require(program.context.names[type]?.nominal)
    let wanted = try #require(program.proto(named))
    var found = try #require(nominal.genericParameters.first { subject.hasPrefix($0.name) }).type
    if subject.hasSuffix(".Item") {
      let store = try #require(program.proto("Store"))
      let item = try #require(store.associatedTypes.first { $0.name == "Item" })
      found = Type(.member(found, item))
    }
    #expect(program.model.conforms(found, to: wanted, in: nominal.signature) == expected)
  }

  @Test("a same-type requirement makes both sides one type")
  func sameType() throws {
    let program = Self.program
    let three = try #require(program.context.names["Three"]?.nominal)
    let sequence = try #require(program.proto("Sequence"))
    let element = try #require(sequence.associatedTypes.first { $0.name == "Element" })
    let member = Type(.member(three.genericParameters[0].type, element))
    #expect(
      three.signature.reduce(member) == three.signature.reduce(three.genericParameters[1].type))
  }

  @Test("a class requirement gives the superclass, and AnyObject makes it class-bound")
  func classes() throws {
    let program = Self.program
    let four = try #require(program.context.names["Four"]?.nominal)
    let six = try #require(program.context.names["Six"]?.nominal)
    let five = try #require(program.context.names["Five"]?.nominal)
    #expect(four.signature.isClassBound(four.genericParameters[0].type))
    #expect(six.signature.isClassBound(six.genericParameters[0].type))
    #expect(!five.signature.isClassBound(five.genericParameters[0].type))
  }

  @Test(
    "a written type is read",
    arguments: [
      ("[Int]", "[Int]"), ("[String: Int]?", "[String : Int]?"),
      ("(Int, label: String)", "(Int, label: String)"), ("() -> Void", "() -> ()"),
      ("@Sendable (Int) async throws -> String", "@Sendable (Int) async throws -> String"),
      ("any Named & Sendable", "any Named & Sendable"), ("Int.Type", "Int.Type"),
      ("One<Int>", "One<Int>"), ("Optional<Int>", "Int?"), ("Array<One<String>>", "[One<String>]"),
      ("(Int)", "Int"), ("Swift.Int", "Int"),
    ])
  func reading(written: String, expected: String) {
    #expect("\(Self.program.type(written))" == expected)
  }
}

extension [Named] {
  /// The type that the name means.
  var nominal: NominalDeclaration? {
    lazy.compactMap { if case .type(let type) = $0 { type as? NominalDeclaration } else { nil } }
      .first
  }
}
