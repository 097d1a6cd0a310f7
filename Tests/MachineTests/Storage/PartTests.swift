import Testing

@testable import Machine

@Suite("Changes of parts")
struct PartTests {
  private let append = Intrinsics.mutating(named: "array.append")
  private let set = Intrinsics.mutating(named: "array.set")

  private func array(_ numbers: Int...) -> Value { .array(numbers.map { .int($0) }) }

  @Test("an element is changed in its array, which a trap leaves unchanged")
  func element() throws {
    let change = try #require(set).ofElement
    var rows = Value.array([array(1, 2), array(3)])
    // Index and value for the row, then the row's own index.
    _ = try change.change(&rows, by: [.int(1), .int(9), .int(0)])
    #expect(rows == .array([array(1, 9), array(3)]))
    #expect(throws: Trap(.indexOutOfRange(index: 5, count: 2))) {
      try change.change(&rows, by: [.int(5), .int(9), .int(0)])
    }
    #expect(throws: Trap(.indexOutOfRange(index: 2, count: 2))) {
      try change.change(&rows, by: [.int(0), .int(9), .int(2)])
    }
    #expect(rows == .array([array(1, 9), array(3)]))
  }

  @Test("nested parts take their arguments from the end")
  func nested() throws {
    let change = try #require(append).ofElement.ofValue
    var lists = Value.dictionary([.string("a"): .array([array(), array(1)])])
    _ = try change.change(&lists, by: [.int(7), .int(1), .string("a")])
    #expect(lists == .dictionary([.string("a"): .array([array(), array(1, 7)])]))
    #expect(throws: Trap(.forcedNil)) {
      try change.change(&lists, by: [.int(7), .int(1), .string("b")])
    }
  }

  @Test("a default becomes a value only with the change")
  func defaulted() throws {
    let change = try #require(append).ofDefaultedValue
    var lists = Value.dictionary([:])
    _ = try change.change(&lists, by: [.int(1), array(), .string("a")])
    _ = try change.change(&lists, by: [.int(2), array(100), .string("a")])
    #expect(lists == .dictionary([.string("a"): array(1, 2)]))
    let wrong = try #require(set).ofDefaultedValue
    #expect(throws: Trap(.indexOutOfRange(index: 4, count: 0))) {
      try wrong.change(&lists, by: [.int(4), .int(1), array(), .string("b")])
    }
    #expect(lists == .dictionary([.string("a"): array(1, 2)]))
  }

  @Test("shared storage is copied before it changes")
  func shared() throws {
    let change = try #require(append).ofElement
    var rows = Value.array([array(1)])
    let before = rows
    _ = try change.change(&rows, by: [.int(2), .int(0)])
    #expect(before == .array([array(1)]))
    #expect(rows == .array([array(1, 2)]))
  }
}

@Suite("Extents of types")
struct TypeExtentTests {
  @Test("parts are counted, and the depth is that of the deepest")
  func extent() {
    let type = RuntimeType.tuple([.int, .array(.optional(.string))])
    #expect(type.extent().parts == 5)
    #expect(type.extent().depth == 4)
    #expect(RuntimeType.nominal(Sample.model.plain).extent() == RuntimeType.int.extent())
  }

  @Test("a template's extent includes its parameters' arguments")
  func template() throws {
    let pair = RuntimeType.tuple([.parameter(0), .parameter(0)])
    var type = RuntimeType.int
    for _ in 0..<12 {
      let extent = pair.extent(in: [type.extent()])
      type = pair.substituting([type])
      #expect(extent == type.extent())
      try extent.check()
    }
    let tooLarge = pair.extent(in: [pair.extent(in: [type.extent()])])
    #expect(throws: Trap(.typeTooLarge)) { try tooLarge.check() }
  }

  @Test("a type that nests too deeply exceeds the limit")
  func depth() {
    var type = RuntimeType.int
    for _ in 0..<Limits.typeDepth { type = .optional(type) }
    #expect(throws: Trap(.typeTooLarge)) { try type.extent().check() }
  }
}
