// The value `last` goes before the function `last(where:)` where either could be meant.
struct Ring<Element>: RandomAccessCollection, MutableCollection {
  var items: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Element {
    get { items[i] }
    set { items[i] = newValue }
  }
}
let ring = Ring(items: [1, 2])
print(ring.first as Any, ring.last as Any)  // expect: Optional(1) Optional(2)
let values: [Any] = [ring.last as Any, ring.count]
print(values)  // expect: [Optional(2), 2]
