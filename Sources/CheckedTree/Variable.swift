package import Machine

/// A variable of the program: local, captured, a parameter, or at the session's top level.
package final class Variable {
  package enum Storage {
    /// A slot of the body that declares it.
    case local
    /// A parameter whose slot holds a cell from the caller: `inout`, or `self` of a mutating
    /// method.
    case reference
    /// The top level of a submission.
    case global(Cell)
    /// The handle of an `async let`; reading it awaits the child.
    case asyncLet
  }

  package enum Ownership { case strong, weak, unowned }

  package let name: String
  package let isConstant: Bool
  package var storage: Storage
  package var ownership = Ownership.strong
  /// Whether its value can keep one of the program's objects alive.
  package var canHoldObjects = true
  /// The index of its type among those that the checker keeps for region analysis; 0 for none.
  package var typeIndex = 0
  /// The body that declares it; nil for globals.
  package var owner: Body?
  /// Whether a closure or local function other than `owner` uses it. Set while checking.
  package var isCaptured = false {
    didSet { if isCaptured { owner?.lendsVariables = true } }
  }
  /// The number of reads, and of those that only pass it to calls that don't keep it.
  package var reads = 0
  package var loans = 0
  /// Whether its declaration has an initial value. If not, a capture must share its cell.
  package var isInitializedAtDeclaration = true
  /// Whether its type is `~Copyable`.
  package var isNoncopyable = false
  /// Whether its value can't be moved: a `borrowing` parameter, or a part of a borrowed value.
  package var isBorrowed = false
  /// Whether it is a parameter that the function owns, so that its value ends before those of other
  /// parameters.
  package var isOwnedParameter = false
  /// Whether it is `self` of a `deinit`, which may move the parts of its value.
  package var isOfDeinitializer = false
  /// The value of a constant that the compiler knows, for messages about arithmetic.
  package var knownInteger: Int128?
  /// Whether a closure's capture list declares it.
  package var isOfCaptureList = false
  /// Whether it is a `sending` parameter, so that only this function holds its value.
  package var isSending = false
  /// Whether its value belongs to the current actor and can't be sent.
  package var belongsToActor = false
  /// Whether it is the actor of the enclosing code: `self`, or an `isolated` parameter.
  package var isOwnActor = false
  /// Whether that actor is optional.
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
}
