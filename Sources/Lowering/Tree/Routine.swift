import Machine

/// What a call runs: a function, method, initializer, accessor or thunk, as emission needs it.
///
/// Arguments come in this order: the types that a generic one is given (of its own parameters; of
/// the type it belongs to as well, unless that is a class, whose objects know them), then `self`,
/// then the parameters. Types are ordinary values, `Value.type`.
final class Routine {
  enum Implementation {
    /// Lowered code in `function`.
    case code
    case intrinsic(String)
    case operation(Operation)
  }

  let name: String
  let function: Function
  var implementation = Implementation.code
  /// All of them: types, `self`, parameters.
  var parameterCount = 0
  var canThrow = false
  var isAsync: Bool { function.isAsync }
  /// The body it is declared in, for a local function.
  var enclosingBody: Body?
  /// The checked body; made when something first needs it.
  var body: Body?

  init(name: String, function: Function) {
    self.name = name
    self.function = function
  }

  /// Whether it stands inside another body, whose variables it may capture.
  var isLocal: Bool { enclosingBody != nil || body?.parent != nil }
}

/// How instances of a structure or class are laid out.
final class Layout {
  /// A property with a field in each instance.
  struct Field {
    let name: String
    /// Index among all fields, the superclass's included.
    let index: Int
    var ownership = Variable.Ownership.strong
    /// Gives the default value; nil when initializers must assign it. Takes the type arguments of
    /// the structure's or class's own parameters.
    var defaultValue: Routine?
    /// A lazy one begins as nil; so does a weak one.
    var startsAsNil = false
    var isConstant = false
  }

  let descriptor: TypeDescriptor
  let isClass: Bool
  /// Those declared here, not the superclass's.
  var fields: [Field] = []
  /// How many the superclasses have together.
  var inheritedFieldCount = 0

  init(descriptor: TypeDescriptor, isClass: Bool) {
    self.descriptor = descriptor
    self.isClass = isClass
  }
}
