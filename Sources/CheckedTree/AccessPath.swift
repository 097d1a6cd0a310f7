package import Machine

/// Where a value is stored: what can be read, and mostly assigned or passed `inout`.
///
/// Bases and indices are evaluated once, from the outside in, before the assigned value.
package indirect enum AccessPath {
  case variable(Variable)
  /// Not storage, but what a path begins with: an object, or a temporary that is only read.
  case value(Expression)
  case staticStorage(StaticStorage)
  /// A stored property of a structure.
  case field(AccessPath, index: Int, name: String)
  /// A stored property of an object; assigning it changes the object only.
  case objectField(Expression, index: Int, name: String)
  case tupleElement(AccessPath, Int)
  /// A computed property or subscript. A setter of a value type takes the base by reference.
  case computed(Accessors, base: AccessPath?, arguments: [Expression])
  case forced(AccessPath)
  /// `path?`: leaves the enclosing `optionalChain` when nil.
  case chained(AccessPath)
  /// A weak or unowned variable or property: the path holds a weak reference.
  case weak(AccessPath)
  case unowned(AccessPath)
}

/// How a computed property or subscript is read and written.
///
/// Getter and setter take `types`, then the base if there is one, then the arguments of a subscript,
/// then (setters) the new value.
package struct Accessors {
  package enum Access {
    case routine(Routine)
    case method(MethodSlot)
    case witness(Requirement, selfType: Expression)
    /// For a setter: a mutating intrinsic, given base, arguments, new value.
    case intrinsic(String)
    /// For a setter: takes a cell with the base, arguments, new value.
    case operation(Operation)
  }

  package var getter: Access
  package var setter: Access?
  /// Type arguments, evaluated once per access.
  package var types: [Expression] = []
  /// Whether the base is passed to getter and setter at all; not for statics and globals.
  package var hasBase: Bool
  /// Whether the getter takes `self` by reference: a mutating one, as a lazy property's.
  package var getterMutates = false
  /// Whether the setter takes `self` by reference: always for value types, never for classes.
  package var setterMutates: Bool
  package var canThrow = false
  /// Where it is named, which in `a.b.c` is another place for each; nil for what no line wrote.
  package var position: Position?

  package init(
    getter: Access, setter: Access? = nil, types: [Expression] = [], hasBase: Bool,
    getterMutates: Bool = false, setterMutates: Bool, canThrow: Bool = false,
    position: Position? = nil
  ) {
    self.getter = getter
    self.setter = setter
    self.types = types
    self.hasBase = hasBase
    self.getterMutates = getterMutates
    self.setterMutates = setterMutates
    self.canThrow = canThrow
    self.position = position
  }
}
