// swift-format-ignore-file
@resultBuilder enum Hidden {  // error: result builder must provide at least one static 'buildBlock' as accessible as result builder type 'Hidden' (which is internal)
  private static func buildBlock(_ parts: Int...) -> [Int] { parts }
}
@resultBuilder private enum Own {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}
@resultBuilder enum Half {
  private static func buildBlock(_ parts: String...) -> [String] { parts }
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}
