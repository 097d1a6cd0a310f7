// swift-format-ignore-file
struct Report { let n: Int; lazy var total: Int = { print("summing"); return (1...n).reduce(0, +) }(); lazy var text = "total \(total)"; init(n: Int) { self.n = n } }
var r = Report(n: 4)
print("made"); print(r.text); print(r.total)
var copy = r
copy.total = 99
print(copy.total, r.total)
final class Service { let name: String; lazy var greeting: () -> String = { [unowned self] in "I am \(name)" }; lazy private(set) var log: [String] = []; init(_ n: String) { name = n }; func add() { log.append("x") }; deinit { print("bye", name) } }
var s: Service? = Service("s")
print(s!.greeting()); s!.add(); s!.add(); print(s!.log.count)
s = nil
// expect: made
// expect: summing
// expect: total 10
// expect: 10
// expect: 99 10
// expect: I am s
// expect: 2
// expect: bye s
