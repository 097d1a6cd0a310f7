import Synchronization
import Testing

@testable import DependenciesCore

/// A number that identifies a cache, because each computes another one.
private enum SerialKey: TestDependencyKey {
  private static let next = Atomic(1)
  static var testValue: Int { next.add(1, ordering: .relaxed).newValue }
}

/// An object that lives only as long as the cache that contains it.
private final class Token: TestDependencyKey, Sendable {
  static var testValue: Token { Token() }
}

private func serial() -> Int { DependencyValues._current[SerialKey.self] }

private let shared = Dependency(SerialKey.self)

@Suite("The root of a test")
struct TestRootTests {
  @Test("is shared by all tasks that inherit from the test's")
  func tasks() async {
    let own = serial()
    async let child = serial()
    #expect(await child == own)
    #expect(await Task { await Task { serial() }.value }.value == own)
    let group = await withTaskGroup { group in
      for _ in 0..<10 {
        group.addTask {
          await Task.yield()
          return serial()
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(group == [own])
  }

  @Test("is unknown where nothing is inherited, except to a wrapper made in the test")
  func detached() async {
    let own = serial()
    let wrapper = Dependency(SerialKey.self)
    await Task.detached {
      #expect(serial() != own)
      #expect(shared.wrappedValue != own)
      #expect(wrapper.wrappedValue == own)
    }.value
    #expect(await onThread { serial() } != own)
    #expect(await onThread { wrapper.wrappedValue } == own)
  }

  @Test("is another one inside a nested run, and the same again after it")
  func run() async throws {
    let outside = serial()
    try await TestRoot.withNew(for: TestIdentity("run")) {
      let inside = serial()
      #expect(inside != outside)
      #expect(shared.wrappedValue == inside)
      for _ in 0..<10 {
        await Task.yield()
        #expect(serial() == inside)
      }
      #expect(await Task { serial() }.value == inside)
    }
    #expect(serial() == outside)
    #expect(shared.wrappedValue == outside)
  }

  @Test("is shared by nested runs of the same test, but not by those of others")
  func nested() async throws {
    try await TestRoot.withNew(for: TestIdentity("outer")) {
      let outer = serial()
      try await TestRoot.withNew(for: TestIdentity("outer")) {
        #expect(serial() == outer)
      }
      try await TestRoot.withNew(for: TestIdentity("inner")) {
        #expect(serial() != outer)
      }
      #expect(serial() == outer)
    }
  }

  @Test("is another one in each run, even of the same test at the same time")
  func runs() async throws {
    let serials = try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          let serials = Box<Set<Int>>([])
          try await TestRoot.withNew(for: TestIdentity("run")) {
            for _ in 0..<10 {
              let serial = serial()
              serials.change { $0.insert(serial) }
              await Task.yield()
            }
          }
          return serials.value
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(serials.allSatisfy { $0.count == 1 })
    #expect(Set(serials).count == 20)
  }

  @Test("is released with the run")
  func lifetime() async throws {
    let reference = Box(WeakToken())
    try await TestRoot.withNew(for: TestIdentity("run")) {
      let token = DependencyValues._current[Token.self]
      reference.change { $0.token = token }
      #expect(await Task { DependencyValues._current[Token.self] }.value === token)
    }
    #expect(reference.value.token == nil)
  }

  private struct WeakToken: Sendable {
    weak var token: Token?
  }

  @Test("is kept by a task that outlives the run")
  func outliving() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let started = Box<Task<Bool, Never>?>(nil)
    try await TestRoot.withNew(for: TestIdentity("run")) {
      let task = Task {
        let before = serial()
        for await _ in stream {}
        return serial() == before
      }
      started.change { $0 = task }
    }
    continuation.finish()
    #expect(await started.value?.value == true)
  }

  @Test("passes a cancellation on to the run")
  func cancellation() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let isCancelled = Box(false)
      try await TestRoot.withNew(for: TestIdentity("run")) {
        isCancelled.change { $0 = Task.isCancelled }
      }
      return isCancelled.value
    }
    #expect(try await task.value)
  }

  @Test("rethrows the run's error")
  func throwing() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await TestRoot.withNew(for: TestIdentity("run")) { throw Failure() }
    }
  }
}
