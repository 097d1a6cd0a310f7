import Recording

/// Groups losses that are shown together. A model that is made repeatedly at one place loses the
/// same overrides each time, and a model with several wrappers loses a value for each wrapper.
struct LossGroups {
  /// The losses that are shown at one event: its own loss and similar ones.
  struct Group {
    /// The overrides by the names that they were set under, without duplicates.
    var overrides: [String] = []
    /// The number of models that were made there.
    var count = 0
    fileprivate var number = 0
    fileprivate var activation: Int?
    fileprivate var wrappers: [String] = []

    /// Returns whether a loss is one of the first model's.
    fileprivate func isOfFirst(_ loss: Loss.Child, _ making: Int?) -> Bool {
      if count == 0 { return true }
      guard let making else { return count == 1 && !wrappers.contains(loss.wrapper) }
      return making == activation
    }
  }

  /// The properties that similar losses share.
  private struct Alike: Hashable {
    var model: String?
    var made: Place?
    var wrapper: String?
    var through: String?
    var parent: String
    var parentMade: Place?
  }

  private var groups: [Int: Group] = [:]

  init(_ happenings: Happenings) {
    var found: [Alike: Group] = [:]
    for happening in happenings.all {
      guard case .lost(.child(let loss)) = happening.event.kind else { continue }
      let alike = Alike(
        model: loss.model, made: loss.made, wrapper: loss.model == nil ? loss.wrapper : nil,
        through: loss.through, parent: loss.parent, parentMade: loss.parentMade)
      let making = Making(happening.event.calls).activation
      var group = found[alike] ?? Group(activation: making)
      if group.isOfFirst(loss, making) {
        // The annotation follows all captures of the model.
        group.number = happening.number
        group.count = 1
        group.wrappers.append(loss.wrapper)
      } else if loss.wrapper == group.wrappers.first {
        group.count += 1
      }
      if !group.overrides.contains(loss.override.name) {
        group.overrides.append(loss.override.name)
      }
      found[alike] = group
    }
    for group in found.values { groups[group.number] = group }
  }

  /// Returns nil for a loss that is shown at another event.
  subscript(happening: Happening) -> Group? { groups[happening.number] }
}
