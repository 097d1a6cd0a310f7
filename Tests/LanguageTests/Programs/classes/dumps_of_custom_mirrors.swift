// swift-format-ignore-file
class A: CustomReflectable { var x = 1; var y = 2
  var customMirror: Mirror { Mirror(self, children: ["x": x]) } }
class B: A { var z = 3 }
class C: A { var w = 3
  override var customMirror: Mirror { Mirror(self, children: ["w": w]) } }
class Base { var q = 0 }
class F: Base, CustomReflectable { var w = 3
  var customMirror: Mirror { Mirror(self, children: ["w": w]) } }
class G: F { var v = 8 }
dump(A())
dump(B())
dump(C())
dump(F())
dump(G())
// expect: ▿ main.A #0
// expect:   - x: 1
// expect: ▿ main.A #0
// expect:   - x: 1
// expect: ▿ main.C #0
// expect:   ▿ super: main.A
// expect:     - x: 1
// expect:     - y: 2
// expect:   - w: 3
// expect: ▿ main.F #0
// expect:   ▿ super: main.Base
// expect:     - q: 0
// expect:   - w: 3
// expect: ▿ main.F #0
// expect:   ▿ super: main.Base
// expect:     - q: 0
// expect:   - w: 3
