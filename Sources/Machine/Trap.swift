/// A runtime trap of compiled Swift, or a limit that a program reached.
package struct Trap: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case integerOverflow(operation: String)
    case divisionByZero
    case indexOutOfRange(index: Int, count: Int)
    case negativeIndex(Int)
    case emptyCollection(operation: String)
    case forcedNil
    case forcedTry(error: String)
    case failedCast(from: String, to: String)
    case invalidRange(lower: String, upper: String)
    case conversionOverflow(value: String, type: String)
    case duplicateKeys(String)
    case usedBeforeInitialization(name: String)
    case releasedReference
    /// An access to a place that is being modified since the position.
    case overlappingAccess(name: String, since: Position?)
    case missingConformance(type: String, to: String)
    case stackOverflow(depth: Int)
    case tooLarge(what: String, limit: Int)
    /// Values nested more deeply than every thread can free.
    case nestedTooDeeply(limit: Int)
    /// A type with too many nested parts, which the runtime frees natively.
    case typeTooLarge
    case lostReturn(function: String)
    /// `fatalError`, `preconditionFailure`, `precondition`, `assert`.
    case failure(kind: String, message: String)
    case custom(String)
  }

  package var reason: Reason
  package var position: Position?

  package init(_ reason: Reason, position: Position? = nil) {
    self.reason = reason
    self.position = position
  }
}
