import Machine

/// The code of a function, closure, accessor or initializer, checked and ready to be emitted.
final class Body {
  enum Kind {
    case function
    case closure
    /// Makes a structure or enumeration and returns it: `self` is a local variable that starts
    /// with every stored property at its default, or uninitialized.
    case valueInitializer(Layout?, types: [Expression], isFailable: Bool)
    /// Gets the object as a parameter, `selfVariable`, and returns it; property defaults are set at
    /// the start unless it delegates to another initializer of the same class.
    case classInitializer(Layout, types: [Expression], isFailable: Bool, delegates: Bool)
  }

  var kind: Kind
  let function: Function
  /// The body this one is nested in and may capture from.
  let parent: Body?
  /// In slot order after the captures: types, `self` where there is one, parameters.
  var parameters: [Variable] = []
  /// The variable `self`: of a structure initializer not a parameter, else one of them.
  var selfVariable: Variable?
  /// What the type of `self` was made with, as far as closures inside use it: found when it begins.
  var ownTypes: [(variable: Variable, value: Expression)] = []
  var statements: [Statement] = []
  /// Variables of enclosing bodies that this body or a body inside it uses; emission finds them.
  var captures: [Variable] = []
  /// Variables of the body around whose values, unsafe to share, go with this closure to another
  /// task.
  var sentCaptures: [Variable] = []
  /// Of a local function: parameters of the code around that mustn't escape, which it uses.
  var nonEscapingCaptures: [String] = []
  /// Of a closure that may be kept: the first such parameter that it uses.
  var escapingCapture: String?
  /// Copies made when a closure is created: the variable inside, and its value evaluated outside.
  var captureList: [(variable: Variable, value: Expression)] = []
  /// Of an asynchronous closure: the actor on which it runs, other than the main one.
  var actor: OwnActor?
  /// Of a value type's initializer: whether another one makes `self`, as a whole.
  var replacesSelf = false
  /// Of a memberwise initializer: the fields that it gets, whose own values aren't made.
  var givenFields: Set<Int> = []
  /// Of a closure: whether something in it waits. Where it is wanted as an asynchronous one without
  /// that, what it calls is chosen as in other synchronous code.
  var waits: Bool?
  /// Whether it computes a value that it gives from then on, as the getter of a lazy property does.
  var keepsValue = false
  /// Whether Swift writes it, not the program, so that no line of the program's is reached in it.
  var isUnwritten = false
  /// Whether running off the end without a value is right (`Void`), a trap otherwise.
  var returnsVoid = true

  init(kind: Kind, function: Function, parent: Body?) {
    self.kind = kind
    self.function = function
    self.parent = parent
  }
}

/// The actor on which a closure runs.
enum OwnActor {
  /// The one that is `self` where the closure is made, or an `isolated` parameter, if it is captured.
  case captured
  /// A global actor's.
  case shared(Expression)
}
