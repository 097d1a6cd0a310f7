// status: 3
// says: more memory
// megabytes: 700
var a = Array(repeating: 0, count: 4_000_000)
var b: [[Int]] = []
while true {
  a[0] += 1
  b.append(a)
}
