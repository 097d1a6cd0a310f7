import Machine
import Recording

/// The result of a group's child with its lane, because a real group returns only the value.
final class ChildResult: NativeValue {
  private let lane: LaneID
  private let value: Kept<Value>

  init(_ value: Value, of lane: LaneID) {
    self.value = Kept(value)
    self.lane = lane
  }

  static func parts(of result: Value) -> (lane: LaneID?, value: Value) {
    guard case .native(let box) = result, let child = box as? ChildResult else {
      return (nil, result)
    }
    return (child.lane, child.value.content)
  }

  static var leadsOn: Bool { true }
  var typeName: String { "TaskGroup" }
  var description: String { "TaskGroup" }
}

extension Value {
  var isVoid: Bool { if case .void = self { true } else { false } }
}
