import Machine
import Recording

/// A model one of whose functions is being executed: what it makes could have what it captured.
struct Receiver: Sendable {
  /// The name of its type.
  var model: String
  /// Where the model was made.
  var made: Place?
  /// The overrides that its first wrapper captured, which `withDependencies(from:)` hands down.
  var captured: [ProvenanceNode.KeyOverride]
  /// The execution of its function.
  var activation: Int
  /// The place that the function has reached; nil where it has started something and may be over.
  var place: Place?
}

extension Receiver {
  /// Nil for a `self` without a wrapper.
  ///
  /// Nothing of the model is kept: a record must not decide when an object ends.
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

/// The overrides that a model being made could have received from its maker.
struct MissedOverrides: Sendable {
  /// The model that doesn't get them, and where it was made.
  var model: String?
  var made: Place?
  /// The model's wrapper that needs the dependency, if the model doesn't read it itself.
  var through: String?
  var parent: Receiver
  var overrides: [ProvenanceNode.KeyOverride]
}
