// status: 3
// says: more memory
// megabytes: 480
var a: [[Int]] = []
while true { a.append(Array(repeating: 1, count: 10_000)) }
