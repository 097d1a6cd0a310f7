// What `dump` says of objects, types and functions.
class Base { var a = 1 }
class Plain: Base {}
final class Full: Plain { var z = 2 }
final class Empty {}

dump(Plain())
// expect: - main.Plain #0
// expect:   ▿ super: main.Base
// expect:     - a: 1
dump(Full())
// expect: ▿ main.Full #0
// expect:   - super: main.Plain
// expect:     ▿ super: main.Base
// expect:       - a: 1
// expect:   - z: 2
dump(Empty())  // expect: - main.Empty #0
dump([Int].self)  // expect: - Swift.Array<Swift.Int> #0
dump({ 1 })  // expect: - (Function)
dump((Plain.self, Empty.self))
// expect: ▿ (2 elements)
// expect:   - .0: main.Plain #0
// expect:   - .1: main.Empty #1

final class Reflected: Base, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["own": 5]) }
}
dump(Reflected())
// expect: ▿ main.Reflected #0
// expect:   ▿ super: main.Base
// expect:     - a: 1
// expect:   - own: 5
final class Alone: Base, CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["own": 5], ancestorRepresentation: .suppressed)
  }
}
dump(Alone())
// expect: ▿ main.Alone #0
// expect:   - own: 5
