// A wrapped optional property without a value begins with nil, where the wrapper takes a value.
@propertyWrapper
struct Boxed<Value> {
  var values: [Value]
  init(wrappedValue: Value?) { values = wrappedValue.map { [$0] } ?? [] }
  var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
  }
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}
// An extension without initializers doesn't make the wrapper one that needs no value.
extension Boxed: Equatable where Value: Equatable {}

struct Screen: Equatable {
  @Boxed var sheet: Int?
  var title = "a"
}
print(Screen().sheet as Any)  // expect: nil
print(Screen(sheet: 3).sheet as Any)  // expect: Optional(3)
print(Screen() == Screen(sheet: nil))  // expect: true

struct Custom {
  @Boxed var sheet: String?
  init() {}
  init(sheet: String?) { self.sheet = sheet }
}
print(Custom().sheet as Any)  // expect: nil
print(Custom(sheet: "b").$sheet.values)  // expect: ["b"]
let path: WritableKeyPath<Screen, Boxed<Int>> = \.$sheet
var screen = Screen()
screen[keyPath: path].wrappedValue = 4
print(screen.sheet as Any)  // expect: Optional(4)
