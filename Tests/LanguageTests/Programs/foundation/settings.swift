import Foundation

let settings = UserDefaults.standard
settings.set(3, forKey: "count")
settings.set("12 pieces", forKey: "text")
settings.set(2.5, forKey: "ratio")
settings.set(true, forKey: "isOn")
settings.set([1, 2], forKey: "list")
settings.set(["x"], forKey: "names")
settings.set(["k": 1], forKey: "parts")
settings.set(Data([1]), forKey: "data")
for key in ["count", "text", "ratio", "isOn", "list", "names", "parts", "data", "none"] {
  print(
    key, settings.integer(forKey: key), settings.double(forKey: key), settings.bool(forKey: key),
    settings.string(forKey: key) ?? "-", settings.array(forKey: key)?.count ?? -1,
    settings.dictionary(forKey: key)?.count ?? -1, settings.data(forKey: key)?.count ?? -1,
    settings.stringArray(forKey: key) ?? [], settings.object(forKey: key) == nil)
}
settings.register(defaults: ["count": 7, "theme": "dark"])
print(settings.integer(forKey: "count"), settings.string(forKey: "theme") ?? "-")
settings.removeObject(forKey: "count")
print(settings.integer(forKey: "count"), settings.object(forKey: "list") as? [Int] ?? [])
let nothing: String? = nil
settings.set(nothing, forKey: "text")
print(settings.string(forKey: "text") == nil)

struct Draft: Codable { var title: String }
if let suite = UserDefaults(suiteName: "drafts") {
  suite.set(try JSONEncoder().encode(Draft(title: "One")), forKey: "draft")
  let other = UserDefaults(suiteName: "drafts")?.data(forKey: "draft")
  print(try other.map { try JSONDecoder().decode(Draft.self, from: $0).title } ?? "none")
  print(settings.data(forKey: "draft") == nil)
  suite.removePersistentDomain(forName: "drafts")
  print(suite.data(forKey: "draft") == nil)
}
@propertyWrapper struct Stored<Value> {
  let key: String
  let initial: Value
  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
enum Preferences {
  static var name: Stored<String> { Stored(key: "name", initial: "nobody") }
}
print(Preferences.name.wrappedValue)
Preferences.name.wrappedValue = "Ann"
print(Preferences.name.wrappedValue)
for number in [3.0, 1e30, .nan, -0.0] {
  settings.set(number, forKey: "number")
  print(settings.string(forKey: "number") ?? "-", settings.integer(forKey: "number"))
}
// expect: count 3 3.0 true 3 -1 -1 -1 [] false
// expect: text 12 12.0 true 12 pieces -1 -1 -1 [] false
// expect: ratio 2 2.5 true 2.5 -1 -1 -1 [] false
// expect: isOn 1 1.0 true 1 -1 -1 -1 [] false
// expect: list 0 0.0 false - 2 -1 -1 [] false
// expect: names 0 0.0 false - 1 -1 -1 ["x"] false
// expect: parts 0 0.0 false - -1 1 -1 [] false
// expect: data 0 0.0 false - -1 -1 1 [] false
// expect: none 0 0.0 false - -1 -1 -1 [] true
// expect: 3 dark
// expect: 7 [1, 2]
// expect: true
// expect: One
// expect: true
// expect: true
// expect: nobody
// expect: Ann
// expect: 3.0 3
// expect: 1e+30 -9223372036854775808
// expect: nan -9223372036854775808
// expect: -0.0 0
