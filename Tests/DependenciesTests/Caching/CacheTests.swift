import Dependencies
import Foundation
import Synchronization
import Testing

/// Computes a default slowly enough for a test to observe, as the test arranges it.
private enum Arranged<Name>: DependencyKey {
  static var liveValue: Int { Arrangement.current.value(of: "\(Name.self)") }
  static var testValue: Int { -1 }
}

private enum A {}
private enum B {}

/// The behavior of the defaults of `Arranged` keys; inherited like any task-local value.
private struct Arrangement: Sendable {
  @TaskLocal static var current = Arrangement { _ in 0 }
  var value: @Sendable (String) -> Int
  init(_ value: @escaping @Sendable (String) -> Int) { self.value = value }
  func value(of name: String) -> Int { value(name) }
}

private struct Reader: Sendable {
  @Dependency(\.number) var number
}

/// An eager default keeps the value that it read. A lazy one reads when it is called.
private enum EagerKey: DependencyKey {
  static var liveValue: Int { Reader().number }
  static var testValue: Int { liveValue }
}

private enum LazyKey: DependencyKey {
  static var liveValue: @Sendable () -> Int { { Reader().number } }
  static var testValue: @Sendable () -> Int { liveValue }
}

/// Reads another dependency through a wrapper that the reader created.
private enum SumKey: DependencyKey {
  static var liveValue: Int {
    @Dependency(\.number) var number
    return number + DependencyValues._current.number
  }
  static var testValue: Int { liveValue }
}

@Suite("The cache")
struct CacheTests {
  @Test("computes a default once per cache and context")
  func once() {
    let computed = Box(0)
    Arrangement.$current.withValue(
      Arrangement { _ in
        computed.change {
          $0 += 1
          return $0
        }
      }
    ) {
      let values = DependencyValues.live
      #expect((0..<3).map { _ in values[Arranged<A>.self] } == [1, 1, 1])
      var preview = values
      preview.context = .preview
      #expect((0..<3).map { _ in preview[Arranged<A>.self] } == [2, 2, 2])
      #expect(values[Arranged<A>.self] == 1)
      #expect(DependencyValues.live[Arranged<A>.self] == 3)
    }
  }

  @Test("computes a default once when many threads ask for it")
  func onceAmongThreads() async {
    let computed = Box(0)
    let values = DependencyValues.live
    let reads = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask {
          await onThread {
            Arrangement.$current.withValue(
              Arrangement { _ in
                computed.change {
                  $0 += 1
                  return $0
                }
              }
            ) {
              values[Arranged<A>.self]
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reads == Array(repeating: 1, count: 16))
    #expect(computed.value == 1)
  }

  @Test("lets readers of other keys continue while a default is computed")
  func unrelatedKey() async {
    let values = DependencyValues.live
    let (began, mayEnd) = (Gate(), Gate())
    async let slow = onThread {
      Arrangement.$current.withValue(
        Arrangement { _ in
          began.open()
          return mayEnd.pass() ? 1 : -2
        }
      ) {
        values[Arranged<A>.self]
      }
    }
    let other = await onThread {
      began.pass()
      defer { mayEnd.open() }
      return Arrangement.$current.withValue(Arrangement { _ in 2 }) { values[Arranged<B>.self] }
    }
    #expect(other == 2)
    #expect(await slow == 1)
  }

  @Test("lets a default wait for a thread that resolves another key")
  func waitingDefault() async {
    let values = DependencyValues.live
    let read = await onThread {
      let arrangement = Arrangement { name in
        guard name == "A" else { return 20 }
        let (done, other) = (Gate(), Box(0))
        Thread.detachNewThread {
          Arrangement.$current.withValue(Arrangement { _ in 20 }) {
            let value = values[Arranged<B>.self]
            other.change { $0 = value }
          }
          done.open()
        }
        return done.pass() ? other.value + 1 : -2
      }
      return Arrangement.$current.withValue(arrangement) { values[Arranged<A>.self] }
    }
    #expect(read == 21)
  }

  @Test("lets a default start a task that reads it after its computation")
  func taskOfDefault() async {
    let values = DependencyValues.live
    let later = Box<Task<Int, Never>?>(nil)
    let arrangement = Arrangement { _ in
      let task = Task { values[Arranged<A>.self] }
      later.change { $0 = task }
      return 1
    }
    let (value, issues) = recordingIssues {
      Arrangement.$current.withValue(arrangement) { values[Arranged<A>.self] }
    }
    #expect(value == 1)
    #expect(await later.value?.value == 1)
    #expect(issues.isEmpty)
  }

  @Test("freezes an eager default's reads, but not a lazy one's")
  func eager() {
    withDependencies {
      $0.number = 5
    } operation: {
      #expect(DependencyValues._current[EagerKey.self] == 5)
      #expect(DependencyValues._current[LazyKey.self]() == 5)
    }
    #expect(DependencyValues._current[EagerKey.self] == 5)
    #expect(DependencyValues._current[LazyKey.self]() == 0)
  }

  @Test("computes a default with the reader's effective values current")
  func effectiveValues() {
    let wrapper = withDependencies {
      $0.number = 2
    } operation: {
      Dependency(SumKey.self)
    }
    #expect(wrapper.wrappedValue == 4)
    let other = withDependencies {
      $0 = DependencyValues()
      $0.number = 2
    } operation: {
      Dependency(SumKey.self)
    }
    withDependencies {
      $0.number = 10
    } operation: {
      #expect(other.wrappedValue == 20)
    }
  }

  // Each of these fails if it sees the cache of another one that ran before.

  @Test("is new in a test")
  func fresh() async { await Self.checkFresh() }

  @Test("is new in another test")
  func freshAgain() async { await Self.checkFresh() }

  private static func checkFresh() async {
    let first = resolutions { _ = DependencyValues._current[AllSides.self] }
    #expect(first.first?.origin == .computed(.test))
    let wrapper = Dependency(AllSides.self)
    let second = resolutions { _ = wrapper.wrappedValue }
    #expect(second.first.map { $0.origin != .computed(.test) } == true)

    // A thread belongs to no test, but the wrapper does.
    let onThread = await onThread { resolutions { _ = wrapper.wrappedValue } }
    #expect(onThread.first.map { $0.origin != .computed(.test) } == true)
  }

  static let shared = Dependency(AllSides.self)

  @Test("is that of the reading test, for a wrapper that tests share", arguments: [0])
  func sharedWrapper(_: Int) { Self.checkShared() }

  @Test("is that of the other reading test, too")
  func sharedWrapperAgain() { Self.checkShared() }

  private static func checkShared() {
    let first = resolutions { _ = shared.wrappedValue }
    #expect(first.first?.origin == .computed(.test))
  }
}
