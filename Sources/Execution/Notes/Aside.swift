import Machine
import Synchronization

/// The program's code that runs only to show one value in the record, such as a `description`.
///
/// The program doesn't run this code itself, so it must not end the run: a trap ends only the
/// description, and its instructions count toward limits of their own.
final class Aside: Sendable {
  /// The maximum number of instructions for one value.
  private static let most = 1_000_000
  private let left = Atomic<Int>(most)
  private let total: AsideTotal

  init(_ run: Run) { total = run.asides }

  /// Counts instructions. Returns false if there are too many.
  func spend(_ instructions: Int) -> Bool {
    total.spend(instructions)
    return left.subtract(instructions, ordering: .relaxed).newValue > 0
  }

  /// Runs a description, unless it once took too long, or all together took too long.
  ///
  /// - Returns: nil if it didn't run.
  func describing(by function: Function, _ run: () throws -> Value) rethrows -> Value? {
    guard total.allows(function) else { return nil }
    do {
      return try run()
    } catch {
      if left.load(ordering: .relaxed) <= 0 { total.exclude(function) }
      throw error
    }
  }
}

/// Counts the instructions of all asides of a run.
final class AsideTotal: Sendable {
  /// The maximum number of instructions: about two seconds of the machine.
  private static let most = 50_000_000
  private let spent = Atomic<Int>(0)
  private let excluded = Mutex<Set<ObjectIdentifier>>([])

  func spend(_ instructions: Int) {
    spent.add(instructions, ordering: .relaxed)
  }

  func allows(_ function: Function) -> Bool {
    spent.load(ordering: .relaxed) < Self.most
      && !excluded.withLock { $0.contains(ObjectIdentifier(function)) }
  }

  /// Excludes a function that takes too long.
  func exclude(_ function: Function) {
    excluded.withLock { _ = $0.insert(ObjectIdentifier(function)) }
  }
}
