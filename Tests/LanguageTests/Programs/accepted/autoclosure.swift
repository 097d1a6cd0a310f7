// swift-format-ignore-file
func f(_ x: @autoclosure () -> Int) {}
