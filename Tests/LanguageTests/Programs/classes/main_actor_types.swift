// swift-format-ignore-file
@MainActor final class Screen { private(set) var lines: [String] = []; nonisolated let id = 7; func show(_ s: String) { lines.append(s) }; nonisolated func describe() -> String { "screen \(id)" } }
@MainActor func render(_ s: Screen, _ text: String) -> Int { s.show(text); return s.lines.count }
let screen = Screen()
print(render(screen, "one"), screen.describe())  // expect: 1 screen 7
func background(_ s: Screen) async -> String { await s.show("two"); let n = await render(s, "three"); return "\(s.describe()) has \(n)" }
print(await background(screen))  // expect: screen 7 has 3
await Task.detached { await screen.show("four"); await MainActor.run { screen.show("five") } }.value
print(screen.lines)  // expect: ["one", "two", "three", "four", "five"]
@MainActor protocol Viewing { func draw() -> String }
struct Label: Viewing { var text: String; func draw() -> String { "[\(text)]" } }
let views: [any Viewing] = [Label(text: "a"), Label(text: "b")]
print(views.map { $0.draw() }.joined())  // expect: [a][b]
