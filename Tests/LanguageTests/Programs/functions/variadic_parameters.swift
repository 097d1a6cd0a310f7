// swift-format-ignore-file
func sum(_ ns: Int...) -> Int { ns.reduce(0, +) }
func tagged(_ tag: String, _ items: Any..., end: String = ".") -> String { tag + items.map { "\($0)" }.joined(separator: ",") + end }
func two(_ a: Int..., b: String...) -> String { "\(a) \(b)" }
func forward(_ ns: Int...) -> Int { ns.isEmpty ? 0 : sum(ns[0], ns.count) }
func apply(_ fs: ((Int) -> Int)..., to n: Int) -> Int { fs.reduce(n) { $1($0) } }
print(sum(), sum(1), sum(1, 2, 3), forward(5, 6, 7))  // expect: 0 1 6 8
print(tagged("x"), tagged("x", 1, "two", [3]), tagged("x", 1.5, end: "!"))  // expect: x. x1,two,[3]. x1.5!
print(two(), two(1, 2, b: "x"), two(b: "y", "z"))  // expect: [] [] [1, 2] ["x"] [] ["y", "z"]
print(apply({ $0 + 1 }, { $0 * 2 }, to: 4))  // expect: 10
struct Poly { let cs: [Int]; init(_ cs: Int...) { self.cs = cs }; subscript(ns: Int...) -> [Int] { ns.map { cs[$0] } } }
print(Poly(1, 2, 3)[0, 2])  // expect: [1, 3]
