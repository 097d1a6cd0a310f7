// swift-format-ignore-file
protocol Stack<Element> {
  associatedtype Element
  mutating func push(_ e: Element)
}
struct Pile<E>: Stack {
  var items: [E] = []
  mutating func push(_ e: E) { items.append(e) }
}
protocol Old { associatedtype Item }
protocol Wrong { func f<T>(x: T) where T == Item }  // error: cannot find type 'Item' in scope
func use(_ s: some Stack<Int>) {}
func useOld(_ s: some Old<Int>) {}  // error: protocol 'Old' does not have primary associated types that can be constrained
use(Pile<Int>())
use(Pile<String>())  // error: global function 'use' requires the types 'String' and 'Int' be equivalent  // says: the types 'String' and 'Int' must be equivalent — not yet in the compiler's words
var s: any Stack<Int> = Pile<Int>()
s.push(1)
s.push("one")  // error: cannot convert value of type 'String' to expected argument type 'Int'
s = Pile<String>()  // error: cannot assign value of type 'String' to type 'Int'  // says: cannot assign value of type 'Pile<String>' to type 'any Stack<Int>' — not yet in the compiler's words
