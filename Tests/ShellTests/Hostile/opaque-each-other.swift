// status: 1
// says: in terms of itself
protocol P {}
struct W<T: P>: P { let t: T }
func one() -> some P { W(t: other()) }
func other() -> some P { W(t: one()) }
print(one())
