import MessageTables
import Phrases
import Reading
import Semantics

/// A value or call that crosses from one actor to another.
enum IsolationMessage: DiagnosticMessage {
  case propertyInNonisolatedDeinit(name: String, type: Type)
  case conversionLosesActor(type: Type, wanted: Type, actor: String)
  case callOfFunctionValue(actor: ActorName, context: CodeIsolation)
  case callOfConstant(constant: NamedDeclaration, actor: ActorName, context: CodeIsolation)
  case call(declaration: NamedDeclaration, actor: ActorName, context: CodeIsolation)
  case callFromOutside(declaration: NamedDeclaration, actor: ActorName)
  case accessFromOutside(storage: NamedDeclaration, actor: ActorName)
  case mutation(
    storage: NamedDeclaration, actor: ActorName, context: CodeIsolation, advice: StorageAdvice)
  case reference(
    storage: NamedDeclaration, actor: ActorName, context: CodeIsolation, advice: StorageAdvice)
  case nonSendableLeavesActor(storage: NamedDeclaration, type: Type, actor: ActorName)
  case valueLeavesActor(type: Type, actor: ActorName, storage: NamedDeclaration)
  case conformanceUsed(
    conformance: IsolatedConformance, context: CodeIsolation)
  case conformanceOfSendable(conformance: IsolatedConformance)
  case functionReference(declaration: NamedDeclaration, actor: ActorName, context: CodeIsolation)
  case nonSendableResult(
    declaration: NamedDeclaration, type: Type, actor: ActorName, context: CodeIsolation)
  case nonSendableParameterPassed(name: String)
  case nonSendableParameterUsed(name: String)
  case nonSendableStoredFunction(wanted: Type)
  case nonSendableLocalFunction(wanted: Type)
  case mutatingAsyncCall(function: String, place: NamedDeclaration)
  case inoutAsyncArgument(place: NamedDeclaration)

  /// A conformance that only an actor's code can use.
  struct IsolatedConformance {
    var type: Type
    var `protocol`: String
    var actor: ActorName
  }

  /// The advice about a variable on another actor.
  enum StorageAdvice {
    /// A property, which isn't advised about.
    case none
    case forConstant
    case forVariable
  }
}

extension IsolationMessage.IsolatedConformance: CustomStringConvertible {
  var description: String {
    "\(actor)-isolated conformance of '\(type)' to '\(`protocol`)'"
  }
}

extension IsolationMessage {
  var sentence: Sentence {
    switch self {
    case .propertyInNonisolatedDeinit(let name, let type):
      "cannot access property '\(name)' with a non-Sendable type '\(type)' from nonisolated deinit"
    case .conversionLosesActor(let type, let wanted, let actor):
      "converting function value of type '\(type)' to '\(wanted)' loses global actor '\(actor)'"
    case .callOfFunctionValue(let actor, let context):
      "call to \(actor)-isolated function in a synchronous \(context) context"
    case .callOfConstant(let constant, let actor, let context):
      "call to \(actor)-isolated \(constant) in a synchronous \(context) context"
    case .call(let declaration, let actor, let context):
      "call to \(actor)-isolated \(declaration) in a synchronous \(context) context"
    case .callFromOutside(let declaration, let actor):
      "\(actor)-isolated \(declaration) cannot be called from outside of the actor"
    case .accessFromOutside(let storage, let actor):
      "\(actor)-isolated \(storage) cannot be accessed from outside of the actor"
    case .mutation(let storage, let actor, .nonisolated, _):
      "\(actor)-isolated \(storage) can not be mutated from a nonisolated context"
    case .mutation(let storage, let actor, .isolated(.mainActor), _):
      "\(actor)-isolated \(storage) can not be mutated from the main actor"
    case .mutation(let storage, let actor, .isolated(.globalActor(let own)), _):
      "\(actor)-isolated \(storage) can not be mutated from global actor '\(own)'"
    case .mutation(let storage, let actor, .isolated(.instance), _):
      "\(actor)-isolated \(storage) can not be mutated on a nonisolated actor instance"
    case .reference(let storage, let actor, .nonisolated, _):
      "\(actor)-isolated \(storage) can not be referenced from a nonisolated context"
    case .reference(let storage, let actor, .isolated(.mainActor), _):
      "\(actor)-isolated \(storage) can not be referenced from the main actor"
    case .reference(let storage, let actor, .isolated(.globalActor(let own)), _):
      "\(actor)-isolated \(storage) can not be referenced from global actor '\(own)'"
    case .reference(let storage, let actor, .isolated(.instance), _):
      "\(actor)-isolated \(storage) can not be referenced on a nonisolated actor instance"
    case .nonSendableLeavesActor(let storage, let type, let actor):
      "non-Sendable type '\(type)' of \(storage) cannot exit \(actor)-isolated context"
    case .valueLeavesActor(let type, let actor, let storage):
      "non-Sendable type '\(type)' cannot exit \(actor)-isolated context in call to nonisolated "
        + "\(storage)"
    case .conformanceUsed(let conformance, let context):
      "\(conformance) cannot be used in \(context) context"
    case .conformanceOfSendable(let conformance):
      "\(conformance) cannot satisfy conformance requirement for a 'Sendable' type parameter"
    case .functionReference(let declaration, let actor, let context):
      "\(actor)-isolated \(declaration) can not be referenced from a \(context) context"
    case .nonSendableResult(let declaration, let type, let actor, let context):
      "non-Sendable '\(type)'-typed result can not be returned from \(actor)-isolated "
        + "\(declaration) to \(context) context"
    case .nonSendableParameterPassed(let name):
      "passing non-Sendable parameter '\(name)' to function expecting a '@Sendable' closure"
    case .nonSendableParameterUsed(let name):
      "using non-Sendable parameter '\(name)' in a context expecting a '@Sendable' closure"
    case .nonSendableStoredFunction(let wanted):
      "converting non-Sendable function value to '\(wanted)' may introduce data races"
    case .nonSendableLocalFunction(let wanted):
      "converting non-Sendable function value to '\(wanted)' may introduce data races"
    case .mutatingAsyncCall(let function, let place):
      "cannot call mutating async function '\(function)' on actor-isolated \(place)"
    case .inoutAsyncArgument(let place):
      "actor-isolated \(place) cannot be passed 'inout' to 'async' function call"
    }
  }

  var advice: Sentence? {
    switch self {
    case .call:
      "Isolate the enclosing function to the same actor, or make the enclosing function `async` and `await` the call."
    case .callFromOutside, .accessFromOutside: "Write `await` before it."
    case .nonSendableParameterPassed: "Mark the parameter `@Sendable`."
    case .nonSendableParameterUsed: "Mark the parameter `@Sendable`."
    case .nonSendableStoredFunction: "Declare it as `@Sendable`."
    case .nonSendableLocalFunction: "Mark the function `@Sendable`."
    case .conformanceUsed: "Make the code around it run on that actor."
    case .mutatingAsyncCall: "Copy it into a local variable first."
    case .inoutAsyncArgument: "Copy it into a local variable first."
    case .mutation(_, _, _, .forConstant), .reference(_, _, _, .forConstant):
      "Its type isn't `Sendable`. Make the value in the function, or mark the function `@MainActor`."
    case .mutation(_, _, _, .forVariable), .reference(_, _, _, .forVariable):
      "Make it a `let`, pass its value in, or mark the function `@MainActor`."
    default: nil
    }
  }
}
