// swift-format-ignore-file
// no more errors
// A type with an argument that doesn't meet its requirement has one error, where it is written.
struct Item { let id: Int }
let items: Set<Item> = []  // error: type 'Item' does not conform to protocol 'Hashable'
func count() -> Int { let counts: [Item: Int] = [:]; return counts.count }  // error: type 'Item' does not conform to protocol 'Hashable'
struct Box<Value: Comparable> { var value: Value }
struct Shelf {
  var items: Set<Item> = [Item(id: 1)]  // error: type 'Item' does not conform to protocol 'Hashable'
  var all: Set<Item> { [Item(id: 2)] }  // error: type 'Item' does not conform to protocol 'Hashable'
  var box: Box<Item>? = nil  // error: type 'Item' does not conform to protocol 'Comparable'
}
print(items.count, count(), Shelf().items.count)

// Conversions to types whose arguments are right.
let numbers: Set<Int> = ["a"]  // error: cannot convert value of type 'String' to expected element type 'Int'
let names: [String: Int] = 1  // error: cannot convert value of type 'Int' to specified type '[String : Int]'
let right: Set<[Int]> = [[1], []]
print(numbers, names, right.count)
