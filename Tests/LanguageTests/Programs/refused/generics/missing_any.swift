// swift-format-ignore-file
protocol Container {
  associatedtype Item
  var items: [Item] { get }
}
protocol Plain {}
struct Names: Container, Plain { var items = ["a"] }
let a: Plain = Names()
let b: any Container = Names()
func other(_ c: any Container) { print(c.items.count) }
func whole(_ list: [any Container]) { list.forEach(other) }
func same(_ c: any String) {}  // error: 'any' has no effect on concrete type 'String'  // says: type 'Self' constrained to non-protocol, non-class type 'String' — not yet in the compiler's words
let d: any Names = Names()  // error: 'any' has no effect on concrete type 'Names'  // says: type 'Self' constrained to non-protocol, non-class type 'Names' — not yet in the compiler's words
let e: some Container = Names()
let f: some Names = Names()  // error: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class  // says: type 'Self' constrained to non-protocol, non-class type 'Names' — not yet in the compiler's words
let g: (any Container).Item = "a"  // error: cannot access associated type 'Item' from 'any Container'  // says: cannot access associated type 'Item' from 'Container'; use a concrete type or generic parameter base instead — not yet in the compiler's words
func h(_ c: Container.Item) {}  // error: cannot access associated type 'Item' from 'Container'
whole([b, e])
