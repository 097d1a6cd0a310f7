import Synchronization
import Testing

@testable import DependenciesCore

@Suite("A scope that is reused")
struct SpareScopeTests {
  @Test("is the scope that ended on the thread")
  func isTheSame() {
    let first = withDependencies {
      $0.number = 1
    } operation: {
      currentScope()
    }
    let second = withDependencies {
      $0.number = 2
    } operation: {
      currentScope()
    }
    #expect(first == second)
  }

  @Test("has no overrides, outer scopes, context or cache of its earlier use")
  func isEmpty() {
    withDependencies {
      $0 = .preview
      $0.allSides = "outside"
    } operation: {
      withDependencies {
        $0.number = 1
        $0.context = .live
      } operation: {
        withDependencies {
          $0.number = 2
        } operation: {
          #expect(DependencyValues._current.context == .live)
          #expect(DependencyValues._current.allSides == "outside")
        }
      }
    }
    for _ in 0..<4 {
      withDependencies {
        $0.counted = nil
      } operation: {
        #expect(DependencyValues._current.number == 0)
        #expect(DependencyValues._current.allSides == "test")
        #expect(DependencyValues._current.context == .test)
      }
    }
  }

  @Test("begins again inside hundreds of others, and they in it")
  func nested() {
    func open(_ depth: Int) {
      guard depth < 300 else { return }
      withDependencies {
        $0.number = depth
      } operation: {
        open(depth + 1)
        #expect(DependencyValues._current.number == depth)
      }
    }
    open(0)
    open(0)
  }

  @Test("isn't one that a continuation, a wrapper, a copy or a task still references")
  func held() async {
    let (continuation, wrapper, copy, task) = withDependencies {
      $0.number = 1
    } operation: {
      (
        withEscapedDependencies { $0 }, Dependency(\.number), DependencyValues._current,
        Task {
          await Task.yield()
          return DependencyValues._current.number
        }
      )
    }
    for number in 2..<6 {
      withDependencies {
        $0.number = number
      } operation: {
        #expect(copy.number == 1)
        #expect(continuation.yield { DependencyValues._current.number } == 1)
      }
    }
    #expect(wrapper.wrappedValue == 1)
    #expect(await task.value == 1)
  }

  @Test("contains no value: each ends with its scope")
  func valueEnds() {
    let living = Counted.Living()
    withDependencies {
      $0.counted = Counted(living)
    } operation: {
      #expect(living.count.load(ordering: .relaxed) == 1)
    }
    #expect(living.count.load(ordering: .relaxed) == 0)
  }

  @Test("may be opened by the deinitializer of a value that ends with it")
  func reentrance() {
    let living = Counted.Living()
    let read = Mutex(0)
    withDependencies {
      $0.counted = Counted(living) {
        withDependencies {
          $0.number = 7
        } operation: {
          read.withLock { $0 = DependencyValues._current.number }
        }
      }
    } operation: {
    }
    #expect(read.withLock { $0 } == 7)
    #expect(living.count.load(ordering: .relaxed) == 0)
  }

  @Test("is complete after an update or an operation that throws")
  func throwing() {
    struct Failure: Error {}
    for _ in 0..<3 {
      #expect(throws: Failure.self) {
        try withDependencies {
          $0.number = 1
          throw Failure()
        } operation: {
        }
      }
      #expect(throws: Failure.self) {
        try withDependencies {
          $0.number = 2
        } operation: {
          throw Failure()
        }
      }
      #expect(DependencyValues._current.number == 0)
    }
  }

  @Test("has room for values of any size and alignment, one after the other")
  func sizes() {
    for turn in 0..<3 {
      withDependencies {
        $0.block = Block(SIMD64(repeating: UInt64(turn)))
      } operation: {
        #expect(DependencyValues._current.block.words == SIMD64(repeating: UInt64(turn)))
      }
      withDependencies {
        $0.number = turn
      } operation: {
        #expect(DependencyValues._current.number == turn)
      }
    }
  }

  @Test("ends on whatever thread an asynchronous operation ends")
  func asynchronous() async {
    for number in 0..<50 {
      let read = await withDependencies {
        $0.number = number
      } operation: {
        await Task.detached {}.value
        return await withDependencies {
          $0.counted = nil
        } operation: {
          await Task.yield()
          return DependencyValues._current.number
        }
      }
      #expect(read == number)
    }
  }

  private func currentScope() -> ObjectIdentifier? {
    DependencyValues._current.overrides.map(ObjectIdentifier.init)
  }
}

/// A value that counts its live instances, and may run code in its deinitializer.
private final class Counted: Sendable {
  final class Living: Sendable {
    let count = Atomic(0)
  }

  private let living: Living
  private let atEnd: @Sendable () -> Void

  init(_ living: Living, atEnd: @escaping @Sendable () -> Void = {}) {
    self.living = living
    self.atEnd = atEnd
    living.count.add(1, ordering: .relaxed)
  }

  deinit {
    living.count.subtract(1, ordering: .relaxed)
    atEnd()
  }
}

/// A value that is larger, and has a larger alignment, than most.
private struct Block: Sendable {
  var words: SIMD64<UInt64>

  init(_ words: SIMD64<UInt64>) { self.words = words }
}

private enum CountedKey: DependencyKey {
  static var liveValue: Counted? { nil }
  static var testValue: Counted? { nil }
}

private enum BlockKey: DependencyKey {
  static var liveValue: Block { Block(.zero) }
  static var testValue: Block { Block(.zero) }
}

extension DependencyValues {
  fileprivate var counted: Counted? {
    get { self[CountedKey.self] }
    set { self[CountedKey.self] = newValue }
  }

  fileprivate var block: Block {
    get { self[BlockKey.self] }
    set { self[BlockKey.self] = newValue }
  }
}
