package import Machine

/// The place of a value, which can be read, and usually assigned or passed `inout`.
///
/// Bases and indices are evaluated once, from the outside in, before the assigned value.
package indirect enum AccessPath {
  case variable(Variable)
  /// The root of a path that isn't storage: an object, or a temporary that is only read.
  case value(Expression)
  case staticStorage(StaticStorage)
  /// A stored property of a structure.
  case field(AccessPath, index: Int, name: String)
  /// A stored property of a structure with a `deinit`, which can't be copied. At run time it is an
  /// object to which there is one lasting reference.
  case uniqueField(AccessPath, index: Int, name: String)
  /// A stored property of an object. An assignment changes only the object.
  case objectField(Expression, index: Int, name: String)
  case tupleElement(AccessPath, Int)
  /// A computed property or subscript. A setter of a value type takes the base by reference.
  case computed(Accessors, base: AccessPath?, arguments: [Expression])
  case forced(AccessPath)
  /// `path?`: leaves the enclosing `optionalChain` on nil.
  case chained(AccessPath)
  /// A weak or unowned variable or property: the path holds a weak reference.
  case weak(AccessPath)
  case unowned(AccessPath)
}

extension AccessPath {
  /// Whether a change of the place calls a setter.
  package var callsAccessors: Bool {
    switch self {
    case .computed: true
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _),
      .forced(let base), .chained(let base), .weak(let base), .unowned(let base):
      base.callsAccessors
    case .variable, .value, .staticStorage, .objectField: false
    }
  }
}

/// The accessors of a computed property or subscript.
///
/// Getter and setter take `types`, then the base if there is one, then a subscript's arguments. A
/// setter then takes the new value.
package struct Accessors {
  package enum Access {
    case routine(Routine)
    case method(MethodSlot)
    case witness(Requirement, selfType: Expression)
    /// As a setter, a mutating intrinsic: takes base, arguments, new value.
    case intrinsic(String)
    /// As a setter: takes a cell with the base, arguments, new value.
    case operation(Operation)
  }

  package var getter: Access
  package var setter: Access?
  /// Take the place of getter and setter in a change in place.
  package var changes: (beginning: Access, ending: Access)?
  /// Type arguments, evaluated once per access.
  package var types: [Expression] = []
  /// Whether the base is passed to getter and setter; not for statics and globals.
  package var hasBase: Bool
  /// Whether the getter takes `self` by reference: it is mutating, like a lazy property's.
  package var getterMutates = false
  /// Whether the setter takes `self` by reference: always for value types, never for classes.
  package var setterMutates: Bool
  package var canThrow = false
  /// Whether the value stays in the object or structure, so that it can only be copied or borrowed.
  package var isStored = false
  /// Whether they apply a key path, which is the argument.
  package var appliesKeyPath = false
  /// Whether an assignment first reads the value if the key path, which isn't a literal, says so.
  package var mayReadToAssign = false
  /// The index of the property's type among those that the checker keeps for region analysis, if
  /// the property is state of an actor; else 0.
  package var actorTypeIndex = 0
  /// The property's name, in messages.
  package var name: String?
  /// The property's name in the source; nil for a subscript.
  package var property: String?
  /// The position of its name, which differs for each part of `a.b.c`; nil for code without a
  /// source line.
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
