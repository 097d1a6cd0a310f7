// swift-format-ignore-file
func endless(_ n: Int) -> Int { endless(n + 1) + 1 }  // trap: the calls nest deeper than 50000: is there a recursion without an end?
print(endless(0))
