import CheckedTree
import Machine

/// An access path with evaluated bases and indices. Reading and writing it evaluates nothing again.
struct Place {
  indirect enum Root {
    case variable(Variable)
    /// A temporary, or an object that is only read.
    case slot(Int)
    case objectField(objectSlot: Int, index: Int, name: String)
    case staticStorage(StaticStorage)
    case computed(Accessors, AccessTypes, base: Place?, arguments: [Operand])
    /// A weak or unowned reference in another place.
    case reference(Place, Variable.Ownership)
  }

  var root: Root
  /// From the root inwards.
  var projections: [Projection] = []
}

extension Accessors {
  /// How an accessed part can be changed in place.
  enum Storage {
    /// In an array.
    case element
    /// In a dictionary, as an optional or with a default.
    case optional, defaulted
  }

  var storage: Storage? {
    guard types.isEmpty, case .routine(let routine) = getter,
      case .intrinsic(let getter) = routine.implementation, case .intrinsic(let setter)? = setter
    else { return nil }
    switch (getter, setter) {
    case ("array.get", "array.set"): return .element
    case ("dictionary.get", "dictionary.set"): return .optional
    case ("dictionary.getDefault", "dictionary.setDefault"): return .defaulted
    default: return nil
    }
  }
}

extension Place {
  /// Where its weak reference is, if it is a stored property or a declared variable.
  var weakHolder: WeakHolder? {
    switch (projections.last, root) {
    case (.field(_, let name), _): .property(name, isOfStructure: true)
    case (nil, .objectField(_, _, let name)): .property(name, isOfStructure: false)
    case (nil, .variable(let variable)) where !variable.isOfCaptureList: .variable(variable.name)
    default: nil
    }
  }

  /// Whether it is a part of a value that has other parts, and no element of a collection.
  var isBesideOtherParts: Bool {
    switch projections.first {
    case .field, .tupleElement, .unwrapped: true
    case .element, .value, nil: false
    }
  }

  /// Whether an assignment first reads the value, which may run code of the program:
  /// `dictionary[key, default: make()] = value` evaluates the default for a missing key.
  var isReadToAssign: Bool {
    guard projections.isEmpty, case .computed(let accessors, _, _, _) = root else { return false }
    if case .intrinsic("dictionary.setDefault")? = accessors.setter { return true }
    return accessors.mayReadToAssign
  }

  /// The key path that decides whether an assignment first reads the value.
  var decidingKeyPath: Operand? {
    guard case .computed(let accessors, _, _, let arguments) = root, accessors.mayReadToAssign
    else { return nil }
    return arguments.first
  }
}

extension Place {
  /// Whether it is a dictionary's value with a constant default.
  var hasConstantDefault: Bool {
    guard projections.isEmpty, case .computed(let accessors, _, _, let arguments) = root,
      case .defaulted? = accessors.storage, arguments.count == 2
    else { return false }
    return arguments[1].constantResult != nil
  }
}

/// The evaluated types that a getter or setter takes.
struct AccessTypes {
  /// The self type of a requirement.
  var selfType: Operand?
  var types: [Operand]
}

/// An evaluated argument.
enum Operand {
  case constant(Value)
  /// A closure without captures, with its result if it only returns a constant.
  case function(Function, gives: Value?)
  case slot(Int)
  /// A slot that is used only once.
  case taken(Int)
  /// The slot of the program's constant, whose value doesn't change before its use.
  case lasting(Int)
  /// A variable's own cell.
  case cell(Variable)

  /// The result of a closure that only returns a constant.
  var constantResult: Value? {
    switch self {
    case .function(_, let value): value
    case .constant, .slot, .taken, .lasting, .cell: nil
    }
  }
}

/// A computed part of a path, which is set when the access ends.
struct Writeback {
  let place: Place
  /// The slot with the new value.
  let slot: Int
  /// Whether an exclusive access to the base lasts until then.
  let isAccess: Bool
  /// The slot by which a trap puts the value back, if it was moved out of the place.
  var moved: Int?
}

/// A part of a value that can be changed in place.
enum Projection {
  case field(Int, name: String)
  case tupleElement(Int)
  case unwrapped
  /// An array's element, by its index.
  case element(Operand, Position?)
  /// A dictionary's value by its key, or a default value.
  case value(Operand, default: Operand?, Position?)

  /// The operands that a change of the part needs.
  var operands: [Operand] {
    switch self {
    case .field, .tupleElement, .unwrapped: []
    case .element(let index, _): [index]
    case .value(let key, let value, _): (value.map { [$0] } ?? []) + [key]
    }
  }
}

extension MutatingIntrinsic {
  /// The same change, applied to a part of the base.
  func inside(_ projections: [Projection], assigns: Bool = false) -> MutatingIntrinsic {
    projections.reversed().reduce(self) { $0.inside($1, assigns: assigns) }
  }

  // Each moves the aggregate out of the base, so that its part is the only reference to the changed
  // value. It moves the aggregate back even after a trap, because variables outlive a submission
  // that trapped.
  private func inside(_ projection: Projection, assigns: Bool) -> MutatingIntrinsic {
    let apply = apply
    switch projection {
    case .element: return ofElement
    case .value(_, default: nil, _): return ofValue
    case .value: return ofDefaultedValue
    case .field(let index, let field):
      return MutatingIntrinsic(self, field: index) { base, arguments throws(Trap) in
        guard case .structure(var structure) = base else {
          throw Trap(.custom("the machine wanted a structure with `\(field)`"))
        }
        if !assigns, case .uninitialized = structure.fields[index] {
          throw Trap(.usedBeforeInitialization(name: field))
        }
        base = .void
        defer { base = .structure(structure) }
        return try apply(&structure.fields[index], arguments)
      }
    case .tupleElement(let index):
      return MutatingIntrinsic(self, field: nil) { base, arguments throws(Trap) in
        guard case .tuple(var tuple) = base else {
          throw Trap(.custom("the machine wanted a tuple"))
        }
        base = .void
        defer { base = .tuple(tuple) }
        return try apply(&tuple.elements[index], arguments)
      }
    case .unwrapped:
      return MutatingIntrinsic(self, field: nil) { base, arguments throws(Trap) in
        guard case .some(var wrapped) = base else { throw Trap(.forcedNil) }
        base = .void
        defer { base = .some(wrapped) }
        return try apply(&wrapped, arguments)
      }
    }
  }
}
