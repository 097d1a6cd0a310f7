import Dependencies
import Testing

/// Reads in its deinitializer.
private final class Farewell: Sendable {
  let read: Box<[Int]>
  init(_ read: Box<[Int]>) { self.read = read }
  deinit {
    let viaWrapper = Dependency(\.number).wrappedValue
    let direct = DependencyValues._current.number
    read.change { $0 += [viaWrapper, direct] }
  }
}

private enum FarewellKey: DependencyKey {
  static var liveValue: Farewell? { Farewells.current.map(Farewell.init) }
  static var testValue: Farewell? { liveValue }
}

private enum Farewells {
  @TaskLocal static var current: Box<[Int]>?
}

/// Uses all features while it is computed.
private enum BusyKey: DependencyKey {
  static var liveValue: [Int] {
    let model = Dependency(\.number)
    let before = DependencyValues._current.number
    let scoped = withDependencies {
      $0.number = 100
    } operation: {
      [model.wrappedValue, Dependency(\.number).wrappedValue]
    }
    let reset = withDependencies {
      $0 = DependencyValues()
    } operation: {
      DependencyValues._current.number
    }
    let inherited = withDependencies(from: Holder(wrapper: model)) {
      DependencyValues._current.number
    }
    let escaped = withEscapedDependencies { $0 }
    let yielded = withDependencies {
      $0.number = 200
    } operation: {
      escaped.yield { DependencyValues._current.number }
    }
    return [before] + scoped + [reset, inherited, yielded, DependencyValues._current.number]
  }
  static var testValue: [Int] { liveValue }

  private struct Holder { var wrapper: Dependency<Int> }
}

/// Starts tasks that outlive its computation.
private enum StarterKey: DependencyKey {
  static var liveValue: [Task<[Int], Never>] {
    let read: @Sendable () async -> [Int] = {
      await Task.yield()
      return [DependencyValues._current.number, Dependency(\.number).wrappedValue]
    }
    return [Task { await read() }, Task.immediate { await read() }, Task.detached(operation: read)]
  }
  static var testValue: [Task<[Int], Never>] { liveValue }
}

private enum Escaped {
  @TaskLocal static var current: DependencyValues.Continuation?
}

private enum ReaderKey: DependencyKey {
  static var liveValue: Int { DependencyValues._current.number }
  static var testValue: Int { liveValue }
}

/// Reads itself in another context, where it has another value.
private enum OtherContextKey: DependencyKey {
  static var liveValue: String {
    let preview = withDependencies {
      $0.context = .preview
    } operation: {
      DependencyValues._current[OtherContextKey.self]
    }
    return "live of \(preview)"
  }
  static var previewValue: String { "preview" }
  static var testValue: String { "test" }
}

extension DependencyValues {
  /// A property whose getter opens scopes.
  fileprivate var busy: [Int] {
    let before = Dependency(\.number).wrappedValue
    let inside = withDependencies {
      $0.number += 1
    } operation: {
      [Dependency(\.number).wrappedValue, DependencyValues._current.number]
    }
    let yielded = withEscapedDependencies { $0.yield { DependencyValues._current.number } }
    return [before] + inside + [yielded, Dependency(\.number).wrappedValue, number]
  }

  /// A property whose getter reads the one below it through a wrapper, down to zero.
  fileprivate subscript(depth depth: Int) -> [Int] {
    guard depth > 0 else { return [number] }
    let below = Dependency(\.[depth: depth - 1]).wrappedValue
    return below + [Dependency(\.number).wrappedValue]
  }

  /// A property whose getter leaves its wrapper's values.
  fileprivate var yielded: Int? {
    Escaped.current?.yield { Dependency(\.number).wrappedValue }
  }

  fileprivate var farewell: Farewell? {
    get { self[FarewellKey.self] }
    set { self[FarewellKey.self] = newValue }
  }
}

@Suite("Resolving while resolving")
struct ReentrancyTests {
  @Test("works in the deinitializer of a value that is replaced, or whose scope ends")
  func farewell() {
    let read = Box<[Int]>([])
    var values = DependencyValues()
    values.farewell = Farewell(read)
    values.farewell = nil
    #expect(read.value == [0, 0])

    withDependencies {
      $0.number = 1
    } operation: {
      withDependencies {
        $0.number = 2
        $0.farewell = Farewell(read)
        $0.farewell = Farewell(read)
      } operation: {
        #expect(read.value == [0, 0, 1, 1])
      }
      #expect(read.value == [0, 0, 1, 1, 1, 1])
    }
  }

  @Test("works in the deinitializer of a default that goes with its cache")
  func farewellOfDefault() {
    let read = Box<[Int]>([])
    Farewells.$current.withValue(read) {
      withDependencies {
        $0.number = 3
      } operation: {
        withDependencies {
          $0 = DependencyValues()
        } operation: {
          #expect(DependencyValues._current.farewell != nil)
        }
        #expect(read.value == [3, 3])
      }
    }
  }

  @Test("works in a default that opens scopes, inherits and escapes")
  func busyDefault() {
    let wrapper = withDependencies {
      $0.number = 1
    } operation: {
      Dependency(BusyKey.self)
    }
    #expect(wrapper.wrappedValue == [1, 100, 100, 0, 1, 1, 1])
  }

  @Test("works in a getter that opens scopes, and restores its wrapper's values")
  func busyGetter() {
    let wrapper = withDependencies {
      $0.number = 1
    } operation: {
      Dependency(\.busy)
    }
    #expect(wrapper.wrappedValue == [1, 2, 2, 1, 1, 1])
    withDependencies {
      $0.number = 10
    } operation: {
      #expect(wrapper.wrappedValue == [10, 11, 11, 10, 10, 10])
    }
    #expect(wrapper.wrappedValue == [1, 2, 2, 1, 1, 1])
  }

  @Test("in a getter that yields uses none of the values that its wrapper captured")
  func yieldingGetter() {
    let wrapper = withDependencies {
      $0.number = 1
    } operation: {
      Dependency(\.yielded)
    }
    withDependencies {
      $0.allSides = "other"
    } operation: {
      // The same values that are bound where the wrapper is read.
      Escaped.$current.withValue(withEscapedDependencies { $0 }) {
        #expect(wrapper.wrappedValue == 0)
      }
    }
  }

  @Test("works in getters that read through wrappers, however deep")
  func deepGetters() {
    let wrapper = withDependencies {
      $0.number = 3
    } operation: {
      Dependency(\.[depth: 40])
    }
    #expect(wrapper.wrappedValue == Array(repeating: 3, count: 41))
    withDependencies {
      $0.number = 4
    } operation: {
      #expect(wrapper.wrappedValue == Array(repeating: 4, count: 41))
    }
    #expect(Dependency(\.number).wrappedValue == 0)
  }

  @Test("continues, in tasks that a default starts, under the values of its computation")
  func starter() async {
    let wrapper = withDependencies {
      $0.number = 1
    } operation: {
      Dependency(StarterKey.self)
    }
    var read: [[Int]] = []
    for task in wrapper.wrappedValue { read.append(await task.value) }
    #expect(read == [[1, 1], [1, 1], [0, 0]])
  }

  @Test("isn't reported as a read of the wrapper whose default reads")
  func observedInDefault() {
    let observed = resolutions { _ = Dependency(ReaderKey.self).wrappedValue }
    #expect(observed.map(\.key) == [NumberKey.dependencyName, ReaderKey.dependencyName])
    #expect(observed.map { $0.wrapper == nil } == [true, false])
  }

  @Test("isn't a cycle when a default reads another context's value of the same key")
  func otherContext() {
    let (value, issues) = recordingIssues { DependencyValues.live[OtherContextKey.self] }
    #expect(value == "live of preview")
    #expect(issues.isEmpty)
  }

  @Test("works in an observer, which may open scopes and start tasks")
  func observer() async {
    let read = Box<[Int]>([])
    let task = Box<Task<Int, Never>?>(nil)
    withDependencies {
      $0.number = 1
    } operation: {
      withResolutionObserver { _ in
        let inside = withDependencies {
          $0.number = 2
        } operation: {
          Dependency(\.number).wrappedValue
        }
        let started = Task.immediate { DependencyValues._current.number }
        read.change { $0.append(inside) }
        task.change { $0 = started }
      } operation: {
        #expect(Dependency(\.number).wrappedValue == 1)
      }
    }
    #expect(read.value == [2])
    #expect(await task.value?.value == 1)
  }
}
