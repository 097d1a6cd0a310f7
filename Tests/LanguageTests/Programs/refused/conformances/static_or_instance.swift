// swift-format-ignore-file
protocol Registered {
  static var shared: Self { get }
  static func make() -> Self
  func describe() -> String
}
struct Good: Registered {
  static let shared = Good()
  static func make() -> Good { Good() }
  func describe() -> String { "good" }
}
struct Instance: Registered {  // error: type 'Instance' does not conform to protocol 'Registered'
  static let shared = Instance()
  func make() -> Instance { Instance() }
  func describe() -> String { "instance" }
}
struct Static: Registered {  // error: type 'Static' does not conform to protocol 'Registered'
  static let shared = Static()
  static func make() -> Static { Static() }
  static func describe() -> String { "static" }
}
print(Good.make().describe())
