/// Parts of a value, read and changed in place, without a second reference to them.
///
/// The payload of a case of `Value` is at the value's beginning. The payload types have no common
/// spare bits, so the compiler stores the case in a separate byte. A test checks this.
extension UnsafeMutablePointer<Value> {
  @inline(__always) var array: UnsafeMutablePointer<Values>? {
    guard case .array = pointee else { return nil }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: Values.self)
  }

  @inline(__always) var dictionary: UnsafeMutablePointer<Pairs>? {
    guard case .dictionary = pointee else { return nil }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: Pairs.self)
  }

  @inline(__always) var structure: UnsafeMutablePointer<Structure>? {
    guard case .structure = pointee else { return nil }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: Structure.self)
  }

  @inline(__always) var string: UnsafeMutablePointer<String>? {
    guard case .string = pointee else { return nil }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: String.self)
  }

  /// The address of a collection's elements or of a long string's bytes; 0 for other values.
  /// Copying the elements changes it.
  @inline(__always) var storage: UInt {
    switch pointee {
    case .array, .dictionary, .set: UnsafeRawPointer(self).load(as: UInt.self)
    case .string: UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt.self)
    default: 0
    }
  }

  /// Returns the fuel for copying the elements, if they are no longer at this address.
  @inline(__always) func cost(ofCopyingFrom storage: UInt) -> Int {
    self.storage == storage ? 0 : pointee.weight / Limits.elementsPerFuel
  }

  // Valid while the value stays in place.

  @inline(__always) var object: Unmanaged<Object>? {
    guard case .object = pointee else { return nil }
    return UnsafeRawPointer(self).load(as: Unmanaged<Object>.self)
  }

  @inline(__always) var closure: Unmanaged<Closure>? {
    guard case .closure = pointee else { return nil }
    return UnsafeRawPointer(self).load(as: Unmanaged<Closure>.self)
  }

  @inline(__always) var cell: Unmanaged<Cell>? {
    guard case .cell = pointee else { return nil }
    return UnsafeRawPointer(self).load(as: Unmanaged<Cell>.self)
  }

  /// Returns the structure's field; nil if there is none. Valid until the structure changes.
  @inline(__always) func field(_ index: Int) -> UnsafeMutablePointer<Value>? {
    guard let structure else { return nil }
    guard index < structure.pointee.fields.count else { return nil }
    return structure.pointee.fields.places.map { $0 + index }
  }

  /// Returns the array's element; nil if there is none. Valid until the array changes.
  @inline(__always) func element(_ index: Int) -> UnsafeMutablePointer<Value>? {
    guard let array else { return nil }
    guard index >= 0, index < array.pointee.count else { return nil }
    return array.pointee.places.map { $0 + index }
  }
}

extension UnsafeMutablePointer<Value> {
  /// Makes a frequent change without a result. Returns false, without a change, in unusual cases.
  ///
  /// - Parameters:
  ///   - steps: The way to the part that is changed.
  ///   - arguments: Those of the change, and then the indices of elements, the outermost one last.
  ///   - fuel: Is reduced by the cost of what was copied, also if nothing is changed.
  func change(
    by quick: QuickChange, at steps: [PartStep], _ arguments: Arguments, fuel: inout Int
  ) -> Bool {
    var place = self
    var indexCount = 0
    for step in steps {
      switch step {
      case .field(let index):
        guard let part = place.field(index) else { return false }
        place = part
      case .element:
        indexCount += 1
        guard indexCount < arguments.count,
          case .int(let index) = arguments[arguments.count - indexCount]
        else { return false }
        let storage = place.storage
        guard let part = place.element(index) else { return false }
        fuel -= place.cost(ofCopyingFrom: storage)
        place = part
      }
    }
    guard let cost = place.change(by: quick, arguments) else { return false }
    fuel -= cost
    return true
  }

  /// Makes a frequent change, and returns its fuel; nil, without a change, in unusual cases.
  @inline(__always) private func change(by quick: QuickChange, _ arguments: Arguments) -> Int? {
    let place = self
    let storage = place.storage
    let arguments = arguments.start
    switch quick {
    case .integers, .doubles:
      guard let result = quick.result(of: place, arguments) else { return nil }
      place.initialize(to: result)
    case .append:
      guard let array = place.array, array.pointee.count < Limits.elements else { return nil }
      array.pointee.append(arguments.pointee)
    case .setElement:
      guard let array = place.array, case .int(let index) = arguments.pointee,
        array.pointee.indices.contains(index)
      else { return nil }
      array.pointee[index] = (arguments + 1).pointee
    case .appendText:
      guard let text = place.string, let other = arguments.string,
        other.pointee.utf8.count < Limits.elementsPerFuel,
        text.pointee.utf8.count < Limits.bytes - Limits.elementsPerFuel
      else { return nil }
      text.pointee += other.pointee
    case .assign:
      guard place.pointee.weight < Limits.elementsPerFuel,
        arguments.pointee.weight < Limits.elementsPerFuel
      else { return nil }
      place.pointee = arguments.pointee
    }
    return place.cost(ofCopyingFrom: storage)
  }
}

/// A step from a value to a part of it.
package enum PartStep: Equatable, Sendable {
  /// To a structure's field, by its index.
  case field(Int)
  /// To an array's element, whose index is an argument.
  case element
}

/// A change by a mutating built-in function that the machine makes itself.
package enum QuickChange: Sendable {
  case integers(Opcode)
  case doubles(Opcode)
  case append
  case appendText
  /// Takes an index and a value.
  case setElement
  case assign

  /// Returns the number computed from two numbers; nil for other values, or if the operation would
  /// trap.
  @inline(__always) func result(
    of first: UnsafeMutablePointer<Value>, _ second: UnsafeMutablePointer<Value>
  ) -> Value? {
    switch self {
    case .doubles(let opcode):
      guard case .double(let x) = first.pointee, case .double(let y) = second.pointee else {
        return nil
      }
      return opcode.applied(to: x, y)
    case .integers(let opcode):
      guard case .int(let x) = first.pointee, case .int(let y) = second.pointee else { return nil }
      return opcode.applied(to: x, y)
    case .append, .appendText, .setElement, .assign: return nil
    }
  }

  /// The instruction for this change of a field.
  var ofField: Opcode? {
    switch self {
    case .integers, .doubles: .changeField
    case .append: .appendToField
    case .appendText, .setElement, .assign: nil
    }
  }

  /// Whether it computes a number from two numbers.
  var isOfNumbers: Bool {
    switch self {
    case .integers, .doubles: true
    case .append, .appendText, .setElement, .assign: false
    }
  }

  init?(_ name: String, assigning assigned: Intrinsic?) {
    switch assigned.map({ Opcode.binary[$0.name] }) ?? nil {
    case .add?: self = .integers(.add)
    case .subtract?: self = .integers(.subtract)
    case .multiply?: self = .integers(.multiply)
    case .addDoubles?: self = .doubles(.addDoubles)
    case .subtractDoubles?: self = .doubles(.subtractDoubles)
    case .multiplyDoubles?: self = .doubles(.multiplyDoubles)
    case .divideDoubles?: self = .doubles(.divideDoubles)
    default:
      switch name {
      case "array.append": self = .append
      case "string.appendInPlace": self = .appendText
      case "array.set": self = .setElement
      case "assignment": self = .assign
      default: return nil
      }
    }
  }
}
