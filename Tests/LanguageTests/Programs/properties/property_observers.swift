// swift-format-ignore-file
// expect: will 0 4
// expect: did 0 4
// expect: will 4 24
// expect: did 4 10
// expect: will 10 2
// expect: did 10 2
struct Meter { var level = 0 { willSet { print("will", level, newValue) } didSet { if level > 10 { level = 10 }; print("did", oldValue, level) } } }
var m = Meter()
m.level = 4
m.level += 20
func change(_ n: inout Int) { n = 1; n = 2 }
change(&m.level)
// expect: 1 -> 2 // expect: 2 -> 2 // expect: 2 -> 0
final class Model { var items: [Int] = [] { didSet(old) { print(old.count, "->", items.count) } }; init() { items = [1] } }
let model = Model()
model.items.append(2); model.items[0] = 9; model.items.removeAll()
var total = 0 { didSet { print("total", total) } }  // expect: total 3
total = 3
func local() { var x = 1 { willSet(next) { print("local", x, next) } }; x = 5 }  // expect: local 1 5
local()
