class Base {
  let n: Int
  required init(n: Int = 1) { self.n = n }
  func inParentheses() -> Self {
    let other: (Self) = .init(n: n + 1)
    return other
  }
  func inArray() -> Self {
    let others: [Self] = [.init(n: 5), .init(n: 6)]
    return others[1]
  }
  func inDictionary() -> Self {
    let others: [String: [Self]] = ["a": [.init(n: 7)]]
    return others["a"]![0]
  }
  func empty() -> Int {
    let others: [Self] = .init()
    return others.count
  }
}
final class Leaf: Base { let only = 3 }
print(Leaf().inParentheses().only, Leaf().inParentheses().n)  // expect: 3 2
print(Leaf().inArray().only, Leaf().inArray().n)  // expect: 3 6
print(Leaf().inDictionary().only, Leaf().inDictionary().n)  // expect: 3 7
print(Leaf().empty(), type(of: Base().inArray()))  // expect: 0 Base
