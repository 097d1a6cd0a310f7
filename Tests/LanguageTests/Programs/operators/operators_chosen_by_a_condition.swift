// swift-format-ignore-file
func pick(_ b: Bool) -> Int { (b ? (+) : (*))(2, 3) }
print(pick(true), pick(false))
// expect: 5 6
