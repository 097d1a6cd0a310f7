// swift-format-ignore-file
protocol P { associatedtype T }
