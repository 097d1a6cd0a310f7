// swift-format-ignore-file
actor Counter { var n = 0 }  // error: an actor isn't supported in a lesson
