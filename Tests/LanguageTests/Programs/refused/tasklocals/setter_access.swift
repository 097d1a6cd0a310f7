// swift-format-ignore-file
enum L {
  @TaskLocal static private(set) var x = 0  // error: 'private(set)' modifier cannot be applied to read-only properties
  static private(set) var y: Int { 1 }  // error: 'private(set)' modifier cannot be applied to read-only properties
  fileprivate(set) subscript(i: Int) -> Int { i }  // error: 'fileprivate(set)' modifier cannot be applied to read-only subscripts
}
struct S {
  private(set) var a: Int { get { 1 } set {} }
  private(set) lazy var b = 1
  private(set) var c = 1 { didSet {} }
  private(set) let d = 1  // error: 'private(set)' modifier cannot be applied to read-only properties
}
