import Testing

@testable import Machine

/// Each of these would need more native stack than a thread has, if it were freed recursively.
@Suite("Freeing long chains")
struct ReleaseTests {
  private let length = 200_000

  @Test("objects")
  func objects() {
    var chain = Value.none
    for _ in 0..<length { chain = .some(Sample.object(Sample.counter, [.int(1), chain])) }
    chain = .none
    #expect(chain == .none)
  }

  @Test("objects in arrays, structures and tuples of each other")
  func mixed() {
    var chain = Value.none
    for _ in 0..<(length / 4) {
      chain = Sample.object(Sample.counter, [.array([chain])])
      chain = Sample.object(Sample.counter, [Sample.structure(Sample.model, [chain])])
      chain = Sample.object(Sample.counter, [.tuple(Tuple(labels: [nil], elements: [chain]))])
    }
    chain = .none
    #expect(chain == .none)
  }

  @Test("pairs of the same pair, with exponentially many paths", .timeLimit(.minutes(1)))
  func pairs() {
    var pairs = Sample.object(Sample.counter, [.none])
    for _ in 0..<60 {
      pairs = .tuple(Tuple(labels: [nil, nil], elements: [pairs, pairs]))
      pairs = .dictionary([.int(1): pairs, .int(2): pairs])
      pairs = Sample.structure(Sample.model, [.array([pairs, pairs]), .some(pairs)])
    }
    var holder = Sample.object(Sample.counter, [pairs])
    pairs = .none
    holder = .none
    #expect(holder == .none)
  }

  @Test("enumerations")
  func enumerations() {
    var chain = Sample.step(3, [])
    for _ in 0..<length { chain = Sample.step(2, [chain]) }
    chain = .none
    #expect(chain == .none)
  }

  @Test("closures and the variables they captured")
  func closures() {
    let function = makeFunction([])
    var chain = Value.none
    for _ in 0..<length {
      chain = .closure(Closure(function: function, captures: [.cell(Cell(chain))]))
    }
    chain = .none
    #expect(chain == .none)
  }

  @Test("values with other references stay alive")
  func shared() {
    let kept = Sample.object(Sample.counter, [.int(7)])
    let keptStep = Sample.step(2, [.int(8)])
    var chain = Sample.object(Sample.counter, [kept, keptStep, .array([kept])])
    chain = .none
    #expect(chain == .none)
    guard case .object(let object) = kept, case .enumeration(let step) = keptStep else { return }
    #expect(object.snapshot == [.int(7)])
    #expect(step.payload == [.int(8)])
  }

  @Test("objects in long arrays of each other")
  func wide() {
    var chain = Value.none
    for _ in 0..<(length / 10) {
      let filling = Values(repeating: .int(0), count: 70)
      chain = Sample.object(Sample.counter, [.array(filling + [chain])])
    }
    chain = .none
    #expect(chain == .none)
  }

  @Test("a list as long as its objects is compared, hashed and printed on a small stack")
  func long() async {
    func make() -> Value {
      var chain = Sample.step(3, [])
      for _ in 0..<(length / 4) { chain = Sample.step(2, [chain]) }
      return chain
    }
    // A task runs on one of the runtime's own threads.
    let equal = await Task.detached {
      let (left, right) = (make(), make())
      return left == right && left.hashValue == right.hashValue
        && left.pureDescription(debug: true)?.isEmpty == false
    }.value
    #expect(equal)
  }

  @Test("values that share their parts are compared as fast as their parts")
  func sharing() {
    func make() -> Value {
      var tree = Value.array([])
      for _ in 0..<60 { tree = .array([tree, tree]) }
      return tree
    }
    #expect(make() == make())
    #expect(make().hashValue == make().hashValue)
    #expect(make() != .array([make(), .int(1)]))
  }
}
