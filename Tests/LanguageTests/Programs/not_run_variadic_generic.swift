// swift-format-ignore-file
func f(_ x: some Equatable) {}  // error: an opaque type (`some`) isn't supported in a lesson
