import MessageTables
import Phrases
import Reading
import Semantics

/// A call, or a use of a function, that the language's rules refuse.
enum CallMessage: DiagnosticMessage {
  case mutatingMethodAsValue
  case superclassInitializerIsNotDesignated(superclass: String)
  case initializerIsNotRequired(type: Type)
  case addressOutsideOfArgument
  case unsupported(part: String)
  case unavailable(name: String)
  case unavailableBecause(name: String, message: String)
  case renamed(name: String, newName: String)
  case renamedBecause(name: String, newName: String, message: String)
  case unavailableInAsync(declaration: NamedDeclaration)
  case unavailableInAsyncBecause(declaration: NamedDeclaration, reason: String)
}

extension CallMessage {
  var sentence: Sentence {
    switch self {
    case .mutatingMethodAsValue: "partial application of 'mutating' method is not allowed"
    case .superclassInitializerIsNotDesignated(let superclass):
      "must call a designated initializer of the superclass '\(superclass)'"
    case .initializerIsNotRequired(let type):
      "constructing an object of class type '\(type)' with a metatype value must use a "
        + "'required' initializer"
    case .addressOutsideOfArgument: "'&' may only be used to pass an argument to an inout parameter"
    case .unsupported(let part): "\(part) can't be run here"
    case .unavailable(let name): "'\(name)' is unavailable"
    case .unavailableBecause(let name, let message): "'\(name)' is unavailable: \(message)"
    case .renamed(let name, let newName): "'\(name)' has been renamed to '\(newName)'"
    case .renamedBecause(let name, let newName, let message):
      "'\(name)' has been renamed to '\(newName)': \(message)"
    case .unavailableInAsync(let declaration):
      "\(declaration) is unavailable from asynchronous contexts"
    case .unavailableInAsyncBecause(let declaration, let reason):
      "\(declaration) is unavailable from asynchronous contexts; \(reason)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .initializerIsNotRequired: "Mark the initializer `required`, or the class `final`."
    default: nil
    }
  }
}
