// swift-format-ignore-file
@resultBuilder struct Builder { static func buildBlock(_ parts: Int...) -> Int { 0 } }
