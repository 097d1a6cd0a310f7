// swift-format-ignore-file
func f(_ x: @autoclosure () -> Int) {}  // error: `@autoclosure` isn't supported in a lesson
