// swift-format-ignore-file
protocol Plugin: AnyObject { static var id: String { get }; static var requires: [any Plugin.Type] { get }; init(_ host: Host); func start() }
extension Plugin { static var requires: [any Plugin.Type] { [] }; func start() { print("start", Self.id) } }
final class Host {
  private var loaded: [ObjectIdentifier: any Plugin] = [:]
  private(set) var order: [String] = []
  func load(_ type: any Plugin.Type) {
    guard loaded[ObjectIdentifier(type)] == nil else { return }
    for dependency in type.requires { load(dependency) }
    let plugin = type.init(self)
    loaded[ObjectIdentifier(type)] = plugin
    order.append(type.id)
    plugin.start()
  }
  func get<P: Plugin>(_ type: P.Type = P.self) -> P? { loaded[ObjectIdentifier(type)] as? P }
}
final class Log: Plugin { static let id = "log"; init(_ host: Host) {}; private(set) var lines: [String] = []; func write(_ s: String) { lines.append(s) } }
final class Store: Plugin { static let id = "store"; static var requires: [any Plugin.Type] { [Log.self] }; unowned let host: Host; init(_ host: Host) { self.host = host }; func start() { host.get(Log.self)?.write("store up"); print("store started") } }
final class App: Plugin { class var id: String { "app" }; static var requires: [any Plugin.Type] { [Store.self, Log.self] }; let store: Store?; init(_ host: Host) { store = host.get() } }
let host = Host()
host.load(App.self); host.load(Log.self)
print(host.order, host.get(App.self)?.store === host.get(Store.self), host.get(Log.self)!.lines)
// expect: start log
// expect: store started
// expect: start app
// expect: ["log", "store", "app"] true ["store up"]
