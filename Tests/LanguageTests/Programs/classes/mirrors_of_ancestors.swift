// Mirrors that say what stands for a superclass.
class A: CustomReflectable {
  var a = 1
  var customMirror: Mirror { Mirror(self, children: ["named": a]) }
}
class B: A {
  var b = 2
  override var customMirror: Mirror {
    Mirror(self, children: ["b": 2], ancestorRepresentation: .customized({ super.customMirror }))
  }
}
class C: A { override var customMirror: Mirror { Mirror(self, children: ["c": 3]) } }
class D: A {
  override var customMirror: Mirror {
    Mirror(self, children: ["d": 3], ancestorRepresentation: .suppressed)
  }
}
class E: B {
  var e = 5
  override var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: [1, 2], displayStyle: .collection,
      ancestorRepresentation: .customized({ super.customMirror }))
  }
}
class F: B { var f = 6 }
class G: F {
  override var customMirror: Mirror {
    Mirror(self, children: ["g": 2], ancestorRepresentation: .customized({ super.customMirror }))
  }
}
class P { var p = 1 }
class Q: P, CustomReflectable {
  var q = 2
  var customMirror: Mirror { Mirror(self, children: ["qq": q]) }
}
func show(_ x: Any) {
  var m: Mirror? = Mirror(reflecting: x)
  while let now = m {
    print(now.subjectType, now.children.map { "\($0.label ?? "-")=\($0.value)" }, terminator: " | ")
    m = now.superclassMirror
  }
  print()
}
show(A())
show(B())
show(C())
show(D())
show(E())
show(F())
show(G())
show(P())
show(Q())
print(
  Mirror(reflecting: B()).superclassMirror?.children.first?.label ?? "none", Mirror(reflecting: A())
)
struct S: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [:]) } }
show(S())

// expect: A ["named=1"] |
// expect: B ["b=2"] | A ["named=1"] |
// expect: C ["c=3"] | A ["a=1"] |
// expect: D ["d=3"] |
// expect: E ["-=1", "-=2"] | B ["b=2"] | A ["named=1"] |
// expect: B ["b=2"] | A ["named=1"] |
// expect: G ["g=2"] | F ["f=6"] | B ["b=2"] | A ["named=1"] |
// expect: P ["p=1"] |
// expect: Q ["qq=2"] | P ["p=1"] |
// expect: named Mirror for A
// expect: S [] |
