// swift-format-ignore-file
enum L { @TaskLocal static var n = 1 }
L.n = 2  // error: cannot assign to property: 'n' is a get-only property
L.n += 1  // error: left side of mutating operator isn't mutable: 'n' is a get-only property
L.$n = 3  // error: cannot assign to property: '$n' is a get-only property // error: cannot assign value of type 'Int' to type 'TaskLocal<Int>'  // says: cannot assign value of type 'Int' to type 'TaskLocal<Int>' — not yet in the compiler's words
