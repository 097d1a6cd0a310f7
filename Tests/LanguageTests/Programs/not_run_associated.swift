// swift-format-ignore-file
protocol P { associatedtype T }  // error: an associated type of your own isn't supported in a lesson
