import CheckedTree
import Machine

/// An access path whose bases and indices have been evaluated: reading and writing it runs nothing
/// of them again.
struct Place {
  indirect enum Root {
    case variable(Variable)
    /// A temporary, or an object that is only read.
    case slot(Int)
    case objectField(objectSlot: Int, index: Int, name: String)
    case staticStorage(StaticStorage)
    case computed(Accessors, AccessTypes, base: Place?, arguments: [Operand])
    /// A weak or unowned reference, held in another place.
    case reference(Place, Variable.Ownership)
  }

  var root: Root
  /// From the root inwards.
  var projections: [Projection] = []
}

extension Accessors {
  /// How what they access can be changed where it is.
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
  /// Whether assigning changes what is read first, which may run code of the program: the default of
  /// `dictionary[key, default: make()] = value` is made where the key is missing.
  var isReadToAssign: Bool {
    guard projections.isEmpty, case .computed(let accessors, _, _, _) = root,
      case .intrinsic("dictionary.setDefault")? = accessors.setter
    else { return false }
    return true
  }
}

extension Place {
  /// Whether it is a dictionary's value, with a default that nothing has to be run for.
  var hasConstantDefault: Bool {
    guard projections.isEmpty, case .computed(let accessors, _, _, let arguments) = root,
      case .defaulted? = accessors.storage, arguments.count == 2
    else { return false }
    return arguments[1].constantResult != nil
  }
}

/// The types that a getter or setter takes, evaluated earlier.
struct AccessTypes {
  /// Of a requirement.
  var selfType: Operand?
  var types: [Operand]
}

/// An argument evaluated earlier.
enum Operand {
  case constant(Value)
  /// A closure of it that captures nothing, with what it gives if it does nothing else.
  case function(Function, gives: Value?)
  case slot(Int)
  /// The same, used only once.
  case taken(Int)
  /// A constant of the program's, whose value is still there when it is wanted.
  case lasting(Int)
  /// A variable's own cell.
  case cell(Variable)

  /// Of a closure that does nothing but give it.
  var constantResult: Value? {
    switch self {
    case .function(_, let value): value
    case .constant, .slot, .taken, .lasting, .cell: nil
    }
  }
}

/// A computed part of an accessed path, to be set once the access is over.
struct Writeback {
  let place: Place
  /// Holds the value to set it to.
  let slot: Int
  /// Whether nothing else may access what the part is of until then.
  let isAccess: Bool
}

/// A part of a value that can be changed where it is.
enum Projection {
  case field(Int, name: String)
  case tupleElement(Int)
  case unwrapped
  /// Of an array, by its index.
  case element(Operand, Position?)
  /// Of a dictionary, by its key, where there is one, or else what it is by default.
  case value(Operand, default: Operand?, Position?)

  /// What has to be given to whoever changes the part.
  var operands: [Operand] {
    switch self {
    case .field, .tupleElement, .unwrapped: []
    case .element(let index, _): [index]
    case .value(let key, let value, _): (value.map { [$0] } ?? []) + [key]
    }
  }
}

extension MutatingIntrinsic {
  /// The same change, made to a part of the base.
  func inside(_ projections: [Projection], assigns: Bool = false) -> MutatingIntrinsic {
    projections.reversed().reduce(self) { $0.inside($1, assigns: assigns) }
  }

  // Each moves the aggregate out of the base, so that its part is the only reference to the value
  // changed, and moves it back also after a trap: variables outlive a submission that trapped.
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
