// swift-format-ignore-file
// expect: starting // expect: 5 // expect: 6
func load(onStart: () -> Void = { print("starting") }, _ body: () -> Int) { onStart(); print(body()) }
load { 5 }
load(onStart: {}) { 6 }
func cached(_ key: String = "k", miss: () -> Int = { 0 }, hit: (String) -> String = { $0 }) -> String { "\(hit(key)) \(miss())" }
// expect: k 0 k 3 x! 1 <k> 0
print(cached(), cached { 3 }, cached("x") { 1 } hit: { $0 + "!" }, cached(hit: { "<\($0)>" }))
