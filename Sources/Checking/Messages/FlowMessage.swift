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
  case writtenBackTwice(name: String)
  case overlappingEnd(name: String)
  case consumedTwice(name: String)
  case usedAfterConsume(name: String)
  case consumedInLoop(name: String)
  case consumedBorrowed(name: String)
  case consumedCapture(name: String)
  case consumedPart(name: String)
  case consumedStoredProperty(name: String, of: StorageOwner)
  case consumedField(name: String)
  case notReinitialized(name: String, isCapture: Bool)
  case partlyReinitialized(name: String)
  case discardedSelfRemains
  case movedWhileCaptured(name: String)
  case movedPartOfLarge(name: String)
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

  /// Where a property is stored whose value can't be moved away.
  enum StorageOwner: Hashable {
    case `class`
    case global
  }

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
    case .writtenBackTwice(let name):
      "inout writeback to computed property '\(name)' occurs in multiple arguments to call, "
        + "introducing invalid aliasing"
    case .overlappingEnd(let name):
      "overlapping accesses to '\(name)', but deinitialization requires exclusive access"
    case .consumedTwice(let name): "'\(name)' consumed more than once"
    case .usedAfterConsume(let name): "'\(name)' used after consume"
    case .consumedInLoop(let name): "'\(name)' consumed in a loop"
    case .consumedBorrowed(let name): "'\(name)' is borrowed and cannot be consumed"
    case .consumedCapture(let name):
      "noncopyable '\(name)' cannot be consumed when captured by an escaping closure or borrowed by "
        + "a non-Escapable type"
    case .consumedPart(let name):
      "cannot partially consume '\(name)' when it has a deinitializer"
    case .consumedStoredProperty(let name, of: .class):
      "cannot consume noncopyable stored property '\(name)' of a class"
    case .consumedStoredProperty(let name, of: .global):
      "cannot consume noncopyable stored property '\(name)' that is global"
    case .consumedField(let name):
      "field '\(name)' was consumed but not reinitialized; the field must be reinitialized during "
        + "the access"
    case .notReinitialized(let name, isCapture: false):
      "missing reinitialization of inout parameter '\(name)' after consume"
    case .notReinitialized(let name, isCapture: true):
      "missing reinitialization of closure capture '\(name)' after consume"
    case .partlyReinitialized(let name):
      "cannot partially reinitialize '\(name)' after it has been consumed; only full "
        + "reinitialization is allowed"
    case .discardedSelfRemains: "must consume 'self' before exiting method that discards self"
    case .movedWhileCaptured(let name):
      "moving `\(name)` while a closure uses it can't be run here"
    case .movedPartOfLarge(let name):
      "moving a part out of `\(name)`, which has two or more other parts with an end, can't be run here"
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
