// swift-format-ignore-file
enum Scope { @TaskLocal static var name = "default" }
struct Button { let action: () -> String }
func makeButtons() -> [Button] {
  let captured = Scope.name
  return [Button { Scope.name }, Button { captured }, Button { [now = Scope.name] in now }, Button { Scope.$name.withValue(captured) { Scope.name } }]
}
let outside = makeButtons()
let inside = Scope.$name.withValue("inside") { makeButtons() }
print(outside.map { $0.action() })  // expect: ["default", "default", "default", "default"]
print(inside.map { $0.action() })  // expect: ["default", "inside", "inside", "inside"]
// expect: ["calling", "default", "default", "default"] ["calling", "inside", "inside", "inside"]
Scope.$name.withValue("calling") { print(outside.map { $0.action() }, inside.map { $0.action() }) }
struct Lazy { lazy var first: String = Scope.name; var computed: String { Scope.name } }
var l = Lazy()
Scope.$name.withValue("first read") { print(l.first, l.computed) }  // expect: first read first read
print(l.first, l.computed)  // expect: first read default
