import Machine
import MessageTables
import Phrases

/// Operations that the front end asked for in a way that can't be. These are defects of Heirloom,
/// which end only the run.
enum DefectMessage: Message {
  case missingArgument(Int, of: Machine.Operation)
  case notANative(type: String, found: String?, of: Machine.Operation)
  case notAFunction(found: String?, of: Machine.Operation)
  case notAVariable(found: String?, of: Machine.Operation)
  case notAnInteger(found: String?, of: Machine.Operation)
  case notABoolean(found: String?, of: Machine.Operation)
  case notAString(found: String?, of: Machine.Operation)
  case missingFunction(of: Machine.Operation)
  case missingActor(of: Machine.Operation)
  case unreadable(Machine.Operation)
  case cannotSuspend(Machine.Operation)
  case printsNoArray
  case descriptionIsNoString(function: String)
  case clockWithoutDuration
  case notDependencyValues
  case notADependency
  case unexpectedError
  case asyncLetEndsTwice
}

extension DefectMessage {
  var sentence: Sentence {
    switch self {
    case .missingArgument(let index, let operation):
      "`\(operation.rawValue)` lacks argument \(index)"
    case .notANative(let type, let found?, let operation):
      "`\(operation.rawValue)` wanted a \(type), found \(found)"
    case .notANative(let type, nil, let operation):
      "`\(operation.rawValue)` wanted a \(type), found another value"
    case .notAFunction(let found?, let operation):
      "`\(operation.rawValue)` wanted a function, found \(found)"
    case .notAFunction(nil, let operation):
      "`\(operation.rawValue)` wanted a function, found another value"
    case .notAVariable(let found?, let operation):
      "`\(operation.rawValue)` wanted a variable, found \(found)"
    case .notAVariable(nil, let operation):
      "`\(operation.rawValue)` wanted a variable, found another value"
    case .notAnInteger(let found?, let operation):
      "`\(operation.rawValue)` wanted an integer, found \(found)"
    case .notAnInteger(nil, let operation):
      "`\(operation.rawValue)` wanted an integer, found another value"
    case .notABoolean(let found?, let operation):
      "`\(operation.rawValue)` wanted a Boolean, found \(found)"
    case .notABoolean(nil, let operation):
      "`\(operation.rawValue)` wanted a Boolean, found another value"
    case .notAString(let found?, let operation):
      "`\(operation.rawValue)` wanted a string, found \(found)"
    case .notAString(nil, let operation):
      "`\(operation.rawValue)` wanted a string, found another value"
    case .missingFunction(let operation): "`\(operation.rawValue)` lacks a function"
    case .missingActor(let operation): "`\(operation.rawValue)` lacks an actor"
    case .unreadable(let operation): "`\(operation.rawValue)` can't be read"
    case .cannotSuspend(let operation):
      "`\(operation.rawValue)` was asked for where nothing can suspend"
    case .printsNoArray: "`print` takes an array of items"
    case .descriptionIsNoString(let function): "`\(function)` gives no string"
    case .clockWithoutDuration: "a clock wants a duration"
    case .notDependencyValues: "a variable of type `DependencyValues` holds something else"
    case .notADependency: "`@Dependency` takes a key path or a key"
    case .unexpectedError: "an error was thrown where none can be"
    case .asyncLetEndsTwice: "an `async let` ends twice"
    }
  }
}
