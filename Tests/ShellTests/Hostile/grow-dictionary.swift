// status: 3
var d: [Int: Int] = [:]
while true { d[d.count] = 1 }
