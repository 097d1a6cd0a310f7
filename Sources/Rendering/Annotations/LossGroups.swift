import Recording

/// Groups losses that are shown together: a model that is made repeatedly at one place loses the
/// same overrides each time, and a model with several wrappers loses something for each wrapper.
struct LossGroups {
  /// The losses that are shown at one event: its own loss and similar ones.
  struct Group {
    /// The overrides, by the names that they were set under, each once.
    var overrides: [String] = []
    /// How many models were made there.
    var count = 0
    fileprivate var number = 0
    fileprivate var activation: Int?
    fileprivate var wrappers: [String] = []

    /// Whether a loss is one of the first model's.
    fileprivate func isOfFirst(_ loss: Loss.Child, _ making: Int?) -> Bool {
      if count == 0 { return true }
      guard let making else { return count == 1 && !wrappers.contains(loss.wrapper) }
      return making == activation
    }
  }

  /// The facts that similar losses have in common.
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
        // All that the model captures stands above.
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

  /// Nil for a loss that is shown at another event.
  subscript(happening: Happening) -> Group? { groups[happening.number] }
}
