import Foundation

/// The results of operations on many elements, several of which run at once.
///
/// Tests run one after the other, but their processes or threads can run concurrently: a request
/// for one element's result also starts the operations for the next ones.
package actor Ahead<Element: Sendable, Result: Sendable> {
  private let elements: [Element]
  private let positions: [String: Int]
  private let work: @Sendable (Element) async throws -> Result
  private let width: Int
  private var begun: [Int: Task<Result, any Error>] = [:]
  /// The index of the first element whose operation hasn't begun.
  private var frontier = 0

  /// - Parameters:
  ///   - elements: The elements, in the order in which their results will be requested.
  ///   - name: The unique name of an element.
  ///   - width: The number of concurrent operations; by default, the number of processors.
  package init(
    _ elements: [Element], by name: (Element) -> String,
    width: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ work: @escaping @Sendable (Element) async throws -> Result
  ) {
    self.elements = elements
    positions = Dictionary(uniqueKeysWithValues: elements.indices.map { (name(elements[$0]), $0) })
    self.width = max(1, width)
    self.work = work
  }

  /// Returns and removes the result for an element; `nil` if there is none with that name.
  package func result(for name: String) async throws -> Result? {
    guard let position = positions[name] else { return nil }
    if begun[position] == nil { begin(position) }
    let end = min(position + width, elements.count)
    for next in max(frontier, position + 1)..<max(frontier, end) where begun[next] == nil {
      begin(next)
    }
    return try await begun.removeValue(forKey: position)?.value
  }

  private func begin(_ position: Int) {
    begun[position] = Task.detached { [work, element = elements[position]] in
      try await work(element)
    }
    frontier = max(frontier, position + 1)
  }
}

/// Returns the results in the order of the elements, with as many concurrent operations as
/// processors.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    var waiting = elements.enumerated().makeIterator()
    func startNext() {
      guard let (index, element) = waiting.next() else { return }
      group.addTask { (index, try await transform(element)) }
    }
    for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { startNext() }
    while let (index, result) = try await group.next() {
      results[index] = result
      startNext()
    }
    return results.compactMap(\.self)
  }
}
