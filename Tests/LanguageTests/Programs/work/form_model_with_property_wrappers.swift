// swift-format-ignore-file
@propertyWrapper struct Validated<Value> {
  private(set) var error: String?
  private let check: (Value) -> String?
  var wrappedValue: Value { didSet { error = check(wrappedValue) } }
  var projectedValue: Validated<Value> { self }
  var isValid: Bool { error == nil }
  init(wrappedValue: Value, _ check: @escaping (Value) -> String?) {
    self.check = check
    self.wrappedValue = wrappedValue
    error = check(wrappedValue)
  }
}
func minimum(_ n: Int) -> (String) -> String? { { $0.count < n ? "needs \(n) characters" : nil } }
func all<V>(_ checks: ((V) -> String?)...) -> (V) -> String? { { v in checks.lazy.compactMap { $0(v) }.first } }
struct Form {
  @Validated(minimum(3)) var name = ""
  @Validated(all(minimum(4), { $0.contains { $0.isNumber } ? nil : "needs a digit" })) var password = "abc"
  @Validated({ 0...150 ~= $0 ? nil : "impossible" }) var age = 30
  var errors: [String] { [("name", $name.error), ("password", $password.error), ("age", $age.error)].compactMap { field, e in e.map { "\(field) \($0)" } } }
}
var form = Form()
print(form.errors)  // expect: ["name needs 3 characters", "password needs 4 characters"]
form.name = "Ada"
form.password = "abcdef"
form.age = -1
print(form.errors, form.$name.isValid)  // expect: ["password needs a digit", "age impossible"] true
form.password += "1"; form.age += 40
print(form.errors.isEmpty, form.age, form.password)  // expect: true 39 abcdef1
