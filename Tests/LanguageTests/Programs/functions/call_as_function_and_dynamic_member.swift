// swift-format-ignore-file
struct Multiplier { var factor: Int; func callAsFunction(_ n: Int) -> Int { n * factor }; func callAsFunction(all ns: Int...) -> [Int] { ns.map { self($0) } } }
let triple = Multiplier(factor: 3)
print(triple(4), triple(all: 1, 2, 3), [1, 2].map(triple.callAsFunction(_:)))  // expect: 12 [3, 6, 9] [3, 6]
@dynamicMemberLookup struct JSON { var fields: [String: Int] = [:]; subscript(dynamicMember name: String) -> Int? { get { fields[name] } set { fields[name] = newValue } } }
var json = JSON()
json.age = 3; json.age? += 1; json.size = 9; json.size = nil
print(json.age as Any, json.size as Any, json.fields)  // expect: Optional(4) nil ["age": 4]
struct Settings { var volume = 5; var name = "x" }
@dynamicMemberLookup final class Ref<Value> { private(set) var value: Value; private(set) var writes = 0; init(_ v: Value) { value = v }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T { get { value[keyPath: path] } set { value[keyPath: path] = newValue; writes += 1 } } }
let ref = Ref(Settings())
ref.volume += 2; ref.name = "y"
print(ref.volume, ref.name.count, ref.writes, ref.value)  // expect: 7 1 2 Settings(volume: 7, name: "y")
