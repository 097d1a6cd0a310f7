import Reading
import SwiftSyntax

/// What declaring remembers over a session.
final class DeclarationState {
  /// Operators that are members of the program's types, by name.
  var memberOperators: [String: [FunctionDeclaration]] = [:]
  /// The names of operators that the program gives a meaning of its own, by the submissions that do.
  private var ownOperators: [String: [Layer]] = [:]
  /// What operators mean between types that say so for certain, as long as only the prelude declares
  /// them.
  var standardOperators: [OperatorKey: OverloadUse.Candidate] = [:]
  /// The prelude's types with operators among their members, by the operator's name; found once.
  var preludeOperatorOwners: [String: [TypeContext]]?
  /// Extensions of the prelude that several of its pieces belong to.
  var preludeExtensions: [ExtensionKey: ExtensionDeclaration] = [:]
  /// Numbers slots of class members: each is used once.
  private var slotCount = 0

  struct ExtensionKey: Hashable {
    var type: ObjectIdentifier
    var section: ObjectIdentifier
    /// As it is written.
    var condition: String
  }

  func isOwnOperator(_ name: String) -> Bool { ownOperators[name] != nil }

  func noteOwnOperator(_ name: String, _ layer: Layer) {
    ownOperators[name, default: []].append(layer)
  }

  /// Takes away what a submission declared.
  func remove(_ layer: Layer) {
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

  /// Checks that wait until a declaration that is being read is known.
  var waiting: [() -> Void] = []
  /// Types that are being asked whether they are `Sendable`.
  var sendableInProgress: Set<Type> = []
  /// How many heads are being read right now.
  var depth = 0
  /// Functions that apply key paths to places, by name.
  var keyPathAccessors: [String: FunctionDeclaration] = [:]
}

extension Checker {
  /// Runs the check now, or as soon as no generic signature is being read, which it might need.
  func whenSettled(_ check: @escaping () -> Void) {
    if declarations.depth == 0 { check() } else { declarations.waiting.append(check) }
  }

  /// Reads a generic signature, after which waiting checks run.
  func reading<Result>(_ body: () -> Result) -> Result {
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
