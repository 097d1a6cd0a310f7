// swift-format-ignore-file
public protocol Visible { var label: String { get } }
public struct Open: Visible { public var label: String { "open" } }
public struct Hidden: Visible {
  var label: String { "hidden" }  // error: property 'label' must be declared public because it matches a requirement in public protocol 'Visible'
}
protocol Inner { func run() }
struct Closed: Inner {
  private func run() {}  // error: method 'run()' must be declared internal because it matches a requirement in internal protocol 'Inner'
}
struct Filed: Inner {
  fileprivate func run() {}  // error: method 'run()' must be declared internal because it matches a requirement in internal protocol 'Inner'
}
print(Open().label)
