package import Machine

/// The target of a call: a function, method, initializer, accessor or thunk, as emission needs it.
///
/// Arguments come in this order: the types that a generic one is given (of its own parameters; of
/// the type it belongs to as well, unless that is a class, whose objects know them), then `self`,
/// then the parameters. Types are ordinary values, `Value.type`.
package final class Routine {
  package enum Implementation {
    /// Lowered code in `function`.
    case code
    case intrinsic(String)
    case operation(Operation)
  }

  package let name: String
  package let function: Function
  package var implementation = Implementation.code
  /// All of them: types, `self`, parameters.
  package var parameterCount = 0
  package var canThrow = false
  package var isAsync: Bool { function.isAsync }
  /// The body it is declared in, for a local function.
  package var enclosingBody: Body?
  /// The checked body; made when something first needs it.
  package var body: Body?

  package init(name: String, function: Function) {
    self.name = name
    self.function = function
  }

  /// Whether it stands inside another body, whose variables it may capture.
  package var isLocal: Bool { enclosingBody != nil || body?.parent != nil }
}

/// How instances of a structure or class are laid out.
package final class Layout {
  /// A property with a field in each instance.
  package struct Field {
    package let name: String
    /// Index among all fields, the superclass's included.
    package let index: Int
    package var ownership = Variable.Ownership.strong
    /// Gives the default value; nil when initializers must assign it. Takes the type arguments of
    /// the structure's or class's own parameters.
    package var defaultValue: Routine?
    /// A lazy one begins as nil; so does a weak one.
    package var startsAsNil = false
    package var isConstant = false

    package init(
      name: String, index: Int, ownership: Variable.Ownership = Variable.Ownership.strong,
      defaultValue: Routine? = nil, startsAsNil: Bool = false, isConstant: Bool = false
    ) {
      self.name = name
      self.index = index
      self.ownership = ownership
      self.defaultValue = defaultValue
      self.startsAsNil = startsAsNil
      self.isConstant = isConstant
    }
  }

  package let descriptor: TypeDescriptor
  package let isClass: Bool
  /// Those declared here, not the superclass's.
  package var fields: [Field] = []
  /// How many the superclasses have together.
  package var inheritedFieldCount = 0

  package init(descriptor: TypeDescriptor, isClass: Bool) {
    self.descriptor = descriptor
    self.isClass = isClass
  }
}
