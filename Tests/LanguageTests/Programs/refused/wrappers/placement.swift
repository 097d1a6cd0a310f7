// swift-format-ignore-file
@propertyWrapper struct Box<T> { var wrappedValue: T }
struct A {
  @Box let fixed = 1  // error: property wrapper can only be applied to a 'var'
  @Box var computed: Int { 5 }  // error: property wrapper cannot be applied to a computed property
  @Box var good = 1
  @Box lazy var later = 1  // error: property 'later' with a wrapper cannot also be lazy
  @Box func f() {}  // error: property wrapper attribute 'Box' can only be applied to a property
  @Box weak var w: C?  // error: property 'w' with a wrapper cannot also be weak
}
class C {}
protocol P { @Box var x: Int { get } }  // error:  property 'x' declared inside a protocol cannot have a wrapper  // says: property wrapper cannot be applied to a computed property — not yet in the compiler's words
func show(_ a: A) { print(a.good) }
