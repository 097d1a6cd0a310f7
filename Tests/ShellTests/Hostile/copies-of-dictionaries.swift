// status: 3
// says: more memory
// megabytes: 900
var a: [Int: Int] = [:]
for index in 0..<100_000 { a[index] = index }
var b: [[Int: Int]] = []
while true {
  a[0, default: 0] += 1
  b.append(a)
}
