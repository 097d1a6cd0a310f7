import MessageTables
import Phrases
import Reading
import Semantics

/// A name that means nothing here, or that can't be used here.
enum NameMessage: DiagnosticMessage {
  case ambiguous(name: String)
  case unknown(name: String, advice: NameAdvice?)
  case unknownOperator(name: String)
  case unknownStepOperator(name: String, replacement: String)
  case inaccessible(name: String, access: String)
  case inaccessibleInitializer(type: String, access: String)
  case usedBeforeDeclaration(name: String)
  case usedInOwnValue
  case circular(name: String)
  /// A member of the enclosing type hides a global function, which the call would fit.
  case hiddenByMember(name: String, function: String, module: String)
  case typeWithoutMember
  case superOutsideOfClass
  case noSuperclass(type: String)
  case argumentsOfOtherType(type: String)
  case tooManyArguments(type: String, given: Int, expected: Int)
}

extension NameMessage {
  var sentence: Sentence {
    switch self {
    case .ambiguous(let name):
      "ambiguous use of \(Term.isOperator(name) ? "operator " : "")'\(name)'"
    case .unknown(let name, _): "cannot find '\(name)' in scope"
    case .unknownOperator(let name): "cannot find operator '\(name)' in scope"
    case .unknownStepOperator(let name, let replacement):
      "cannot find operator '\(name)' in scope; did you mean '\(replacement)'?"
    case .inaccessible(let name, let access):
      "'\(name)' is inaccessible due to '\(access)' protection level"
    case .inaccessibleInitializer(let type, let access):
      "'\(type)' initializer is inaccessible due to '\(access)' protection level"
    case .usedBeforeDeclaration(let name): "use of local variable '\(name)' before its declaration"
    case .usedInOwnValue: "variable used within its own initial value"
    case .circular(let name): "circular reference to '\(name)'"
    case .hiddenByMember(let name, let function, let module):
      "use of '\(name)' refers to instance method rather than global function '\(function)' in module '\(module)'"
    case .typeWithoutMember: "expected member name or initializer call after type name"
    case .superOutsideOfClass: "'super' cannot be used outside of class members"
    case .noSuperclass(let type):
      "'super' cannot be used in class '\(type)' because it has no superclass"
    case .argumentsOfOtherType(let type): "cannot specialize non-generic type '\(type)'"
    case .tooManyArguments(let type, let given, let expected):
      "generic type '\(type)' specialized with too many type parameters (got \(given), but "
        + "expected \(expected))"
    }
  }

  var advice: Sentence? {
    switch self {
    case .hiddenByMember(let name, _, let module):
      "Write `\(module).\(name)` to use the global function."
    case .typeWithoutMember: "Write `.self` after it for the type itself."
    case .unknown(let name, let advice): advice?.sentence ?? name.adviceOnWidth
    default: nil
    }
  }

  var unknownName: String? {
    switch self {
    case .unknown(let name, _), .unknownOperator(let name), .unknownStepOperator(let name, _): name
    default: nil
    }
  }
}

extension String {
  /// For a name that contains full-width punctuation, which Swift takes for letters: which
  /// characters Swift wants.
  fileprivate var adviceOnWidth: Sentence? {
    let wide = unicodeScalars.first { (0xFF01...0xFF5E).contains($0.value) }
    guard let wide, let narrow = Unicode.Scalar(wide.value - 0xFEE0) else { return nil }
    return "`\(wide)` is a full-width character. Swift's own character is `\(narrow)`."
  }
}
