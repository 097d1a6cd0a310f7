import Foundation
import Testing

@testable import Composable

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@MainActor
@Suite("Memory use", .serialized)
struct MemoryTests {
  /// The resident memory after the parts of a test, which runs in a process of its own.
  private struct Sizes {
    private var sizes: [Int] = []

    mutating func measure() { sizes.append(Self.resident) }

    /// Whether the memory grew in each part, by more than the heap grows for other reasons.
    var showLeak: Bool {
      let tolerance = 4 * 1024 * 1024
      let growths = zip(sizes, sizes.dropFirst()).map { $1 - $0 }
      return !Self.isQuarantined && growths.allSatisfy { $0 >= tolerance }
    }

    /// Whether freed memory isn't reused soon, which lets Address Sanitizer find errors.
    private static var isQuarantined: Bool { dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil }

    /// The resident memory in bytes; 0 if it can't be read.
    private static var resident: Int {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  @Test("ten thousand ticks of a long effect, each starting another effect, leak nothing")
  func ticks() async throws {
    await #expect(processExitsWith: .success) { @MainActor in
      var sink: Sink<Int>?
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += action
          switch action {
          case 0:
            return .source {
              sink = $0
              return {}
            }
          case 1: return .run { send in await send(2) }
          default: return .none
          }
        }
      }
      let task = store.send(0)
      let node = try #require(task.node)
      var sizes = Sizes()
      for round in 1...10 {
        for _ in 0..<1_000 { sink?.send(1) }
        while node.running.count > 1 { await Task.yield() }
        if round % 2 == 0 { sizes.measure() }
      }
      #expect(store.state == 30_000)
      #expect(node.children.count == 1)
      #expect(!sizes.showLeak)
      sink?.finish()
      await task.finish()
      #expect(try !#require(store.core as? Root<Int, Int>).trunk.hasChildren)
    }
  }

  @Test("a chain of effects, each starting the next, leaks nothing")
  func chains() async throws {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action > 0 ? .run { send in await send(action - 1) } : .none
      }
    }
    let task = store.send(3_000)
    let node = try #require(task.node)
    while store.state < 2_000 { await Task.yield() }
    // The last effects may not have recorded their ends yet.
    #expect(node.running.count < 10)
    #expect(node.children.count < 10)
    await task.finish()
    #expect(store.state == 3_001)
  }

  @Test("a million sends leak nothing")
  func sends() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += 1
          return action == 1 ? .send(0) : .none
        }
      }
      // Without optimization, the full number takes too long.
      let count = _isDebugAssertConfiguration() ? 25_000 : 500_000
      var sizes = Sizes()
      for _ in 0..<5 {
        for _ in 0..<count / 5 { store.send(1) }
        sizes.measure()
      }
      #expect(store.state == 2 * count)
      #expect(!sizes.showLeak)
    }
  }

  @Test("a cancellable effect is released when it ends")
  func registrations() async throws {
    let store = Store(initialState: [Int: Int]()) {
      Reduce<[Int: Int], Int> { _, action in .run { _ in }.cancellable(id: action) }
    }
    let tasks = (0..<1_000).map { store.send($0) }
    for task in tasks { await task.finish() }
    let root = try #require(store.core as? Root<[Int: Int], Int>)
    #expect(root.scopes.isEmpty)
    #expect(!root.trunk.hasChildren)
  }
}
