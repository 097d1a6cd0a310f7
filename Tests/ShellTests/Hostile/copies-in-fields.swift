// status: 3
// says: more memory
// megabytes: 700
final class Model { var items = Array(repeating: 0, count: 1_000_000) }
let model = Model()
var kept: [[Int]] = []
while true {
  model.items[0] = kept.count
  kept.append(model.items)
}
