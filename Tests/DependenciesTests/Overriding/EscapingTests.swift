import Dependencies
import Dispatch
import Testing

@testable import DependenciesCore

@Suite("Escaped dependencies")
struct EscapingTests {
  @Test("are current where they are yielded, on a queue too")
  func queue() async {
    let read = await withDependencies {
      $0.number = 1
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            let before = DependencyValues._current.number
            let inside = dependencies.yield { DependencyValues._current.number }
            continuation.resume(returning: [before, inside])
          }
        }
      }
    }
    #expect(read == [0, 1])
  }

  @Test("replace the current values, without merging")
  func replace() async {
    let continuation = withDependencies {
      $0.number = 1
    } operation: {
      withEscapedDependencies { $0 }
    }
    await withDependencies {
      $0.number = 2
      $0.allSides = "outer"
    } operation: {
      continuation.yield {
        #expect(DependencyValues._current.number == 1)
        #expect(DependencyValues._current.allSides == "test")
      }
      await continuation.yield {
        await Task.yield()
        #expect(DependencyValues._current.number == 1)
        #expect(DependencyValues._current.allSides == "test")
      }
      #expect(DependencyValues._current.number == 2)
    }
  }

  @Test("may be yielded any number of times, later")
  func manyTimes() async {
    let continuation = await withDependencies {
      $0.number = 1
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return dependencies
      }
    }
    for _ in 0..<3 {
      #expect(continuation.yield { DependencyValues._current.number } == 1)
    }
    #expect(await onThread { continuation.yield { DependencyValues._current.number } } == 1)
  }

  @Test("open a new scope each time, which has the place of the captured scope")
  func ownScope() async throws {
    let (continuation, captured) = withDependencies {
      $0.number = 1
    } operation: {
      (withEscapedDependencies { $0 }, Dependency(\.number))
    }
    let (first, second) = continuation.yield {
      (Dependency(\.number), continuation.yield { Dependency(\.number) })
    }
    let third = await continuation.yield {
      await Task.yield()
      return Dependency(\.number)
    }
    let scopes = [captured, first, second, third].compactMap(\.captured)
    #expect(Set(scopes.map(ObjectIdentifier.init)).count == 4)
    let place = try #require(captured.description.split(separator: "inside").last)
    for wrapper in [first, second, third] {
      #expect(wrapper.wrappedValue == 1)
      #expect(wrapper.description.hasSuffix(place))
    }
  }

  @Test("keep the captured values alive only as long as they are referenced")
  func end() {
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let continuation = withDependencies {
        $0[HeldKey.self] = object
      } operation: {
        withEscapedDependencies { $0 }
      }
      for _ in 0..<3 { continuation.yield { #expect(held != nil) } }
      let wrapper = continuation.yield { Dependency(\.number) }
      #expect(wrapper.captured != nil)
    }
    #expect(held == nil)
  }
}

private final class Held: Sendable {}

private enum HeldKey: TestDependencyKey {
  static var testValue: Held? { nil }
}
