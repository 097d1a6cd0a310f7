protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws(Failure) -> Element?
  mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Failure) -> Element?
}
extension AsyncIteratorProtocol {
  mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }
  mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Failure) -> Element? {
    try await next()
  }
}
@rethrows protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure
  associatedtype Element
  associatedtype Failure: Error
  func makeAsyncIterator() -> AsyncIterator
}
extension AsyncSequence where AsyncIterator == Self {
  func makeAsyncIterator() -> Self { self }
}
extension AsyncSequence {
  func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      result = try await nextPartialResult(result, element)
    }
    return result
  }
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      try await updateAccumulatingResult(&result, element)
    }
    return result
  }
  func contains(
    where predicate: (Element) async throws -> Bool
  ) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if try await predicate(element) { return true }
    }
    return false
  }
  func allSatisfy(
    _ predicate: (Element) async throws -> Bool
  ) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if try await !predicate(element) { return false }
    }
    return true
  }
  func first(
    where predicate: (Element) async throws -> Bool
  ) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if try await predicate(element) { return element }
    }
    return nil
  }
  func min(
    by areInIncreasingOrder: (Element, Element) async throws -> Bool
  ) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
  func max(
    by areInIncreasingOrder: (Element, Element) async throws -> Bool
  ) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
}
extension AsyncSequence where Element: Comparable {
  func min() async rethrows -> Element? { try await min(by: <) }
  func max() async rethrows -> Element? { try await max(by: <) }
}
extension AsyncSequence where Element: Equatable {
  func contains(_ search: Element) async rethrows -> Bool {
    try await contains { $0 == search }
  }
}
