// swift-format-ignore-file
enum Level { case low, mid(Int), high }
func grade(_ n: Int) -> String { if n > 90 { "A" } else if n > 50 { "B" } else { "C" } }
func weight(_ l: Level) -> Double { switch l { case .low: 0; case .mid(let n): Double(n) / 2; case .high: 10 } }
let n = 7
let kind = if n.isMultiple(of: 2) { "even" } else { "odd" }
let size: Double = switch n { case ..<5: 1; case 5...: 2.5; default: 0 }
let maybe: Int? = if n > 100 { n } else { nil }
// expect: A B C 1.5 0.0 odd 2.5 nil
print(grade(95), grade(60), grade(1), weight(.mid(3)), weight(.low), kind, size, maybe as Any)
let f = { (n: Int) -> String in if n == 0 { "zero" } else { switch n { case 1: "one"; default: "many" } } }
print([0, 1, 2].map(f))  // expect: ["zero", "one", "many"]
var total = 0
total += 1
total = if total > 0 { total * 10 } else { 0 }
struct E: Error {}
func pick(_ n: Int) throws -> Int { let v = switch n { case 0: throw E(); case 1: 10; default: fatalError("no") }; return v + 1 }
print(total, try pick(1), (try? pick(0)) as Any)  // expect: 10 11 nil
let level: Level = if n > 5 { .mid(n) } else { .low }
print(weight(level))  // expect: 3.5
