// swift-format-ignore-file
let list: Array = []  // error: empty collection literal requires an explicit type
let table: Dictionary = [:]  // error: empty collection literal requires an explicit type
func inside() {
  let list: Array = []  // error: empty collection literal requires an explicit type
}
