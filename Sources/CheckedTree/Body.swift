package import Machine

// The checked program: what the front end knows at the end, and all that emission needs.
//
// In comes a program whose names and types are decided. A `Body` is the code of one function, closure,
// accessor or initializer; it has `Statement`s, and these have `Expression`s. Nothing in it is a
// declaration or a type of the program: a `Variable` says where a value is, an `AccessPath` which part
// of it is meant, a `Routine` what a call runs, a `Layout` which fields an instance has. Types are the
// machine's descriptors, or expressions that give one where a generic parameter decides.
//
// Out comes nothing: it is the contract between the checker, which makes it, and emission.
//
// Invariants: an expression leaves exactly one value. Implicit calls (`self`, conversions, key paths'
// closures, copies back) are written out. A `Routine` whose body isn't needed has none.
//
// Where to add: a new form of expression is a case of `Expression.Kind`, emitted in
// `Emitter+Expressions`, and looked at by the passes over bodies.

/// The code of a function, closure, accessor or initializer, checked and ready to be emitted.
package final class Body {
  package enum Kind {
    case function
    case closure
    /// Makes a structure or enumeration and returns it: `self` is a local variable that starts
    /// with every stored property at its default, or uninitialized.
    case valueInitializer(Layout?, types: [Expression], isFailable: Bool)
    /// Gets the object as a parameter, `selfVariable`, and returns it; property defaults are set at
    /// the start unless it delegates to another initializer of the same class.
    case classInitializer(Layout, types: [Expression], isFailable: Bool, delegates: Bool)
  }

  package var kind: Kind
  package let function: Function
  /// The body this one is nested in and may capture from.
  package let parent: Body?
  /// In slot order after the captures: types, `self` where there is one, parameters.
  package var parameters: [Variable] = []
  /// The variable `self`: of a structure initializer not a parameter, else one of them.
  package var selfVariable: Variable?
  /// What the type of `self` was made with, as far as closures inside use it: found when it begins.
  package var ownTypes: [(variable: Variable, value: Expression)] = []
  package var statements: [Statement] = []
  /// Variables of enclosing bodies that this body or a body inside it uses; emission finds them.
  package var captures: [Variable] = []
  /// Variables of the body around whose values, unsafe to share, go with this closure to another
  /// task.
  package var sentCaptures: [Variable] = []
  /// Of a local function: parameters of the code around that mustn't escape, which it uses.
  package var nonEscapingCaptures: [String] = []
  /// Of a closure that may be kept: the first such parameter that it uses.
  package var escapingCapture: String?
  /// Copies made when a closure is created: the variable inside, and its value evaluated outside.
  package var captureList: [(variable: Variable, value: Expression)] = []
  /// Of an asynchronous closure: the actor on which it runs, other than the main one.
  package var actor: OwnActor?
  /// Of a value type's initializer: whether another one makes `self`, as a whole.
  package var replacesSelf = false
  /// Of a memberwise initializer: the fields that it gets, whose own values aren't made.
  package var givenFields: Set<Int> = []
  /// Of a closure: whether something in it waits. Where it is wanted as an asynchronous one without
  /// that, what it calls is chosen as in other synchronous code.
  package var waits: Bool?
  /// Whether it computes a value that it gives from then on, as the getter of a lazy property does.
  package var keepsValue = false
  /// Whether Swift writes it, not the program, so that no line of the program's is reached in it.
  package var isUnwritten = false
  /// Whether running off the end without a value is right (`Void`), a trap otherwise.
  package var returnsVoid = true

  package init(kind: Kind, function: Function, parent: Body?) {
    self.kind = kind
    self.function = function
    self.parent = parent
  }
}

/// The actor on which a closure runs.
package enum OwnActor {
  /// The one that is `self` where the closure is made, or an `isolated` parameter, if it is captured.
  case captured
  /// A global actor's.
  case shared(Expression)
}
