// swift-format-ignore-file
protocol P {
  var a: Int  // error: property in protocol must have explicit { get } or { get set } specifier
  var b: Int { get set }
  let c: Int { get }  // error: 'let' declarations cannot be computed properties
  func f() { print("x") }  // error: protocol methods must not have bodies
  func g(_ n: Int = 5)  // error: default argument not permitted in a protocol method
  init()
  static var s: Int { get }
}
protocol Empty {}
