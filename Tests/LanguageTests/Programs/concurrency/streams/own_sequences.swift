// swift-format-ignore-file
struct Countdown: AsyncSequence {
  let start: Int
  struct Iterator: AsyncIteratorProtocol {
    var value: Int
    mutating func next() async -> Int? {
      guard value > 0 else { return nil }
      defer { value -= 1 }
      return value
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(value: start) }
}

struct Broken: Error {}
struct Lines: AsyncSequence, AsyncIteratorProtocol {
  var left = 2
  mutating func next() async throws -> String? {
    if left == 0 { throw Broken() }
    left -= 1
    return "line \(2 - left)"
  }
  func makeAsyncIterator() -> Lines { self }
}

struct Typed: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    mutating func next(isolation: isolated (any Actor)? = #isolation) async throws(Broken) -> Int? {
      throw Broken()
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator() }
}

for await value in Countdown(start: 3) { print(value) }  // expect: 3 // expect: 2 // expect: 1
print(await Countdown(start: 4).map { $0 * $0 }.reduce(0, +))  // expect: 30

do {
  for try await line in Lines() { print(line) }  // expect: line 1 // expect: line 2
} catch {
  print("broken:", error)  // expect: broken: Broken()
}

do {
  for try await _ in Typed() {}
} catch {
  let broken: Broken = error
  print("typed", broken)  // expect: typed Broken()
}

// Whether it can throw is part of the type.
func sum(_ values: some AsyncSequence<Int, Never>) async -> Int {
  var result = 0
  for await value in values { result += value }
  return result
}
func all<S: AsyncSequence>(_ values: S) async throws(S.Failure) -> [S.Element] {
  var result: [S.Element] = []
  for try await value in values { result.append(value) }
  return result
}
print(await sum(Countdown(start: 3)))  // expect: 6
print(await all(Countdown(start: 2)))  // expect: [2, 1]
let erased: any AsyncSequence<Int, Never> = Countdown(start: 2)
print(await sum(erased))  // expect: 3
