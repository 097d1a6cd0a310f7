// swift-format-ignore-file
func f(_ a: isolated (any Actor)?) {}
