// swift-format-ignore-file
private struct Hidden { var x = 1 }
struct Shown {
  var hidden: Hidden  // error: property must be declared fileprivate because its type uses a private type
  func get() -> Hidden { Hidden() }  // error: method must be declared fileprivate because its result uses a private type
  private var fine = Hidden()
}
public struct Api {
  public var value: Internal  // error: property cannot be declared public because its type uses an internal type
  public func make(_ n: Internal) {}  // error: method cannot be declared public because its parameter uses an internal type
  var ok: Internal
}
struct Internal {}
public protocol Wide: Narrow {}  // error: public protocol cannot refine an internal protocol
protocol Narrow {}
public class Child: Parent {}  // error: class cannot be declared public because its superclass is internal
class Parent {}
private func use(_ h: Hidden) { print(h.x) }
use(Hidden())
