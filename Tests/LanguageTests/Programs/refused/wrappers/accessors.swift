// swift-format-ignore-file
struct Box {
  private var storage = 1
  var a: Int { get { storage } set { storage = newValue } }
  var b: Int { set { storage = newValue } }  // error: variable with a setter must also have a getter
  var c: Int = { 5 }  // error: function produces expected type 'Int'
  var d: Int { get { 1 } get { 2 } }  // error: variable already has a getter
  var e { 5 }  // error: type annotation missing in pattern
  var f: Int { get { "x" } }  // error: cannot convert return expression of type 'String' to return type 'Int'
}
print(Box().a)
