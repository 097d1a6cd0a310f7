// A literal that meets the element of a sequence waits until the sequence is known.
extension Array where Element: Equatable {
  func positions(of element: Element) -> [Int] { indices.filter { self[$0] == element } }
}
print(Array("abc").firstIndex(of: "c") ?? -1)  // expect: 2
print(Array("abcb").positions(of: "b"))  // expect: [1, 3]
print(Array("abc").contains("b"), Set("abc").contains("d"))  // expect: true false
print(Array("a,b").split(separator: ",").count)  // expect: 2
print(Array("hello").filter { $0 == "l" }.count)  // expect: 2
print(Array(1...3).firstIndex(of: 2) ?? -1, Array(1...3).contains(4))  // expect: 1 false
print(Array("ab".utf8).firstIndex(of: 98) ?? -1)  // expect: 1
print(Array(repeating: 1.5, count: 2).contains(1))  // expect: false
print(Array("abc").reversed().firstIndex(of: "a") ?? -1)  // expect: 2
let found = Array("xyz").firstIndex(of: "y")
print(found == 1)  // expect: true
