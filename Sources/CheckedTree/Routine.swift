package import Machine

/// The target of a call: a function, method, initializer, accessor or thunk.
///
/// The arguments have this order. First come types: those for a generic owner's parameters, unless
/// it is a class, whose objects know them, and those for its own parameters. Then comes `self`,
/// then the parameters. Types are ordinary values, `Value.type`.
package final class Routine {
  package enum Implementation {
    /// Emitted code in `function`.
    case code
    case intrinsic(String)
    case operation(Operation)
  }

  package let name: String
  package let function: Function
  package var implementation = Implementation.code
  /// The number of all parameters: types, `self`, and written ones.
  package var parameterCount = 0
  package var canThrow = false
  package var isAsync: Bool { function.isAsync }
  /// The enclosing body of a local function.
  package var enclosingBody: Body?
  /// The checked body, created on demand.
  package var body: Body?

  package init(name: String, function: Function) {
    self.name = name
    self.function = function
  }

  /// Whether it is inside another body, whose variables it may capture.
  package var isLocal: Bool { enclosingBody != nil || body?.parent != nil }
}

/// The layout of a structure's or class's instances.
package final class Layout {
  /// A property with a field in each instance.
  package struct Field {
    package let name: String
    /// The index among all fields, including the superclass's.
    package let index: Int
    package var ownership = Variable.Ownership.strong
    /// Computes the default value; nil if initializers must assign the field. It takes the type
    /// arguments of the structure or class.
    package var defaultValue: Routine?
    /// The indices of tuples that lead to its part of the default value, which it shares with other fields.
    package var path: [Int]?
    /// Whether it starts as nil: a lazy or weak property.
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
  /// Whether it is a structure with a `deinit`, whose values are objects at run time.
  package let isUnique: Bool
  /// The fields declared here, without the superclass's.
  package var fields: [Field] = []
  /// The number of fields of all superclasses.
  package var inheritedFieldCount = 0

  package init(descriptor: TypeDescriptor, isClass: Bool, isUnique: Bool = false) {
    self.descriptor = descriptor
    self.isClass = isClass
    self.isUnique = isUnique
  }
}
