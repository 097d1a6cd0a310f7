// status: 3
// says: a value would be larger
var s = "x"
while true { s += s }
