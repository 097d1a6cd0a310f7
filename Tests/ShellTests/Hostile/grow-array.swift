// status: 3
var a: [Int] = []
while true { a.append(a.count) }
