import Dependencies
import Dispatch
import Testing

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

  @Test("replace what is current, and don't merge with it")
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
}
