// swift-format-ignore-file
@propertyWrapper struct Doubled {
  private var n: Int
  var wrappedValue: Int { get { n * 2 } set { n = newValue } }
  init(wrappedValue: Int) { n = wrappedValue }
}
func f(@Doubled _ n: Int) { print(n) }
func g() {
  @Doubled var x = 2
  @Doubled var y = "a"  // error: cannot convert value of type 'String' to specified type 'Int'  // says: cannot convert value of type 'String' to expected argument type 'Int' — not yet in the compiler's words
  x = 5
  x = "b"  // error: cannot assign value of type 'String' to type 'Int'
  print(x)
}
f(2)
f("a")  // error: cannot convert value of type 'String' to expected argument type 'Int'
func h(@Doubled _ n: String) {}  // error: property type 'String' does not match 'wrappedValue' type 'Int'
func i(@Doubled _ n: Int) { n = 5 }  // error: cannot assign to value: 'n' is immutable  // says: cannot assign to property: 'n' is a get-only property — not yet in the compiler's words

g()
