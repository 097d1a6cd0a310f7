// swift-format-ignore-file
import Dependencies
import Dispatch
import Foundation

struct Stamp {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  func make() -> String { "\(uuid().uuidString.suffix(2)) \(now.timeIntervalSince1970)" }
}

// What is overridden travels with tasks, not with queues.
await withDependencies {
  $0.uuid = .incrementing
  $0.date = .constant(Date(timeIntervalSince1970: 10))
} operation: {
  let stamp = Stamp()
  print(stamp.make())  // expect: 00 10.0
  await Task { print(Stamp().make()) }.value  // expect: 01 10.0
  async let child = Stamp().make()
  print(await child)  // expect: 02 10.0
  await Task.detached { @Sendable in
    // The wrapper was made outside and captured what was overridden there.
    print(stamp.make())  // expect: 03 10.0
  }.value
  await withTaskGroup(of: String.self) { group in
    group.addTask { stamp.make() }
    for await text in group { print(text) }  // expect: 04 10.0
  }
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      print(stamp.make())  // expect: 05 10.0
      continuation.resume()
    }
  }
  await withEscapedDependencies { escaped in
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        escaped.yield { print(Stamp().make()) }  // expect: 06 10.0
        continuation.resume()
      }
    }
  }
}

// One generator serves all who share it; another scope begins again.
let shared = UUIDGenerator.incrementing
func next() -> UUID { withDependencies { $0.uuid = shared } operation: { Stamp().uuid() } }
print(next() == UUID(0), next() == UUID(1), withDependencies { $0.uuid = .incrementing } operation: { Stamp().uuid() } == UUID(0))  // expect: true true true
var ticks = DateGenerator.constant(Date(timeIntervalSince1970: 1))
ticks.now.addTimeInterval(5)
print(ticks.now.timeIntervalSince1970, ticks().timeIntervalSince1970)  // expect: 6.0 6.0
