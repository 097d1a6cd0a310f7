// status: 0 3
enum L { @TaskLocal static var v = "" }
func f(_ n: Int) {
  if n > 0 { L.$v.withValue(String(repeating: "x", count: 1_000_000)) { f(n - 1) } }
}
f(95)
print("end")
