package import Machine

/// A variable of the program: local, parameter, captured, or of the session's top level.
package final class Variable {
  package enum Storage {
    /// In a slot of the body that declares it.
    case local
    /// A parameter whose slot holds a cell from the caller: `inout`, or `self` of a mutating method.
    case reference
    /// At the top level of a submission.
    case global(Cell)
    /// The handle of an `async let`; reading it awaits the child.
    case asyncLet
  }

  package enum Ownership { case strong, weak, unowned }

  package let name: String
  package let isConstant: Bool
  package var storage: Storage
  package var ownership = Ownership.strong
  /// Whether its value can keep an object of the program alive.
  package var canHoldObjects = true
  /// The body that declares it; nil for globals.
  package var owner: Body?
  /// Whether a closure or local function other than `owner` uses it. Set while checking.
  package var isCaptured = false
  /// How often it is read, and how often only for a call that doesn't keep it.
  package var reads = 0
  package var loans = 0
  /// Whether its declaration gives it a value; if not, a capture must share its cell.
  package var isInitializedAtDeclaration = true
  /// Whether a closure's capture list makes it.
  package var isOfCaptureList = false
  /// Of a parameter: whether it is `sending`, so that its value is this function's alone.
  package var isSending = false
  /// Whether what it was given stays with the actor that the code runs on, and can't be sent from it.
  package var belongsToActor = false
  /// Whether it is the actor that the code around runs on: `self`, or an `isolated` parameter.
  package var isOwnActor = false
  /// Whether that is an optional.
  package var isOptionalActor = false
  /// Whether reading an `async let` can throw.
  package var isThrowing = false
  package let position: Position

  package init(
    name: String, isConstant: Bool, storage: Storage = .local, owner: Body?, position: Position
  ) {
    self.name = name
    self.isConstant = isConstant
    self.storage = storage
    self.owner = owner
    self.position = position
  }

  /// Whether its slot holds a cell of its own making: captured, and able to change after capture.
  package var isBoxed: Bool {
    guard case .local = storage, isCaptured else { return false }
    return !isConstant || !isInitializedAtDeclaration
  }
}
