public import CustomDump
internal import Synchronization

/// The identity of an element of a ``StackState``: a number that no other element has.
///
/// In a ``TestStore`` the numbers begin at zero, so that tests can write `\.path[id: 0]`.
public struct StackElementID: Hashable, Sendable {
  let number: Int
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Makes an id, for tests.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { number = value }
}

extension StackElementID: CustomStringConvertible {
  /// `#0`.
  public var description: String { "#\(number)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// `#0`.
  public var customDumpDescription: String { description }
}

extension StackElementID: Codable {}

/// Generates the ids of stack elements.
final class StackElementIDs: Sendable {
  /// The generator of the process, or of the test store that is reducing.
  @TaskLocal static var current = StackElementIDs(from: 0)

  private let next: Mutex<Int>

  /// Makes a generator that begins with a number.
  init(from number: Int) { next = Mutex(number) }

  /// The number of the next id.
  var position: Int { next.withLock { $0 } }

  func makeID() -> StackElementID {
    next.withLock { next in
      defer { next += 1 }
      return StackElementID(number: next)
    }
  }
}
