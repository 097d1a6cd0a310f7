// swift-format-ignore-file
struct Grade { let student: String, subject: String, score: Double; var weight = 1.0 }
struct Statistics: CustomStringConvertible {
  let count: Int, mean: Double, median: Double, range: ClosedRange<Double>
  init?<S: Sequence>(_ values: S) where S.Element == Double {
    let sorted = values.sorted()
    guard let low = sorted.first, let high = sorted.last else { return nil }
    count = sorted.count
    mean = sorted.reduce(0, +) / Double(sorted.count)
    median = sorted.count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + sorted[count / 2]) / 2 : sorted[count / 2]
    range = low...high
  }
  var description: String { "n=\(count) mean=\(mean) median=\(median) range=\(range)" }
}
extension Sequence where Element == Grade {
  func by<K: Hashable & Comparable>(_ path: KeyPath<Grade, K>) -> [(key: K, grades: [Grade])] { Dictionary(grouping: self) { $0[keyPath: path] }.map { (key: $0.key, grades: $0.value) }.sorted { $0.key < $1.key } }
  var weightedMean: Double { let (sum, weights) = reduce((0.0, 0.0)) { ($0.0 + $1.score * $1.weight, $0.1 + $1.weight) }; return weights == 0 ? 0 : sum / weights }
}
let grades = [Grade(student: "Ada", subject: "math", score: 90, weight: 3), Grade(student: "Bob", subject: "math", score: 70), Grade(student: "Ada", subject: "art", score: 50), Grade(student: "Cy", subject: "math", score: 80)]
// expect: art n=1 mean=50.0 median=50.0 range=50.0...50.0
// expect: math n=3 mean=80.0 median=80.0 range=70.0...90.0
for (subject, group) in grades.by(\.subject) { print(subject, Statistics(group.map(\.score))!) }
// expect: Ada 80.0 2 // expect: Bob 70.0 1 // expect: Cy 80.0 1
for (student, group) in grades.by(\.student) { print(student, group.weightedMean, group.count) }
// expect: true 0.0 75.0
print(Statistics([]) == nil, grades.filter { $0.weight > 5 }.weightedMean, Statistics(grades.lazy.map(\.score))!.median)
let ranked = grades.by(\.student).map { ($0.key, $0.grades.weightedMean) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
// expect: 1. Ada 80.0 // expect: 2. Cy 80.0 // expect: 3. Bob 70.0
for (place, (name, mean)) in ranked.enumerated() { print("\(place + 1). \(name) \(mean)") }
