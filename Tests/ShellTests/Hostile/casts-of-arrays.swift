// status: 3
// says: computed longer
// limit: computing=1
let any: Any = Array(0..<2_000_000)
var n = 0
while true { n += (any as! [Int]).count }
