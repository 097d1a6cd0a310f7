// swift-format-ignore-file
func load(retries: Int = 2, name: String = "x", _ body: () -> Int) -> String { "\(name) \(retries) \(body())" }
func both(first: () -> String = { "first" }, second: () -> String) -> String { first() + "/" + second() }
func three(a: Int = 1, onStart: () -> String = { "-" }, onEnd: (() -> String)? = nil) -> String { "\(a)\(onStart())\(onEnd?() ?? "nil")" }
func animate(_ d: Double = 0.5, _ body: () -> String, completion: (Bool) -> String = { "done \($0)" }) -> String { "\(d) " + body() + " " + completion(true) }
print(load { 5 }, load(retries: 1) { 6 }, load(name: "n") { 7 })  // expect: x 2 5 x 1 6 n 2 7
print(both { "b" }, both(first: { "a" }) { "b" }, both { "a" } second: { "b" })  // expect: first/b a/b a/b
// expect: 1snil 1se 1-e 3-nil
print(three { "s" }, three { "s" } onEnd: { "e" }, three(onEnd: { "e" }), three(a: 3))
print(animate { "go" }, animate(1) { "go" } completion: { "\(!$0)" })  // expect: 0.5 go done true 1.0 go false
struct Button { var title: String, action: () -> String; init(_ title: String = "OK", action: @escaping () -> String) { self.title = title; self.action = action } }
print(Button { "tapped" }.action(), Button("No") { "n" }.title)  // expect: tapped No
