// status: 1
// says: underlying type
protocol P {}
func one() -> some P { one() }
print(one())
