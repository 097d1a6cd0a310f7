/// A pure built-in function: its name in the prelude, and its implementation.
///
/// A class, so that instructions stay small.
package final class Intrinsic: Sendable {
  package let name: String
  /// Whether it walks its arguments, whose size then costs fuel.
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
  /// Whether it walks its base, whose size then costs fuel.
  package let isLinear: Bool
  /// Whether it changes a collection's element, and charges that itself.
  let isOfPart: Bool
  /// Whether it belongs to an access that has begun, and so overlaps with none.
  let continuesAccess: Bool
  /// The function that an assigning operator computes, such as `+` for `+=`.
  package let assigned: Intrinsic?
  /// The equivalent change that the machine makes itself, of a part of the base.
  let quick: QuickChange?
  /// The way from the base to the part.
  let steps: [PartStep]
  /// The equivalent numeric change of a value in a dictionary.
  let quickOfValue: QuickChange?
  package let apply: @Sendable (_ base: inout Value, _ arguments: Arguments) throws(Trap) -> Value

  package init(
    _ name: String, isLinear: Bool = false, continuesAccess: Bool = false,
    assigning assigned: Intrinsic? = nil,
    _ apply: @escaping @Sendable (inout Value, Arguments) throws(Trap) -> Value
  ) {
    self.name = name
    self.isLinear = isLinear
    self.continuesAccess = continuesAccess
    self.assigned = assigned
    isOfPart = false
    quick = QuickChange(name, assigning: assigned)
    steps = []
    quickOfValue = nil
    self.apply = apply
  }

  package static let assignment = MutatingIntrinsic("assignment") { base, arguments throws(Trap) in
    guard let value = arguments.first else {
      throw Trap(.custom("an assignment without a value"))
    }
    base = value
    return .void
  }

  /// Whether it computes a number from two numbers.
  package var isOfNumbers: Bool { quick?.isOfNumbers ?? false }

  /// The fields to the part that it assigns; nil if it makes another change.
  var assignedPath: [Int]? {
    guard case .assign? = quick else { return nil }
    let fields = steps.compactMap { if case .field(let index) = $0 { index } else { nil } }
    return fields.count == steps.count ? fields : nil
  }

  /// Whether it replaces an element of the base, an array.
  var assignsElement: Bool {
    if case .assign? = quick, steps == [.element] { true } else { false }
  }

  /// Makes the same change of a collection's element.
  ///
  /// - Parameters:
  ///   - step: The step to the element, if the machine can go it itself.
  ///   - isDefaulted: Whether the element is a dictionary's value with a default.
  init(
    ofPartBy changed: MutatingIntrinsic, step: PartStep? = nil, isDefaulted: Bool = false,
    _ apply: @escaping @Sendable (inout Value, Arguments) throws(Trap) -> Value
  ) {
    name = changed.name
    continuesAccess = changed.continuesAccess
    isLinear = false
    isOfPart = true
    assigned = nil
    quick = step == nil ? nil : changed.quick
    steps = (step.map { [$0] } ?? []) + changed.steps
    quickOfValue =
      isDefaulted && changed.isOfNumbers && changed.steps.isEmpty ? changed.quick : nil
    self.apply = apply
  }

  /// Makes the same change of a part of the base.
  ///
  /// - Parameter field: The index, if the part is a structure's field.
  package init(
    _ changed: MutatingIntrinsic, field: Int?,
    _ apply: @escaping @Sendable (inout Value, Arguments) throws(Trap) -> Value
  ) {
    name = changed.name
    continuesAccess = changed.continuesAccess
    isLinear = changed.isLinear
    isOfPart = changed.isOfPart
    assigned = nil
    quick = field == nil ? nil : changed.quick
    steps = (field.map { [.field($0)] } ?? []) + changed.steps
    quickOfValue = nil
    self.apply = apply
  }
}
