import MessageTables
import Phrases
import Reading
import Semantics

/// A problem that only a whole body shows: initialization, exclusive access, values that are sent.
enum FlowMessage: DiagnosticMessage, Hashable {
  case sentToFunctionOffThisActor(type: Type)
  case sentToFunctionOnOtherActor(type: Type)
  case returnBeforeStoredProperties
  case superInitializerMayBeSkipped
  case selfInitializerMayBeSkipped
  case closureKeepsNonescapingParameter(name: String)
  case localFunctionKeepsNonescapingParameter(name: String)
  case closureKeepsInout(name: String)
  case localFunctionKeepsInout(name: String)
  case inoutArgumentsAlias
  case overlappingAccesses(name: String)
  case superInitializerCalledTwice
  case capturedBeforeDeclaration(name: String)
  case passedByReferenceBeforeInitialization(name: String)
  case propertyInitializedTwice(name: String)
  case memberStoredBeforeInitialization(name: String)
  case selfBeforeDelegation
  case selfCapturedBeforeMembers
  case propertyAccessBeforeSuperInitializer(property: String)
  case variableInitializedTwice(name: String)
  case guardFallsThrough
  case propertyNotInitializedAtSuper(property: String)
  case propertyNotInitializedAtImplicitSuper(property: String)
  case methodCallBeforeSuperInitializer(method: String)
  case methodCallBeforeStoredProperties(method: String)
  case propertyAccessBeforeStoredProperties(property: String)
  case selfBeforeSuperInitializer
  case selfBeforeStoredProperties
  case usedBeforeInitialization(place: NamedDeclaration)
  case usedByFunctionBeforeInitialization(place: NamedDeclaration)
  case capturedBeforeInitialization(place: NamedDeclaration)
  /// A value that a message names without advice: part of an actor, or sent by a closure.
  case sentName(String)
  case sentValue(name: String)
  case sentValueOfType(Type)
  case sentUnknownValue
  /// A closure of a task. The storage is a variable that the closure shares.
  case sentClosure(SharedValue?, type: Type?)
  case passedClosure(SharedValue, by: Sender)
  /// The value of an `inout sending` parameter that other code can still use.
  case heldAtEnd(parameter: String, by: Sender)

  /// A value or variable that a task's closure shares with the code around it.
  enum SharedValue: Hashable {
    case value(name: String)
    case storage(name: String)
    /// A variable that the closure only reads.
    case readStorage(name: String)
    /// A variable in a method of an actor.
    case storageInActor(name: String)
  }

  /// The code that passes a closure to a task.
  enum Sender {
    case mainActor
    case ownActor
    case currentTask
  }
}

extension FlowMessage {
  var sentence: Sentence {
    switch self {
    case .sentToFunctionOffThisActor(let type):
      "sending value of non-Sendable type '\(type)' risks causing data races"
    case .sentToFunctionOnOtherActor(let type):
      "sending value of non-Sendable type '\(type)' risks causing data races"
    case .returnBeforeStoredProperties:
      "return from initializer without initializing all stored properties"
    case .superInitializerMayBeSkipped:
      "'super.init' isn't called on all paths before returning from initializer"
    case .selfInitializerMayBeSkipped:
      "'self.init' isn't called on all paths before returning from initializer"
    case .closureKeepsNonescapingParameter(let name):
      "escaping closure captures non-escaping parameter '\(name)'"
    case .localFunctionKeepsNonescapingParameter(let name):
      "escaping local function captures non-escaping parameter '\(name)'"
    case .closureKeepsInout("self"): "escaping closure captures mutating 'self' parameter"
    case .closureKeepsInout(let name): "escaping closure captures 'inout' parameter '\(name)'"
    case .localFunctionKeepsInout("self"):
      "escaping local function captures mutating 'self' parameter"
    case .localFunctionKeepsInout(let name):
      "escaping local function captures 'inout' parameter '\(name)'"
    case .inoutArgumentsAlias: "inout arguments are not allowed to alias each other"
    case .overlappingAccesses(let name):
      "overlapping accesses to '\(name)', but modification requires exclusive access; consider "
        + "copying to a local variable"
    case .superInitializerCalledTwice: "'super.init' called multiple times in initializer"
    case .capturedBeforeDeclaration(let name): "closure captures '\(name)' before it is declared"
    case .passedByReferenceBeforeInitialization(let name):
      "variable '\(name)' passed by reference before being initialized"
    case .propertyInitializedTwice(let name):
      "immutable value 'self.\(name)' may only be initialized once"
    case .memberStoredBeforeInitialization(let name):
      "struct '\(name)' must be completely initialized before a member is stored to"
    case .selfBeforeDelegation: "'self' used before 'self.init' call or assignment to 'self'"
    case .selfCapturedBeforeMembers:
      "'self' captured by a closure before all members were initialized"
    case .propertyAccessBeforeSuperInitializer(let property):
      "'self' used in property access '\(property)' before 'super.init' call"
    case .variableInitializedTwice(let name):
      "immutable value '\(name)' may only be initialized once"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    case .propertyNotInitializedAtSuper(let property):
      "property 'self.\(property)' not initialized at super.init call"
    case .propertyNotInitializedAtImplicitSuper(let property):
      "property 'self.\(property)' not initialized at implicitly generated super.init call"
    case .methodCallBeforeSuperInitializer(let method):
      "'self' used in method call '\(method)' before 'super.init' call"
    case .methodCallBeforeStoredProperties(let method):
      "'self' used in method call '\(method)' before all stored properties are initialized"
    case .propertyAccessBeforeStoredProperties(let property):
      "'self' used in property access '\(property)' before all stored properties are initialized"
    case .selfBeforeSuperInitializer: "'self' used before 'super.init' call"
    case .selfBeforeStoredProperties: "'self' used before all stored properties are initialized"
    case .usedBeforeInitialization(let place): "\(place) used before being initialized"
    case .usedByFunctionBeforeInitialization(let place):
      "\(place) used by function definition before being initialized"
    case .capturedBeforeInitialization(let place):
      "\(place) captured by a closure before being initialized"
    case .sentName(let name): "sending '\(name)' risks causing data races"
    case .sentValue(let name): "sending '\(name)' risks causing data races"
    case .sentValueOfType(let type):
      "sending value of non-Sendable type '\(type)' risks causing data races"
    case .sentUnknownValue: "sending value risks causing data races"
    case .sentClosure(_, let type):
      "sending value of non-Sendable type '\(type.map { "\($0)" } ?? "() async -> ()")' risks causing "
        + "data races"
    case .heldAtEnd(let name, by: .mainActor):
      "'inout sending' parameter '\(name)' cannot be main actor-isolated at end of function"
    case .heldAtEnd(let name, by: .ownActor):
      "'inout sending' parameter '\(name)' cannot be 'self'-isolated at end of function"
    case .heldAtEnd(let name, by: .currentTask):
      "'inout sending' parameter '\(name)' cannot be task-isolated at end of function"
    case .passedClosure(_, by: .mainActor):
      "passing closure as a 'sending' parameter risks causing data races between main "
        + "actor-isolated code and concurrent execution of the closure"
    case .passedClosure(_, by: .ownActor):
      "passing closure as a 'sending' parameter risks causing data races between "
        + "'self'-isolated code and concurrent execution of the closure"
    case .passedClosure(_, by: .currentTask):
      "passing closure as a 'sending' parameter risks causing data races between code in the "
        + "current task and concurrent execution of the closure"
    }
  }

  var advice: Sentence? {
    switch self {
    case .sentToFunctionOffThisActor:
      "The called function doesn't run on this actor. Make its parameter `@Sendable`."
    case .sentToFunctionOnOtherActor:
      "The called function runs on another actor. Make its parameter `@Sendable`."
    case .closureKeepsNonescapingParameter: "Mark the parameter `@escaping`."
    case .sentValue: "Other code may use the value: send a new value, or make its type `Sendable`."
    case .sentValueOfType:
      "Other code may use the value: send a new value, or make its type `Sendable`."
    case .sentUnknownValue:
      "Other code may use the value: send a new value, or make its type `Sendable`."
    case .heldAtEnd:
      "Other code may use the stored value. Store a new value, or make its type `Sendable`."
    case .sentClosure(let shared, _): shared?.advice
    case .passedClosure(let shared, _): shared.advice
    default: nil
    }
  }
}

extension FlowMessage.SharedValue {
  fileprivate var advice: Sentence {
    switch self {
    case .value(let name): "'\(name)' may be used by both: make its type `Sendable`."
    case .storage(let name):
      "Several tasks may change `\(name)` at the same time. Keep it in a `Mutex` or an actor, "
        + "which tasks can share."
    case .readStorage(let name):
      "The task may read `\(name)` while other code changes it. Capture its value: `{ [\(name)] in … }`."
    case .storageInActor(let name):
      "A task in an actor's method runs on the actor only if its closure uses `self`. Make "
        + "`\(name)` a property of the actor and change it there: `self.\(name)`."
    }
  }
}
