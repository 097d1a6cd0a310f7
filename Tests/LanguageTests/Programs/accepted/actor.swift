// swift-format-ignore-file
actor Counter { var n = 0 }
