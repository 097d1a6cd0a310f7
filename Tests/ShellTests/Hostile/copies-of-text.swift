// status: 3
// says: more memory
// megabytes: 700
var text = String(repeating: "x", count: 3_000_000)
var kept: [String] = []
while true {
  text += "y"
  kept.append(text)
}
