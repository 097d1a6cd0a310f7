// A memberwise initializer makes each wrapper once.
@propertyWrapper struct Loud {
  var wrappedValue: Int
  init(wrappedValue: Int) {
    print("made \(wrappedValue)")
    self.wrappedValue = wrappedValue
  }
  init(_ name: String) {
    print("made \(name)")
    wrappedValue = 1
  }
}
struct Given {
  @Loud var x = 5
  var id: Int
}
struct Named {
  @Loud("named") var x
  var id: Int
}
// expect: made 5
// expect: 5 2
let given = Given(id: 2)
print(given.x, given.id)
// expect: made named
// expect: 1 3
let named = Named(id: 3)
print(named.x, named.id)
// expect: made other
// expect: 1 4
let other = Named(x: Loud("other"), id: 4)
print(other.x, other.id)
