// status: 0
// prints: checked
// repeat: 60 "func f{i}() -> some P { W(a: f{p}(), b: f{p}()) }\n"
protocol P {}
extension Int: P {}
struct W<A: P, B: P>: P {
  var a: A
  var b: B
}
func f0() -> some P { 1 }
print("checked")
