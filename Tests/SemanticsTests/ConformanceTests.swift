import Testing

@testable import Semantics

@Suite("Conformances and witnesses")
struct ConformanceTests {
  private static var shapes: DeclaredProgram { DeclaredProgram(text) }

  private static let text =
    """
    protocol Shape {
      associatedtype Unit
      var name: String { get }
      func area(in unit: Unit) -> Double
      func describe() -> String
    }
    extension Shape { func describe() -> String { name } }
    struct Circle: Shape {
      var name = "circle"
      func area(in unit: Int) -> Double { 3 }
    }
    struct Square: Shape {
      typealias Unit = String
      var name: String { "square" }
      func describe() -> String { "four sides" }
    }
    extension Square { func area(in unit: String) -> Double { 4 } }
    struct Point: Hashable { var x = 0.0; var y = 0.0 }
    enum Suit: String, CaseIterable { case hearts, spades }
    class Base: Equatable { static func == (left: Base, right: Base) -> Bool { true } }
    class Derived: Base {}
    struct Box<T> { var value: T }
    extension Box: Equatable where T: Equatable {}
    """

  @Test(
    "a witness is a member, a default, or synthesized",
    arguments: [
      ("Circle", "Shape", "describe", "default"), ("Square", "Shape", "describe", "member"),
      ("Circle", "Shape", "area", "member"), ("Square", "Shape", "area", "member"),
      ("Square", "Shape", "name", "member"), ("Point", "Equatable", "==", "synthesized"),
      ("Point", "Hashable", "hash", "synthesized"), ("Base", "Equatable", "==", "member"),
      ("Suit", "RawRepresentable", "rawValue", "member"),
      ("Suit", "CaseIterable", "allCases", "member"),
      ("Box", "Equatable", "==", "synthesized"),
    ])
  func origin(type: String, named: String, requirement: String, expected: String) throws {
    let program = Self.shapes
    let wanted = try #require(program.proto(named))
    let declared = try #require(program.type(type == "Box" ? "Box<Int>" : type).nominal)
    let conformance = try #require(
      program.model.declaredConformance(of: declared.declaredType, to: wanted)?.0)
    let member = try #require(wanted.requiredMembers.first { $0.name == requirement })
    let witness = try #require(
      program.model.resolveWitness(for: member, in: conformance).witness)
    let origin =
      switch witness.origin {
      case .member: "member"
      case .byDefault: "default"
      case .synthesized: "synthesized"
      }
    #expect(origin == expected)
  }

  @Test(
    "an associated type is written, or inferred from a witness",
    arguments: [
      ("Circle", "Unit", "Int"), ("Square", "Unit", "String"), ("Suit", "RawValue", "String"),
    ])
  func associatedType(type: String, name: String, expected: String) throws {
    let program = Self.shapes
    let nominal = try #require(program.nominal(type))
    #expect(program.model.typeWitness(named: name, of: nominal).map { "\($0)" } == expected)
  }

  @Test(
    "a type conforms if its declaration, its superclass or its arguments say so",
    arguments: [
      ("Int", "Hashable", true), ("Circle", "Equatable", false), ("Point", "Equatable", true),
      ("Derived", "Equatable", true), ("[Point]", "Hashable", true),
      ("[Circle]", "Equatable", false), ("Box<Int>", "Equatable", true),
      ("Box<Circle>", "Equatable", false), ("Point?", "Equatable", true),
      ("(Int, Int)", "Equatable", false), ("any Error", "Error", true),
      ("Circle", "Sendable", true), ("Base", "Sendable", false),
      ("@Sendable () -> Void", "Sendable", true), ("() -> Void", "Sendable", false),
    ])
  func conforms(type: String, named: String, expected: Bool) throws {
    let program = Self.shapes
    let wanted = try #require(program.proto(named))
    let answer = program.model.conforms(program.type(type), to: wanted, in: .empty)
    #expect(answer == expected)
  }
}
