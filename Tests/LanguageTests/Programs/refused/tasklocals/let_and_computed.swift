// swift-format-ignore-file
enum Trace {
  @TaskLocal static let fixed = 0;  // error: cannot expand accessor macro on variable declared with 'let'
  @TaskLocal static var computed: Int { 5 }  // error: '@TaskLocal' property must have default value, or be optional  // says: property wrapper cannot be applied to a computed property — not yet in the compiler's words
  @TaskLocal static var depth: Int = 0
}
Trace.$depth.withValue(5) { print(Trace.depth) }
