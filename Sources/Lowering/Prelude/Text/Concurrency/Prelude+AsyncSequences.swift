extension Prelude {
  static let asyncSequences = #"""
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element> {
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      associatedtype Element
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
      func map<Transformed>(
        _ transform: @escaping @Sendable (Element) async -> Transformed
      ) -> AsyncMapSequence<Self, Transformed> {
        AsyncMapSequence(_base: self, transform: transform)
      }
      func filter(
        _ isIncluded: @escaping @Sendable (Element) async -> Bool
      ) -> AsyncFilterSequence<Self> {
        AsyncFilterSequence(_base: self, isIncluded: isIncluded)
      }
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
        AsyncPrefixSequence(_base: self, count: count)
      }
    }
    """#
}
