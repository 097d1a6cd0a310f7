// swift-format-ignore-file
// A default says what a parameter is only where nothing else does.
func twice<T>(_ first: T, _ second: T = 5) {}  // error: cannot
