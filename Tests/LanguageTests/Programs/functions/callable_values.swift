// A case without associated values can be callable; a consuming parameter can be changed; a static
// subscript finds a type's dynamic members.
enum Operation {
  case plus, minus
  func callAsFunction(_ a: Int, _ b: Int) -> Int { self == .plus ? a + b : a - b }
}
print(Operation.plus(1, 2), Operation.minus(1, 2))  // expect: 3 -1

func extended(_ list: consuming [Int]) -> [Int] {
  list.append(9)
  return list
}
let list = [1]
print(extended(list), list)  // expect: [1, 9] [1]

@dynamicMemberLookup enum Place {
  case here
  subscript(dynamicMember name: String) -> Int { name.count }
  static subscript(dynamicMember name: String) -> String { "static \(name)" }
}
print(Place.hello, Place.here.hello)  // expect: static hello 5

@dynamicMemberLookup struct Words {
  static subscript(dynamicMember name: String) -> (Int) -> String { { "\(name) \($0)" } }
}
print(Words.call(3))  // expect: call 3
