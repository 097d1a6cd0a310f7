// status: 3
// says: nested deeper
enum L { @TaskLocal static var v = 0 }
func f(_ n: Int) { L.$v.withValue(n) { f(n + 1) } }
f(0)
