// swift-format-ignore-file
struct Bad: Error { let value: Int }

func numbers(_ range: ClosedRange<Int>) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for value in range { continuation.yield(value) }
    continuation.finish()
  }
}
func check(_ value: Int) throws -> Int {
  if value == 3 { throw Bad(value: value) }
  return value
}
func list<S: AsyncSequence>(_ sequence: S) async -> String {
  var result: [String] = []
  do {
    for try await value in sequence { result.append("\(value)") }
    result.append("end")
  } catch {
    result.append("\(error)")
  }
  return result.joined(separator: " ")
}

print(await list(numbers(1...4).map { try check($0) * 2 }))  // expect: 2 4 Bad(value: 3)
print(await list(numbers(1...4).filter { try check($0) > 1 }))  // expect: 2 Bad(value: 3)
print(await list(numbers(1...4).compactMap { try check($0) == 1 ? nil : $0 }))  // expect: 2 Bad(value: 3)
print(await list(numbers(1...4).flatMap { value in numbers(1...(try check(value))) }))  // expect: 1 1 2 Bad(value: 3)
print(try await list(numbers(1...4).prefix { try check($0) < 9 }))  // expect: 1 2 Bad(value: 3)
print(await list(numbers(1...4).drop { try check($0) < 2 }))  // expect: 2 3 4 end

// An asynchronous one may pull from elsewhere.
actor Source {
  var left = [5, 4, 3]
  func next() throws -> Int? { left.isEmpty ? nil : try check(left.removeFirst()) }
}
let source = Source()
let pulled = AsyncThrowingStream { try await source.next() }
print(await list(pulled))  // expect: 5 4 Bad(value: 3)
print(await list(pulled))  // expect: end

let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self)
print(continuation == continuation, Set([continuation, continuation]).count)  // expect: true 1
continuation.yield("one")
continuation.yield(with: .success("two"))
continuation.yield(with: .failure(Bad(value: 0)))
print(await list(stream))  // expect: one two Bad(value: 0)

do {
  let total = try await numbers(1...4).reduce(0) { try $0 + check($1) }
  print(total)
} catch {
  print("reduce:", error)  // expect: reduce: Bad(value: 3)
}
print(try await numbers(1...2).reduce(into: []) { $0.append(try check($1)) })  // expect: [1, 2]
print(try await numbers(4...6).allSatisfy { try check($0) > 3 })  // expect: true
