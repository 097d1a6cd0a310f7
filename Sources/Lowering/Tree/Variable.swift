import Machine

/// A variable of the program: local, parameter, captured, or of the session's top level.
final class Variable {
  enum Storage {
    /// In a slot of the body that declares it.
    case local
    /// A parameter whose slot holds a cell from the caller: `inout`, or `self` of a mutating method.
    case reference
    /// At the top level of a submission.
    case global(Cell)
    /// The handle of an `async let`; reading it awaits the child.
    case asyncLet
  }

  enum Ownership { case strong, weak, unowned }

  let name: String
  let isConstant: Bool
  var storage: Storage
  var ownership = Ownership.strong
  /// Whether its value can keep an object of the program alive.
  var canHoldObjects = true
  /// The body that declares it; nil for globals.
  var owner: Body?
  /// Whether a closure or local function other than `owner` uses it. Set while checking.
  var isCaptured = false
  /// How often it is read, and how often only for a call that doesn't keep it.
  var reads = 0
  var loans = 0
  /// Whether its declaration gives it a value; if not, a capture must share its cell.
  var isInitializedAtDeclaration = true
  /// Whether a closure's capture list makes it.
  var isOfCaptureList = false
  /// Of a parameter: whether it is `sending`, so that its value is this function's alone.
  var isSending = false
  /// Whether what it was given stays with the actor that the code runs on, and can't be sent from it.
  var belongsToActor = false
  /// Whether it is the actor that the code around runs on: `self`, or an `isolated` parameter.
  var isOwnActor = false
  /// Whether that is an optional.
  var isOptionalActor = false
  /// Whether reading an `async let` can throw.
  var isThrowing = false
  let position: Position

  init(
    name: String, isConstant: Bool, storage: Storage = .local, owner: Body?, position: Position
  ) {
    self.name = name
    self.isConstant = isConstant
    self.storage = storage
    self.owner = owner
    self.position = position
  }

  /// Whether its slot holds a cell of its own making: captured, and able to change after capture.
  var isBoxed: Bool {
    guard case .local = storage, isCaptured else { return false }
    return !isConstant || !isInitializedAtDeclaration
  }
}
