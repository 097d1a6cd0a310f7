/// A pure built-in function: a name the prelude refers to and what computes it.
///
/// A class only so that instructions stay small.
package final class Intrinsic: Sendable {
  package let name: String
  /// Whether it walks its arguments, so that their size costs fuel.
  package let isLinear: Bool
  package let apply: @Sendable (_ arguments: Arguments) throws(Trap) -> Value

  package init(
    _ name: String, isLinear: Bool = false,
    _ apply: @escaping @Sendable (Arguments) throws(Trap) -> Value
  ) {
    self.name = name
    self.isLinear = isLinear
    self.apply = apply
  }
}

/// A pure built-in function that changes its first argument in place.
package final class MutatingIntrinsic: Sendable {
  package let name: String
  /// Whether it walks its base, so that the size costs fuel.
  package let isLinear: Bool
  /// Whether what it changes is in a collection that the base is, and says itself what that costs.
  let isOfPart: Bool
  /// Of an operator that assigns, as `+=`: what it computes.
  package let assigned: Intrinsic?
  /// What it does, where the machine knows that itself, to a field in fields of the base.
  let quick: QuickChange?
  let path: [Int]
  /// What it does to a value in a dictionary, if that computes a number of two.
  let quickOfValue: QuickChange?
  package let apply: @Sendable (_ base: inout Value, _ arguments: Arguments) throws(Trap) -> Value

  package init(
    _ name: String, isLinear: Bool = false, assigning assigned: Intrinsic? = nil,
    _ apply: @escaping @Sendable (inout Value, Arguments) throws(Trap) -> Value
  ) {
    self.name = name
    self.isLinear = isLinear
    self.assigned = assigned
    isOfPart = false
    quick = QuickChange(name, assigning: assigned)
    path = []
    quickOfValue = nil
    self.apply = apply
  }

  /// Whether it computes a number of two.
  package var isOfNumbers: Bool { quick?.isOfNumbers ?? false }

  /// The same change of what is in a collection.
  ///
  /// - Parameter isDefaulted: whether that is a dictionary's value, with a default for it.
  init(
    ofPartBy changed: MutatingIntrinsic, isDefaulted: Bool = false,
    _ apply: @escaping @Sendable (inout Value, Arguments) throws(Trap) -> Value
  ) {
    name = changed.name
    isLinear = false
    isOfPart = true
    assigned = nil
    quick = nil
    path = []
    quickOfValue =
      isDefaulted && changed.isOfNumbers && changed.path.isEmpty ? changed.quick : nil
    self.apply = apply
  }

  /// The same change of a part of the base.
  ///
  /// - Parameter field: which one, if the part is a field of a structure.
  package init(
    _ changed: MutatingIntrinsic, field: Int?,
    _ apply: @escaping @Sendable (inout Value, Arguments) throws(Trap) -> Value
  ) {
    name = changed.name
    isLinear = changed.isLinear
    isOfPart = changed.isOfPart
    assigned = nil
    quick = field == nil ? nil : changed.quick
    path = (field.map { [$0] } ?? []) + changed.path
    quickOfValue = nil
    self.apply = apply
  }
}
