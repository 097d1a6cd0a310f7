// swift-format-ignore-file
// Capture lists of closures in closures see the outer one's parameters.
func run(_ f: () -> Int) -> Int { f() }
print([1,2].map { i in run { [i] in i * 2 } })
let mk = [1, 2].map { i in { [r = i + 50] in r } }
print(mk[0]())
final class O { var n = 3; func go() -> [() -> Int] { [1].map { i in return { [unowned self, i] in self.n + i } } }
 func t() -> (Int) -> Task<Void, Never> { return { (x: Int) in Task { [x] in print("task", x) } } } }
let o = O()
print(o.go()[0]())
await o.t()(4).value
// expect: [2, 4]
// expect: 51
// expect: 4
// expect: task 4
