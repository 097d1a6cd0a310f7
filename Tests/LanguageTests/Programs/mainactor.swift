// swift-format-ignore-file
@MainActor func ui() -> String { "ui" }
func work() async { let s = await ui(); print(s); await MainActor.run { print("on main") } }
print(ui())  // expect: ui
await work()  // expect: ui // expect: on main
let t = Task.detached { await ui() + "!" }
print(await t.value)  // expect: ui!
