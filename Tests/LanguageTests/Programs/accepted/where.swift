// swift-format-ignore-file
extension Array where Element == Int { func total() -> Int { 0 } }
