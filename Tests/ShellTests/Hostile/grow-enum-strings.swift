// status: 3
var a: [String] = []
while true { a.append("\(a.count)") }
