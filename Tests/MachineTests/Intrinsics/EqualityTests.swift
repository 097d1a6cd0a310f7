import Machine
import Testing

@Suite("Equality and hashing")
struct EqualityTests {
  /// One value of each kind, different from all others.
  private static let different: [Value] = [
    .void, .bool(true), .bool(false), .int(1), .int(2), .double(1), .string("a"), .character("a"),
    .duration(.seconds(1)), .none, .some(.int(1)), .some(.none), .array([]), .array([.int(1)]),
    .tuple(Tuple(labels: [nil, nil], elements: [.int(1), .int(2)])),
    .dictionary([.int(1): .int(2)]), .set([.int(1)]),
    Sample.range(.int(1), .int(2)), Sample.range(.int(1), .int(2), includesUpper: true),
    Sample.range(.int(1), nil), Sample.structure(Sample.model, [.int(1)]),
    Sample.structure(Sample.point, [.int(1)]), Sample.north, Sample.south,
    Sample.step(2, [.int(1)]), Sample.step(2, [.int(2)]), Sample.object(Sample.counter),
    Sample.object(Sample.counter), .closure(Closure(function: makeFunction([]))), .type(.int),
    .type(.optional(.int)), .type(.nominal(Sample.model.plain)), .cell(Cell()), .uninitialized,
  ]

  @Test("a value equals only itself, and has an equal hash")
  func matrix() {
    for (index, left) in Self.different.enumerated() {
      for (other, right) in Self.different.enumerated() {
        #expect((left == right) == (index == other), "\(left) and \(right)")
      }
      #expect(left.hashValue == left.hashValue)
    }
    #expect(Set(Self.different).count == Self.different.count)
  }

  @Test("separately made values are equal by structure")
  func structure() {
    func make() -> Value {
      .array([
        Sample.structure(Sample.point, [.double(0.5), .some(.string("x")), Sample.north]),
        .dictionary([.string("k"): .set([.int(1), .int(2)])]),
      ])
    }
    #expect(make() == make())
    #expect(make().hashValue == make().hashValue)
  }

  @Test("labels of tuples are ignored")
  func labels() {
    let elements: [Value] = [.int(1), .int(2)]
    #expect(
      Value.tuple(Tuple(labels: ["x", "y"], elements: elements))
        == .tuple(Tuple(labels: [nil, nil], elements: elements)))
  }

  @Test("NaN equals nothing; zeros are equal; text is compared as Unicode")
  func specials() {
    #expect(Value.double(.nan) != .double(.nan))
    #expect(Value.double(0) == .double(-0.0))
    #expect(Value.string("e\u{301}") == .string("é"))
  }
}
