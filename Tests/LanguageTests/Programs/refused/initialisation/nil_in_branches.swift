// swift-format-ignore-file
struct Branches {
  init?(y: Int) { if y > 0 { nil } else { return nil } }  // error: 'nil' requires a contextual type
}
struct Parentheses {
  init?(x: Int) { (nil) }  // error: 'nil' requires a contextual type
}
