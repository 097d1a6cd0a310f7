// swift-format-ignore-file
protocol P {
  var b: Int { get set }
  private func h()  // error: 'private' modifier cannot be used in protocols
  init()
  static var s: Int { get }
  struct Inner {}  // error: type 'Inner' cannot be nested in protocol 'P'
}
protocol Empty {}
let e = Empty()  // error: 'any Empty' cannot be constructed because it has no accessible initializers  // says: type 'any Empty' cannot be instantiated — not yet in the compiler's words
