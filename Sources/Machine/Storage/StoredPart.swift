/// A stored property, as a part of the object or structure that contains it.
package struct StoredPart: Sendable {
  /// The field of an object; nil if the base is a structure.
  let field: Int?
  /// The fields of structures from there on.
  let path: [Int]
}

/// A stored property whose value was moved to a slot for one change. A trap ends the change without an assignment,
/// but variables outlive a submission that trapped, so the value is put back then.
package final class MovedValue: NativeValue {
  /// The object with the property; nothing if the base is a structure.
  let base = Cell(.void)
  /// The value after a trap. A structure contains this cell in place of the value.
  let value = Cell(.uninitialized)
  let part: StoredPart
  /// The distance from the slot of this to the slot with the value.
  let distance: Int

  init(_ part: StoredPart, of base: Value, distance: Int) {
    self.part = part
    self.distance = distance
    if part.field != nil { self.base.value = base }
  }

  package static var leadsOn: Bool { true }
  package var typeName: String { "MovedValue" }
  package var description: String { "MovedValue" }

  /// Assigns the value to the object's property.
  func putBack() {
    guard let field = part.field, case .object(let object) = base.value.untyped else { return }
    object[field].put(value.value, at: part.path[...])
  }
}

extension Value {
  /// Leaves nothing in the stored property. The value is assigned again when the access ends.
  ///
  /// - Parameters:
  ///   - part: The property.
  ///   - distance: The distance from the slot of the result to the slot with the value.
  /// - Returns: A value that puts the property's value back after a trap.
  package mutating func moveOut(_ part: StoredPart, distance: Int) -> Value {
    let moved = MovedValue(part, of: self, distance: distance)
    if let field = part.field {
      guard case .object(let object) = untyped else { return .void }
      object[field].put(.uninitialized, at: part.path[...])
    } else {
      put(.cell(moved.value), at: part.path[...])
    }
    return .native(moved)
  }

  /// A value of which a part, or all, is in a cell.
  package static func lent(_ value: Value) -> Value {
    if case .cell = value { value } else { .cell(Cell(value)) }
  }

  /// Whether the stored property's value is in the cell of an `inout` argument.
  package func isLent(_ part: StoredPart) -> Bool {
    var value = self
    if let field = part.field {
      guard case .object(let object) = untyped else { return false }
      value = object[field]
    }
    for index in part.path {
      guard case .structure(let structure) = value else { return false }
      value = structure.fields[index]
    }
    return if case .cell = value { true } else { false }
  }

  /// Replaces the value of the stored property.
  package mutating func put(_ value: Value, in part: StoredPart) {
    guard let field = part.field else { return put(value, at: part.path[...]) }
    guard case .object(let object) = untyped else { return }
    object[field].put(value, at: part.path[...])
  }

  fileprivate mutating func put(_ value: Value, at path: ArraySlice<Int>) {
    guard let index = path.first else {
      self = value
      return
    }
    guard case .structure(var structure) = self else { return }
    self = .void
    structure.fields[index].put(value, at: path.dropFirst())
    self = .structure(structure)
  }
}

extension Requirement {
  /// The stored property that is the witness of this setter for the type; nil if the witness is code of the program.
  package func storedPart(of type: RuntimeType, in base: Value) -> StoredPart? {
    let found = declaring.conformance(of: type) ?? declaring.conformance(of: base.runtimeType)
    guard let entry = found?.entry(index) else { return nil }
    let setter: Function? =
      switch entry.implementation {
      case .function(let function): function
      case .method(let slot): base.untyped.descriptor?.method(slot)
      }
    return setter.flatMap { $0.isOfStorage ? $0.storedPart : nil }
  }
}
