// swift-format-ignore-file
struct Box {
  private var storage = 1
  var a: Int { get { storage } set { storage = newValue } }
  var g: Int { get { 1 } set(v) { storage = newValue } }  // error: cannot find 'newValue' in scope
  let h: Int { 5 }  // error: 'let' declarations cannot be computed properties
  var i: Int = 5 { get { 1 } }  // error: variable with getter/setter cannot have an initial value
  static var j: Int { storage }  // error: instance member 'storage' cannot be used on type 'Box'
}
print(Box().a)
