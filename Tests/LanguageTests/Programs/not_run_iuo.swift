// swift-format-ignore-file
var name: String! = nil  // error: an implicitly unwrapped optional isn't supported in a lesson
