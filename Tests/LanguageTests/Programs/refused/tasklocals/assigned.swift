// swift-format-ignore-file
enum Trace {
  @TaskLocal static var id = 0
  @TaskLocal static var tags: [String] = []
}
Trace.id = 5  // error: cannot assign to property: 'id' is a get-only property
Trace.id += 1  // error: left side of mutating operator isn't mutable: 'id' is a get-only property
Trace.tags.append("x")  // error: cannot use mutating member on immutable value: 'tags' is a get-only property
Trace.$id = 5  // error: cannot assign to property: '$id' is a 'let' constant  // says: cannot assign value of type 'Int' to type 'TaskLocal<Int>' — not yet in the compiler's words
func set() { Trace.id = 6 }  // error: cannot assign to property: 'id' is a get-only property
Trace.$id.withValue(5) {
  Trace.id = 7  // error: cannot assign to property: 'id' is a get-only property
  print(Trace.id)
}
