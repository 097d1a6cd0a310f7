import MessageTables
import Phrases
import Reading
import Semantics

/// Errors that aren't handled, and calls that can't wait where they are.
enum EffectMessage: DiagnosticMessage {
  case useWithoutTry(ThrowingUse)
  case unhandledUseWithoutTry(ThrowingUse)
  case asyncCallInAutoclosure
  case asyncCallInSynchronousFunction
  case awaitInSynchronousFunction
  case awaitInDefaultArgument
  case awaitInPropertyInitializer
  case awaitInGlobalVariable
  case callWithoutAwait
  case throwingPropertyInitializer
  case thrownTypeIsNoError(type: Type)
  case thrownTypeDiffers(type: Type, declared: Type)
  case asyncCallInSynchronousFunctionHere
  case loopWithoutTry
  case asyncCallInDefer
  case rethrowingStatement
  case throwsClauseWithoutCatch
  case rethrowingCall
  case throwInDefer
  case throwingCallInDefer
  case errorPassesCatch
  case callPassesCatch
  case unhandledError
  case unhandledCall
  case throwingDefaultArgument
}

/// What can throw an error.
enum ThrowingUse { case call, property, `subscript` }

extension EffectMessage {
  var sentence: Sentence {
    switch self {
    case .useWithoutTry(.call): "call can throw but is not marked with 'try'"
    case .useWithoutTry(.property): "property access can throw but is not marked with 'try'"
    case .useWithoutTry(.subscript): "subscript access can throw but is not marked with 'try'"
    case .unhandledUseWithoutTry(.call):
      "call can throw, but it is not marked with 'try' and the error is not handled"
    case .unhandledUseWithoutTry(.property):
      "property access can throw, but it is not marked with 'try' and the error is not handled"
    case .unhandledUseWithoutTry(.subscript):
      "subscript access can throw, but it is not marked with 'try' and the error is not handled"
    case .asyncCallInAutoclosure: "'async' call in an autoclosure that does not support concurrency"
    case .asyncCallInSynchronousFunction:
      "'async' call in a function that does not support concurrency"
    case .awaitInSynchronousFunction: "'await' in a function that does not support concurrency"
    case .awaitInDefaultArgument: "'await' operation cannot occur in a default argument"
    case .awaitInPropertyInitializer: "'await' operation cannot occur in a property initializer"
    case .awaitInGlobalVariable:
      "'await' operation cannot occur in a global variable initializer"
    case .callWithoutAwait: "expression is 'async' but is not marked with 'await'"
    case .throwingPropertyInitializer:
      "call can throw, but errors cannot be thrown out of a property initializer"
    case .thrownTypeIsNoError(let type):
      "thrown expression type '\(type)' does not conform to 'Error'"
    case .thrownTypeDiffers(let type, let declared):
      "thrown expression type '\(type)' cannot be converted to error type '\(declared)'"
    case .asyncCallInSynchronousFunctionHere:
      "'async' call in a function that does not support concurrency"
    case .loopWithoutTry: "call can throw but is not marked with 'try'"
    case .asyncCallInDefer: "'async' call cannot occur in a defer body"
    case .throwsClauseWithoutCatch:
      "a 'do' statement with a 'throws' clause must have at least one 'catch'"
    case .rethrowingStatement: "a function declared 'rethrows' may only throw if its parameter does"
    case .rethrowingCall:
      "call can throw, but the error is not handled; a function declared 'rethrows' may only "
        + "throw if its parameter does"
    case .throwInDefer: "errors cannot be thrown out of a defer body"
    case .throwingCallInDefer: "call can throw, but errors cannot be thrown out of a defer body"
    case .errorPassesCatch: "error is not handled because the enclosing catch is not exhaustive"
    case .callPassesCatch:
      "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    case .unhandledError:
      "error is not handled because the enclosing function is not declared 'throws'"
    case .unhandledCall: "errors thrown from here are not handled"
    case .throwingDefaultArgument:
      "call can throw, but errors cannot be thrown out of a default argument"
    }
  }

  var advice: Sentence? {
    switch self {
    case .useWithoutTry: "Write `try` before it."
    case .unhandledUseWithoutTry: "Write `try`, and wrap it in `do { } catch { }`, or use `try?`."
    case .asyncCallInAutoclosure: "Wait for it in a `let` of its own before."
    case .asyncCallInSynchronousFunction: "Mark the function `async`, or start a `Task`."
    case .callWithoutAwait: "Write `await` before it."
    default: nil
    }
  }
}
