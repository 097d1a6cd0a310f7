import Dependencies
import Testing

@Suite("An older name")
struct OlderNameTests {
  @Test("overrides one value for an operation, in a scope with the place of the call")
  func value() throws {
    let line = #line + 2
    let found = resolutions {
      DependencyValues.withValue(\.number, 5) {
        let number = DependencyValues._current.number
        #expect(number == 5)
      }
    }
    // The last one is the read in the operation. The assignment by a key path reads, too.
    let read = try #require(found.last)
    if case .overridden(let place) = read.origin {
      #expect(place.line == line)
      #expect(place.fileID == #fileID)
    } else {
      Issue.record("\(read) isn't overridden")
    }
    #expect(DependencyValues._current.number == 0)
  }

  @Test("overrides one value for an asynchronous operation")
  func asynchronousValue() async {
    let found = await DependencyValues.withValue(\.number, 5) {
      await Task.yield()
      return DependencyValues._current.number
    }
    #expect(found == 5)
  }

  @Test("overrides several values for an operation")
  func values() {
    let found = DependencyValues.withValues {
      $0.number = 5
      $0.allSides = "override"
    } operation: {
      [DependencyValues._current.allSides, "\(DependencyValues._current.number)"]
    }
    #expect(found == ["override", "5"])
  }

  @Test("overrides several values asynchronously, for an asynchronous operation")
  func asynchronousValues() async {
    let found = await DependencyValues.withValues {
      await Task.yield()
      $0.number = 5
    } operation: {
      await Task.yield()
      return DependencyValues._current.number
    }
    #expect(found == 5)
  }

  @Test("throws the operation's errors")
  func throwing() async {
    #expect(throws: CancellationError.self) {
      try DependencyValues.withValue(\.number, 5) { throw CancellationError() }
    }
    await #expect(throws: CancellationError.self) {
      try await DependencyValues.withValues {
        $0.number = 5
      } operation: {
        await Task.yield()
        throw CancellationError()
      }
    }
  }
}
