// swift-format-ignore-file
var ages = ["Ann": 30]
ages["Bob"] = 25
print(ages["Ann"]!, ages["Bob"] ?? 0, ages["Cy"] as Any, ages.count)  // expect: 30 25 nil 2
ages["Ann"] = nil
print(ages)  // expect: ["Bob": 25]
ages["Bob"]! += 1
ages["Dee", default: 0] += 5
print(ages["Bob"]!, ages["Dee"]!)  // expect: 26 5
print(ages.keys.sorted(), ages.values.sorted())  // expect: ["Bob", "Dee"] [5, 26]
// expect: Bob 26
// expect: Dee 5
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
print(ages.removeValue(forKey: "Bob") ?? -1, ages.isEmpty)  // expect: 26 false
let empty: [String: Int] = [:]
print(empty, empty.count)  // expect: [:] 0
print(ages.mapValues { $0 * 2 }, ages.map { "\($0)=\($1)" })  // expect: ["Dee": 10] ["Dee=5"]
let nested = ["a": ["b": 1]]
print(nested["a"]?["b"] ?? 0, nested["x"]?["b"] as Any)  // expect: 1 nil
print(ages.contains { $0.value > 3 }, ages.filter { $0.value > 10 })  // expect: true [:]
if let old = ages.updateValue(7, forKey: "Dee") { print(old) }  // expect: 5
print(Dictionary(uniqueKeysWithValues: [("k", 1)]))  // expect: ["k": 1]
