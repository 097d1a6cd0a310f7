import Machine
import Testing

/// Each of these would need more native stack than a thread has, were it freed link by link.
@Suite("Freeing long chains")
struct DismantlingTests {
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

  @Test("what is also held elsewhere stays whole")
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

  @Test("enumerations nested beyond the limit are refused")
  func nesting() {
    check(
      [
        .push(Sample.step(3, [])), .store(slot: 0),
        .load(slot: 0, name: "list"), .makeEnumeration(Sample.step.plain, index: 2, count: 1),
        .store(slot: 0), .jump(2),
      ], slots: 1,
      ends: .trapped(.tooLarge(what: "nesting", limit: Limits.depth), line: 3))
  }

  @Test("what the limit allows is compared, hashed and printed on a small stack")
  func small() async {
    func make() -> Value {
      var chain = Sample.step(3, [])
      for _ in 0..<Limits.depth { chain = Sample.step(2, [chain]) }
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
}
