// swift-format-ignore-file
@resultBuilder struct Builder { static func buildBlock(_ parts: Int...) -> Int { 0 } }  // error: the attribute `@resultBuilder` isn't supported in a lesson
