package import Machine
package import MessageTables
import Phrases

/// The description of a trap, in the Swift runtime's words if it has some.
extension Trap.Reason: Message {
  package var sentence: Sentence {
    switch self {
    case .integerOverflow(let operation):
      "arithmetic overflow in `\(operation)`"
    case .divisionByZero:
      "division by zero"
    case .indexOutOfRange(let index, let count):
      .plural(
        count, one: "index \("\(index)") is out of range: there is 1 element",
        other: "index \("\(index)") is out of range: there are \(count) elements")
    case .negativeIndex(let index):
      "negative index \(index)"
    case .emptyCollection(let operation):
      "`\(operation)` needs a collection that is not empty"
    case .forcedNil:
      "unexpectedly found nil while unwrapping an Optional value"
    case .forcedTry(let error):
      "`try!` expression unexpectedly raised an error: \(error)"
    case .failedCast(let from, let to):
      "could not cast value of type `\(from)` to `\(to)`"
    case .invalidRange(let lower, let upper):
      "range requires lowerBound <= upperBound, found \(lower) and \(upper)"
    case .conversionOverflow(let value, let type):
      "\(value) cannot be converted to `\(type)`"
    case .duplicateKeys(let key):
      "dictionary literal contains duplicate keys: \(key)"
    case .usedBeforeInitialization(let name):
      "`\(name)` is used before it is initialized"
    case .releasedReference:
      "attempted to read an unowned reference but the object was already released"
    case .overlappingAccess(let name, let since?):
      """
      simultaneous accesses to `\(name)`, but modification requires exclusive access; it is being \
      modified since \(since.line):\(since.column)
      """
    case .overlappingAccess(let name, nil):
      "simultaneous accesses to `\(name)`, but modification requires exclusive access"
    case .missingConformance(let type, let declaring):
      "`\(type)` does not conform to `\(declaring)`"
    case .stackOverflow(let depth):
      "the calls nest deeper than \(depth): is there a recursion without an end?"
    case .tooLarge(let what, let limit):
      "the \(what) would be larger than \(limit)"
    case .nestedTooDeeply(let limit):
      "values are nested deeper than \(limit) levels"
    case .typeTooLarge:
      """
      a type would be made of more than \(Limits.typeParts) types, or of more than \
      \(Limits.typeDepth) in each other
      """
    case .lostReturn(let function):
      "`\(function)` ended without returning a value"
    case .failure(let kind, let message):
      message.isEmpty ? "\(kind)" : "\(kind): \(message)"
    case .custom(let message):
      "\(message)"
    }
  }

  /// The whole description. Code that made a reason of its own has worded it already.
  var message: String {
    switch self {
    case .custom(let message): message
    default: text
    }
  }
}
