// swift-format-ignore-file
func f(_ x: some Equatable) {}
