import Machine

/// The code of a function, closure, accessor or initializer, checked and ready to be emitted.
final class Body {
  enum Kind {
    case function
    case closure
    /// Makes a structure or enumeration and returns it: `self` is a local variable that starts
    /// with every stored property at its default, or uninitialized.
    case structureInitializer(TypeDeclaration, isFailable: Bool)
    /// Gets the object as its first parameter and returns it; property defaults are set at the
    /// start unless it delegates to another initializer of the same class.
    case classInitializer(TypeDeclaration, isFailable: Bool, delegates: Bool)
  }

  let kind: Kind
  let function: Function
  /// The body this one is nested in and may capture from.
  let parent: Body?
  /// In slot order after the captures; `self` first where there is one.
  var parameters: [Variable] = []
  /// The variable `self` of a structure initializer; not a parameter.
  var selfVariable: Variable?
  var statements: [Statement] = []
  /// Variables of enclosing bodies that this body or a body inside it uses. The checker adds those
  /// it sees; emission adds those that the local functions used in it need.
  var captures: [Variable] = []
  /// Local functions this body refers to, whose captures it must be able to provide.
  var usedLocalFunctions: [FunctionDeclaration] = []
  /// Copies made when a closure is created: the variable inside, and its value evaluated outside.
  var captureList: [(variable: Variable, value: Expression)] = []
  /// Whether running off the end without a value is right (`Void`), a trap otherwise.
  var returnsVoid = true

  /// Whether an error can leave it, as far as the checker saw.
  var throwsOut = false

  init(kind: Kind, function: Function, parent: Body?) {
    self.kind = kind
    self.function = function
    self.parent = parent
  }
}
