import Machine

/// An element in a real stream, with its number for the record.
final class StreamElement: NativeValue {
  private let number: Int
  private let value: Kept<Value>

  init(_ value: Value, number: Int) {
    self.value = Kept(value)
    self.number = number
  }

  static func parts(of element: Value) -> (number: Int?, value: Value) {
    guard case .native(let box) = element, let numbered = box as? StreamElement else {
      return (nil, element)
    }
    return (numbered.number, numbered.value.content)
  }

  static var leadsOn: Bool { true }
  var typeName: String { "AsyncStream" }
  var description: String { "AsyncStream" }
}
