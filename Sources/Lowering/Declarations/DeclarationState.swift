import SwiftSyntax

/// What declaring remembers over a session.
final class DeclarationState {
  /// Operators that are members of the program's types, by name.
  var memberOperators: [String: [FunctionDeclaration]] = [:]
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
      apart { for check in waiting { check() } }
    }
    return result
  }
}
