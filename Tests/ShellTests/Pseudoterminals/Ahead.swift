import Foundation

/// What is found out of each of many elements, for several of them at once.
///
/// Tests run one after the other, and yet what each of them waits for, a process or a thread, need not:
/// whoever asks for one element's result has those of the next ones begun as well.
package actor Ahead<Element: Sendable, Result: Sendable> {
  private let elements: [Element]
  private let positions: [String: Int]
  private let work: @Sendable (Element) async throws -> Result
  private let width: Int
  private var begun: [Int: Task<Result, any Error>] = [:]
  /// The first that nobody had begun so far.
  private var frontier = 0

  /// - Parameters:
  ///   - elements: In the order in which their results will be asked for.
  ///   - name: What tells one from the others.
  ///   - width: How many are begun at once, unless as many as there are processors.
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

  /// The result for an element, which is forgotten then; `nil` if there is none of that name.
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

/// The results in the order of the elements, as many at once as there are processors.
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
