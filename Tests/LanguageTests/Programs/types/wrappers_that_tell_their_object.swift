// swift-format-ignore-file
// A property wrapper that tells its object about changes, but in a structure is an ordinary one.
import Foundation
protocol Observing: AnyObject { func changed(_ key: String) }
@propertyWrapper
struct Stored<Value: Codable> {
  let key: String
  private var cache: Value
  init(wrappedValue: Value, key: String) { self.key = key; cache = wrappedValue }
  var wrappedValue: Value { get { cache } set { cache = newValue } }
  static subscript<T: Observing>(_enclosingInstance t: T, wrapped w: ReferenceWritableKeyPath<T, Value>, storage s: ReferenceWritableKeyPath<T, Stored>) -> Value {
    get { t[keyPath: s].cache }
    set { t[keyPath: s].cache = newValue; t.changed(t[keyPath: s].key) }
  }
}
final class Settings: Observing {
  var changes: [String] = []
  func changed(_ key: String) { changes.append(key) }
  @Stored(key: "theme") var theme = "light"
  @Stored(key: "size") var size: Int = 12
  @Stored(key: "tags") var tags: Set<String> = []
  init() {}
  init(theme: String) { self.theme = theme; size = 3 }
}
let s = Settings(theme: "dark")
print(s.changes, s.theme)
s.theme = "blue"; s.size += 1; s.tags.insert("a"); s.tags.formUnion(["b"])
print(s.changes, s.size, s.tags.sorted())
struct Plain { @Stored(key: "p") var p = 1 }
var p = Plain(); p.p = 5; print(p.p)
// expect: ["theme", "size"] dark
// expect: ["theme", "size", "theme", "size", "tags", "tags"] 4 ["a", "b"]
// expect: 5
