// swift-format-ignore-file
// Fan-out with a limit: never more than `width` at a time.
func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], width: Int, _ transform: @escaping @Sendable (Input) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    var results = [Output?](repeating: nil, count: inputs.count)
    var next = 0
    while next < min(width, inputs.count) {
      let index = next
      group.addTask { (index, try await transform(inputs[index])) }
      next += 1
    }
    while let (index, output) = try await group.next() {
      results[index] = output
      if next < inputs.count {
        let index = next
        group.addTask { (index, try await transform(inputs[index])) }
        next += 1
      }
    }
    return results.compactMap { $0 }
  }
}
actor Gauge {
  private(set) var now = 0, highest = 0
  func enter() { now += 1; highest = max(highest, now) }
  func leave() { now -= 1 }
}
let gauge = Gauge()
let squares = try await concurrentMap(Array(1...20), width: 3) { number -> Int in
  await gauge.enter()
  defer { Task { await gauge.leave() } }
  await Task.yield()
  return number * number
}
print(squares)
struct TooBig: Error { let number: Int }
do {
  _ = try await concurrentMap([1, 2, 3, 40, 5], width: 2) { number -> String in
    if number > 10 { throw TooBig(number: number) }
    return String(number)
  }
} catch let error as TooBig { print("too big:", error.number) }
extension Sequence where Element: Sendable {
  func asyncMap<T: Sendable>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
    var all: [T] = []
    for element in self { try await all.append(transform(element)) }
    return all
  }
  func asyncForEach(_ body: (Element) async throws -> Void) async rethrows { for element in self { try await body(element) } }
}
print(await [3, 1, 2].asyncMap { n in await Task { n * 10 }.value })
await ["a", "b"].asyncForEach { letter in await Task.yield(); print(letter) }
// expect: [1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, 324, 361, 400]
// expect: too big: 40
// expect: [30, 10, 20]
// expect: a
// expect: b
