// swift-format-ignore-file
// Closures for declarations from before Swift's concurrency may capture what isn't Sendable. The compiler only warns.

import Foundation

final class Counter { var count = 0 }

@preconcurrency func run(_ body: @escaping @Sendable () -> Void) { body() }
@preconcurrency func keep<Value: Sendable>(_ value: Value) -> Value { value }
@preconcurrency @MainActor func old() -> String { "old" }

enum Job {
  @preconcurrency case once(@Sendable () -> Void)
  var body: @Sendable () -> Void {
    switch self { case .once(let body): body }
  }
}

struct Runner {
  @preconcurrency func run(_ body: @escaping @Sendable () -> Void) { body() }
  @preconcurrency static func twice(_ body: @escaping @Sendable () -> Void) {
    body()
    body()
  }
}

@MainActor
final class Model {
  var total = 0
  func add() { total += 1 }
  func use() {
    run { self.total += 1 }
    run { self.add() }
    print(total)  // expect: 2
  }
}

func captures() {
  let counter = Counter()
  var number = 0
  run { counter.count += 1 }
  run { [counter] in counter.count += 1 }
  run { number += 1 }
  run { [1, 2].forEach { _ in counter.count += 1 } }
  Runner().run { counter.count += 1 }
  Runner.twice { counter.count += 1 }
  Job.once { counter.count += 1 }.body()
  let function: () -> Void = { counter.count += 1 }
  run(function)
  print(counter.count, number, keep(counter) === counter)  // expect: 9 1 true
}
Model().use()
captures()

func describe() -> String { old() }
print(describe())  // expect: old

let formatter = ISO8601DateFormatter()
formatter.formatOptions = [.withFullDate]
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .custom { date, encoder in
  var container = encoder.singleValueContainer()
  try container.encode(formatter.string(from: date))
}
let data = try encoder.encode([Date(timeIntervalSince1970: 0)])
print(String(decoding: data, as: UTF8.self))  // expect: ["1970-01-01"]
