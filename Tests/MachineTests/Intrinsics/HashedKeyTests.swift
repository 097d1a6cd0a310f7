import Machine
import Testing

@Suite("Keys with their own equality")
struct HashedKeyTests {
  private func apply(_ name: String, _ arguments: Value...) throws -> Value {
    try #require(Intrinsics.named(name)).applied(to: arguments)
  }

  private func mutate(_ name: String, _ base: inout Value, _ arguments: Value...) throws -> Value {
    try #require(Intrinsics.mutating(named: name)).change(&base, by: arguments)
  }

  /// A table with three keys of hash 5 and one of hash 6.
  private func makeTable() throws -> Value {
    var table = Value.dictionary([:])
    for (hash, ordinal, key) in [(5, 0, "a"), (5, 1, "b"), (5, 2, "c"), (6, 0, "d")] {
      _ = try mutate(
        "dictionary.insertHashed", &table, .int(hash), .int(ordinal), .string(key),
        .string(key + key))
    }
    return table
  }

  @Test("a key is found by its hash and ordinal, and visible as itself")
  func probing() throws {
    let table = try makeTable()
    let found = try apply("dictionary.probe", table, .int(5), .int(1))
    let pair = Tuple(labels: ["key", "value"], elements: [.string("b"), .string("bb")])
    #expect(found == .some(.tuple(pair)))
    #expect(try apply("dictionary.probe", table, .int(5), .int(3)) == Value.none)
    guard case .array(let keys) = try apply("dictionary.keys", table) else { return }
    #expect(Set(keys) == [.string("a"), .string("b"), .string("c"), .string("d")])
  }

  @Test("a removal leaves no gap among the ordinals")
  func removing() throws {
    var table = try makeTable()
    let removed = try mutate("dictionary.removeHashed", &table, .int(5), .int(0))
    #expect(removed == .some(.string("aa")))
    var left: Set<Value> = []
    for ordinal in 0..<2 {
      guard
        case .some(.tuple(let pair)) =
          try apply("dictionary.probe", table, .int(5), .int(ordinal))
      else {
        Issue.record("no key with ordinal \(ordinal)")
        return
      }
      left.insert(pair.elements[0])
    }
    #expect(left == [.string("b"), .string("c")])
    #expect(try apply("dictionary.probe", table, .int(5), .int(2)) == Value.none)
    #expect(try mutate("dictionary.removeHashed", &table, .int(7), .int(0)) == Value.none)
  }

  @Test("sets work the same")
  func sets() throws {
    var set = Value.set([])
    _ = try mutate("set.insertHashed", &set, .int(1), .int(0), .string("x"))
    _ = try mutate("set.insertHashed", &set, .int(1), .int(1), .string("y"))
    #expect(try apply("set.probe", set, .int(1), .int(1)) == .some(.string("y")))
    #expect(try mutate("set.removeHashed", &set, .int(1), .int(0)) == .some(.string("x")))
    #expect(try apply("set.probe", set, .int(1), .int(0)) == .some(.string("y")))
    #expect(try apply("set.members", set) == .array([.string("y")]))
  }

  @Test("printing, types and casts use the keys themselves")
  func looking() throws {
    var table = Value.dictionary([:])
    _ = try mutate(
      "dictionary.insertHashed", &table, .int(5), .int(0), .string("k"), .int(1))
    #expect(table.pureDescription(debug: false) == #"["k": 1]"#)
    #expect(table.runtimeType == .dictionary(.string, .int))
    #expect(table.cast(to: .dictionary(.string, .any)) == table)
    #expect(table.cast(to: .dictionary(.int, .any)) == nil)
  }
}
