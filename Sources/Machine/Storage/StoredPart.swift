/// A stored property, as a part of the object or structure that contains it.
///
/// During a call that changes the property through an accessor, the value is moved out of its place. Then the call has
/// the only reference to the value's objects, as in compiled code, which changes the property in place.
package struct StoredPart: Sendable {
  /// The field of an object; nil if the base is a structure.
  let field: Int?
  /// The fields of structures from there on.
  let path: [Int]
}

extension Value {
  /// Leaves nothing in the stored property. The value is assigned again when the access ends.
  package mutating func moveOut(_ part: StoredPart) {
    guard let field = part.field else {
      moveOut(part.path[...])
      return
    }
    guard case .object(let object) = untyped else { return }
    object[field].moveOut(part.path[...])
  }

  private mutating func moveOut(_ path: ArraySlice<Int>) {
    guard let index = path.first else {
      self = .uninitialized
      return
    }
    guard case .structure(var structure) = self else { return }
    self = .void
    structure.fields[index].moveOut(path.dropFirst())
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
