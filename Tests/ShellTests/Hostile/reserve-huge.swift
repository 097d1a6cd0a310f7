// status: 0
var a: [Int] = []
a.reserveCapacity(Int.max)
var s = ""
s.reserveCapacity(Int.max)
print(a.count)
