// swift-format-ignore-file
func numbers(_ range: ClosedRange<Int>) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for value in range { continuation.yield(value) }
    continuation.finish()
  }
}
func list<S: AsyncSequence>(_ sequence: S) async rethrows -> [S.Element] {
  var result: [S.Element] = []
  for try await value in sequence { result.append(value) }
  return result
}

print(await list(numbers(1...3).map { $0 * 10 }))  // expect: [10, 20, 30]
print(await list(numbers(1...6).filter { $0.isMultiple(of: 2) }))  // expect: [2, 4, 6]
print(await list(numbers(1...4).compactMap { $0 > 2 ? "n\($0)" : nil }))  // expect: ["n3", "n4"]
print(await list(numbers(1...3).flatMap { numbers(1...$0) }))  // expect: [1, 1, 2, 1, 2, 3]
print(await list(numbers(1...9).prefix(2)))  // expect: [1, 2]
print(await list(numbers(1...9).prefix { $0 < 4 }))  // expect: [1, 2, 3]
print(await list(numbers(1...4).dropFirst()))  // expect: [2, 3, 4]
print(await list(numbers(1...6).dropFirst(2).drop { $0 < 5 }))  // expect: [5, 6]
print(await numbers(1...4).reduce(0, +))  // expect: 10
print(await numbers(1...3).reduce(into: "") { $0 += "\($1)" })  // expect: 123
print(await numbers(1...3).contains(2), await numbers(1...3).contains { $0 > 3 })  // expect: true false
print(await numbers(1...3).allSatisfy { $0 > 0 })  // expect: true
print(await numbers(1...9).first { $0 > 4 } ?? 0)  // expect: 5
print(await numbers(3...7).min() ?? 0, await numbers(3...7).max() ?? 0)  // expect: 3 7
print(await numbers(1...5).max { $0 % 3 < $1 % 3 } ?? 0)  // expect: 2

struct TooMuch: Error { let value: Int }
let checked = numbers(1...5).map { value in
  if value > 2 { throw TooMuch(value: value) }
  return value
}
do {
  for try await value in checked { print(value) }  // expect: 1 // expect: 2
} catch let error as TooMuch {
  print("too much:", error.value)  // expect: too much: 3
}
