// swift-format-ignore-file
protocol Greeter { func greet() -> String }
extension Greeter {
  func greet() -> String { "default greet" }
  func wave() -> String { "default wave" }
  func both() -> String { greet() + "/" + wave() }
}
struct Loud: Greeter { func greet() -> String { "LOUD" }; func wave() -> String { "WAVE" } }
struct Quiet: Greeter {}
class Parent: Greeter { func wave() -> String { "parent wave" } }
class Child: Parent { func greet() -> String { "child greet" }; override func wave() -> String { "child wave" } }
let loud = Loud(), any: any Greeter = loud
print(loud.greet(), loud.wave(), loud.both())  // expect: LOUD WAVE LOUD/default wave
print(any.greet(), any.wave(), any.both())  // expect: LOUD default wave LOUD/default wave
func generic<G: Greeter>(_ g: G) -> String { g.greet() + " " + g.wave() }
// expect: LOUD default wave | default greet default wave | default greet default wave
print(generic(loud), "|", generic(Quiet()), "|", generic(Child()))
// expect: child greet default greet child wave
print(Child().greet(), (Child() as any Greeter).greet(), (Child() as Parent).wave())
