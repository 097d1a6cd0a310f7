// swift-format-ignore-file
class Base { func plain() {} }
@MainActor class Model: Base {}
@MainActor class Boxed<T>: Base {}
class Shared: @unchecked Sendable {}
@MainActor class Screen: Shared {}
@MainActor class Root {}
class Child: Root {}
func send<T: Sendable>(_ t: T) {}
@MainActor func all(_ model: Model, _ boxed: Boxed<Int>, _ screen: Screen, _ child: Child) {
  send(screen)
  send(child)
  send(model)  // error: type 'Model' does not conform to the 'Sendable' protocol
  send(boxed)  // error: type 'Boxed<Int>' does not conform to the 'Sendable' protocol
}
