import Dispatch
import Testing

@testable import DependenciesCore

@Suite("An override")
struct OverrideTests {
  @Dependency(\.number) var number

  @Test("is current during the operation only")
  func scope() async throws {
    #expect(number == 0)
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(number == 1)
      withDependencies {
        $0.number += 1
      } operation: {
        #expect(number == 2)
      }
      #expect(number == 1)
    }
    await withDependencies {
      $0.number = 3
    } operation: {
      await Task.yield()
      #expect(number == 3)
    }
    #expect(number == 0)
  }

  @Test("ends when the operation throws, and when the update does")
  func throwing() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.number = 1
      } operation: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies {
        $0.number = 1
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(number == 0)
  }

  @Test("may be computed asynchronously before the operation begins")
  func asynchronousUpdate() async {
    func later() async -> Int {
      await Task.yield()
      return 7
    }
    let read = await withDependencies {
      $0.number = await later()
    } operation: {
      number
    }
    #expect(read == 7)
  }

  @MainActor
  @Test("keeps the operation on the caller's actor")
  func isolation() async {
    await withDependencies {
      $0.number = 1
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test("is inherited by tasks, and not by detached tasks, threads and queues")
  func inheritance() async {
    await withDependencies {
      $0.number = 1
    } operation: {
      let read: @Sendable () -> Int = { DependencyValues._current.number }
      #expect(await Task { read() }.value == 1)
      async let child = read()
      #expect(await child == 1)
      #expect(await Task.detached { read() }.value == 0)
      #expect(await onThread(read) == 0)
      let queued = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: read()) }
      }
      #expect(queued == 0)
    }
  }

  @Test("takes precedence over a change of context")
  func context() {
    withDependencies {
      $0.allSides = "mine"
    } operation: {
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(DependencyValues._current.allSides == "mine")
        #expect(DependencyValues._current.client.fetch() == 1)
      }
    }
  }

  @Test("of a part of a client starts from its default")
  func part() {
    withDependencies {
      $0.client.name = "other"
    } operation: {
      #expect(DependencyValues._current.client.name == "other")
      #expect(DependencyValues._current.client.fetch() == -1)
    }
    #expect(DependencyValues._current.client.name == "client")
  }

  @Test("never changes the cache")
  func cache() throws {
    withDependencies {
      $0.number = 9
    } operation: {
      #expect(number == 9)
    }
    let resolution = try #require(resolutions { #expect(number == 0) }.last)
    #expect(resolution.origin == .computed(.test))
  }

  @Test("of values in a variable doesn't change copies")
  func copies() {
    var values = DependencyValues()
    values.number = 1
    var copy = values
    copy.number = 2
    values.allSides = "mine"
    #expect((values.number, copy.number) == (1, 2))
    #expect((values.allSides, copy.allSides) == ("mine", "test"))
  }

  @Test(
    "is found among any number of others",
    arguments: [1, 7, 8, 9, 15, 16, 17, 33, 50, 300], [false, true])
  func many(count: Int, inOneScope: Bool) {
    let keys = NumberedAccess.make(count + 1)
    func check() {
      for index in 0..<count { #expect(keys[index].read(._current) == index) }
      #expect(keys[count].read(._current) == -1)
    }
    func nest(_ index: Int) {
      guard index < count else { return check() }
      withDependencies {
        keys[index].assign(&$0, index)
      } operation: {
        nest(index + 1)
      }
    }
    if inOneScope {
      withDependencies { values in
        for index in 0..<count { keys[index].assign(&values, index) }
      } operation: {
        check()
      }
    } else {
      nest(0)
    }
    #expect(keys[0].read(._current) == -1)
  }

  @Test("is found in a bounded number of steps, and many are shared by scopes, not copied")
  func structure() throws {
    let keys = NumberedAccess.make(60)
    var values = DependencyValues()
    for index in 0..<50 { keys[index].assign(&values, index) }
    var scope = try #require(values.overrides)
    #expect(scope.ownCount <= Overrides.limit)
    #expect(scope.table?.keyCount ?? 0 >= 50 - Overrides.limit)

    for index in 50..<60 {
      var inner = DependencyValues(overrides: scope.opened(scope: nil))
      keys[index].assign(&inner, index)
      scope = try #require(inner.overrides)
      #expect(scope.depth <= Overrides.depthLimit)
      #expect(scope.ownCount == 1)
    }
    while scope.depth < Overrides.depthLimit {
      var inner = DependencyValues(overrides: scope.opened(scope: nil))
      keys[0].assign(&inner, 0)
      scope = try #require(inner.overrides)
    }
    let first = scope.opened(scope: nil)
    let second = scope.opened(scope: nil)
    #expect(first.depth == 1)
    #expect(first.table != nil)
    #expect(first.table === second.table)
  }

  @Test("made in a copy of full values doesn't change what inner scopes share")
  func sharedTable() throws {
    let keys = NumberedAccess.make(12)
    var values = DependencyValues()
    for index in 0..<8 { keys[index].assign(&values, index) }
    var copy = values
    keys[8].assign(&copy, 8)
    keys[0].assign(&values, 100)
    var second = values
    keys[10].assign(&second, 10)
    #expect(keys[0].read(second) == 100)
    keys[9].assign(&values, 9)
    #expect(keys[0].read(values) == 100)
    #expect(keys[9].read(values) == 9)
    #expect(keys[8].read(values) == -1)
    #expect(keys[0].read(copy) == 0)
    #expect(keys[8].read(copy) == 8)
    #expect(keys[9].read(copy) == -1)
  }
}
