import Dependencies
import DependenciesTestSupport
import Synchronization
import Testing

@Suite("The cache of a trait")
struct CacheLifetimeTests {
  /// Refers to an object without keeping it.
  private final class Reference: Sendable {
    private struct Weak { weak var token: Token? }
    private let storage = Mutex(Weak())
    var isAlive: Bool { storage.withLock { $0.token != nil } }
    func set(_ token: Token) { storage.withLock { $0.token = token } }
  }

  @Test("is released when the test ends")
  func ends() async throws {
    let reference = Reference()
    try await run(with: .dependency(\.number, 1)) {
      reference.set(DependencyValues._current[Token.self])
      #expect(reference.isAlive)
      await Task { reference.set(DependencyValues._current[Token.self]) }.value
      #expect(reference.isAlive)
    }
    #expect(!reference.isAlive)
  }

  @Test("is kept by a wrapper that captured it")
  func captured() async throws {
    let reference = Reference()
    let wrapper = Mutex<Dependency<Token>?>(nil)
    try await run(with: .dependencies) {
      reference.set(DependencyValues._current[Token.self])
      wrapper.withLock { $0 = Dependency(Token.self) }
    }
    #expect(reference.isAlive)
    wrapper.withLock { $0 = nil }
    #expect(!reference.isAlive)
  }

  @Test("replaces the previous cache, and is replaced by it afterwards")
  func inside() async throws {
    let outside = serial()
    try await run(with: .dependencies) {
      let inside = serial()
      #expect(inside != outside)
      #expect(await serialsOfInheritingTasks() == Array(repeating: inside, count: 6))
    }
    #expect(serial() == outside)
    #expect(await serialsOfInheritingTasks() == Array(repeating: outside, count: 6))
  }

  @Test("is shared by all traits of the test")
  func shared() async throws {
    try await run(with: .dependencies) {
      let outer = serial()
      try await run(with: .dependency(\.number, 1)) {
        #expect(serial() == outer)
      }
      #expect(serial() == outer)
    }
  }

  @Test("is another one when the test runs again")
  func repeated() async throws {
    let serials = Serials()
    for _ in 0..<3 {
      try await run(with: .dependencies) { #expect(serials.add(serial())) }
    }
  }

  @Test("isn't made for a whole suite")
  func suite() async throws {
    let outside = serial()
    try await run(with: .dependency(\.number, 1), asCase: false) {
      #expect(serial() == outside)
      #expect(DependencyValues._current.number == 1)
    }
  }

  @Test("is replaced by one that the test makes itself")
  func ownValues() async throws {
    try await run(with: .dependencies) {
      let outer = serial()
      @Dependency(\.serial) var captured
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        #expect(serial() != outer)
        #expect(captured == outer)
      }
    }
  }
}
