// swift-format-ignore-file
@propertyWrapper struct W { var wrappedValue: Int { didSet { print("w", wrappedValue) } }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue; print("make", wrappedValue) } }
class K {
  @W var a = 1 
  var z: Int 
  init(_ x: Bool) { a = 5; if x { a = 6; z = 1 } else { z = 2 }; a = 7; print("end") }
}
_ = K(true)
struct S { @W var a = 1; @W var b: Int; var z: Int
  init() { a = 5; b = 1; b = 2; z = 3; b = 4; a = 8 } }
_ = S()
// expect: make 1
// expect: make 5
// expect: make 6
// expect: w 7
// expect: end
// expect: make 1
// expect: make 5
// expect: make 1
// expect: make 2
// expect: w 4
// expect: w 8
