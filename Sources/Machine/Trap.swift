/// What would have ended the process in compiled Swift, or a bound that a program reached.
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
    /// An access to what is being modified since the position.
    case overlappingAccess(name: String, since: Position?)
    case missingConformance(type: String, to: String)
    case stackOverflow(depth: Int)
    case tooLarge(what: String, limit: Int)
    /// Values in values, further than any lesson needs and every thread can free.
    case nestedTooDeeply(limit: Int)
    /// Types in types, which the runtime frees natively too.
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
