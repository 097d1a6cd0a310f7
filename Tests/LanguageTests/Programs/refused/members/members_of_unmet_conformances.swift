// swift-format-ignore-file
protocol Greeting {}
extension Greeting {
  var hello: Int { 1 }
  func go() {}
  static func make() {}
}
struct Box<Item> {}
extension Box: Greeting where Item: Equatable {}
struct Plain {}
print(Box<Int>().hello)
print(Box<Plain>().hello)  // error: referencing property 'hello' on 'Box' requires that 'Plain' conform to 'Equatable'
Box<Plain>().go()  // error: referencing instance method 'go()' on 'Box' requires that 'Plain' conform to 'Equatable'
Box<Plain>.make()  // error: referencing static method 'make()' on 'Box' requires that 'Plain' conform to 'Equatable'
print("abc".enumerated().last!)  // error: referencing property 'last' on 'EnumeratedSequence' requires that 'String' conform to 'RandomAccessCollection'
print([1].enumerated().last!)
