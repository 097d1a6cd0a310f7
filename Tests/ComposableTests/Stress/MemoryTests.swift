import Foundation
import Testing

@testable import Composable

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@MainActor
@Suite("What stays in memory", .serialized)
struct MemoryTests {
  /// As much as the heap may grow for reasons of its own, and of other tests.
  private let tolerance = 16 * 1024 * 1024

  /// Whether what is freed isn't used again soon, which is how Address Sanitizer finds errors.
  private var isQuarantined: Bool { dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil }

  /// Memory that is resident, in bytes; 0 where that can't be read.
  private var resident: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  @Test("ten thousand ticks of a long effect, each of which starts another one, leave nothing")
  func ticks() async throws {
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
    var before = 0
    for round in 1...10 {
      for _ in 0..<1_000 { sink?.send(1) }
      while node.running.count > 1 { await Task.yield() }
      if round == 2 { before = resident }
    }
    #expect(store.state == 30_000)
    #expect(node.children.count == 1)
    #expect(isQuarantined || resident - before < tolerance)
    sink?.finish()
    await task.finish()
    #expect(try !#require(store.core as? Root<Int, Int>).trunk.hasChildren)
  }

  @Test("a chain of effects, each of which leads to the next, leaves nothing")
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
    // The last ones may not have noticed yet that they have ended.
    #expect(node.running.count < 10)
    #expect(node.children.count < 10)
    await task.finish()
    #expect(store.state == 3_001)
  }

  @Test("a million sends leave nothing")
  func sends() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 1 ? .send(0) : .none
      }
    }
    // Without optimization it would take too long.
    let count = _isDebugAssertConfiguration() ? 25_000 : 500_000
    for _ in 0..<count / 10 { store.send(1) }
    let before = resident
    for _ in count / 10..<count { store.send(1) }
    #expect(store.state == 2 * count)
    #expect(isQuarantined || resident - before < tolerance)
  }

  @Test("what can be cancelled is forgotten when it ends")
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
