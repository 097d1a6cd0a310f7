import Reading
import SwiftSyntax

/// The state of declarations during a session.
package final class DeclarationState {
  /// Member operators of the program's types, by name.
  package var memberOperators: [String: [FunctionDeclaration]] = [:]
  /// The submissions that declare an operator, by the operator's name.
  private var ownOperators: [String: [Layer]] = [:]
  /// Extensions that several pieces of the prelude share.
  var preludeExtensions: [ExtensionKey: ExtensionDeclaration] = [:]
  /// The number of slots for class members. Each number is used once.
  private var slotCount = 0

  struct ExtensionKey: Hashable {
    var type: ObjectIdentifier
    var section: ObjectIdentifier
    /// The source text of the condition.
    var condition: String
  }

  package func isOwnOperator(_ name: String) -> Bool { ownOperators[name] != nil }

  func noteOwnOperator(_ name: String, _ layer: Layer) {
    ownOperators[name, default: []].append(layer)
  }

  /// Removes the declarations of a submission.
  package func remove(_ layer: Layer) {
    for (name, layers) in ownOperators {
      let others = layers.filter { $0 !== layer }
      ownOperators[name] = others.isEmpty ? nil : others
    }
    for (name, functions) in memberOperators {
      memberOperators[name] = functions.filter { $0.layer !== layer }
    }
  }

  func makeSlotIndex() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// Checks that wait until the current declarations are resolved.
  package var waiting: [() -> Void] = []
  /// Types whose `Sendable` check is in progress.
  var sendableInProgress: Set<Type> = []
  /// The number of generic signatures in progress.
  package var depth = 0
  /// Whether the program declares types or generic parameters that are `~Copyable`. Until then, no
  /// rule about copies applies.
  package var hasNoncopyableTypes = false
  /// Functions that apply key paths to places, by name.
  package var keyPathAccessors: [String: FunctionDeclaration] = [:]
}

extension SemanticModel {
  /// Runs the check now, or once no generic signature is in progress, because the check might need
  /// it.
  func whenSettled(_ check: @escaping () -> Void) {
    if declarations.depth == 0 { check() } else { declarations.waiting.append(check) }
  }

  /// Resolves a generic signature, then runs the waiting checks.
  package func reading<Result>(_ body: () -> Result) -> Result {
    declarations.depth += 1
    let result = body()
    declarations.depth -= 1
    if declarations.depth == 0 {
      let waiting = declarations.waiting
      declarations.waiting = []
      reporter.apart { for check in waiting { check() } }
    }
    return result
  }
}
