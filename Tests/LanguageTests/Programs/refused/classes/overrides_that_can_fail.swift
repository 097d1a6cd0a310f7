// swift-format-ignore-file
class Base {
  init() {}
  init?(text: String) {}
  func each(_ body: () throws -> Void) rethrows { try body() }
  func plain(_ body: () throws -> Void) throws { try body() }
}
class Derived: Base {
  override init?() { super.init() }  // error: failable initializer 'init()' cannot override a non-failable initializer
  override init(text: String) { super.init() }
  override func each(_ body: () throws -> Void) throws {}  // error: override of 'rethrows' method should also be 'rethrows'
  override func plain(_ body: () throws -> Void) rethrows {}
}
class Quiet: Base {
  override init!(text: String) { super.init(text: text) }
  override func each(_ body: () throws -> Void) {}
}
open class Open { open func run() {}; public func stop() {}; func wait() {} }
open class Hidden: Open {
  override func run() {}  // error: overriding instance method must be as accessible as the declaration it overrides
  override public func stop() {}
  override func wait() {}
}
class Internal: Open { override func run() {} }
