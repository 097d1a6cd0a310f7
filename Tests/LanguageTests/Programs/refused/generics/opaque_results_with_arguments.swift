// swift-format-ignore-file
struct S {
  func f() -> some Sequence<Int> {
    ["a"]  // error: cannot convert value of type 'String' to expected element type 'Int'
  }
  var g: some Collection<String> {
    [1]  // error: cannot convert value of type 'Int' to expected element type 'String'
  }
}
let y: some Sequence<String> = [1]  // error: cannot convert value of type 'Int' to expected element type 'String'
