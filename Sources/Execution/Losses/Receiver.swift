import Machine
import Recording

/// A model that executes a function, and could pass on its captured overrides to objects that it
/// makes.
struct Receiver: Sendable {
  /// The name of its type.
  var model: String
  /// Where the model was made.
  var made: Place?
  /// The overrides that its first wrapper captured, which `withDependencies(from:)` passes on.
  var captured: [ProvenanceNode.KeyOverride]
  /// The execution of its function.
  var activation: Int
  /// The current place of the function; nil if it only started a task and may have ended.
  var place: Place?
}

extension Receiver {
  /// Nil for a wrapper that belongs to no model.
  init?(_ making: Making, captured: [ProvenanceNode.KeyOverride]) {
    guard let type = making.type else { return nil }
    self.init(
      model: type, made: making.place, captured: captured, activation: making.activation ?? 0)
  }

  /// Nil for a `self` without a wrapper.
  ///
  /// The model isn't retained, because a record must not extend an object's life.
  init?(_ value: Value, activation: Int, place: Place?) {
    let descriptor: TypeDescriptor
    let fields: Values
    switch value {
    case .object(let object): (descriptor, fields) = (object.descriptor, object.snapshot)
    case .structure(let structure):
      (descriptor, fields) = (structure.descriptor, structure.fields)
    default: return nil
    }
    for case .native(let native) in fields {
      guard let box = native as? WrapperBox else { continue }
      self.init(
        model: descriptor.name, made: box.making.place, captured: box.captured,
        activation: activation, place: place)
      return
    }
    return nil
  }
}

/// The overrides that a new model could have received from its maker.
struct MissedOverrides: Sendable {
  /// The model that misses them, and where it was made.
  var model: String?
  var made: Place?
  /// The model's wrapper that needs the dependency, if the model doesn't read it itself.
  var through: String?
  var parent: Receiver
  var overrides: [ProvenanceNode.KeyOverride]
}
