// swift-format-ignore-file
var name: String! = nil
