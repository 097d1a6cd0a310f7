// swift-format-ignore-file
protocol Store {
  associatedtype Item
  var first: Item { get }
  func add(_ item: Item)
}
struct Ints: Store { var first = 1; func add(_ item: Int) {} }
let store: any Store = Ints()
print(store.first)
store.add(2)  // error: member 'add' cannot be used on value of type 'any Store'
let n: Int = store.first  // error: cannot convert value of type 'Any' to specified type 'Int'
func fill<S: Store>(_ s: S) where S.Item == Int { s.add(2) }
fill(Ints())
fill(store)  // error: global function 'fill' requires the types 'S.Item' and 'Int' be equivalent  // says: cannot convert value of type 'some Store.Item' to expected argument type 'Int' — not yet in the compiler's words
