// status: 1
func f(_ n: Int) -> Int { 1 + f(n + 1) }
print(f(0))
