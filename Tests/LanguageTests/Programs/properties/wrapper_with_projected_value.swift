// swift-format-ignore-file
@propertyWrapper struct Logged<Value> {
  private(set) var history: [Value] = []
  var wrappedValue: Value { didSet { history.append(oldValue) } }
  var projectedValue: Logged { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var first: Value { history.first ?? wrappedValue }
}
@propertyWrapper struct Binding<Value> { let get: () -> Value, set: (Value) -> Void; init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
  var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Self { self } }
final class Document { @Logged var title = "a"; @Logged var pages: [Int] = [] }
let d = Document()
d.title = "b"; d.title += "c"; d.pages.append(1); d.pages.append(2)
print(d.title, d.$title.history, d.$pages.history.count, d.$title.first)  // expect: bc ["a", "b"] 2 a
struct Toggle { @Binding var isOn: Bool; func flip() { isOn.toggle() }; var same: Binding<Bool> { $isOn } }
var on = false
let toggle = Toggle(isOn: Binding(get: { on }, set: { on = $0 }))
// expect: true true // expect: false
toggle.flip(); print(on, toggle.isOn); toggle.same.wrappedValue = false; print(on)
