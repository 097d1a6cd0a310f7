// swift-format-ignore-file
class Animal {
  var sound: String { "..." }
  func speak() { print(sound) }
  init() {}
  subscript(i: Int) -> Int { i }
  static func make() -> Animal { Animal() }
  class func build() -> Animal { Animal() }
}
class Dog: Animal {
  var sound: String { "woof" }  // error: overriding declaration requires an 'override' keyword
  func speak() { print("dog") }  // error: overriding declaration requires an 'override' keyword
  init() {}  // error: overriding declaration requires an 'override' keyword
  subscript(i: Int) -> Int { i + 1 }  // error: overriding declaration requires an 'override' keyword
  class func build() -> Animal { Dog() }  // error: overriding declaration requires an 'override' keyword
}
class Cat: Animal {
  override var sound: String { "meow" }
  override func speak() { super.speak() }
}
Cat().speak()
