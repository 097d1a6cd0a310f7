// swift-format-ignore-file
// A `deinit` that is isolated runs on its actor, without the task-local values of the code that released the
// object. It runs at once if that code is on the actor. So do the `deinit`s of superclasses and of parts.
enum Request { @TaskLocal static var id = "none" }
final class Part { let name: String; init(_ name: String) { self.name = name }
  deinit { print("part of \(name), request \(Request.id)") } }
@MainActor final class Screen {
  let name: String
  var steps = [1]
  let part: Part
  init(_ name: String) { self.name = name; part = Part(name) }
  isolated deinit {
    MainActor.assertIsolated()
    steps.append(2)
    print("screen \(name), request \(Request.id), \(steps)")
  }
}
print("on the main actor")
Request.$id.withValue("a") {
  do { let screen = Screen("one"); _ = screen }
  print("after, request", Request.id)
}
print("off the main actor")
await Task.detached {
  await Request.$id.withValue("b") { let screen = await Screen("two"); _ = screen; print("detached, request", Request.id) }
}.value
try await Task.sleep(for: .milliseconds(50))

@MainActor class Base { let number: Int; init(_ number: Int) { self.number = number }
  isolated deinit { print("base", number) } }
final class Sub: Base { isolated deinit { print("sub", number) } }
final class Plain: Base {}
do { let sub = Sub(1); _ = sub }
do { let plain = Plain(2); _ = plain }
class Nobody { @MainActor deinit { MainActor.assertIsolated(); print("nobody's") } }
await Task.detached { let nobody = Nobody(); _ = nobody }.value
try await Task.sleep(for: .milliseconds(50))

actor Bank {
  var log: [String] = []
  func add(_ text: String) { log.append(text) }
  isolated deinit { log.append("end"); print("bank", log, Request.id) }
}
func open() async { let bank = Bank(); await bank.add("begin") }
await Request.$id.withValue("c") { await open(); print("opened") }

@MainActor final class Link { let next: Link?; let number: Int
  init(_ number: Int, _ next: Link?) { self.number = number; self.next = next }
  isolated deinit { if number % 100 == 0 { print("link", number) } } }
var chain: Link? = nil
for number in 1...300 { chain = Link(number, chain) }
chain = nil
try await Task.sleep(for: .milliseconds(50))
// expect: on the main actor
// expect: screen one, request none, [1, 2]
// expect: part of one, request none
// expect: after, request a
// expect: off the main actor
// expect: detached, request b
// expect: screen two, request none, [1, 2]
// expect: part of two, request none
// expect: sub 1
// expect: base 1
// expect: base 2
// expect: nobody's
// expect: bank ["begin", "end"] none
// expect: opened
// expect: link 300
// expect: link 200
// expect: link 100
