import Dependencies
import Synchronization
import Testing

private final class Model {
  @Dependency(\.number) var number
  @Dependency(\.counted) var counted

  func child() -> Model { withDependencies(from: self) { Model() } }
}

/// A value that counts its live instances.
private final class Counted: Sendable {
  static let living = Atomic(0)
  init() { Self.living.add(1, ordering: .relaxed) }
  deinit { Self.living.subtract(1, ordering: .releasing) }
}

private enum CountedKey: DependencyKey {
  static var liveValue: Counted? { nil }
  static var testValue: Counted? { nil }
}

extension DependencyValues {
  fileprivate var counted: Counted? {
    get { self[CountedKey.self] }
    set { self[CountedKey.self] = newValue }
  }
}

@Suite("The lifetime of a model")
struct ModelLifetimeTests {
  @Test(
    "leaves nothing for another model at the same address",
    .disabled(if: ProcessMemory.isQuarantined, "no address is used twice"))
  func recycledAddress() {
    var addresses: Set<ObjectIdentifier> = []
    var wrong = 0
    for turn in 0..<100_000 {
      // Every other model captures nothing, and must inherit nothing.
      var expected = 0
      let model: Model
      if turn.isMultiple(of: 2) {
        expected = turn
        model = withDependencies {
          $0.number = turn
        } operation: {
          Model()
        }
      } else {
        model = Model()
      }
      addresses.insert(ObjectIdentifier(model))
      if model.child().number != expected { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(addresses.count < 50_000, "hardly an address was used twice: nothing was tested")
  }

  @Test(
    "leaks nothing, over hundreds of thousands of models",
    .disabled(if: ProcessMemory.isQuarantined, "what is freed stays resident"))
  func many() async {
    // In a separate process, which allocates nothing else.
    await #expect(processExitsWith: .success) {
      func makeModels(_ count: Int) {
        for _ in 0..<count {
          let model = withDependencies {
            $0.counted = Counted()
          } operation: {
            Model()
          }
          precondition(Counted.living.load(ordering: .acquiring) == 1, "a value has outlived")
          if model.child().counted == nil { preconditionFailure("nothing was inherited") }
        }
      }
      makeModels(10_000)
      let before = ProcessMemory.peak
      makeModels(200_000)
      // The smallest block has 16 bytes. One per model would exceed this.
      let growth = ProcessMemory.peak - before
      precondition(growth < 2_000_000, "\(growth) bytes are left of the models")
      precondition(Counted.living.load(ordering: .acquiring) == 0)
    }
  }

  @Test("ends with its last owner, while models that inherited from it live on")
  func order() async {
    // In a separate process, because it counts all live instances.
    await #expect(processExitsWith: .success) {
      func living() -> Int { Counted.living.load(ordering: .acquiring) }
      var parent: Model? = withDependencies {
        $0.counted = Counted()
      } operation: {
        Model()
      }
      var child = parent?.child()
      var grandchild = child?.child()
      parent = nil
      child = nil
      precondition(living() == 1 && grandchild?.counted != nil)
      grandchild = nil
      precondition(parent == nil && child == nil && grandchild == nil && living() == 0)

      var escaped: DependencyValues.Continuation? = withDependencies {
        $0.counted = Counted()
      } operation: {
        withEscapedDependencies { $0 }
      }
      precondition(living() == 1 && escaped?.yield { DependencyValues._current.counted } != nil)
      escaped = nil
      precondition(escaped == nil && living() == 0)

      var values: DependencyValues? = DependencyValues()
      values?.counted = Counted()
      values?.counted = Counted()
      precondition(living() == 1)
      var copy = values
      copy?.counted = Counted()
      precondition(living() == 2)
      values = nil
      precondition(living() == 1)
      copy = nil
      precondition(values == nil && copy == nil && living() == 0)
    }
  }
}
