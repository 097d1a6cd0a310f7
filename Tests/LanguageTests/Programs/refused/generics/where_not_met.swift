// swift-format-ignore-file
struct Stack<Element> { var items: [Element] = [] }
extension Stack where Element == Int { func sum() -> Int { items.reduce(0, +) } }
extension Stack where Element: Equatable {
  func has(_ e: Element) -> Bool { items.contains(e) }
}
extension Stack { func joined() -> String where Element == String { items.joined() } }
struct Plain {}
print(Stack(items: [1, 2]).sum())
print(Stack(items: ["a"]).sum())  // error: cannot convert value of type 'String' to expected element type 'Int'
print(Stack(items: ["a"]).joined())
print(Stack(items: [1]).joined())  // error: cannot convert value of type 'Int' to expected element type 'String'
print(Stack(items: [Plain()]).has(Plain()))  // error: referencing instance method 'has' on 'Stack' requires that 'Plain' conform to 'Equatable'  // says: type 'Plain' does not conform to protocol 'Equatable' — it names the type that lacks the conformance
let numbers = [1, 2]
print(numbers.joined())  // error: no exact matches in call to instance method 'joined'  // says: referencing instance method 'joined(separator:)' on 'Sequence' requires that 'Int' conform to 'StringProtocol' — it names the type that lacks the conformance
