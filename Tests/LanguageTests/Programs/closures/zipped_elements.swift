// swift-format-ignore-file
struct Reading { var name: String; var value: Int }
func same(_ one: [(label: String?, value: Int)], _ other: [(label: String?, value: Int)]) -> Bool {
  zip(one, other).allSatisfy { $0.label == $1.label && $0.value == $1.value }
}
func rises(_ readings: [Reading]) -> Bool {
  zip(readings, readings.dropFirst()).allSatisfy { $0.value < $1.value }
}
print(same([("a", 1)], [("a", 1)]), same([("a", 1)], [("b", 1)]))
print(rises([Reading(name: "a", value: 1), Reading(name: "b", value: 2)]))
print(zip([1, 2], ["a", "b"]).map { "\($1)\($0)" })

struct Counter {
  struct Kept<T> { var value: T }
  typealias List<T> = [T]
}
print(Counter.Kept<Double>(value: 1), Counter.List<Double>([1]), Counter.Kept<Int>.self)
// expect: true false
// expect: true
// expect: ["a1", "b2"]
// expect: Kept<Double>(value: 1.0) [1.0] Kept<Int>
